import { beforeAll, expect, it } from "vitest";
import * as english from "../../../../brand/texts/en/all.ts";
import { regional } from "../../../../brand/texts/regional.ts";
import { siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const ISIN = "AU000000FHD1";

/** What a trust says in its own words, as a region does. */
const texts = {
  ...english,
  dividends: regional(english.dividends, {}, [
    ["a share", "a unit"],
    ["shares", "units"],
    ["Shares", "Units"],
    ["Share election", "Reinvestment election"],
    ["Ex-dividend", "Ex-distribution"],
    ["Dividend", "Distribution"],
    ["dividend", "distribution"],
  ]),
};

const open = siteOfIssuer({
  brand: {
    name: "Fernhill Diversified Trust",
    shortName: "Fernhill",
    legalName: "Fernhill Diversified Trust",
    listings: [{ exchange: "ASX", mic: "XASX", ticker: "FHD", isin: ISIN, currency: "AUD" }],
    yearEnd: "06-30",
    locale: "en-AU",
    timeZone: "Australia/Sydney",
    currency: { code: "AUD", sign: "A$", hundredths: "cents" },
  },
  texts,
  now: "2026-11-24T00:00:00Z",
});

const MONTHLY = { kind: "Monthly", share_plan: "Reinvestment plan" };
const PARTS = [
  { name: "Fund payment", amount: 0.0065, withholding: 15 },
  { name: "Tax deferred", amount: 0.0042, withholding: 0 },
  { kind: "Capital gain", amount: 0.0018, withholding: 15 },
];
const NOVEMBER = typed(
  { type: "dividend", uid: "2026-11" },
  {
    ...MONTHLY,
    period: "November 2026",
    status: "Declared",
    amount: 0.0125,
    parts: PARTS,
    declared: "2026-11-20",
    ex: "2026-11-27",
    record: "2026-11-30",
    election: "2026-12-01",
    reinvestment_discount: 0.5,
    payment: "2026-12-15",
  },
);
const OCTOBER = typed(
  { type: "dividend", uid: "2026-10" },
  {
    ...MONTHLY,
    period: "October 2026",
    status: "Paid",
    amount: 0.012083,
    declared: "2026-10-23",
    ex: "2026-10-29",
    record: "2026-10-30",
    election: "2026-11-02",
    reinvestment_price: 2.0352,
    reinvestment_discount: 0.5,
    payment: "2026-11-16",
  },
);
const CAPITAL = {
  heading: "Units on issue",
  as_at: "2026-10-31",
  source: "Register",
  classes: [{ name: "Ordinary units", isin: ISIN, on_issue: 412_500_000, votes_per_share: 1 }],
};
const SUMMARY = {
  heading: "Net asset value",
  source: "Monthly updates",
  measures: [
    {
      name: "Net asset value a unit",
      unit: "A$",
      periods: [
        { period: "October 2026", amount: "2.0471" },
        { period: "September 2026", amount: "2.0450" },
      ],
    },
  ],
};
const PAGES = [
  typedPage({ type: "investors-page", uid: "investors" }, slice("calendar", { heading: "Calendar" })),
  typedPage(
    { type: "page", uid: "distributions" },
    slice("dividends", { heading: "Distributions", source: "Announcements" }),
  ),
  typedPage({ type: "page", uid: "units" }, slice("share_capital", CAPITAL)),
  typedPage({ type: "page", uid: "value" }, slice("financial_summary", SUMMARY)),
];

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([...PAGES, NOVEMBER, OCTOBER]);
});

