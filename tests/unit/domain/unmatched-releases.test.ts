import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { withMatches } from "../../../src/domain/content/matched-items.ts";
import {
  certainMatchFor,
  suggestionFor,
  unmatchedReleases,
} from "../../../src/domain/content/unmatched-releases.ts";
import type { ExchangeAnnouncement } from "../../../src/domain/exchange/exchange-announcement.ts";
import { contentPage, newsArticle } from "../sample-content.ts";

const HOUR_MS = 3_600_000;
const EXPECTED = Date.parse("2027-02-17T22:30:00Z");
const circumstances = { now: EXPECTED + HOUR_MS, timeZone: "Australia/Sydney" };

const at = (hours: number) => new Date(EXPECTED + hours * HOUR_MS).toISOString();

let references = 0;
const announced = (title: string, hours = 0, kind?: string): ExchangeAnnouncement => {
  const reference = `A-${++references}`;
  const href = `https://exchange.example/${reference}`;
  return { reference, releasedAt: at(hours), title, href, kind, isPriceSensitive: false };
};

/** An article that waits for the exchange, written some days before. */
const waiting = (title: string, more: object = {}): ContentItem => ({
  kind: "page",
  page: {
    ...newsArticle("results", "2027-02-18", "Results"),
    title,
    published: at(-72),
    changed: at(-72),
    exchange: { isAwaited: true, latest: at(0) },
    ...more,
  },
});

/** What was announced in the months before, so that it is known which words the company uses always. */
const BEFORE = [
  announced("Larkfield Energy: Appendix 3Y Change of Director's Interest Notice", -500),
  announced("Larkfield Energy: Quarterly Activities Report", -700),
  announced("Larkfield Energy: Application for quotation of securities", -900),
  announced("Larkfield Energy: Becoming a substantial holder", -1_100),
  announced("Larkfield Energy: Notification of cessation of securities", -1_300),
];

const releaseOf = (item: ContentItem, ...announcements: readonly ExchangeAnnouncement[]) => {
  const [release] = unmatchedReleases([item], [...announcements, ...BEFORE], circumstances);
  if (release === undefined) throw new Error("nothing waits");
  return release;
};

describe("an announcement is suggested for a document that waits without a reference", () => {
  it.each([
    ["Half-year results 2027", "Larkfield Energy: Half Year Results 2027"],
    ["Larkfield Energy reports half-year results", "Larkfield Energy: HY27 Half Year Results Announcement"],
    ["Interim dividend of 12 cents", "Larkfield Energy: Dividend/Distribution - Interim"],
    ["Appointment of a new chief financial officer", "Larkfield Energy: Chief Financial Officer appointment"],
    ["Halbjahresergebnis 2027", "Larkfield Energy: Halbjahresergebnis zum 31. Dezember 2027"],
  ])("by its title: %s", (title, announcement) => {
    const own = announced(announcement);
    const other = announced("Larkfield Energy: Appendix 4G Corporate Governance Statement");
    expect(suggestionFor(releaseOf(waiting(title), other, own))).toBe(own);
  });

  it("by its kind, where the title says little", () => {
    const own = announced("Larkfield Energy: 1H27", 0, "Half-year results");
    const article = waiting("Half-year results");
    expect(suggestionFor(releaseOf(article, own))).toBe(own);
  });

  it("with the most alike first", () => {
    const presentation = announced("Larkfield Energy: Half Year Results Presentation");
    const results = announced("Larkfield Energy: Half Year Results");
    const { candidates } = releaseOf(waiting("Half-year results"), presentation, results);
    expect(candidates.map(({ announcement }) => announcement)).toEqual([results, presentation]);
  });

  it.each([
    ["has only the name of the company in common", announced("Larkfield Energy: Trading Halt")],
    ["was released long before it is expected", announced("Larkfield Energy: Half Year Results", -30)],
    ["was released long after it is expected", announced("Larkfield Energy: Half Year Results", 24 * 8)],
  ])("unless it %s", (_case, other) => {
    expect(suggestionFor(releaseOf(waiting("Larkfield Energy: half-year results"), other))).toBeUndefined();
  });

  it("unless nothing says when it is expected", () => {
    const item = waiting("Half-year results", { exchange: { isAwaited: true } });
    const { expected, candidates } = releaseOf(item, announced("Larkfield Energy: Half Year Results"));
    expect([expected, candidates]).toEqual([[], []]);
  });

  it("unless it was released half a day before the document was first published", () => {
    const item = waiting("Half-year results", { published: at(14) });
    expect(releaseOf(item, announced("Larkfield Energy: Half Year Results")).candidates).toEqual([]);
  });
});

