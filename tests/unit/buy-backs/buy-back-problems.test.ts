import { describe, expect, it } from "vitest";
import type { BuyBack } from "../../../src/domain/buy-backs/buy-back.ts";
import { buyBackProblems } from "../../../src/domain/buy-backs/buy-back-problems.ts";
import { publishedBy } from "../../../src/domain/buy-backs/market-days.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { contentPage } from "../sample-content.ts";
import { buyBack, row } from "./sample-buy-backs.ts";

const item = (document: BuyBack): ContentItem => ({ kind: "buy-back", document });
const PAGE: ContentItem = {
  kind: "page",
  page: { ...contentPage("shares"), sections: [{ kind: "buy-backs", intro: [] }] },
};

interface Case {
  /** Default: none. */
  readonly exchanges?: readonly string[];
  /** What is published, if these are drafts. */
  readonly published?: readonly BuyBack[];
  readonly opening?: string;
  readonly now?: string;
  readonly items?: readonly ContentItem[];
}

function problemsOf(programmes: readonly BuyBack[], options: Case = {}) {
  const { exchanges = [], published, opening, now = "2026-11-06T05:00:00Z", items = [PAGE] } = options;
  const all = [...items, ...programmes.map(item)];
  return buyBackProblems({
    items: all,
    now: Date.parse(now),
    company: { exchanges },
    openingOf: () => (opening === undefined ? Number.NEGATIVE_INFINITY : Date.parse(opening)),
    published: published?.map(item),
  }).map(({ severity, document, field, problem }) => `${severity} ${document} ${field ?? ""}: ${problem}`);
}

const MAR = { exchanges: ["XETR"] };
const ONE = buyBack([row("2026-11-03", 1_000)]);

describe("the report on buy-backs", () => {
  it("is empty for a programme that is right", () => {
    expect(problemsOf([ONE])).toEqual([]);
    expect(problemsOf([ONE], { ...MAR, published: [] })).toEqual([]);
  });

  it.each<[string, BuyBack, string]>([
    [
      "more shares than it may buy",
      buyBack([row("2026-11-03", 10_001)]),
      "has bought 10001 shares, more than its maximum of 10000",
    ],
    [
      "more money than it may pay",
      buyBack([row("2026-11-03", 10_000)], { max_amount: 39_999 }),
      "has paid 40000 EUR, more than its maximum of 39999",
    ],
    ["a day to come", buyBack([row("2026-11-12", 1)]), "row 1 of the table, 2026-11-12, is still to come"],
    [
      "a Saturday",
      buyBack([row("2026-10-31", 1)], { from: "2026-10-01" }),
      "row 1 of the table, 2026-10-31, is a day on which the exchange is closed",
    ],
    [
      "two of one day and venue",
      buyBack([row("2026-11-03", 1), row("2026-11-03", 2)]),
      "row 2 of the table has the same day and venue as row 1 of the table",
    ],
    [
      "a price with a digit too many",
      buyBack([row("2026-11-02", 1), row("2026-11-03", 1, 40), row("2026-11-04", 1)]),
      "row 2 of the table has an average price of 40, far from 4 near it",
    ],
    ["neither maximum", buyBack([], { max_shares: null }), "has neither a maximum number of shares nor"],
    ["a row that is wrong", buyBack([row("2026-11-03", 0)]), "lacks transactions that cannot be read"],
  ])("names %s", (_, programme, problem) =>
    expect(problemsOf([programme])).toContainEqual(expect.stringContaining(problem)),
  );

  it("names programmes whose prices are all in another unit than those of another one", () => {
    const over = { status: "Completed", from: "2025-11-01", to: "2026-01-31" };
    const before = buyBack([row("2025-11-03", 1_000, 412.5)], over);
    const found = [
      "error before data.transactions: its prices of about 412.5 EUR may be in hundredths: buy-back has 4. None of its transactions is shown",
      "error buy-back data.transactions: its prices of about 4 EUR may be in hundredths: before has 412.5. None of its transactions is shown",
    ];
    const both = [{ ...before, id: "before" }, ONE];
    expect(problemsOf(both)).toEqual(found);
    // Nothing is compared over a consolidation.
    const adjustment = { day: "2026-05-04", shares: { new: 1, old: 100 } };
    const other = { ...buyBack(), id: "other", adjustment };
    expect(problemsOf([...both, other]).join()).not.toContain("may be in hundredths");
  });

  it("names a programme that no page shows, and one that is over and said to be running", () => {
    expect(problemsOf([ONE], { items: [] })).toEqual([
      "warning buy-back : no page has a section of buy-backs",
    ]);
    expect(problemsOf([ONE], { now: "2027-01-02T05:00:00Z" })).toEqual([
      "warning buy-back data.status: is said to be running, but its last day was 2026-12-31",
    ]);
  });
});

