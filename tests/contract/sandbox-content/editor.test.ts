import { createServer, type Server } from "node:http";
import { json as readJson } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { siteTime } from "../../unit/site-day.ts";
import { type RunningSandbox, startSandbox } from "./harness.ts";

let received: unknown[];
let receiver: Server;
let sandbox: RunningSandbox;
beforeEach(async () => {
  received = [];
  receiver = createServer(async (request, response) => {
    received.push(await readJson(request));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const address = receiver.address();
  const port = typeof address === "object" ? address?.port : undefined;
  sandbox = await startSandbox({
    mount: {
      siteUrl: "http://site.test",
      webhook: { url: `http://127.0.0.1:${port}/hook`, secret: "shared" },
    },
  });
});
afterEach(async () => {
  receiver.close();
  await sandbox.close();
});

/** Calls the editor's API. */
async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.url}/editor/api${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    body: text === "" ? undefined : JSON.parse(text),
  };
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
  it("lists documents with their status, and returns one", async () => {
    sandbox.store.deleteDraft("page_board");
    const { body } = await call("GET", "/documents");
    expect(body.documents).toHaveLength(9);
    expect(body.documents).toContainEqual(expect.objectContaining({ id: "page_board", status: "deleted" }));
    expect(body.documents).toContainEqual(
      expect.objectContaining({ id: "page_company", status: "published" }),
    );
    expect((await call("GET", "/documents/page_company")).body.data.title).toBe("Company");
  });

  it("changes a document as a draft; the site sees it after publishing", async () => {
    expect(await call("PUT", "/documents/page_board", { data: { title: "Changed" } })).toMatchObject({
      status: 200,
    });
    expect(await titleOf("board")).toBe("Board");
    const { status, body } = await call("POST", "/publish");
    expect(status).toBe(200);
    expect(body).toEqual({
      masterRef: sandbox.store.master.ref,
      documents: ["page_board"],
      webhook: { status: 204 },
    });
    expect(await titleOf("board")).toBe("Changed");
  });

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

  it("creates, publishes and deletes releases", async () => {
    await call("PUT", "/documents/page_board", { data: { title: "Soon" } });
    const first = await call("POST", "/releases", { label: "Spring" });
    expect(first).toMatchObject({ status: 201, body: { label: "Spring", documents: ["page_board"] } });
    expect((await call("DELETE", `/releases/${first.body.id}`)).status).toBe(204);
    const second = await call("POST", "/releases", { label: "Summer" });
    expect((await call("POST", `/releases/${second.body.id}/publish`)).status).toBe(200);
    expect(await titleOf("board")).toBe("Soon");
    expect((await call("DELETE", "/releases/none")).status).toBe(404);
  });

  it("publishes a scheduled release, and calls the webhook", async () => {
    await call("PUT", "/documents/page_board", { data: { title: "At half past eight" } });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const later = await call("POST", "/releases", { label: "Later", at });
    expect(later.body).toMatchObject({ scheduledFor: at });
    await call("PUT", "/documents/page_company", { data: { title: "Now" } });
    await call("POST", "/releases", { label: "Now", at: new Date().toISOString() });
    await expect.poll(() => titleOf("company")).toBe("Now");
    expect([await titleOf("board"), sandbox.store.releases.map(({ label }) => label)]).toEqual([
      "Board",
      ["Later"],
    ]);
    await expect
      .poll(() => received)
      .toContainEqual(expect.objectContaining({ documents: ["page_company"] }));
  });

  it("removes a scheduled release that is empty, and publishes the one after it", async () => {
    const at = new Date().toISOString();
    await call("POST", "/releases", { label: "Empty", at });
    await call("PUT", "/documents/page_board", { data: { title: "After it" } });
    await call("POST", "/releases", { label: "Full", at });
    await expect.poll(() => titleOf("board")).toBe("After it");
    expect(sandbox.store.releases).toEqual([]);
  });

  it("keeps an empty release that cannot be published", async () => {
    const { body } = await call("POST", "/releases", { label: "Empty" });
    expect((await call("POST", `/releases/${body.id}/publish`)).status).toBe(409);
    expect(sandbox.store.releases).toMatchObject([{ label: "Empty" }]);
  });

  it("allows only one document of a single type", async () => {
    const answer = await call("POST", "/documents", { type: "home", data: {} });
    expect(answer).toMatchObject({ status: 409, body: { detail: "There is one home already, home_home." } });
  });

  it("rejects a change if another editor has saved meanwhile", async () => {
    const opened = await fetch(`${sandbox.url}/editor/api/documents/page_board`);
    const headers = { "if-match": opened.headers.get("etag") ?? "" };
    const change = (title: string) => call("PUT", "/documents/page_board", { data: { title } }, headers);
    expect((await change("The first")).status).toBe(200);
    expect(await change("The second")).toMatchObject({
      status: 412,
      body: { issues: [{ path: "data.title" }] },
    });
  });

  it("creates a preview with all its links, and ends it", async () => {
    await call("PUT", "/documents/page_board", { data: { title: "Draft" } });
    const { body } = await call("POST", "/previews", { documentId: "page_board" });
    const url = new URL(body.url);
    expect(`${url.origin}${url.pathname}`).toBe("http://site.test/api/preview");
    expect(Object.fromEntries(url.searchParams)).toEqual({ token: body.token, documentId: "page_board" });
    expect(JSON.parse(body.cookie)).toEqual({
      _tracker: expect.any(String),
      "larkfield.prismic.io": { preview: body.token },
    });
    expect((await sandbox.client().getByUID("page", "board", { ref: body.token })).data.title).toBe("Draft");
    expect((await call("POST", "/previews/expire", { token: body.token })).status).toBe(204);
    expect(sandbox.store.lookup(body.token)).toEqual({ kind: "preview-expired" });
  });

  it("creates a share link that opens the site with the toolbar, which requests the session in it", async () => {
    const { body } = await call("POST", "/previews");
    const response = await fetch(body.shareUrl, { redirect: "manual" });
    const location = new URL(response.headers.get("location") ?? "");
    expect([response.status, location.href]).toEqual([
      302,
      `http://site.test/api/toolbar#preview-session=${body.id}`,
    ]);
    const session = await fetch(`${sandbox.url}/toolbar/sessions/${body.id}`);
    expect(session.headers.get("access-control-allow-origin")).toBe("*");
    expect(await session.json()).toEqual({
      token: body.token,
      label: "what is published",
      host: "larkfield.prismic.io",
    });
  });

  it("links previews to the server on which it is mounted, by default", async () => {
    const mounted = await startSandbox({ prefix: "/sandbox" });
    const { url } = await (await fetch(`${mounted.url}/editor/api/previews`, { method: "POST" }))
      .json()
      .then(z.object({ url: z.string() }).parse);
    expect(url.startsWith(`${new URL(mounted.url).origin}/api/preview?`)).toBe(true);
    await mounted.close();
  });

  it("makes old refs expire, and injects faults", async () => {
    const old = sandbox.store.master.ref;
    await call("PUT", "/documents/page_board", { data: {} });
    await call("POST", "/publish");
    expect((await call("POST", "/refs/expire")).status).toBe(204);
    expect(sandbox.store.lookup(old)).toEqual({ kind: "expired" });

    expect((await call("POST", "/faults", { kind: "status", status: 503, scope: "search" })).status).toBe(
      201,
    );
    expect((await call("GET", "/faults")).body.faults).toHaveLength(1);
    expect((await fetch(`${sandbox.url}/api/v2/documents/search`)).status).toBe(503);
    await call("POST", "/faults", { kind: "cut", times: 5 });
    await call("DELETE", "/faults");
    expect((await fetch(`${sandbox.url}/api/v2`)).status).toBe(200);
  });

  it.each([
    ["an unknown document", "GET", "/documents/none", undefined, 404],
    ["a document without data", "PUT", "/documents/page_board", { uid: "board" }, 422],
    ["a UID that is taken", "POST", "/documents", { type: "page", uid: "board", data: {} }, 409],
    ["an id that is taken", "POST", "/documents", { id: "home_home", type: "home", data: {} }, 409],
    ["an unknown fault", "POST", "/faults", { kind: "earthquake" }, 422],
    ["an unknown token", "POST", "/previews/expire", { token: "x" }, 404],
  ])("responds to %s with a problem", async (_, method, path, body, status) => {
    const answer = await call(method, path, body);
    expect(answer).toMatchObject({ status, type: expect.stringContaining("application/problem+json") });
    expect(answer.body).toMatchObject({
      status,
      title: expect.any(String),
      detail: expect.any(String),
      instance: expect.stringMatching(/^urn:request:.+/),
    });
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
        masterRef: sandbox.store.master.ref,
        domain: "larkfield",
        apiUrl: `${sandbox.url}/api/v2`,
        secret: "shared",
        documents: ["page_board"],
        releases: {},
        masks: {},
        tags: {},
      },
    ]);
  });

  it("is called for releases without a published ref, since that does not change", async () => {
    await call("PUT", "/documents/page_board", { data: {} });
    const { body } = await call("POST", "/releases", { label: "Spring" });
    await call("DELETE", `/releases/${body.id}`);
    expect(received).toMatchObject([
      { releases: { addition: [{ label: "Spring" }] } },
      { releases: { deletion: [{}] } },
    ]);
    expect(received[0]).not.toHaveProperty("masterRef");
  });

  it("can be tested", async () => {
    expect((await call("POST", "/webhook/test")).body).toEqual({ webhook: { status: 204 } });
    expect(received).toMatchObject([{ type: "test-trigger", secret: "shared" }]);
  });

  it("does not prevent a publish if its receiver does not respond", async () => {
    receiver.close();
    receiver.closeAllConnections();
    await call("PUT", "/documents/page_board", { data: {} });
    const { status, body } = await call("POST", "/publish");
    expect([status, z.object({ error: z.string() }).safeParse(body.webhook).success]).toEqual([200, true]);
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

  it("refuses an embargo on a document that visitors see, which it would take away", async () => {
    const refused = await submit("save", {
      id: "page_board",
      json: '{"data": {}}',
      "field.embargo": "2999-01-01T09:00",
    });
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining("Visitors see this document already"),
    ]);
    expect(sandbox.store.open("page_board")?.status).toBe("published");
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

  it("keeps input that cannot be saved, and says why", async () => {
    const answer = await submit("save", { id: "page_board", json: '{"data": oops' });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain("{&quot;data&quot;: oops");
    expect(text).toContain('role="alert"');
  });

  it("runs only its own script", async () => {
    const policy = (await fetch(`${sandbox.url}/editor`)).headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/default-src 'none'.*script-src 'nonce-[\w-]+'/);
  });
});

describe("the editor's upload", () => {
  const upload = (content: string, name: string) => {
    const body = new FormData();
    body.set("file", new File([content], name));
    return fetch(`${sandbox.url}/editor/actions/upload`, { method: "POST", body, redirect: "manual" });
  };

  it("adds a file to the media library, under a name of its own", async () => {
    const response = await upload("%PDF-1.4", "the report.pdf");
    const { searchParams } = new URL(response.headers.get("location") ?? "");
    const [, name] = /^Uploaded as (\S+-report\.pdf)\.$/.exec(searchParams.get("notice") ?? "") ?? [];
    expect(response.status).toBe(303);
    expect(await (await fetch(`${sandbox.url}/files/${name}`)).text()).toBe("%PDF-1.4");
  });

  it.each([
    ["an image that cannot be read", "no image", "map.png", 400],
    ["nothing", "", "empty.pdf", 422],
  ])("rejects %s", async (_what, content, name, status) => {
    expect((await upload(content, name)).status).toBe(status);
  });
});