describe("a document opens by its title alone", () => {
  const openedBy = (items: readonly ContentItem[], ...announcements: readonly ExchangeAnnouncement[]) => {
    const waits = unmatchedReleases(items, [...announcements, ...BEFORE], circumstances);
    return waits.map((release) => certainMatchFor(release, waits));
  };
  const article = waiting("Half-year results 2027");
  const own = announced("Larkfield Energy: Half Year Results 2027");

  it("if one announcement says the same, but for the name of the company, in any form", () => {
    const other = announced("Larkfield Energy: Trading Halt");
    expect(openedBy([article], other, own)).toEqual([own]);
    expect(openedBy([waiting("↗ 25 %")], announced("↗ 25 %"))).toEqual([
      expect.objectContaining({ title: "↗ 25 %" }),
    ]);
  });

  it.each([
    ["Cyber incident at Furlong", "No cyber incident at Furlong"],
    ["Board recommends takeover offer by Acme", "Board does not recommend takeover offer by Acme"],
    ["Guidance upgraded for retail", "Guidance downgraded for retail"],
    ["Resignation of director Jane Smith", "Resignation of director John Smith"],
    ["Dividend of 10.5 cents declared", "Dividend of 11.5 cents declared"],
    ["Annual report for financial year 2027", "Annual report for financial year 2026"],
    ["Half-year results 2027", "Half-year results 2027: webcast details"],
    ["Completion of Northgate acquisition", "Completion of Northgate acquisition delayed"],
    ["Offer by Acme for Bluegum", "Offer by Bluegum for Acme"],
    ["Larkfield Energy", "Larkfield Energy: Trading Halt"],
  ])("not if a word differs: %s, %s", (title, announcement) => {
    const other = announced(`Larkfield Energy: ${announcement}`);
    expect(openedBy([waiting(title)], other)).toEqual([undefined]);
  });

  it("not if two announcements say the same", () => {
    expect(openedBy([article], own, announced("Larkfield Energy: Half-year results, 2027"))).toEqual([
      undefined,
    ]);
  });

  it("not if two documents have its title", () => {
    const twin = waiting("Half-year results 2027", { id: "news-article_twin", uid: "twin" });
    expect(openedBy([article, twin], own)).toEqual([undefined, undefined]);
  });

  it("not if it was released hours before it is expected, as the invitation to a briefing may be", () => {
    const early = announced("Larkfield Energy: Half-year results 2027", -14);
    expect(suggestionFor(releaseOf(article, early))).toBe(early);
    expect(openedBy([article], early)).toEqual([undefined]);
  });
});

describe("what is compared", () => {
  it("names the documents of the same type that an announcement has released already", () => {
    const own = announced("Larkfield Energy: Half Year Results 2027");
    const before = waiting("Results", {
      id: "news-article_before",
      exchange: { isAwaited: true, latest: at(0), reference: own.reference },
    });
    const [release] = unmatchedReleases([waiting("Half-year results 2027"), before], [own], circumstances);
    expect(release?.candidates).toMatchObject([{ announcement: own, others: ["Results"] }]);
    expect(release && certainMatchFor(release, [release])).toBeUndefined();
  });

  it("are the announcements nearest to the expected time, and the documents that are expected nearest to now", () => {
    const many = Array.from({ length: 300 }, (_, index) => announced(`Notice ${index}`, index / 10));
    const documents = Array.from({ length: 150 }, (_, index) =>
      waiting(`Notice ${index}`, {
        id: `news-article_${index}`,
        exchange: { isAwaited: true, latest: at(index / 10) },
      }),
    );
    const releases = unmatchedReleases(documents, many, circumstances);
    expect(releases).toHaveLength(150);
    expect(releases[0]?.candidates).toHaveLength(100);
    expect(releases.at(-1)?.candidates).toEqual([]);
  });
});

describe("a matched reference", () => {
  const match = { part: "document", published: at(-72), reference: "A", by: "Kim", at: at(0) } as const;
  const exchangeOf = (item: ContentItem | undefined) =>
    item?.kind === "page" ? item.page.exchange : undefined;

  it("is as if an editor had entered it, in the same object each time", () => {
    const item = waiting("Results");
    const matches = [{ ...match, document: "news-article_results" }];
    const [matched] = withMatches([item], matches);
    expect(exchangeOf(matched)).toMatchObject({ isAwaited: true, reference: "A", latest: at(0) });
    expect(withMatches([item], [...matches])[0]).toBe(matched);
  });

  it("does not replace one that an editor has entered", () => {
    const item = waiting("Results", { exchange: { isAwaited: true, reference: "B" } });
    expect(withMatches([item], [{ ...match, document: "news-article_results" }])).toEqual([item]);
  });

  it("is not that of another document that has got the same id", () => {
    const item = waiting("Results", { published: at(0) });
    expect(withMatches([item], [{ ...match, document: "news-article_results" }])).toEqual([item]);
  });

  it("changes no other document, and none that does not wait", () => {
    const items: ContentItem[] = [waiting("Results"), { kind: "page", page: contentPage("company") }];
    expect(withMatches(items, [{ ...match, document: "page_company" }])).toEqual(items);
  });
});