it("monthly distributions are in cents a unit, with the parts that are taxed on their own", async () => {
  expect(await site.row("/distributions", "Monthly distribution, November 2026")).toBe(
    "Monthly distribution, November 2026 Fund payment: 0.65 cents, 15% tax withheld " +
      "Tax deferred: 0.42 cents, 0% tax withheld Capital gain: 0.18 cents, 15% tax withheld " +
      "Reinvestment plan: Discount 0.5% Reinvestment election deadline: 1 December 2026 " +
      "1.25 cents 20 November 2026 27 November 2026 30 November 2026 15 December 2026",
  );
  expect(await site.row("/distributions", "Monthly distribution, October 2026")).toBe(
    "Monthly distribution, October 2026 Paid Reinvestment plan: Reinvestment price A$2.0352, Discount 0.5% " +
      "Reinvestment election deadline: 2 November 2026 1.2083 cents 23 October 2026 29 October 2026 30 October 2026 16 November 2026",
  );
  expect(await site.text("/distributions")).toContain("1.25 cents a unit");
  const plan = { Currency: "AUD", "Units instead of money": "Reinvestment plan", "Discount (%)": 0.5 };
  for (const file of await site.listFiles("/figures/distributions/distributions"))
    expect(file).toEqual({
      "": [
        {
          ...plan,
          Distribution: "Monthly distribution, November 2026",
          Status: "Declared",
          "Amount a unit": 0.0125,
          "Adjusted for splits": 0.0125,
          "Fund payment": 0.0065,
          "Fund payment, tax withheld (%)": 15,
          "Tax deferred": 0.0042,
          "Tax deferred, tax withheld (%)": 0,
          "Capital gain": 0.0018,
          "Capital gain, tax withheld (%)": 15,
          Declared: "2026-11-20",
          "Ex-distribution date": "2026-11-27",
          "Record date": "2026-11-30",
          "Reinvestment election deadline": "2026-12-01",
          "Payment date": "2026-12-15",
        },
        {
          ...plan,
          Distribution: "Monthly distribution, October 2026",
          Status: "Paid",
          "Amount a unit": 0.012083,
          "Adjusted for splits": 0.012083,
          "Reinvestment price": 2.0352,
          Declared: "2026-10-23",
          "Ex-distribution date": "2026-10-29",
          "Record date": "2026-10-30",
          "Reinvestment election deadline": "2026-11-02",
          "Payment date": "2026-11-16",
        },
      ],
    });
  expect(await site.facts("dividends")).toMatchObject([
    {
      name: "Monthly distribution, November 2026",
      amount: "0.0125",
      currency: "AUD",
      parts: [
        { name: "Fund payment", amount: "0.0065", withholding: 15 },
        { name: "Tax deferred", amount: "0.0042", withholding: 0 },
        { kind: "Capital gain", amount: "0.0018" },
      ],
    },
    { amount: "0.012083", sharesInstead: { price: "2.0352", currency: "AUD", discount: 0.5 } },
  ]);
});

it("the calendar has the days of both months", async () => {
  expect(await site.calendar("/investors/calendar.ics")).toEqual([
    "20261029 | Ex-distribution date: Monthly distribution, October 2026 | CONFIRMED",
    "20261030 | Record date: Monthly distribution, October 2026 | CONFIRMED",
    "20261102 | Reinvestment election deadline: Monthly distribution, October 2026 | CONFIRMED",
    "20261116 | Payment date: Monthly distribution, October 2026 | CONFIRMED",
    "20261127 | Ex-distribution date: Monthly distribution, November 2026 | CONFIRMED",
    "20261130 | Record date: Monthly distribution, November 2026 | CONFIRMED",
    "20261201 | Reinvestment election deadline: Monthly distribution, November 2026 | CONFIRMED",
    "20261215 | Payment date: Monthly distribution, November 2026 | CONFIRMED",
  ]);
});

it("the net asset value of each month has all its decimals, and the latest month is first", async () => {
  expect(await site.text("/value")).toContain(
    "October 2026 September 2026 Net asset value a unit A$ 2.0471 2.0450",
  );
  for (const file of await site.measureFiles("/figures/value/net-asset-value", "Net asset value"))
    expect(file).toEqual([
      "Net asset value a unit | A$ | October 2026 | 2.0471",
      "Net asset value a unit | A$ | September 2026 | 2.045",
    ]);
});

it("units are a class, and search engines are told its identifier", async () => {
  expect(await site.text("/units")).toContain("Ordinary units 412,500,000");
  expect(await site.structuredData("/", "Corporation")).toMatchObject([
    { tickerSymbol: ["XASX FHD"], identifier: [{ propertyID: "ISIN", value: ISIN }] },
  ]);
});

it("what was typed is right: the report has nothing about its numbers", async () => {
  const found = await site.report();
  expect(found.filter((line) => /^dividend_|\.classes|\.measures|periods/.test(line))).toEqual([]);
});

it("a price of units in cents is named, and not shown", async () => {
  const slipped = await open([...PAGES, OCTOBER, withSlip(NOVEMBER, { reinvestment_price: 203.1 })]);
  expect(await slipped.report()).toContain(
    "dividend_2026-11 data.reinvestment_price: 203.1 may be in hundredths: dividend_2026-10 has 2.0352. It is not shown",
  );
  expect(await slipped.row("/distributions", "Monthly distribution, November 2026")).not.toContain("203");
});

it("a month that was typed twice, in two spellings, counts once", async () => {
  const copy = { ...withSlip(NOVEMBER, { period: "Nov 2026" }), id: "dividend_copy", uid: "copy" };
  const slipped = await open([...PAGES, NOVEMBER, copy]);
  expect(await slipped.report()).toContain("dividend_copy : is the same as dividend_2026-11: it counts once");
  expect(await slipped.facts("dividends")).toHaveLength(1);
});
