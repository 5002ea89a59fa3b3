import { beforeAll, expect, it } from "vitest";
import { siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const A = { name: "Class A", isin: "SE0007100599" };
const B = { name: "Class B", isin: "SE0007100607" };

const open = siteOfIssuer({
  brand: {
    name: "Nordsund Bank",
    shortName: "Nordsund",
    legalName: "Nordsund Bank AB (publ)",
    listings: [A, B].map(({ name, isin }) => {
      const ticker = name.replace("Class", "NSB");
      return { exchange: "Nasdaq Stockholm", mic: "XSTO", ticker, isin, currency: "SEK" };
    }),
    yearEnd: "12-31",
    locale: "en-GB",
    timeZone: "Europe/Stockholm",
    currency: { code: "SEK", sign: "SEK" },
  },
  now: "2026-12-01T15:00:00Z",
});

const DAYS = { declared: "2026-03-25", ex: "2026-03-26", record: "2026-03-27", payment: "2026-04-01" };
const OF_2025 = { period: "2025", status: "Paid", withholding: 30, ...DAYS };
const DIVIDENDS = [A, B].map(({ name }) => {
  return typed({ type: "dividend", uid: name.slice(-1) }, { ...OF_2025, amount: 7.5, share_class: name });
});
const [DIVIDEND = typed({ type: "dividend", uid: "A" }, {})] = DIVIDENDS;
const MEETING = typed(
  { type: "general-meeting", uid: "agm-2026" },
  {
    title: "Annual general meeting 2026",
    starts: "2026-03-25T09:00:00+0000",
    webcast: { link_type: "Web", url: "https://webcast.example/agm" },
    share_classes: [
      { name: A.name, shares: 1_944_777_165 },
      { name: B.name, shares: 35_251_329, votes: 3_525_132.9 },
    ],
    resolutions: [
      {
        number: "18",
        title: "Buy-back",
        kind: "Special resolution",
        majority: "Two thirds",
        outcome: "Carried",
      },
    ],
    class_votes: [
      {
        resolution: "18",
        share_class: A.name,
        votes_for: 1_100_000_000,
        votes_against: 20_000_000,
        shares_voted: 1_120_000_000,
      },
      {
        resolution: "18",
        share_class: B.name,
        votes_for: 1_525_132.9,
        votes_against: 0,
        shares_voted: 15_251_329,
      },
    ],
  },
);
const RATINGS = [
  { agency: "S&P", kind: "Issuer", grade: "AA-", outlook: "Stable" },
  { agency: "S&P", kind: "Covered bonds", grade: "AAA" },
  { agency: "S&P", kind: "Senior non-preferred", grade: "A" },
  { agency: "S&P", kind: "Additional Tier 1", grade: "BBB" },
];
const DEBT = {
  heading: "Funding",
  as_at: "2026-09-30",
  source: "Interim report",
  ratings: RATINGS,
  instruments: [
    {
      name: "Additional Tier 1, 2020",
      currency: "USD",
      volume: 500,
      coupon: "4.750%",
      coupon_kind: "Fixed, then floating",
      issued: "2020-10-22",
      is_perpetual: true,
      first_call: "2031-03-01",
    },
    { name: "Covered bond 1594", currency: "SEK", volume: 98_500, coupon: "2.00%", maturity: "2028-11-15" },
  ],
};
const PAGES = [
  typedPage(
    { type: "page", uid: "dividends" },
    slice("dividends", { heading: "Dividends", source: "Annual report" }),
  ),
  typedPage({ type: "page", uid: "funding" }, slice("debt", DEBT)),
];

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([...PAGES, ...DIVIDENDS, MEETING]);
});

it("votes have tenths where a share has a tenth of a vote", async () => {
  expect(await site.row("/agm-2026", "18. Buy-back Special resolution")).toBe(
    "18. Buy-back Special resolution Carried 1,101,525,132.9 98.2% 20,000,000 1.8% 1,121,525,132.9 1,135,251,329 57.3",
  );
  expect(JSON.stringify(await site.facts("figures"))).toContain('"value":1101525132.9');
});

it("a meeting without a place is online", async () => {
  expect(await site.structuredData("/agm-2026", "Event")).toMatchObject([
    {
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation" },
    },
  ]);
});

it("ratings of covered bonds, senior non-preferred and Additional Tier 1 debt are three", async () => {
  for (const file of await site.listFiles("/figures/funding/funding"))
    expect(file.Ratings).toMatchObject(RATINGS.map(({ kind, grade }) => ({ Kind: kind, Grade: grade })));
  const found = await site.report();
  expect(found.filter((line) => /two ratings|whole number|^dividend_.*neither/.test(line))).toEqual([]);
});

it("a dividend that is there twice with two amounts is named, and neither is added up", async () => {
  const other = { ...withSlip(DIVIDEND, { amount: 7.05 }), id: "dividend_copy", uid: "copy" };
  const slipped = await open([...PAGES, DIVIDEND, other]);
  expect(await slipped.report()).toContain(
    "dividend_copy data.amount: 7.05 is 7.5 in dividend_A, which is of the same name, period and days: neither is shown",
  );
  expect(await slipped.text("/dividends")).not.toMatch(/14\.55|7\.05|7\.50/);
  expect(await slipped.facts("dividends")).toHaveLength(1);
});

it("the law that applies is that of its country, not that of its English", async () => {
  const found = (await site.report()).filter((line) => line.includes("who the company is by law"));
  expect(found).toEqual([expect.stringContaining("EU directive 2017/1132, article 26")]);
});
