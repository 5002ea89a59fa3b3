import { json as readJson } from "node:stream/consumers";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { problemSchema } from "../../../src/adapters/http/contract/problem.ts";
import { Exchange } from "../../fuzz/exchange.ts";
import { siteTime } from "../../unit/sample-content.ts";
import { startServer } from "../local-server.ts";
import { type RunningSandbox, startSandbox } from "./harness.ts";

let received: unknown[];
let receiver: Awaited<ReturnType<typeof startServer>>;
let sandbox: RunningSandbox;
beforeEach(async () => {
  received = [];
  receiver = await startServer(async (request, response) => {
    received.push(await readJson(request));
    response.writeHead(204).end();
  });
  const url = `http://${receiver.host}/hook`;
  sandbox = await startSandbox({
    mount: { siteUrl: "http://site.test", webhook: { url, secret: "shared" } },
  });
});
afterEach(() => sandbox.close());

/** Calls the editor's API. */
async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type = body === undefined ? {} : { "content-type": "application/json" };
  const response = await fetch(`${sandbox.url}/editor/api${path}`, {
    method,
    headers: { ...headers, ...type },
    ...sent,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
}

/** Sends a form of the editor's page. */
function submit(action: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${sandbox.url}/editor/actions/${action}`, {
    method: "POST",
    headers,
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

const titleOf = async (uid: string) => (await sandbox.client().getByUID("page", uid)).data.title;

describe("the editor's API", () => {
  it("creates and deletes documents", async () => {
    const created = await call("POST", "/documents", { type: "page", uid: "new", data: { title: "New" } });
    expect(created).toMatchObject({ status: 201, body: { id: "page_new", uid: "new", lang: "en-au" } });
    await call("DELETE", "/documents/page_leadership");
    await call("POST", "/publish");
    expect(await titleOf("new")).toBe("New");
    await expect(titleOf("leadership")).rejects.toThrow("No documents were returned");
  });

  it("publishes one draft without the others, or discards one", async () => {
    await call("PUT", "/documents/page_board", { data: { title: "One" } });
    await call("PUT", "/documents/page_company", { data: { title: "Two" } });
    await call("POST", "/publish", { documents: ["page_board"] });
    expect([await titleOf("board"), await titleOf("company")]).toEqual(["One", "Company"]);
    expect((await call("DELETE", "/drafts/page_company")).status).toBe(204);
    expect((await call("GET", "")).body).toMatchObject({ drafts: [] });
    expect((await call("POST", "/publish")).status).toBe(409);
  });

  it("allows only one document of a single type", async () => {
    const answer = await call("POST", "/documents", { type: "home", data: {} });
    expect(answer).toMatchObject({ status: 409, body: { detail: "There is one home already, home_home." } });
  });

  it.each([
    ["an unknown document", "GET", "/documents/none", undefined, 404],
    ["a UID that is taken", "POST", "/documents", { type: "page", uid: "board", data: {} }, 409],
    ["an id that is taken", "POST", "/documents", { id: "home_home", type: "home", data: {} }, 409],
  ])("responds to %s with a problem", async (_, method, path, body, status) => {
    const answer = await call(method, path, body);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      status,
      expect.stringContaining("application/problem+json"),
    ]);
    expect(problemSchema.parse(answer.body)).toMatchObject({ status, detail: expect.any(String) });
  });

  it("rejects requests from other websites", async () => {
    const foreign = await call("POST", "/publish", undefined, { origin: "http://elsewhere.test" });
    expect(foreign.status).toBe(403);
    expect((await submit("publish", {}, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    const disguised = await fetch(`${sandbox.url}/%65ditor/api/publish`, {
      method: "POST",
      headers: { origin: "http://elsewhere.test" },
    });
    expect(disguised.status).toBe(403);
  });
});

describe("the webhook", () => {
  it("is called after a publish", async () => {
    await call("PUT", "/documents/page_board", { data: { title: "Changed" } });
    await call("POST", "/publish");
    expect(received).toEqual([
      {
        type: "api-update",
        secret: "shared",
        domain: "larkfield",
        apiUrl: `${sandbox.url}/api/v2`,
        masterRef: sandbox.store.master.ref,
        documents: ["page_board"],
        releases: {},
        masks: {},
        tags: {},
      },
    ]);
  });

  it("does not prevent a publish if its receiver does not respond", async () => {
    receiver.close();
    await call("PUT", "/documents/page_board", { data: {} });
    expect(await call("POST", "/publish")).toMatchObject({
      status: 200,
      body: { webhook: { error: expect.any(String) } },
    });
  });
});

describe("what the site says of a publish", () => {
  const detail = "The home page is missing.";
  /** Publishes with the API and with the page, and returns what an editor reads. */
  async function published() {
    await call("PUT", "/documents/page_board", { data: { title: "Changed" } });
    const { body } = await call("POST", "/publish");
    await call("PUT", "/documents/page_board", { data: { title: "Changed again" } });
    const { headers } = await submit("publish", { id: "page_board" });
    return [body.problem, new URL(headers.get("location") ?? "").searchParams.get("notice")];
  }
  /** The sandbox before a site that responds to the webhook with a status. */
  async function respondingWith(status: number, body: string) {
    const site = await startServer((_request, response) => void response.writeHead(status).end(body));
    onTestFinished(() => site.close());
    await sandbox.close();
    sandbox = await startSandbox({ mount: { webhook: { url: `http://${site.host}/hook`, secret: null } } });
  }

  it("is nothing, if it shows it", async () => {
    expect(await published()).toEqual([undefined, "Published: 1."]);
  });

  it.each([
    [409, JSON.stringify({ detail }), detail],
    [502, "<html>", "The website responded with 502."],
  ])("is in the response if its own is %i %s", async (status, body, problem) => {
    await respondingWith(status, body);
    expect(await published()).toEqual([problem, `Published: 1. But the site says: ${problem}`]);
  });

  it("is in the response of the sandbox within the site", async () => {
    await sandbox.close();
    sandbox = await startSandbox({
      mount: { askSite: async () => ({ problem: detail, report: undefined }) },
    });
    expect(await published()).toEqual([detail, `Published: 1. But the site says: ${detail}`]);
  });
});

