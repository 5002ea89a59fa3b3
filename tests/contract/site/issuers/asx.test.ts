import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const open = siteOfIssuer({
  brand: {
    name: "Copperline Resources",
    shortName: "Copperline",
    legalName: "Copperline Resources Limited",
    listings: [
      { exchange: "ASX", mic: "XASX", ticker: "CPL", isin: "AU000000CPL4", currency: "AUD" },
      { exchange: "NZX", mic: "XNZE", ticker: "CPL", isin: "AU000000CPL4", currency: "NZD" },
    ],
    locale: "en-AU",
    timeZone: "Australia/Sydney",
    currency: { code: "USD", sign: "US$", hundredths: "US cents" },
  },
  now: "2026-11-24T00:00:00Z",
});

const FINAL = typed(
  { type: "dividend", uid: "fy26-final" },
  {
    kind: "Final",
    period: "FY26",
    status: "Paid",
    amount: 0.125,
    currency: "USD",
    franked: 60,
    parts: [
      { kind: "Franked", amount: 0.075 },
      { kind: "Conduit foreign income", amount: 0.05 },
    ],
    declared: "2026-08-20",
    ex: "2026-09-03",
    record: "2026-09-04",
    currency_election: "2026-09-07",
    currency_choices: [{ currency: "AUD", amount: 0.1893 }, { currency: "NZD" }],
    share_plan: "Reinvestment plan",
    reinvestment_price: 9.7236,
    reinvestment_currency: "AUD",
    reinvestment_discount: 1.5,
    election: "2026-09-07",
    payment: "2026-09-30",
    exchanges: [{ exchange: "NZX", ex: "2026-09-03", record: "2026-09-04", payment: "2026-10-01" }],
  },
);
const SPECIAL = typed(
  { type: "dividend", uid: "special-2025" },
  {
    kind: "Special",
    period: "FY25",
    status: "Paid",
    amount: 1.1,
    currency: "USD",
    franked: 0,
    declared: "2025-08-21",
    ex: "2025-09-04",
    record: "2025-09-05",
    payment: "2025-10-01",
  },
);
const SPLIT = typed(
  { type: "corporate-action", uid: "split-2026" },
  {
    kind: "Split",
    status: "Decided",
    new_shares: 2,
    old_shares: 1,
    announced: "2025-10-20",
    ex: "2025-11-10",
    record: "2025-11-11",
  },
);
const VOTES = {
  number: "2",
  title: "Remuneration report",
  kind: "Remuneration report",
  votes_for: 300_000_000,
  votes_against: 110_000_000,
  votes_withheld: 4_000_000,
  votes_valid: 410_000_000,
  proxies_for: 200_000_000,
  proxies_against: 90_000_000,
  proxies_abstain: 3_000_000,
  proxies_discretion: 10_000_000,
  decided_by: "Poll",
  outcome: "Carried",
};
const MEETING = typed(
  { type: "general-meeting", uid: "agm-2026" },
  {
    title: "Annual general meeting 2026",
    starts: "2026-11-17T23:00:00+0000",
    ends: "2026-11-18T01:00:00+0000",
    place: "1 Harbour Street, Sydney",
    deadlines: [{ kind: "Proxies", until: "2026-11-15T23:00:00+0000" }],
    share_classes: [{ name: "Ordinary shares", shares: 600_000_000 }],
    resolutions: [VOTES],
  },
);
const PAGES = [
  typedPage({ type: "investors-page", uid: "investors" }, slice("calendar", { heading: "Calendar" })),
  typedPage(
    { type: "page", uid: "dividends" },
    slice("dividends", { heading: "Dividend history", source: "Announcements to the ASX" }),
  ),
  typedPage(
    { type: "page", uid: "splits" },
    slice("corporate_actions", { heading: "Splits", source: "Announcements to the ASX" }),
  ),
];

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([...PAGES, FINAL, SPECIAL, SPLIT, MEETING]);
});

