import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { brand } from "../../../brand/brand.ts";
import { SyndicateContent } from "../../../src/application/syndicate-content.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { currencyCode } from "../../../src/domain/money/currency.ts";
import { dividend, finalDividend } from "../dividends/sample-dividends.ts";
import { contentPage, homePage } from "../sample-content.ts";
import { PUBLIC_URL, siteOf } from "./site.ts";

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
const COSTS: Section = {
  kind: "financial-summary",
  heading: "Costs",
  source: "Report",
  years: [],
  charts: [],
  measures: [
    { name: "Costs", unit: "A$m", hasChart: false, periods: [{ period: "FY26", amount: "(39.7)" }] },
  ],
};
const time = { date: "2027-02-17", starts: "2027-02-16T22:30:00.000Z", status: "Moved" } as const;
const events = [{ title: "Results", ...time }];
const DATES: Section = { kind: "calendar", heading: "Dates", intro: [], events };

const HISTORY: Section = { kind: "dividends", heading: "Dividends", intro: [], source: "Notifications" };
const DIVIDEND = finalDividend(2026, 0.1, {
  franked: 100,
  declared: "2026-08-19",
  reinvestment_price: 3.5,
  exchanges: [{ exchange: "NZX", ex: "2026-09-01" }],
});

const serverOf = (...sections: Section[]) =>
  siteOf({
    pages: [homePage(), { ...contentPage("shares"), changed: CHANGED, sections }],
    listed: [DIVIDEND, dividend("unknown", {})].map((document) => ({ kind: "dividend" as const, document })),
  });
const factsOf = async (...sections: Section[]) =>
  (await serverOf(...sections).server.inject("/facts.json")).json();

const place = { page: `${PUBLIC_URL}/shares`, published: CHANGED };

