import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import fastify from "fastify";
import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { loadContent } from "../../../sandbox/content/loader.ts";
import { contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { MODELS, SAMPLE } from "../../../src/composition/folders.ts";
import { createSite } from "../../../src/composition/site.ts";
import { hasSample } from "../../configuration/sample.ts";

const SCRIPT = fileURLToPath(new URL("../../../scripts/content-report/main.ts", import.meta.url));
const renderer = { render: async (_url: string, state: object) => JSON.stringify(state) };
/** The name of the repository, from the host of its API. */
const HOST = "127.0.0.1";
const EDITOR = "/sandbox/editor";
const WAIT_OPTIONS = { timeout: 20_000 };

/** How far the day of the sample is ahead of the clock: later, its calendars are over. */
const AHEAD_MS = Date.parse("2026-11-22T00:00:00Z") - Date.now();
const CLOCK = `data:text/javascript,const { now } = Date; Date.now = () => now() + ${AHEAD_MS};`;

/** The output of the command for a content API on the day of the sample, and its exit code. */
async function reportOf(endpoint: string, args: readonly string[] = [], variables: object = {}) {
  const env = { ...process.env, CONTENT_API_ENDPOINT: endpoint, ...variables };
  const run = promisify(execFile)(process.execPath, ["--import", CLOCK, SCRIPT, ...args], { env });
  return run.then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      text: stdout + stderr,
    }),
  );
}

/** The URL of a content service over HTTP. */
async function serve(
  documents: Parameters<typeof createSandboxStore>[0],
  repository = "larkfield",
): Promise<string> {
  const { models } = loadContent(SAMPLE, MODELS);
  const service = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 300 } });
  await service.register(contentSandbox, {
    store: createSandboxStore(documents, { models, repository }),
    mediaFolder: SAMPLE,
  });
  const origin = await service.listen({ host: HOST, port: 0 });
  onTestFinished(() => service.close());
  return `${origin}/api/v2`;
}

it("the command finds nothing in the sample content that visitors miss", async () => {
  const { documents } = loadContent(SAMPLE, MODELS);
  const CONTENT_LANGUAGE = documents[0]?.lang;
  expect(
    await reportOf(await serve(documents), [], { ...(CONTENT_LANGUAGE && { CONTENT_LANGUAGE }) }),
  ).toEqual({
    code: 0,
    text: "0 errors, 0 warnings\n",
  });
});

it("the command lists errors, and fails", async () => {
  const home = { id: "home", type: "home", data: { title: "Home" } };
  const search = { id: "page_search", type: "page", uid: "search", data: { title: "Search" } };
  const { code, text } = await reportOf(await serve([home, search]));
  expect(code).toBe(1);
  expect(text).toContain("error  page page_search, uid: cannot be reached: /search is the site's own\n");
  expect(text).toContain("\n1 errors, ");
});

it("the command lists unused files if there is a write token", async () => {
  const endpoint = await serve([{ id: "home", type: "home", data: { title: "Home" } }], HOST);
  const assets = endpoint.replace("/api/v2", "/asset-api");
  const body = new FormData();
  body.set("file", new File(["%PDF-"], "forgotten.pdf", { type: "application/pdf" }));
  const headers = { authorization: "Bearer write", repository: HOST };
  expect((await fetch(`${assets}/assets`, { method: "POST", headers, body })).status).toBe(200);
  const args = ["--asset-endpoint", assets];
  const { code, text } = await reportOf(endpoint, args, { CONTENT_WRITE_TOKEN: "write" });
  expect([code, text]).toEqual([
    0,
    expect.stringMatching(/warning {2}media \S*forgotten\.pdf: no document uses it/),
  ]);
});

it("the command reports that a repository cannot be read, with another exit code", async () => {
  const { code, text } = await reportOf("http://127.0.0.1:9/api/v2");
  expect([code, text]).toEqual([2, expect.stringContaining("The content service failed")]);
});

it.skipIf(!hasSample)("an editor sees the problems of drafts before a publish", async () => {
  const { now } = Date;
  vi.spyOn(Date, "now").mockImplementation(() => now() + AHEAD_MS);
  onTestFinished(() => void vi.mocked(Date.now).mockRestore());
  const site = await createSite(readConfig({ LOG_LEVEL: "silent" }), renderer, pino({ level: "silent" }));
  onTestFinished(() => site.close());
  const textAt = async (url: string) => (await site.inject(url)).body;
  expect(await textAt(EDITOR)).toContain(`${EDITOR}/report`);
  expect(await textAt(`${EDITOR}/report`)).toContain("There are no problems");

  const post = (url: string, payload: object) =>
    site.inject({ method: "POST", url: `${EDITOR}/api${url}`, payload });
  await post("/documents", { type: "page", uid: "search", data: { title: "Search" } });
  await post("/documents", {
    type: "news-article",
    uid: "typo",
    data: { title: "Typo", date: "0206-08-19", body: [] },
  });
  const report = await textAt(`${EDITOR}/report`);
  expect(report).toContain("cannot be reached: /search is the site&#39;s own");
  expect(report).toContain("the year 206 is out of range");
  expect(await textAt(EDITOR)).not.toContain("Expire");

  await post("/publish", {});
  await expect.poll(() => textAt("/sitemap.xml"), WAIT_OPTIONS).toContain("/news/typo");
  expect(await textAt("/sitemap.xml")).not.toContain("/search");
  const years = /"years":\[([^\]]*)\]/.exec(await textAt("/news"))?.[1]?.split(",");
  expect(years).toHaveLength(50);
});
