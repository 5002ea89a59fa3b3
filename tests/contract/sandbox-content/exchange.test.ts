import fastify from "fastify";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { announcementsFrom } from "../../../src/adapters/announcements/announcements-from.ts";
import { createSandbox } from "../../../src/composition/sandbox.ts";
import type { Announcements } from "../../../src/ports/announcements.ts";
import { type RunningSandbox, startSandbox } from "./harness.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-08-19T00:15:00Z");
const company = { slug: "larkfield", email: { sender: "investors@larkfield.example" }, listings: [] };

let now: number;
let sandbox: RunningSandbox;
let source: Announcements;
beforeEach(async () => {
  now = NOW;
  sandbox = await startSandbox({ now: () => new Date(now), prefix: "/sandbox" });
  source = announcementsFrom({ feed: `${sandbox.url}/exchange/announcements.xml` }, { company });
});
afterEach(() => sandbox.close());

const submit = (action: string, fields: Record<string, string>) =>
  fetch(`${sandbox.url}/editor/actions/${action}`, { method: "POST", body: new URLSearchParams(fields) });
const editorsPage = async () => (await fetch(`${sandbox.url}/editor/exchange`)).text();
const references = async () => (await source.list(0)).map(({ reference }) => reference);

/** Publishes a document that waits for the exchange. */
function publishWaiting(uid: string, reference: string | null) {
  const release = "When the exchange has released it";
  const data = { title: `About ${uid}`, release, exchange_reference: reference };
  sandbox.store.saveDraft({ id: uid, type: "notice", uid, data });
  sandbox.store.publish();
}

describe("the pretended exchange", () => {
  it("lists an announcement once an editor has released it", async () => {
    expect(await references()).toEqual([]);
    const form = {
      reference: "LKF 1/26",
      title: "Half & <b>half</b>",
      kind: "Results",
      "price-sensitive": "yes",
    };
    expect((await submit("announce", form)).url).toContain("/editor/exchange?notice=");
    const [found] = await source.list(0);
    expect(found).toEqual({
      reference: "LKF 1/26",
      title: "Half & half",
      kind: "Results",
      isPriceSensitive: true,
      language: "en-AU",
      releasedAt: new Date(NOW).toISOString(),
      href: `${sandbox.url}/announcements/LKF%201%2F26`,
    });
    expect(await (await fetch(found?.href ?? "")).text()).toContain(
      "<h1>Half &amp; &lt;b&gt;half&lt;/b&gt;</h1>",
    );
  });

  it("shows the documents that wait, and releases their announcement", async () => {
    publishWaiting("results", "lkf-1");
    publishWaiting("dividend", null);
    expect(sandbox.store.waiting.map(({ id }) => id)).toEqual(["results", "dividend"]);
    const before = await editorsPage();
    expect(before).toContain("<button>Acknowledge About results</button>");
    expect(before).toContain("<td>none yet</td><td></td>");
    await submit("acknowledge", { id: "results" });
    expect(await references()).toEqual(["lkf-1"]);
    expect(sandbox.store.waiting.map(({ id }) => id)).toEqual(["dividend"]);
    expect(await editorsPage()).not.toContain("Acknowledge About results");
  });

  it.each(["dividend", "page_board", "unknown"])(
    "cannot acknowledge %s, which has no reference",
    async (id) => {
      publishWaiting("dividend", null);
      expect((await submit("acknowledge", { id })).status).toBe(409);
      expect(await references()).toEqual([]);
    },
  );

  it("fails, or responds with yesterday's list, until an editor changes that", async () => {
    await submit("announce", { reference: "1", title: "Yesterday" });
    now += DAY_MS;
    await submit("announce", { reference: "2", title: "Today" });
    await submit("exchange-mode", { mode: "outdated" });
    expect(await references()).toEqual(["1"]);
    await submit("exchange-mode", { mode: "failing" });
    await expect(references()).rejects.toThrow("it responded with status 503");
    await submit("exchange-mode", { mode: "working" });
    expect(await references()).toEqual(["2", "1"]);
    expect((await submit("exchange-mode", { mode: "constructor" })).status).toBe(422);
  });

  it("has its pages on the site that has the sandbox", async () => {
    const { announcements, fetch: send, mountOn } = createSandbox();
    const site = fastify();
    onTestFinished(() => site.close());
    await mountOn(site);
    const body = new URLSearchParams({ reference: "1", title: "Results" });
    const form = { "content-type": "application/x-www-form-urlencoded" };
    await site.inject({
      method: "POST",
      url: "/sandbox/editor/actions/announce",
      headers: form,
      body: `${body}`,
    });
    const feed = new URL(announcements, "https://www.larkfield.example").href;
    const [found] = await announcementsFrom({ feed }, { company, fetch: send }).list(0);
    expect(found?.href).toBe("https://www.larkfield.example/sandbox/announcements/1");
    const visitor = { remoteAddress: "192.0.2.1", url: found?.href ?? "" };
    expect((await site.inject(visitor)).statusCode).toBe(200);
  });

  it("has the faults of the sandbox", async () => {
    sandbox.store.faults.add({ kind: "cut", scope: "announcements" });
    await expect(references()).rejects.toThrow("incomplete");
    expect(await references()).toEqual([]);
  });
});
