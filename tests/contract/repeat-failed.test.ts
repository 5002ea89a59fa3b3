import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";

const VITEST = fileURLToPath(new URL("../../node_modules/vitest/vitest.mjs", import.meta.url));
const PLUGIN = fileURLToPath(new URL("../configuration/repeat-failed.ts", import.meta.url));

const CONFIGURATION = `
  import { repeatFailed } from ${JSON.stringify(PLUGIN)};
  const project = (name) => ({ test: { name, include: [name + "/*.mjs"], globalSetup: ["set-up.mjs"] } });
  export default {
    plugins: [repeatFailed()],
    test: { globals: true, projects: [project("unit"), project("browser")] },
  };`;

const SET_UP = `
  import { run } from "./run.mjs";
  export const setup = ({ name }) => run("set up " + name);`;

/** Notes what runs, and fails the first times. */
const RUN = `
  import { appendFileSync, readFileSync } from "node:fs";
  export function run(name, failures = 0) {
    appendFileSync("runs", name + "\\n");
    const count = readFileSync("runs", "utf8").split("\\n").filter((one) => one === name).length;
    if (count <= failures) throw new Error(name);
  }`;

interface Options {
  /** Tests in a browser, and the number of times that each fails. */
  readonly tests: Readonly<Record<string, number>>;
  /** More code of that file. */
  readonly code?: string;
  /** Number of times that a unit test fails. */
  readonly unitFailures?: number;
  readonly CI?: string;
}

/** Runs a project of two files; resolves with the exit code, the last lines of the output, and what has run. */
async function runOf({ tests, code = "", unitFailures = 0, CI = "true" }: Options) {
  const folder = await mkdtemp(join(tmpdir(), "repeats-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = (of: Readonly<Record<string, number>>) =>
    `import { run } from "../run.mjs";
     for (const [name, failures] of Object.entries(${JSON.stringify(of)})) it(name, () => run(name, failures));`;
  await Promise.all(["unit", "browser"].map((name) => mkdir(join(folder, name))));
  await Promise.all(
    Object.entries({
      "vitest.config.mjs": CONFIGURATION,
      "set-up.mjs": SET_UP,
      "run.mjs": RUN,
      "unit/a.mjs": file({ "in node": unitFailures }),
      "browser/b.mjs": `${file(tests)}\n${code}`,
    }).map(([path, source]) => writeFile(join(folder, path), source)),
  );
  const vitest = spawn(process.execPath, [VITEST, "run"], {
    cwd: folder,
    env: { PATH: process.env.PATH, CI, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [output, [exitCode]] = await Promise.all([text(vitest.stdout), once(vitest, "exit")]);
  const runs = (await readFile(join(folder, "runs"), "utf8")).trimEnd().split("\n");
  return { exitCode, flaky: /^Flaky.*/ms.exec(output)?.[0], runs };
}

describe("in CI, failures in a browser", () => {
  it("are repeated at the end, each alone; if they pass, so does the run, which lists them last", async () => {
    const { exitCode, flaky, runs } = await runOf({
      tests: { once: 1, never: 0 },
      code: `describe("suite", () => {
        beforeAll(() => run("hook", 1));
        it("after the hook", () => run("after the hook"));
      });`,
    });
    expect(exitCode).toBe(0);
    expect(flaky).toBe(
      [
        "Flaky, passed when repeated alone (see docs/commands.md):",
        "  browser: browser/b.mjs > suite",
        "  browser: browser/b.mjs > once",
        "",
      ].join("\n"),
    );
    expect(runs.slice(-3)).toEqual(["hook", "after the hook", "once"]);
    expect(runs.toSorted()).toEqual([
      ...["after the hook", "hook", "hook", "in node", "never", "once", "once"],
      ...["set up browser", "set up unit"],
    ]);
  });

  it("fail the run if one of them fails again", async () => {
    const { exitCode, flaky, runs } = await runOf({ tests: { once: 1, always: 9 } });
    expect(exitCode).toBe(1);
    expect(flaky).toContain("> once\n");
    expect(flaky).not.toContain("always");
    expect(runs.filter((name) => name === "always")).toHaveLength(2);
  });
});

describe("nothing is repeated, and the run fails,", () => {
  it.each<[string, Options]>([
    ["outside of CI", { tests: { once: 1 }, CI: "" }],
    ["if there are more than three failures", { tests: { a: 1, b: 1, c: 1, once: 1 } }],
    ["if a unit test has failed, too", { tests: { once: 1 }, unitFailures: 1 }],
  ])("%s", async (_, options) => {
    const { exitCode, flaky, runs } = await runOf(options);
    expect(exitCode).toBe(1);
    expect(flaky).toBeUndefined();
    expect(runs.filter((name) => name === "once")).toHaveLength(1);
  });
});
