import { beforeAll, expect, it } from "vitest";
import { siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const ISIN = "JP3435000009";

const open = siteOfIssuer({
  brand: {
    name: "Minato Robotics",
    shortName: "Minato",
    legalName: "Minato Robotics Co., Ltd.",
    listings: [
      { exchange: "TSE", mic: "XTKS", ticker: "6999", isin: ISIN, currency: "JPY" },
      { exchange: "HKEX", mic: "XHKG", ticker: "6288", isin: ISIN, currency: "HKD" },
    ],
    yearEnd: "03-31",
    locale: "en-GB",
    timeZone: "Asia/Tokyo",
    currency: { code: "JPY", sign: "¥" },
  },
  now: "2026-12-01T03:00:00Z",
});

/** The board decides after the record date, which is in the articles. */
const INTERIM = typed(
  { type: "dividend", uid: "fy27-interim" },
  {
    kind: "Interim",
    period: "FY27",
    status: "Declared",
    amount: 42.5,
    parts: [
      { name: "Ordinary dividend", amount: 37.5 },
      { name: "Commemorative dividend", amount: 5 },
    ],
    currency_choices: [{ currency: "HKD", amount: 2.12 }],
    declared: "2026-11-06",
    ex: "2026-09-29",
    record: "2026-09-30",
    payment: "2026-12-04",
    exchanges: [{ exchange: "HKEX", payment: "2026-12-11" }],
  },
);
const FINAL = typed(
  { type: "dividend", uid: "fy26-final" },
  {
    kind: "Final",
    period: "FY26",
    status: "Paid",
    amount: 45,
    declared: "2026-06-24",
    ex: "2026-03-30",
    record: "2026-03-31",
    payment: "2026-06-25",
  },
);
const SPLIT = typed(
  { type: "corporate-action", uid: "split" },
  { kind: "Split", new_shares: 3, old_shares: 2, announced: "2026-02-06", ex: "2026-04-01" },
);
const TRUST_ACCOUNT = "The Trust Bank (Trust Account)";
const CAPITAL = {
  heading: "Shares",
  as_at: "2026-09-30",
  source: "Register",
  classes: [{ name: "Ordinary shares", isin: ISIN, on_issue: 120_000_000 }],
  holders: [{ name: TRUST_ACCOUNT, shares: 18_900_000, percent: 15.75, notified: "2026-09-30" }],
};
const RESULTS = {
  heading: "Half year",
  period: "1H27",
  previous_period: "1H26",
  source: "Earnings report",
  figures: [
    { measure: "Net sales", unit: "¥m", value: 612_345, previous: 598_765 },
    { measure: "Operating margin", unit: "%", value: 8.2, previous: 7.4 },
  ],
};
const PAGES = [
  typedPage({ type: "investors-page", uid: "investors" }, slice("calendar", { heading: "Calendar" })),
  typedPage(
    { type: "page", uid: "dividends" },
    slice("dividends", { heading: "Dividends", source: "Earnings report" }),
  ),
  typedPage(
    { type: "page", uid: "actions" },
    slice("corporate_actions", { heading: "Splits", source: "Filings" }),
  ),
  typedPage({ type: "page", uid: "shares" }, slice("share_capital", CAPITAL)),
  typedPage({ type: "page", uid: "results" }, slice("comparison", RESULTS)),
];

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([...PAGES, INTERIM, FINAL, SPLIT]);
});

it("a dividend has the record date of before its declaration, its parts and the days in Hong Kong", async () => {
  const [csv, xlsx] = await site.listFiles("/figures/dividends/dividends");
  expect(csv).toEqual(xlsx);
  expect(csv?.[""]).toEqual([
    {
      Dividend: "Interim dividend, FY27",
      Status: "Declared",
      "Amount a share": 42.5,
      "Adjusted for splits": 42.5,
      Currency: "JPY",
      "Ordinary dividend": 37.5,
      "Commemorative dividend": 5,
      "Also paid in": "HKD",
      "Amount a share, in HKD": 2.12,
      Declared: "2026-11-06",
      "Ex-dividend date": "2026-09-29",
      "Record date": "2026-09-30",
      "Payment date": "2026-12-04",
      "Payment date (HKEX)": "2026-12-11",
    },
    {
      Dividend: "Final dividend, FY26",
      Status: "Paid",
      "Amount a share": 45,
      "Adjusted for splits": 30,
      Currency: "JPY",
      Declared: "2026-06-24",
      "Ex-dividend date": "2026-03-30",
      "Record date": "2026-03-31",
      "Payment date": "2026-06-25",
    },
  ]);
  expect(await site.row("/dividends", "Interim dividend, FY27")).toContain("¥42.5");
  expect(await site.calendar("/investors/calendar.ics")).toContain(
    "20261211 | Payment date (HKEX): Interim dividend, FY27 | CONFIRMED",
  );
});

it("what was typed is right: the report has nothing about its numbers", async () => {
  const found = await site.report();
  expect(found.filter((line) => /^dividend_|holders|figures|^corporate/.test(line))).toEqual([]);
});

it("thousands of shares among shares are named, and neither they nor their percentage are shown", async () => {
  const holders = [{ name: TRUST_ACCOUNT, shares: 18_900, percent: 15.75, notified: "2026-09-30" }];
  const slipped = await open([
    ...PAGES.slice(0, 2),
    typedPage({ type: "page", uid: "shares" }, slice("share_capital", { ...CAPITAL, holders })),
  ]);
  expect((await slipped.report()).join("\n")).toMatch(
    /page_shares \S+holders\[0\]\.percent: .* has 18900 shares, .*but 15\.75%: neither of them is shown/,
  );
  expect(await slipped.row("/shares", TRUST_ACCOUNT)).not.toMatch(/18,900|15\.75/);
});

it("a fraction beside a percentage is named, and has no change in points", async () => {
  const figures = [{ measure: "Operating margin", unit: "%", value: 0.082, previous: 7.4 }];
  const slipped = await open([
    typedPage({ type: "page", uid: "results" }, slice("comparison", { ...RESULTS, figures })),
  ]);
  expect((await slipped.report()).join("\n")).toMatch(
    /page_results \S+figures\[0\]\.value: “Operating margin” is 0\.082 in 1H27, but 7\.4 in 1H26/,
  );
  expect(await slipped.text("/results")).not.toMatch(/0\.082|points/);
});

it("of a dividend without the day of its shares, no amount for a share of today is stated", async () => {
  const slipped = await open([...PAGES, SPLIT, withSlip(FINAL, { ex: null, record: null, declared: null })]);
  expect(await slipped.report()).toContain(
    "dividend_fy26-final data.ex: has neither an ex nor a record date, and shares are others since 2026-04-01: it is compared with none of later days",
  );
  expect(JSON.stringify(await slipped.facts("dividends"))).not.toContain("adjustedAmount");
});