it("what a publish has done is below the answer to the press, by title with a link", async () => {
  await sandbox.close();
  const documents = [
    {
      id: "page_board",
      type: "page",
      title: "Board & more",
      change: { kind: "changed" },
      hidden: ["is hidden until tomorrow"],
      opened: [],
      errors: ["data.intro: leads nowhere"],
    },
  ] as const;
  const report = { documents, errors: [] };
  sandbox = await startSandbox({ mount: { askSite: async () => ({ problem: undefined, report }) } });
  await call("PUT", "/documents/page_board", { data: { title: "Board & more" } });
  const { headers } = await submit("publish", { id: "page_board" });
  const shown = await (await fetch(headers.get("location") ?? "")).text();
  const place = /aria-label="What the publish has done".*?<\/section>/s.exec(shown)?.[0];
  expect(place).toMatch(/<a href="[^"]*\/documents\/page_board">Board &amp; more<\/a>/);
  expect(place).toContain("It is hidden until tomorrow.");
  expect(place).toContain("data.intro: leads nowhere");
});

describe("a form that cannot be sent", () => {
  it.each([
    ["create", { type: "page", uid: "board" }, "uid", "The page page_board has the UID board already."],
    ["create", { type: "home" }, "type", "There is one home already, home_home."],
    ["announce", { reference: "1" }, "title", "Enter the title."],
    ["save", { id: "page_board", uid: "company", json: '{"data": {}}' }, "uid", "The page page_company has"],
    [
      "save",
      { id: "page_board", json: '{"data": {}}', "field.embargo": "soon" },
      "field.embargo",
      "Embargo: ",
    ],
  ])("is shown again by “%s” of %o, with a sentence beside the input", async (action, fields, name, text) => {
    const answer = await submit(action, fields);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const shown = await answer.text();
    expect(shown).toContain(`<p role="alert" id="${name}-error">${text}`);
  });

  it("is shown with what is wrong as a whole, if no input is", async () => {
    const answer = await submit("publish", {});
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining('<p role="alert">There is no unpublished change.</p>'),
    ]);
  });
});

