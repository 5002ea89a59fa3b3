import { beforeAll, expect, it } from "vitest";
import type { JsonObject } from "../../../../sandbox/content/json.ts";
import { siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const ISIN = "ES0144580Y14";

const open = siteOfIssuer({
  brand: {
    name: "Iberluz",
    shortName: "Iberluz",
    legalName: "Iberluz, S.A.",
    listings: [{ exchange: "BME", mic: "XMAD", ticker: "IBL", isin: ISIN, currency: "EUR" }],
    yearEnd: "12-31",
    locale: "en-GB",
    timeZone: "Europe/Madrid",
    currency: { code: "EUR", sign: "€" },
  },
  now: "2026-11-25T09:00:00Z",
});

/** Holders have new shares, or sell their rights to the company. */
const FLEXIBLE = typed(
  { type: "dividend", uid: "july-2026" },
  {
    name: "Flexible dividend",
    period: "July 2026",
    status: "Paid",
    amount: 0.409,
    withholding: 19,
    share_plan: "Scrip dividend",
    scrip_new: 1,
    scrip_held: 41,
    declared: "2026-05-29",
    ex: "2026-07-03",
    record: "2026-07-06",
    election_from: "2026-07-06",
    election: "2026-07-20",
    payment: "2026-07-28",
  },
);
const PURCHASES = [
  { date: "2026-11-23", venue: "XMAD", shares: 350_000, average: 17.1234, lowest: 17.01, highest: 17.22 },
  { date: "2026-11-23", venue: "CEUX", shares: 120_000, average: 17.1314, lowest: 17.02, highest: 17.23 },
];
const PROGRAMME = typed(
  { type: "buy-back", uid: "programme-2026" },
  {
    title: "Programme 2026",
    status: "Running",
    bought_shares: "Cancelled",
    isin: ISIN,
    max_shares: 203_000_000,
    from: "2026-05-04",
    to: "2026-12-11",
    transactions: PURCHASES,
  },
);
const MEETING = typed(
  { type: "general-meeting", uid: "agm-2026" },
  {
    title: "General shareholders’ meeting 2026",
    starts: "2026-05-29T09:00:00+0000",
    place: "Online only",
    webcast: { link_type: "Web", url: "https://webcast.example/agm" },
  },
);
const HOLDER = {
  name: "A Fund, Inc.",
  percent: 5.16,
  percent_instruments: 0.18,
  notified: "2026-02-10",
  threshold: 5,
  crossing: "Reached or exceeded",
};
const CAPITAL = {
  heading: "Shares",
  as_at: "2026-10-31",
  source: "Register",
  classes: [{ name: "Ordinary shares", isin: ISIN, on_issue: 6_240_000_000, votes_per_share: 1 }],
};
const sharesPage = (...holders: JsonObject[]) =>
  typedPage({ type: "page", uid: "shares" }, slice("share_capital", { ...CAPITAL, holders: [...holders] }));
const SUMMARY = {
  heading: "Key figures",
  source: "Annual report",
  years: [
    { period: "2025", revenue: 44_867, net_profit: 5_612 },
    { period: "2024", revenue: 44.739, net_profit: 4_803 },
    { period: "2023", revenue: 49_335, net_profit: 4_339 },
  ],
};
const PAGES = [
  typedPage({ type: "page", uid: "dividends" }, slice("dividends", { heading: "Dividends", source: "CNMV" })),
  typedPage({ type: "page", uid: "buy-backs" }, slice("buy_backs", { heading: "Buy-backs", source: "CNMV" })),
  typedPage({ type: "page", uid: "results" }, slice("financial_summary", SUMMARY)),
  sharesPage(HOLDER, {
    ...HOLDER,
    name: "A Fund Inc",
    percent: 4.9,
    threshold: null,
    notified: "2025-02-10",
  }),
];

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([...PAGES, FLEXIBLE, PROGRAMME, MEETING]);
});

it("a flexible dividend has its ratio, its election and its tax", async () => {
  expect(await site.row("/dividends", "Flexible dividend, July 2026")).toBe(
    "Flexible dividend, July 2026 Paid Scrip dividend: 1 new for 41 held Election opens: 6 July 2026 " +
      "Share election deadline: 20 July 2026 €0.409 19% 29 May 2026 3 July 2026 6 July 2026 28 July 2026",
  );
});

it("a meeting that is said to be online only is at no place", async () => {
  const [event] = await site.structuredData("/agm-2026", "Event");
  expect(event).toMatchObject({ location: { "@type": "VirtualLocation" } });
  expect(JSON.stringify(event)).not.toMatch(/"Place"|Online only/);
  expect((await site.report()).join("\n")).toContain(
    "general-meeting_agm-2026 data.place: “Online only” has no number",
  );
});

it("one holder with and without the marks of its abbreviation has a history", async () => {
  const [current, earlier] = (await site.text("/shares")).split("Earlier notifications");
  expect(current).toContain("A Fund, Inc. 5.16 0.18 5.34 10 February 2026");
  expect(current).not.toContain("A Fund Inc");
  expect(earlier).toBeDefined();
});

it("a point for a comma in revenue is named, and not shown; the other years are", async () => {
  expect((await site.report()).join("\n")).toMatch(
    /page_results \S+years: “Revenue” is 44\.739 in 2024, but 44867 in 2025/,
  );
  expect(await site.text("/results")).toContain("Revenue €m 44,867.0 – not stated 49,335.0");
});

it("a purchase of another year is named, and in no sum", async () => {
  const wrong = { date: "2025-11-23", venue: "XMAD", shares: 110_000, average: 15.2 };
  const slipped = await open([...PAGES, withSlip(PROGRAMME, { transactions: [...PURCHASES, wrong] })]);
  expect(await slipped.report()).toContain(
    "buy-back_programme-2026 data.transactions[2]: row 3: 2025-11-23 is outside of the period of 2026-05-04 to 2026-12-11: it is not counted",
  );
  expect(await slipped.text("/buy-backs")).not.toMatch(/110,000|580,000|Paid in total/);
});

it("one holding that two names have is named", async () => {
  const both = [HOLDER, { ...HOLDER, name: "A Fund Advisors" }];
  const slipped = await open([...PAGES.slice(0, 3), sharesPage(...both)]);
  expect((await slipped.report()).join("\n")).toContain(
    "“A Fund Advisors” and “A Fund, Inc.” have the same holding",
  );
});
