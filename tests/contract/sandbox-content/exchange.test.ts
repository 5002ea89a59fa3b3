import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { announcementsFrom } from "../../../src/adapters/announcements/announcements-from.ts";
import type { Announcements } from "../../../src/ports/announcements.ts";
import { type RunningSandbox, startSandbox } from "./harness.ts";

const NOW = Date.parse("2026-08-19T00:15:00Z");
const company = {
  slug: "larkfield",
  email: { sender: "investors@larkfield.example" },
  listings: [],
  timeZone: "UTC",
};

let sandbox: RunningSandbox;
let source: Announcements;
beforeEach(async () => {
  sandbox = await startSandbox({ now: () => new Date(NOW), prefix: "/sandbox" });
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
    const form = { reference: "LKF 1/26", title: "Half & <b>half</b>", kind: "Results" };
    expect((await submit("announce", { ...form, "price-sensitive": "yes" })).url).toContain(
      "/editor/exchange?notice=",
    );
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
});