describe("GET /facts.json", () => {
  it("has figures, dates, capital and debt, each with its page, date and source", async () => {
    expect(await factsOf(SHARES, DEBT, COSTS, DATES)).toMatchObject({
      $schema: `${PUBLIC_URL}/facts.schema.json`,
      language: brand.locale,
      company: expect.objectContaining({ name: brand.name }),
      figures: [
        {
          ...place,
          id: "/shares#figures.costs",
          title: "Costs",
          source: "Report",
          rows: [
            {
              id: "/shares#costs.costs.a-m.fy26",
              measure: "Costs",
              unit: "A$m",
              unitCode: "AUD",
              factor: 1_000_000,
              period: "FY26",
              value: -39.7,
            },
          ],
        },
      ],
      periods: [],
      dates: [{ ...place, id: "/shares#dates.results-2027-02", title: "Dates", event: "Results", ...time }],
      dividends: [],
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

  it("says who the issuer is: what the brand and the site options state", async () => {
    const { server } = siteOf({
      pages: [homePage()],
      siteOptions: {
        ...EMPTY_SITE_OPTIONS,
        issuer: {
          parties: [
            { role: "Auditor", name: "Audit Co", link: { kind: "web", href: "https://audit.example/" } },
          ],
          indices: ["Example 100"],
          representatives: [{ name: "A. Person", role: "Chair" }],
        },
      },
    });
    const { company } = (await server.inject("/facts.json")).json();
    expect(company).toEqual({
      name: brand.name,
      legalName: brand.legalName,
      lei: brand.lei,
      form: "Public company limited by shares",
      country: "AU",
      place: "Queensland, Australia",
      registeredOffice: ["1 Example Street", "Brisbane QLD 4000"],
      registerNumbers: [{ name: "ACN", number: "000 000 019" }],
      vatId: "AU000000019",
      financialYearEnd: "06-30",
      reportingCurrency: "AUD",
      listings: [
        expect.objectContaining({
          mic: "XASX",
          isin: "AU0000000EX4",
          priceCurrency: "AUD",
          priceIsHundredths: false,
        }),
        expect.objectContaining({ mic: "OTCM", priceCurrency: "USD", receipts: { receipts: 1, shares: 5 } }),
        // ZAc.
        expect.objectContaining({ mic: "XJSE", priceCurrency: "ZAR", priceIsHundredths: true }),
      ],
      parties: [{ role: "Auditor", name: "Audit Co", link: "https://audit.example/" }],
      indices: ["Example 100"],
      representatives: [{ name: "A. Person", role: "Chair" }],
    });
  });

  it.each([
    ["everything", [SHARES, DEBT, COSTS, DATES, HISTORY]],
    [
      "what lacks dates and numbers",
      [
        { ...SHARES, asAt: undefined, classes: [{ name: "A" }], holders: [{ name: "B" }] },
        { ...DEBT, asAt: undefined, instruments: [{ name: "C", currency: currencyCode("AUD") }] },
      ] as const,
    ],
  ])("conforms to its schema with %s", async (_, sections) => {
    const { server } = serverOf(...sections);
    const schema = (await server.inject("/facts.schema.json")).json();
    const facts = (await server.inject("/facts.json")).json();
    expect(schema.$id).toBe(facts.$schema);
    expect(z.fromJSONSchema(schema).safeParse(facts).error).toBeUndefined();
  });

  it("has each dividend that a page shows, its amounts as exact texts", async () => {
    const { dividends } = await factsOf(HISTORY);
    const stated = { ...place, title: "Dividends", source: "Notifications" };
    expect(dividends).toEqual([
      {
        ...stated,
        id: "/shares#dividends.dividends.final-dividend-fy26.final.fy26",
        name: "Final dividend, FY26",
        kind: "Final",
        period: "FY26",
        status: "Declared",
        amount: "0.10",
        adjustedAmount: "0.10",
        currency: "AUD",
        parts: [],
        franked: 100,
        declared: "2026-08-19",
        ex: "2026-09-02",
        record: "2026-09-03",
        payment: "2026-09-25",
        currencyChoices: [],
        sharesInstead: { plan: "Reinvestment plan", price: "3.50", currency: "AUD" },
        exchanges: [{ exchange: "NZX", ex: "2026-09-01" }],
      },
      {
        ...stated,
        id: "/shares#dividends.dividends.dividend",
        name: "Dividend",
        status: "Declared",
        parts: [],
        currencyChoices: [],
        exchanges: [],
      },
    ]);
  });

  it("leaves out figures without a source, which must not be quoted", async () => {
    const unsourced = [COSTS, SHARES].map((section) => ({ ...section, source: undefined }));
    const { figures, capital } = await factsOf(...unsourced);
    expect([figures.length, capital.length]).toEqual([0, 1]);
  });

  it("is made once for each publish, and sent compressed to scripts of all sites", async () => {
    const { server } = serverOf(SHARES, DEBT);
    const made = vi.spyOn(SyndicateContent.prototype, "sections");
    const request = { url: "/facts.json", headers: { "accept-encoding": "br" } };
    const first = await server.inject(request);
    expect(first.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "application/json; charset=utf-8",
      "access-control-allow-origin": "*",
    });
    expect((await server.inject(request)).rawPayload).toEqual(first.rawPayload);
    expect(made).toHaveBeenCalledOnce();
  });

  it("has its tables as files, too", async () => {
    const { server } = serverOf(SHARES, DEBT);
    const lines = (await server.inject("/figures/shares/shares.csv")).body.split("\r\n");
    expect(lines).toContainEqual(expect.stringMatching(/^Major holders,.*,A fund,71571380,Share register,/));
    const { lists } = (await server.inject("/figures/shares/debt.json")).json();
    const common = { asAt: "2026-06-30" };
    expect(lists[0].rows).toEqual([{ ...rating, ...common, link: `${PUBLIC_URL}/r` }]);
    expect(lists[1].rows).toEqual(loans.instruments.map((one) => ({ ...one, ...common })));
  });
});
