import { describe, expect, it } from "vitest";
import type { AlertEntry } from "../../../src/domain/alerts/alert-entry.ts";
import {
  asKnown,
  type KnownDocument,
  noteOf,
  refreshed,
  repeatedBy,
} from "../../../src/domain/alerts/known-document.ts";

const MINUTE_MS = 60_000;
const AT = Date.parse("2026-11-23T02:00:00Z");

const announcement = (id: string, more: Partial<AlertEntry> = {}): AlertEntry => ({
  id,
  address: `/news/${id}`,
  topic: "News",
  title: `Title of ${id}`,
  date: "2026-11-23",
  href: `/news/${id}`,
  files: [],
  publishedAt: AT,
  ...more,
});
const released = (reference: string, more: Partial<AlertEntry> = {}) =>
  announcement(`exchange ${reference}`, { href: undefined, references: [reference], ...more });

const knowing = (...announcements: readonly AlertEntry[]) =>
  Object.fromEntries(announcements.map((one) => [one.id, noteOf(one)]));
const NONE = new Set<string>();

describe("a note of a document", () => {
  it("has its title and its day, by which another one in its place is known", () => {
    expect(noteOf(announcement("a", { title: " Half-Year\u00a0 Results " })).subject).toBe(
      "2026-11-23 half-year results",
    );
    expect(noteOf(announcement("a", { title: "Résultats".normalize("NFD") })).subject).toBe(
      "2026-11-23 résultats",
    );
  });

  it("has the file of one without a day, and nothing of one without both", () => {
    const undated = { date: undefined, title: "Charter" };
    const files = [{ title: "Charter", href: "/charter.pdf" }];
    expect(noteOf(announcement("a", { ...undated, files })).subject).toBe("/charter.pdf charter");
    expect(noteOf(announcement("a", undated)).subject).toBeUndefined();
  });

  it("of what the exchange has released has its references alone", () => {
    expect(noteOf(released("R1"))).toMatchObject({ subject: undefined, references: ["R1"] });
  });

  it("of a changed event has the time at which it is over, until which it is remembered", () => {
    const event = { date: "2027-02-18", title: "AGM", status: "Cancelled" } as const;
    const changed = announcement("event agm", { event, address: "event agm" });
    expect(noteOf(changed)).toEqual({
      address: "event agm",
      publishedAt: Date.parse("2027-02-19T12:00:00Z"),
    });
  });
});

describe("a document repeats", () => {
  const first = announcement("a");

  it.each([
    ["one at its address within ten minutes, whatever it says", { publishedAt: AT + 10 * MINUTE_MS }, "a"],
    ["none that was there before", { publishedAt: AT + 10 * MINUTE_MS + 1 }, undefined],
  ])("%s", (_what, more, repeated) => {
    const other = announcement("b", { address: first.address, title: "Another", ...more });
    expect(repeatedBy(knowing(first), other, NONE)).toBe(repeated);
  });

  const again = announcement("b", { title: " TITLE  OF A " });

  it("one with the same title and day that is gone, but none that is still there", () => {
    expect(repeatedBy(knowing(first), again, NONE)).toBe("a");
    expect(repeatedBy(knowing(first), again, new Set(["a"]))).toBeUndefined();
    expect(repeatedBy(knowing(first), { ...again, date: "2026-11-24" }, NONE)).toBeUndefined();
  });

  it("one that is gone only once: two in its place are two", () => {
    const replaced = { ...noteOf(announcement("c")), sameAs: "a" };
    expect(repeatedBy({ ...knowing(first), c: replaced }, again, new Set(["c"]))).toBeUndefined();
    // It has gone, too.
    expect(repeatedBy({ ...knowing(first), c: replaced }, again, NONE)).toBe("a");
  });

  it("the one that readers were told of, if that was repeated before", () => {
    const repeat: KnownDocument = { ...noteOf(announcement("b")), sameAs: "a" };
    const third = announcement("c", { address: "/news/b" });
    expect(repeatedBy({ b: repeat }, third, NONE)).toBe("a");
  });

  it("what the exchange has released about it with its topic, and the other way round", () => {
    const own = announcement("a", { references: [" r1 "] });
    expect(repeatedBy(knowing(released("R1")), own, NONE)).toBe("exchange R1");
    expect(repeatedBy(knowing(own), released("R1"), NONE)).toBe("a");
    expect(repeatedBy(knowing(own), released("R1", { topic: "Exchange" }), NONE)).toBeUndefined();
    expect(repeatedBy(knowing(own), released("R2"), NONE)).toBeUndefined();
    // Two releases are two.
    expect(repeatedBy(knowing(released("R1")), released("R2", { address: "x" }), NONE)).toBeUndefined();
  });

  it("none if nothing is known, or only that of an earlier version of the site", () => {
    expect(repeatedBy({}, first, NONE)).toBeUndefined();
    expect(repeatedBy({ b: undefined }, first, NONE)).toBeUndefined();
    expect(repeatedBy({ b: { address: "/news/b", publishedAt: AT } }, first, NONE)).toBeUndefined();
  });
});

describe("the announcements for alerts", () => {
  it("have the id of what they repeat, while that is gone", () => {
    const documents = { b: { ...noteOf(announcement("b")), sameAs: "a" } };
    const idsOf = (...all: readonly AlertEntry[]) => asKnown(documents, all).map(({ id }) => id);
    expect(idsOf(announcement("b"), announcement("c"))).toEqual(["a", "c"]);
    expect(idsOf(announcement("a"), announcement("b"))).toEqual(["a", "b"]);
  });
});

describe("what is known of documents", () => {
  const documents = knowing(announcement("a"), announcement("b"));

  it("is renewed when they are renamed, and keeps what they repeat", () => {
    const repeated = { ...documents, a: { ...noteOf(announcement("a")), sameAs: "z" } };
    const renamed = announcement("a", { title: "New" });
    expect(refreshed(repeated, [renamed])).toEqual({
      ...documents,
      a: { ...noteOf(renamed), sameAs: "z" },
    });
  });

  it("is the same object if nothing has changed, or only what it does not know", () => {
    expect(refreshed(documents, [announcement("a"), announcement("c")])).toBe(documents);
  });
});
