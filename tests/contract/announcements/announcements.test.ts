import type { ServerResponse } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";
import { InMemoryAnnouncements } from "../../../src/adapters/in-memory/announcements.ts";
import type { Announcements } from "../../../src/ports/announcements.ts";
import { CIK, formats, hrefOf, type Published, startSource } from "./sources.ts";

interface Subject {
  readonly announcements: Announcements;
  announce(announcement: Published): void;
  /** Makes it fail, or work again. */
  fail(isFailing: boolean): void;
}

const results: Published = { reference: "R-1", releasedAt: "2026-08-19T00:15:00.000Z", title: "Results" };

function announcementsContract(create: () => Promise<Subject>): void {
  let subject: Subject;
  beforeEach(async () => {
    subject = await create();
  });
  const listed = async () =>
    new Map((await subject.announcements.list(0)).map(({ reference, ...rest }) => [reference, rest]));

  it("lists an announcement once it is released, with its time in UTC", async () => {
    expect(await listed()).toEqual(new Map());
    subject.announce(results);
    subject.announce({ ...results, reference: "R-2", title: "Dividend" });
    const found = await listed();
    expect([...found.keys()].toSorted()).toEqual(["R-1", "R-2"]);
    expect(found.get("R-1")).toMatchObject({ releasedAt: "2026-08-19T00:15:00.000Z" });
    expect(found.get("R-1")?.href).toMatch(/^https:/);
  });

  it("lists a reference once, with its latest time", async () => {
    subject.announce({ ...results, releasedAt: "2026-08-20T00:00:00.000Z" });
    subject.announce(results);
    const all = await subject.announcements.list(0);
    expect(all.map(({ releasedAt }) => releasedAt)).toEqual(["2026-08-20T00:00:00.000Z"]);
  });

  it("passes on a time in the future, which is not its to judge", async () => {
    subject.announce({ ...results, releasedAt: "2126-08-19T00:15:00.000Z" });
    expect((await listed()).get("R-1")?.releasedAt).toBe("2126-08-19T00:15:00.000Z");
  });

  it("fails while the source is down, and lists everything again afterwards", async () => {
    subject.announce(results);
    await subject.announcements.list(0);
    subject.fail(true);
    await expect(subject.announcements.list(0)).rejects.toMatchObject({
      name: "SourceError",
      failure: "unavailable",
    });
    subject.fail(false);
    expect([...(await listed()).keys()]).toEqual(["R-1"]);
  });
}

describe("announcements in memory", () => {
  announcementsContract(async () => {
    const announcements = new InMemoryAnnouncements();
    return {
      announcements,
      announce: (announcement) => announcements.announce(announcement),
      fail: (isFailing) => (isFailing ? announcements.fail() : announcements.recover()),
    };
  });
});