describe("the editor's page", () => {
  const page = async (path = "") => (await fetch(`${sandbox.url}/editor${path}`)).text();

  it("saves the fields of a form, with times on the company's clocks, and the JSON", async () => {
    const json = JSON.stringify({ data: { intro: [] } });
    const embargo = new Date(siteTime("2025-11-24T08:30")).toISOString().replace(".000Z", "+0000");
    const fields = { "field.title": "From a field", "field.embargo": "2025-11-24T08:30" };
    await submit("save", { id: "page_board", uid: "the-board", json, ...fields });
    expect(sandbox.store.open("page_board")?.document).toMatchObject({
      uid: "the-board",
      data: { title: "From a field", embargo, intro: [] },
    });
    expect(await page("/documents/page_board")).toContain('value="2025-11-24T08:30"');
  });

  it("says what is no date, and keeps what was typed", async () => {
    const typed = { "field.title": "Half typed", "field.embargo": "2026-02-30T10:00" };
    const refused = await submit("save", {
      id: "page_board",
      uid: "the-board",
      json: '{"data": {}}',
      ...typed,
    });
    const text = await refused.text();
    expect([refused.status, text]).toEqual([422, expect.stringMatching(/role="alert".*2026-02-30T10:00/s)]);
    expect(text).toContain('name="field.title" value="Half typed"');
  });

  it("names the documents under an embargo that anybody reads at the API, unless it is private", async () => {
    const data = { title: "Merger", embargo: "2999-01-01T00:00:00+0000" };
    await call("POST", "/documents", { type: "page", uid: "merger", data });
    await call("POST", "/publish");
    const warning = /role="alert">The repository is not private.*?<a [^>]*documents\/page_merger">Merger</s;
    expect(await page()).toMatch(warning);
    const secret = await startSandbox({ accessToken: "secret" });
    secret.store.saveDraft({ id: "merger", type: "page", uid: "merger", data });
    secret.store.publish();
    expect(await (await fetch(`${secret.url}/editor`)).text()).not.toContain("not private");
    await secret.close();
  });

  it("rejects the second of two concurrent changes, shows the difference, and keeps the input", async () => {
    const opened = await page("/documents/page_board");
    const version = /name="version" value="([^"]+)"/.exec(opened)?.[1] ?? "";
    const save = (title: string, of = version) =>
      submit("save", { id: "page_board", version: of, json: '{"data": {}}', "field.title": title });
    expect((await save("The first")).status).toBe(303);
    const second = await save("The second");
    const text = await second.text();
    expect(second.status).toBe(412);
    expect(text).toContain("Somebody has saved this document since you opened it.");
    expect(text).toContain("<td><code>data.title</code></td><td>The first</td><td>The second</td>");
    expect(text).toContain('name="field.title" value="The second"');
    expect(sandbox.store.open("page_board")?.document.data.title).toBe("The first");
    expect((await save("The second", /name="version" value="([^"]+)"/.exec(text)?.[1])).status).toBe(303);
    expect(sandbox.store.open("page_board")?.document.data.title).toBe("The second");
  });

  it.each([
    ["editors.example:8080", "editors.example:8080"],
    ["localhost:99999", "localhost"],
    ["a;script-src", "localhost"],
    ["", "localhost"],
  ])("runs only its own script, and names no invalid Host header: %j", async (host, named) => {
    const target = "/sandbox/editor";
    const headers = [["host", host]] as const;
    const exchange = new Exchange();
    onTestFinished(() => exchange.close());
    const other = await startSandbox({ prefix: "/sandbox" });
    onTestFinished(other.close);
    const answer = await exchange.send(other.url, { method: "GET", target, headers });
    const policy = answer === "cut" ? "" : String(answer.headers["content-security-policy"]);
    expect(policy).toMatch(/default-src 'none'.*script-src 'nonce-[\w-]+'/);
    expect(policy).toContain(`form-action 'self' http://${named};`);
  });
});

describe("the editor's upload", () => {
  const upload = (content: string | Uint8Array<ArrayBuffer>, name: string) => {
    const body = new FormData();
    body.set("file", new File([content], name));
    return fetch(`${sandbox.url}/editor/actions/upload`, { method: "POST", body, redirect: "manual" });
  };

  it("takes an image, which a text then shows, beside a film", async () => {
    const image = sharp({ create: { width: 40, height: 20, channels: 3, background: "green" } });
    const uploaded = await upload(new Uint8Array(await image.png().toBuffer()), "The map.png");
    const [name = ""] = /[\w-]+\.png/.exec(String(uploaded.headers.get("location"))) ?? [];
    const served = await fetch(`${sandbox.url}/images/${name}`);
    expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/png"]);
    const intro = `![Our sites](${name})\n\n!embed[Briefing](https://film.example/1)`;
    const saved = await submit("save", { id: "page_board", json: '{"data": {}}', "field.intro": intro });
    expect(saved.status).toBe(303);
    expect(sandbox.store.open("page_board")?.document.data.intro).toMatchObject([
      { type: "image", alt: "Our sites", dimensions: { width: 40, height: 20 } },
      { type: "embed", oembed: { embed_url: "https://film.example/1", title: "Briefing" } },
    ]);
  });

  it.each([
    ["an image that cannot be read", "no image", "map.png", 400],
    ["nothing", "", "empty.pdf", 422],
  ])("rejects %s", async (_what, content, name, status) => {
    expect((await upload(content, name)).status).toBe(status);
  });
});
