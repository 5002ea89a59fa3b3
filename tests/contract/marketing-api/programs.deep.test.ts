import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../../../packages/marketing-api/src/sandbox.ts";
import { createRestMarketingApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import { clockOption } from "../../configuration/clock.ts";
import { NEWS_LIST, SETTINGS } from "../../unit/marketing-api/fake-account.ts";
import { startServer } from "../local-server.ts";
import { SENT_TO_ONE } from "./campaign-report.ts";
import { json, recording } from "./rest-harness.ts";

const project = fileURLToPath(new URL("../../../", import.meta.url));
const text = readFileSync(join(project, "docs/marketing-programs.md"), "utf8");
/** Each program with its heading, and what it prints. */
const programs = Array.from(
  text.matchAll(/^## ([^\n]+)\n.*?^```ts\n(.*?)^```\n\n```text\n(.*?)^```$/gms),
  ([, title = "", code = "", output = ""]) => ({ title, code, output }),
);

/** The package's entries, as sources. */
const sourceOf = (entry: string) =>
  pathToFileURL(join(project, "packages/marketing-api/src", `${entry === "" ? "index" : entry}.ts`)).href;

let sandbox: Sandbox;
let folder: string;
let environment: Record<string, string>;
let closeLogin: (() => void) | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "programs-"));
  sandbox = await startSandbox();
  const answer = (url: string) =>
    url.endsWith("/token") ? { access_token: "any" } : { dc: "us1", accountname: "Example Group" };
  const login = recording([], (response, { url }) => json(response, 200, answer(url)));
  const { host } = await startServer(login, (close) => {
    closeLogin = close;
  });
  const options = { ESP_API_KEY: "any-us1", ESP_BASE_URL: sandbox.url, LOGIN_URL: `http://${host}` };
  environment = { ...options, CLIENT_SECRET: "3b5f0e1c", PATH: process.env.PATH ?? "" };
});

afterAll(async () => {
  closeLogin?.();
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

it("there are five programs of at most twenty lines", () => {
  expect(programs).toHaveLength(5);
  for (const { title, code } of programs) {
    const lines = code.split("\n").filter((line) => line.trim() !== "");
    expect(lines.length, title).toBeLessThanOrEqual(20);
  }
});

it.each(programs)(
  "$title: prints what the document says",
  async ({ code, output }) => {
    sandbox.reset();
    const api = createRestMarketingApi({ apiKey: "any-us1", baseUrl: sandbox.url });
    const { id: list_id } = await api.lists.create({ body: NEWS_LIST });
    await api.lists.members.create({
      list_id,
      body: { email_address: "ada@example.com", status: "subscribed" },
    });
    const { id: campaign_id } = await api.campaigns.create({
      body: { type: "regular", recipients: { list_id }, settings: SETTINGS },
    });
    const report = { ...SENT_TO_ONE, id: campaign_id, list_id };
    sandbox.answer("reports.list", { reports: [report], total_items: 1 });
    writeFileSync(
      join(folder, "readers.csv"),
      "email,name\nben@example.com,Ben\ncleo@example.com,Cleo\nno address,\n",
    );
    const program = code.replaceAll(/"marketing-api-client\/?(\w*)"/g, (_, entry) => `"${sourceOf(entry)}"`);
    // A webhook is as old as the clock of the service says.
    const options = [clockOption(), "--input-type=module-typescript", "--eval", program];
    const run = promisify(execFile)(process.execPath, options, {
      cwd: folder,
      env: { ...environment, LIST_ID: list_id },
      timeout: 20_000,
    });
    const { stdout, stderr } = await run.catch(
      (failure: { readonly stdout: string; readonly stderr: string }) => failure,
    );
    expect(stdout, stderr).toBe(output);
  },
  30_000,
);
