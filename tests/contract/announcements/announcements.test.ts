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
    expect(found.get("R-1")).toMatchObject({ releasedAt: "2026-08-19T00:15:00.000Z", title: "Results" });
    expect(found.get("R-1")?.href).toMatch(/^https:/);
  });

  it("lists a reference once, with its first time", async () => {
    subject.announce(results);
    subject.announce({ ...results, releasedAt: "2026-08-20T00:00:00.000Z" });
    const all = await subject.announcements.list(0);
    expect(all.map(({ releasedAt }) => releasedAt)).toEqual(["2026-08-19T00:15:00.000Z"]);
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
    const [found] = await listedFrom({ ...results, kind: "Interim" });
    expect(found).toEqual({
      reference: "R-1",
      releasedAt: "2026-08-19T00:15:00.000Z",
      title: "Results",
      kind: "Interim",
      language: isFeed ? "en-AU" : "en",
      isPriceSensitive: !isOfSec && name !== "rss",
      href: isOfSec ? `https://www.sec.gov/Archives/edgar/data/${CIK}/R1/results.htm` : hrefOf("R-1"),
    });
  });

  it.each([
    ["<b>Half</b>-year&nbsp;results<br>2026", "Half-year results 2026"],
    ["Fish &amp; chips &#8211; &Uuml;bersicht &#x1F600;", "Fish & chips – Übersicht 😀"],
    ["<script>alert(1)</script>&lt;script>", "alert(1)<script>"],
    ["Profit < 5 & > 3 &unknown;", "Profit < 5 & > 3 &unknown;"],
    ["Line\n\tbreak\u200b \u202eevil", "Line break evil"],
  ])("has the title %j as plain text", async (title, text) => {
    expect((await listedFrom({ ...results, title }))[0]?.title).toBe(text);
  });

  it("cuts a long title between two characters", async () => {
    const [found] = await listedFrom({ ...results, title: "👩‍👩‍👧".repeat(1_000) });
    expect(found?.title).toMatch(/^(?:👩‍👩‍👧){37}$/u);
  });

  it.each([
    ["without a time zone", { releasedAt: "2026-08-19T00:15:00" }],
    ["without a time", { releasedAt: "2026-08-19" }],
    ["with an invalid time", { releasedAt: "2026-88-19T00:15:00Z" }],
    ["of a day that does not exist", { releasedAt: "2026-02-32T00:15:00Z" }],
    ["with an endless reference", { reference: "R".repeat(1_000) }],
  ])("leaves an item out that is %s, but not the others", async (_case, change) => {
    const found = await listedFrom({ ...results, reference: "R-2", ...change }, results);
    expect(found.map(({ reference }) => reference)).toEqual(["R-1"]);
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
