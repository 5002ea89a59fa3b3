import { describe, expect, it } from "vitest";
import {
  type ExchangeAnnouncement,
  mergeAnnouncements,
  referencesOf,
} from "../../../src/domain/announcements/exchange-announcement.ts";
import { ReleaseTimes } from "../../../src/domain/announcements/exchange-release.ts";
import { announcement } from "../sample-content.ts";

const AT = "2026-08-19T00:15:00.000Z";
const LATER = "2026-08-19T00:16:00.000Z";

const half = announcement("https://exchange.example/1", AT, {
  title: "Half-year results",
  href: "https://exchange.example/1.pdf",
});

/** All rows after each of some responses of a source. */
function listedBy(...responses: readonly (readonly ExchangeAnnouncement[])[]) {
  return responses.reduce<readonly ExchangeAnnouncement[]>(
    (known, listed) => mergeAnnouncements(known, listed),
    [],
  );
}

describe("an announcement of the exchange is the same", () => {
  it.each<[string, Partial<ExchangeAnnouncement>]>([
    ["its guid has changed", { reference: "f3b1" }],
    [
      "guid and link have another scheme",
      { reference: "http://exchange.example/1", href: "http://exchange.example/1.pdf" },
    ],
    [
      "the link has a slash, or `www.`",
      { reference: "2", href: "https://www.exchange.example/1.pdf/#page=1" },
    ],
    ["the title has other capitals", { reference: "2", title: "HALF-YEAR RESULTS" }],
    ["the title was corrected", { title: "Half-year results 2026" }],
    ["the link has changed, but not its guid", { href: "https://files.example/1.pdf" }],
    ["the time has changed, but not its guid", { releasedAt: LATER }],
  ])("if %s", (_case, change) => {
    const changed = { ...half, ...change };
    const [found, ...others] = listedBy([half], [changed]);
    expect(others).toEqual([]);
    const { title, releasedAt } = changed;
    expect(found).toMatchObject({ reference: half.reference, releasedAt, title });
  });

  it.each<[string, Partial<ExchangeAnnouncement>]>([
    ["another link and another time", { href: "https://exchange.example/2.pdf", releasedAt: LATER }],
    ["another link", { href: "https://exchange.example/2.pdf" }],
    ["another query of the link", { href: "https://exchange.example/1.pdf?id=2" }],
    ["another time", { releasedAt: LATER }],
    ["another title", { title: "Dividend" }],
  ])("but not one of the same day with another guid and %s", (_case, change) => {
    const other = { ...half, reference: "2", ...change };
    expect(listedBy([half], [half, other])).toHaveLength(2);
    expect(listedBy([half, other])).toHaveLength(2);
  });

  it("with a corrected link, but not with another form of the same one", () => {
    const hrefAfter = (href: string) => listedBy([half], [{ ...half, href }])[0]?.href;
    expect(hrefAfter("https://files.example/1.pdf")).toBe("https://files.example/1.pdf");
    expect(hrefAfter("http://www.exchange.example/1.pdf/")).toBe(half.href);
    const plain = { ...half, href: "http://exchange.example/1.pdf" };
    expect(listedBy([plain], [half], [plain])[0]?.href).toBe(half.href);
  });

  it("if guid and title change one after the other", () => {
    const steps = [half, { ...half, reference: "2" }, { ...half, reference: "2", title: "Corrected" }];
    const last = { ...half, reference: "3", title: "Corrected" };
    expect(listedBy(...[...steps, last].map((one) => [one]))).toHaveLength(1);
  });
});

describe("a source that makes guids anew", () => {
  const anew = (index: number) => [{ ...half, reference: `uuid-${index}` }];

  it("changes nothing any more after ten of them", () => {
    const known = listedBy(...Array.from({ length: 10 }, (_, index) => anew(index)));
    expect(known).toHaveLength(1);
    expect(mergeAnnouncements(known, anew(10))).toBe(known);
    expect(mergeAnnouncements(known, anew(3))).toBe(known);
  });

  it("has released what waits for any of them", () => {
    const times = new ReleaseTimes(listedBy(anew(1), anew(2)));
    for (const reference of ["uuid-1", "UUID-2"]) expect(times.of(reference)).toBe(Date.parse(AT));
  });

  it("changes nothing if it lists an announcement under two of them each time", () => {
    const both = [...anew(1), { ...half, reference: "uuid-2", kind: "Results" }];
    const known = listedBy(both);
    expect(known.flatMap(referencesOf)).toEqual(["uuid-1", "uuid-2"]);
    expect(mergeAnnouncements(known, both)).toBe(known);
  });
});