describe.each(Object.entries(formats))("announcements of %s", (name, format) => {
  announcementsContract(async () => {
    const source = await startSource(format);
    return {
      announcements: source.announcements,
      announce: (announcement) => void source.items.push(announcement),
      fail: (isFailing) =>
        isFailing ? source.respond((_, response) => response.writeHead(500).end()) : source.recover(),
    };
  });

  const listedFrom = async (...items: Published[]) => {
    const source = await startSource(format);
    source.items.push(...items);
    return source.announcements.list(0);
  };

  it("has kind, language and address of an announcement, and whether it is price-sensitive", async () => {
    const isOfSec = name === "edgar";
    const isFeed = name === "rss" || name === "atom";
    const [found] = await listedFrom({ ...results, kind: format.kind });
    const changedAt = "2026-12-24T00:00:00.000Z";
    expect(found).toEqual({
      reference: "R-1",
      releasedAt: "2026-08-19T00:15:00.000Z",
      title: isOfSec ? "Quarterly report (10-Q)" : "Results",
      kind: name === "mfn" ? "Interim report" : format.kind,
      language: isFeed ? "en-AU" : "en",
      isPriceSensitive: name === "atom" || name === "mfn",
      ...(name === "atom" && { changedAt, updated: changedAt }),
      href: isOfSec ? `https://www.sec.gov/Archives/edgar/data/${CIK}/R1/results.htm` : hrefOf("R-1"),
    });
  });

  // The titles of filings are those of their forms.
  describe.skipIf(name === "edgar")("has the title", () => {
    it.each([
      ["<b>Half</b>-year&nbsp;results<br>2026", "Half-year results 2026"],
      ["FY26&#150;27, &plusmn;5&percnt; R&D &copy 2026", "FY26–27, ±5% R&D &copy 2026"],
      ["Fish &amp; chips &#8211; &Uuml;bersicht &#x1F600;", "Fish & chips – Übersicht 😀"],
      ["<script>alert(1)</script>&lt;script>", "alert(1)<script>"],
      ["Profit < 5 & > 3 &unknown;", "Profit < 5 & > 3 &unknown;"],
      ["Line\n\tbreak\u200b \u202eevil", "Line break evil"],
    ])("%j as plain text", async (title, text) => {
      expect((await listedFrom({ ...results, title }))[0]?.title).toBe(text);
    });

    it("cut between two characters if it is long", async () => {
      const [found] = await listedFrom({ ...results, title: "👩‍👩‍👧".repeat(1_000) });
      expect(found?.title).toMatch(/^(?:👩‍👩‍👧){37}$/u);
    });
  });

  it.each([
    ["without a time zone", { releasedAt: "2026-08-19T00:15:00" }],
    ["without a time", { releasedAt: "2026-08-19" }],
    ["with an invalid time", { releasedAt: "2026-88-19T00:15:00Z" }],
    ["of a day that does not exist", { releasedAt: "2026-02-31T00:15:00Z" }],
    ["of an hour that does not exist", { releasedAt: "2026-08-19T25:15:00Z" }],
    ["of a day that can be read in two ways", { releasedAt: "05/11/2026 10:00 +0000" }],
    ["of such a day in another form", { releasedAt: "05-11-2026 10:00 +0000" }],
    ["with an endless reference", { reference: "R".repeat(1_000) }],
  ])("leaves an item out that is %s, but not the others", async (_case, change) => {
    const found = await listedFrom({ ...results, reference: "R-2", ...change }, results);
    expect(found.map(({ reference }) => reference)).toEqual(["R-1"]);
  });

  it("says how many items it has left out, and what was wrong with the first", async () => {
    const source = await startSource(format);
    const bad = { ...results, reference: "R-2", releasedAt: "yesterday" };
    source.items.push(results, bad, { ...bad, reference: "R-3" });
    await source.announcements.list(0);
    const first = expect.stringMatching(/^"R-2": its time is /);
    expect(source.announcements.leftOut).toEqual([{ why: "unreadable", count: 2, first }]);
  });

  it("has the newest of 12,000 items, wherever they are in the list", async () => {
    const source = await startSource(format);
    const oldest = Date.parse("2026-01-01T15:00:00Z");
    const items = Array.from({ length: 12_000 }, (_, index) => ({
      ...results,
      reference: `R-${index}`,
      releasedAt: new Date(oldest + index * 1_000).toISOString(),
    }));
    source.items.push(...items);
    const found = await source.announcements.list(0);
    expect([found.length, found[0]?.reference, found.at(-1)?.reference]).toEqual([
      10_000,
      "R-11999",
      "R-2000",
    ]);
    const first = expect.stringContaining("R-1999");
    expect(source.announcements.leftOut).toEqual([{ why: "more than are kept", count: 2_000, first }]);
  });

  it("fails if no item can be read: its format has changed", async () => {
    await expect(listedFrom({ ...results, releasedAt: "yesterday" })).rejects.toMatchObject({
      failure: "invalid",
      message: expect.stringMatching(/^127\.0\.0\.1:\d+: none of its 1 items/),
    });
  });

  it.each([
    ["a web page", "<!doctype html><html><title>Maintenance</title></html>"],
    ["nothing", ""],
    ["another object", '{"error":"unknown key"}'],
    ["the beginning of a list", format.body([results]).slice(0, -3)],
  ])("is invalid if it responds with %s", async (_case, body) => {
    const source = await startSource(format);
    source.send(body);
    await expect(source.announcements.list(0)).rejects.toMatchObject({ failure: "invalid" });
  });

  it("names the site and a contact, and asks for what is new only", async () => {
    const source = await startSource(format);
    const modified = "Wed, 19 Aug 2026 00:15:00 GMT";
    // The content type does not matter.
    source.respond(({ headers }, response) => {
      if (headers["if-none-match"] === '"1"') return response.writeHead(304).end();
      return response.writeHead(200, { etag: '"1"', "last-modified": modified }).end(format.body([results]));
    });
    const first = await source.announcements.list(0);
    expect(first).toHaveLength(1);
    expect(await source.announcements.list(0)).toEqual(first);
    const [, second] = source.requests;
    expect(second?.headers).toMatchObject({
      "if-none-match": '"1"',
      "if-modified-since": modified,
      "user-agent": "larkfield-website (investors@larkfield.example)",
    });
  });

  it("reads ten thousand items", async () => {
    const items = Array.from({ length: 10_000 }, (_, index) => ({ ...results, reference: `R-${index}` }));
    expect(await listedFrom(...items)).toHaveLength(10_000);
  });
});

describe("a source of announcements, whatever its format,", () => {
  const elsewhere = { location: "https://other.example" };
  const half = (response: ServerResponse) =>
    response.writeHead(200, { "content-length": "10000" }).write("{", () => response.destroy());

  it.each<[string, (response: ServerResponse) => void, RegExp]>([
    ["an error", (response) => response.writeHead(500).end("key=secret"), /status 500/],
    ["a redirect", (response) => response.writeHead(302, elsewhere).end(), /status 302/],
    ["304 to a first request", (response) => response.writeHead(304).end(), /status 304/],
    ["half a response", half, /incomplete/],
    ["no response", (response) => response.destroy(), /socket|closed/],
  ])("is unavailable after %s", async (_case, respond, reason) => {
    const source = await startSource(formats.rss);
    source.respond((_, response) => respond(response));
    const error = await source.announcements.list(0).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ failure: "unavailable", message: expect.stringMatching(reason) });
    expect(String(error)).toContain(source.host);
    expect(String(error)).not.toMatch(/secret|\/feed|submissions/);
  });

  it("is unavailable if the rest of a response does not come", async () => {
    const source = await startSource(formats.rss, 50);
    source.respond((_, response) => void response.write("{"));
    await expect(source.announcements.list(0)).rejects.toThrow("it did not respond in time");
  });

  it.each([
    ["20 MB", Buffer.alloc(20 * 1024 * 1024, " ")],
    ["an unknown encoding", '<?xml version="1.0" encoding="klingon"?><rss/>'],
  ])("is invalid if it responds with %s", async (_case, body) => {
    const source = await startSource(formats.rss);
    source.send(body);
    await expect(source.announcements.list(0)).rejects.toMatchObject({ failure: "invalid" });
  });
});
