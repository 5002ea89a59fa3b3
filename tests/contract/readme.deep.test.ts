import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { createInMemoryMarketingApi } from "../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { hasSample } from "../configuration/sample.ts";
import { createList } from "../unit/newsletter-audience.ts";
import { startSandbox } from "./marketing-api/sandbox.ts";

const project = new URL("../../", import.meta.url);
const readme = await readFile(new URL("README.md", project), "utf8");
const [pageScript = "", marketingScript = ""] = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(
  ([, script = ""]) => script,
);

/** Runs a script in the project's folder, as in the README. */
function run(script: string, env: Readonly<Record<string, string>> = {}) {
  return promisify(execFile)(process.execPath, ["--input-type=module-typescript", "--eval", script], {
    cwd: fileURLToPath(project),
    env,
  });
}

it.skipIf(!hasSample)(
  "the use case in the README runs unchanged, and prints a page of the sample content",
  async () => {
    const { stdout, stderr } = await run(pageScript);
    expect(stdout).toMatch(/^Leadership .{40,}\n$/);
    expect(stderr).toBe("");
  },
);

it("the marketing program in the README runs unchanged, and prints the added member", async () => {
  const { api, perform } = createInMemoryMarketingApi();
  const ESP_LIST_ID = await createList(api);
  const { url } = await startSandbox({ perform });
  const environment = { ESP_API_KEY: "any", ESP_BASE_URL: url, ESP_LIST_ID };
  const { stdout, stderr } = await run(marketingScript, environment);
  expect(stdout).toBe("ada@example.com\n");
  expect(stderr).toBe("");
});
