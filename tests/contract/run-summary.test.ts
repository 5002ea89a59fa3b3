import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";

const VITEST = fileURLToPath(new URL("../../node_modules/vitest/vitest.mjs", import.meta.url));
const SUMMARY = fileURLToPath(new URL("../configuration/run-summary.ts", import.meta.url));

const CONFIGURATION = `
  import { RunSummary } from ${JSON.stringify(SUMMARY)};
  const test = { name: "browser", globals: true, include: ["tests.mjs"], retry: 1 };
  export default { test: { reporters: [new RunSummary()], projects: [{ test }] } };`;

const TESTS = `
  it("always passes", () => {});
  describe("in a window", () => {
    let tries = 0;
    it("passes the second time", () => expect(++tries).toBe(2));
  });`;

it("lists the tests that pass only when they are retried, and the run passes", async () => {
  const folder = await mkdtemp(join(tmpdir(), "run-summary-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "vitest.config.mjs"), CONFIGURATION);
  await writeFile(join(folder, "tests.mjs"), TESTS);
  const vitest = spawn(process.execPath, [VITEST, "run"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [output, [exitCode]] = await Promise.all([text(vitest.stdout), once(vitest, "exit")]);
  expect(/^Flaky.*/ms.exec(output)?.[0]).toBe(
    "Flaky, passed when retried (see docs/commands.md):\n  browser: tests.mjs > in a window > passes the second time\n",
  );
  expect(exitCode).toBe(0);
});