const FILES_OF_FINAL = {
  Dividend: "Final dividend, FY26",
  Status: "Paid",
  "Amount a share": 0.125,
  "Adjusted for splits": 0.125,
  Currency: "USD",
  "Franked (%)": 60,
  Franked: 0.075,
  "Conduit foreign income, unfranked": 0.05,
  Declared: "2026-08-20",
  "Ex-dividend date": "2026-09-03",
  "Record date": "2026-09-04",
  "Currency election deadline": "2026-09-07",
  "Share election deadline": "2026-09-07",
  "Payment date": "2026-09-30",
  "Ex-dividend date (NZX)": "2026-09-03",
  "Record date (NZX)": "2026-09-04",
  "Payment date (NZX)": "2026-10-01",
  "Also paid in": "AUD, NZD",
  "Amount a share, in AUD": 0.1893,
  "Shares instead of money": "Reinvestment plan",
  "Reinvestment price, in AUD": 9.7236,
  "Discount (%)": 1.5,
};
const FILES_OF_SPECIAL = {
  Dividend: "Special dividend, FY25",
  Status: "Paid",
  "Amount a share": 1.1,
  "Adjusted for splits": 0.55,
  Currency: "USD",
  "Franked (%)": 0,
  Declared: "2025-08-21",
  "Ex-dividend date": "2025-09-04",
  "Record date": "2025-09-05",
  "Payment date": "2025-10-01",
};

it("a dividend in US cents has its parts, its elections and the dates of the other exchange", async () => {
  const text = await site.text("/dividends");
  for (const words of [
    "Final dividend, FY26 Paid Franked: 60% 12.5 US cents a share",
    "Franked: US$0.075 Conduit foreign income, unfranked: US$0.05 Also paid in: AUD 0.1893, NZD",
    "Reinvestment plan: Reinvestment price AUD 9.7236, Discount 1.5%",
    "Payment date (NZX): 1 October 2026",
    "Special dividend, FY25 Paid US$1.10 US$0.55 0%",
  ])
    expect(text).toContain(words);
  for (const file of await site.listFiles("/figures/dividends/dividend-history"))
    expect(file).toEqual({ "": [FILES_OF_FINAL, FILES_OF_SPECIAL] });
});

it("facts have the same", async () => {
  expect(await site.facts("dividends")).toMatchObject([
    {
      status: "Paid",
      amount: "0.125",
      currency: "USD",
      franked: 60,
      parts: [
        { kind: "Franked", amount: "0.075" },
        { kind: "Conduit foreign income", amount: "0.05" },
      ],
      currencyElection: "2026-09-07",
      currencyChoices: [{ currency: "AUD", amount: "0.1893" }, { currency: "NZD" }],
      sharesInstead: { plan: "Reinvestment plan", price: "9.7236", currency: "AUD", discount: 1.5 },
      exchanges: [{ exchange: "NZX", ex: "2026-09-03", record: "2026-09-04", payment: "2026-10-01" }],
    },
    { status: "Paid", amount: "1.10", adjustedAmount: "0.55", currency: "USD", franked: 0 },
  ]);
  expect(await site.facts("corporateActions")).toMatchObject([
    { name: "Share split, 2 for 1", ratio: { new: 2, old: 1 }, ex: "2025-11-10" },
  ]);
});

it("the calendar has each day once, and that of the other exchange if it differs", async () => {
  expect(await site.calendar("/investors/calendar.ics")).toEqual([
    "20251110 | Ex date: Share split, 2 for 1 | CONFIRMED",
    "20251111 | Record date: Share split, 2 for 1 | CONFIRMED",
    "20260903 | Ex-dividend date: Final dividend, FY26 | CONFIRMED",
    "20260904 | Record date: Final dividend, FY26 | CONFIRMED",
    "20260907 | Currency election deadline: Final dividend, FY26 | CONFIRMED",
    "20260907 | Share election deadline: Final dividend, FY26 | CONFIRMED",
    "20260930 | Payment date: Final dividend, FY26 | CONFIRMED",
    "20261001 | Payment date (NZX): Final dividend, FY26 | CONFIRMED",
    "20261117T230000Z | Annual general meeting 2026 | ",
  ]);
});