describe("transactions under the Market Abuse Regulation", () => {
  it.each([
    ["2026-11-03", "2026-11-12"],
    ["2026-11-06", "2026-11-17"],
  ])("of %s are public by the seventh market day after it, %s", (day, last) =>
    expect(publishedBy(day).day).toBe(last),
  );

  it("are public a day later for each holiday of the exchange, if the brand states those of the year", () => {
    const christmas = ["2026-12-24", "2026-12-25", "2026-12-31", "2027-01-01"];
    expect(publishedBy("2026-12-18")).toEqual({ day: "2026-12-29", isCertain: false });
    expect(publishedBy("2026-12-18", christmas)).toEqual({ day: "2027-01-04", isCertain: true });
    expect(publishedBy("2026-12-18", christmas.slice(0, 3)).isCertain).toBe(false);
  });

  it("are late in a draft that visitors see after that, if they do not see them yet", () => {
    const late = { ...MAR, published: [buyBack([])], now: "2026-11-13T00:00:00Z" };
    const ended = buyBack([row("2026-11-03", 1_000)], { status: "Completed" });
    const problem =
      "error buy-back data.transactions: row 1 of the table, 2026-11-03, had to be published by 2026-11-12 (weekdays, holidays unknown) (delegated regulation (EU) 2016/1052, article 2(3))";
    expect(problemsOf([ended], late)).toEqual([problem]);
    expect(problemsOf([ended], { ...late, now: "2026-11-12T20:00:00Z" })).toEqual([]);
    expect(problemsOf([ended], { ...late, published: [ended] })).toEqual([]);
    expect(problemsOf([ended], { ...late, exchanges: ["XASX"] })).toEqual([]);
  });

  it("are late if they wait for too long", () => {
    expect(problemsOf([ONE], { ...MAR, opening: "2026-11-13T09:00:00Z" })).toContainEqual(
      expect.stringContaining("had to be published by 2026-11-12"),
    );
  });

  it("may be missing, if a running programme has none for seven market days", () => {
    expect(problemsOf([ONE], { ...MAR, now: "2026-11-13T00:00:00Z" })).toEqual([
      expect.stringContaining("is running, and has no transactions after 2026-11-03"),
    ]);
  });

  it("stay for five years, with their programme", () => {
    const old = buyBack([row("2021-11-05", 5), row("2021-11-08", 6)], {
      from: "2021-11-01",
      to: "2021-11-30",
    });
    const less = buyBack([row("2021-11-08", 6)], {
      from: "2021-11-01",
      to: "2021-11-30",
      status: "Completed",
    });
    const gone = "had to be";
    expect(problemsOf([], { ...MAR, published: [old] })).toEqual([
      expect.stringContaining("would be gone: it has to stay on the site until 2026-11-30"),
    ]);
    expect(problemsOf([less], { ...MAR, published: [old] })).toEqual([]);
    expect(problemsOf([less], { ...MAR, published: [old], now: "2026-11-05T00:00:00Z" })).toEqual([
      expect.stringContaining(
        "row 1 of the table, 2021-11-05, would be gone: it has to stay on the site until 2026-11-05",
      ),
    ]);
    expect(problemsOf([], { ...MAR, published: [old], now: "2026-12-01T00:00:00Z" }).join()).not.toContain(
      gone,
    );
    expect(problemsOf([], { ...MAR, published: [old], now: "2026-12-01T00:00:00Z" })).toEqual([]);
  });
});
