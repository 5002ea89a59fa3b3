import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { marketingSandbox } from "../../sandbox/marketing/plugin.ts";
import { createInMemoryMarketingApi } from "../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { hasSample } from "../configuration/sample.ts";

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
  const { id } = await api.lists.create({
    body: {
      name: "News",
      permission_reminder: "You signed up.",
      email_type_option: false,
      contact: { company: "Larkfield", address1: "1 Main Street", city: "Brisbane", country: "AU" },
      campaign_defaults: {
        from_name: "Larkfield",
        from_email: "a@larkfield.example",
        subject: "",
        language: "en",
      },
    },
  });
  const service = fastify();
  onTestFinished(() => service.close());
  await service.register(marketingSandbox, { perform });
  const url = await service.listen({ port: 0, host: "127.0.0.1" });
  const { stdout, stderr } = await run(marketingScript, {
    ESP_API_KEY: "any",
    ESP_BASE_URL: `${url}/3.0`,
    ESP_LIST_ID: id,
  });
  expect(stdout).toBe("ada@example.com\n");
  expect(stderr).toBe("");
});