it("a first strike is what the law counts, beside the proxies by instruction", async () => {
  expect(await site.row("/agm-2026", "2. Remuneration report")).toBe(
    "2. Remuneration report Advisory resolution Carried; First strike: 26.8% against the board’s recommendation " +
      "300,000,000 73.2% 110,000,000 26.8% 4,000,000 410,000,000 410,000,000 68.3",
  );
  expect(await site.text("/agm-2026")).toContain("200,000,000 90,000,000 3,000,000 10,000,000");
  for (const file of await site.measureFiles("/figures/agm-2026/votes", "Annual general meeting 2026"))
    expect(file).toEqual(
      [
        ["Outcome", "Carried"],
        ["For", 300_000_000],
        ["For, %", 73.2],
        ["Against", 110_000_000],
        ["Against, %", 26.8],
        ["Abstained", 4_000_000],
        ["Votes cast", 410_000_000],
        ["Shares voted", 410_000_000],
        ["Share of capital, %", 68.3],
        ["Proxies for", 200_000_000],
        ["Proxies against", 90_000_000],
        ["Proxies to abstain", 3_000_000],
        ["Proxies at the proxy’s discretion", 10_000_000],
      ]
        .map(([unit, value]) => `2. Remuneration report | ${unit} | 2026-11-18 | ${value}`)
        .sort(),
    );
});

it("search engines are told the listings, and when and where the meeting is", async () => {
  expect(await site.structuredData("/", "Corporation")).toMatchObject([
    {
      legalName: "Copperline Resources Limited",
      tickerSymbol: ["XASX CPL", "XNZE CPL"],
      identifier: [{ propertyID: "ISIN", value: "AU000000CPL4" }],
    },
  ]);
  expect(await site.structuredData("/agm-2026", "Event")).toMatchObject([
    { startDate: "2026-11-17T23:00:00.000Z", location: { name: "1 Harbour Street, Sydney" } },
  ]);
});

it("what was typed is right: the report has nothing about it but the missing response", async () => {
  const found = (await site.report()).filter((line) => /^(?:dividend|corporate-action)_/.test(line));
  expect(found).toEqual([]);
});

it("an ex date after the record date is named, and neither of them is shown", async () => {
  const slipped = await open([...PAGES, withSlip(FINAL, { ex: "2026-09-14" })]);
  expect(await slipped.report()).toContain(
    "dividend_fy26-final data.record: record, 2026-09-04, is before ex, 2026-09-14: neither of them is shown",
  );
  expect(await slipped.row("/dividends", "Final dividend, FY26")).not.toContain("14 September 2026");
  expect((await slipped.calendar("/investors/calendar.ics")).join()).not.toContain("20260914");
  const [{ ex, record, payment }] = z
    .tuple([z.looseObject({})], z.unknown())
    .parse(await slipped.facts("dividends"));
  expect({ ex, record, payment }).toEqual({ ex: undefined, record: undefined, payment: "2026-09-30" });
});

it("parts that are not the amount together are named, and not shown", async () => {
  const parts = [
    { kind: "Franked", amount: 0.075 },
    { kind: "Conduit foreign income", amount: 0.06 },
  ];
  const slipped = await open([...PAGES, withSlip(FINAL, { parts })]);
  expect(await slipped.report()).toContain(
    "dividend_fy26-final data.parts: the parts are 0.135 together, not 0.125: neither they nor the amount are shown",
  );
  expect(await slipped.row("/dividends", "Final dividend, FY26")).not.toMatch(/Franked:|7\.5|6\.0|12\.5/);
});

it("a split without a ratio is named, and nothing is compared over it", async () => {
  const slipped = await open([...PAGES, SPECIAL, withSlip(SPLIT, { new_shares: null })]);
  expect(await slipped.report()).toContain(
    "corporate-action_split-2026 data.new_shares: Split without a ratio: earlier amounts and holdings are compared with none of later days",
  );
  expect(await slipped.row("/dividends", "Special dividend, FY25")).not.toContain("0.55");
  expect(await slipped.text("/splits")).not.toContain("for 1");
});
