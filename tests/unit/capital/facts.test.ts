import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Section } from "../../../src/domain/content/section.ts";
import { currencyCode } from "../../../src/domain/money/currency.ts";
import { PUBLIC_URL, siteOf } from "../http/site.ts";
import { contentPage, homePage } from "../sample-content.ts";

const CHANGED = "2026-09-16T00:20:00.000Z";

/** What is told of the capital and of the debt as it is stored. */
const shareCapital = {
  asAt: "2026-09-16",
  source: "Share register",
  classes: [{ name: "Ordinary shares", onIssue: 842_016_240, treasury: 0 }],
  notInPublicHands: 0.4,
  holders: [{ name: "A fund", shares: 71_571_380, percent: 8.5 }],
};
const terms = { isin: "AU0000000EX4", coupon: "4.85%", maturity: "2029-05-15" };
const loans = {
  asAt: "2026-06-30",
  source: "Annual report",
  instruments: [
    { name: "Notes", volume: 250, currency: currencyCode("AUD"), ...terms },
    { name: "Perpetual", currency: currencyCode("AUD") },
  ],
};
const rating = { agency: "An agency", grade: "BBB", date: "2026-03-11" };

const SHARES = { kind: "share-capital", heading: "Shares", intro: [], ...shareCapital } as const;
const link = { kind: "page", href: "/r" } as const;
const DEBT = { kind: "debt", heading: "Debt", intro: [], ...loans, ratings: [{ ...rating, link }] } as const;

const serverOf = (...sections: Section[]) =>
  siteOf({ pages: [homePage(), { ...contentPage("shares"), changed: CHANGED, sections }] }).server;

/** Facts of sections, which conform to their schema. */
async function factsOf(...sections: Section[]) {
  const server = serverOf(...sections);
  const schema = (await server.inject("/facts.schema.json")).json();
  const facts = (await server.inject("/facts.json")).json();
  expect(z.fromJSONSchema(schema).safeParse(facts).error).toBeUndefined();
  return facts;
}

const place = { page: `${PUBLIC_URL}/shares`, published: CHANGED };

describe("facts", () => {
  it("have capital and debt, each with its page, date and source", async () => {
    expect(await factsOf(SHARES, DEBT)).toMatchObject({
      capital: [
        {
          ...place,
          id: "/shares#capital.shares",
          title: "Shares",
          ...shareCapital,
          classes: [{ ...shareCapital.classes[0], asAt: "2026-09-16" }],
          boughtBack: [],
          totals: [{ asAt: "2026-09-16", onIssue: 842_016_240, treasury: 0 }],
        },
      ],
      debt: [
        {
          ...place,
          id: "/shares#debt.debt",
          title: "Debt",
          ...loans,
          ratings: [{ ...rating, link: `${PUBLIC_URL}/r` }],
        },
      ],
    });
  });

  it("have what lacks dates and numbers, and a source", async () => {
    const { capital, debt } = await factsOf(
      { ...SHARES, source: undefined, asAt: undefined, classes: [{ name: "A" }], holders: [{ name: "B" }] },
      { ...DEBT, asAt: undefined, instruments: [{ name: "C", currency: currencyCode("AUD") }] },
    );
    expect([capital.length, debt.length]).toEqual([1, 1]);
  });

  it("are in files, too", async () => {
    const server = serverOf(SHARES, DEBT);
    const lines = (await server.inject("/figures/shares/shares.csv")).body.split("\r\n");
    expect(lines).toContainEqual(expect.stringMatching(/^Major holders,.*,A fund,71571380,Share register,/));
    const { lists } = (await server.inject("/figures/shares/debt.json")).json();
    const common = { asAt: "2026-06-30" };
    expect(lists[0].rows).toEqual([{ ...rating, ...common, link: `${PUBLIC_URL}/r` }]);
    expect(lists[1].rows).toEqual(loans.instruments.map((one) => ({ ...one, ...common })));
  });
});
