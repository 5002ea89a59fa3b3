import { beforeAll, expect, it } from "vitest";
import { siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const open = siteOfIssuer({
  brand: {
    name: "Marlowe Foods",
    shortName: "Marlowe",
    legalName: "Marlowe Foods plc",
    listings: [{ exchange: "LSE", mic: "XLON", ticker: "MRLF", isin: "GB00BMRLF019", currency: "GBX" }],
    locale: "en-GB",
    timeZone: "Europe/London",
    currency: { code: "GBP", sign: "£", hundredths: "pence" },
  },
  now: "2026-11-24T09:00:00Z",
});

const FINAL = typed(
  { type: "dividend", uid: "fy26-final" },
  {
    kind: "Final",
    period: "FY26",
    status: "Proposed",
    amount: 0.142,
    declared: "2026-11-18",
    ex: "2027-01-07",
    record: "2027-01-08",
    election: "2027-01-15",
    share_plan: "Reinvestment plan",
    payment: "2027-02-05",
  },
);
const INTERIM = typed(
  { type: "dividend", uid: "fy26-interim" },
  {
    kind: "Interim",
    period: "FY26",
    status: "Paid",
    amount: 0.0785,
    declared: "2026-05-20",
    ex: "2026-06-04",
    record: "2026-06-05",
    payment: "2026-07-03",
  },
);
const REMUNERATION = {
  number: "2",
  title: "Remuneration report",
  kind: "Remuneration report",
  votes_for: 236_100_000,
  votes_against: 63_900_000,
  votes_withheld: 2_500_000,
  votes_valid: 300_000_000,
  decided_by: "Poll",
  outcome: "Carried",
  response: [{ type: "paragraph", text: "The committee has met the largest holders.", spans: [] }],
};
const DISAPPLICATION = {
  number: "15",
  title: "Disapplication of pre-emption rights",
  kind: "Special resolution",
  votes_for: 297_000_000,
  votes_against: 5_000_000,
  votes_withheld: 500_000,
  votes_valid: 302_000_000,
  decided_by: "Poll",
  outcome: "Carried",
};
const MEETING = typed(
  { type: "general-meeting", uid: "agm-2026" },
  {
    title: "Annual general meeting 2026",
    starts: "2026-01-29T11:00:00+0000",
    ends: "2026-01-29T12:30:00+0000",
    place: "8 Canal Row, Leeds",
    share_classes: [{ name: "Ordinary shares", shares: 400_000_000 }],
    resolutions: [REMUNERATION, DISAPPLICATION],
  },
);
const PURCHASES = [
  { date: "2026-11-19", shares: 40_000, average: 512.34, lowest: 508, highest: 515.5 },
  { date: "2026-11-20", shares: 60_000, average: 510, lowest: 507.5, highest: 513 },
].map((purchase) => ({ ...purchase, venue: "XLON", currency: "GBX" }));
const BUY_BACK = typed(
  { type: "buy-back", uid: "buy-back-2026" },
  {
    title: "Buy-back programme 2026",
    status: "Running",
    purpose: "To reduce the share capital",
    bought_shares: "Held by the company",
    isin: "GB00BMRLF019",
    max_amount: 25_000_000,
    from: "2026-11-16",
    to: "2027-03-31",
    broker: "Corbel Securities",
    transactions: PURCHASES,
  },
);
const ORDINARY = { name: "Ordinary shares of 10 pence", isin: "GB00BMRLF019", votes_per_share: 1 };
const CAPITAL = {
  heading: "Voting rights and capital",
  as_at: "2026-10-31",
  source: "Announcements of total voting rights",
  classes: [
    { ...ORDINARY, on_issue: 400_500_000, treasury: 1_500_000 },
    { ...ORDINARY, as_at: "2026-09-30", on_issue: 400_500_000, treasury: 1_250_000 },
  ],
  not_in_public_hands: 34.125,
  holders: [
    {
      name: "Hartwell Asset Management",
      notified: "2026-10-08",
      crossed: "2026-10-06",
      threshold: 5,
      crossing: "Reached or exceeded",
      shares: 20_149_500,
      percent: 5.05,
    },
  ],
};
const PAGES = [
  typedPage({ type: "investors-page", uid: "investors" }, slice("calendar", { heading: "Calendar" })),
  typedPage(
    { type: "page", uid: "dividends" },
    slice("dividends", { heading: "Dividend history", source: "Announcements" }),
  ),
  typedPage({ type: "page", uid: "capital" }, slice("share_capital", CAPITAL)),
  typedPage(
    { type: "page", uid: "buy-backs" },
    slice("buy_backs", { heading: "Buy-backs", source: "Announcements" }),
  ),
];

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([...PAGES, FINAL, INTERIM, MEETING, BUY_BACK]);
});

it("dividends are in pence, and the final one is proposed until the meeting approves it", async () => {
  expect(await site.row("/dividends", "Final dividend, FY26")).toBe(
    "Final dividend, FY26 Proposed to the general meeting Reinvestment plan Share election deadline: 15 January 2027 " +
      "14.2 pence 18 November 2026 7 January 2027 8 January 2027 5 February 2027",
  );
  expect(await site.row("/dividends", "Interim dividend, FY26")).toBe(
    "Interim dividend, FY26 Paid 7.85 pence 20 May 2026 4 June 2026 5 June 2026 3 July 2026",
  );
  for (const file of await site.listFiles("/figures/dividends/dividend-history"))
    expect(file).toEqual({
      "": [
        {
          Dividend: "Final dividend, FY26",
          Status: "Proposed to the general meeting",
          "Amount a share": 0.142,
          "Adjusted for splits": 0.142,
          Currency: "GBP",
          Declared: "2026-11-18",
          "Ex-dividend date": "2027-01-07",
          "Record date": "2027-01-08",
          "Share election deadline": "2027-01-15",
          "Payment date": "2027-02-05",
          "Shares instead of money": "Reinvestment plan",
        },
        {
          Dividend: "Interim dividend, FY26",
          Status: "Paid",
          "Amount a share": 0.0785,
          "Adjusted for splits": 0.0785,
          Currency: "GBP",
          Declared: "2026-05-20",
          "Ex-dividend date": "2026-06-04",
          "Record date": "2026-06-05",
          "Payment date": "2026-07-03",
        },
      ],
    });
  expect(await site.facts("dividends")).toMatchObject([
    { name: "Final dividend, FY26", status: "Proposed", amount: "0.142", currency: "GBP" },
    { name: "Interim dividend, FY26", status: "Paid", amount: "0.0785", currency: "GBP" },
  ]);
});

it("the dates of the proposed dividend are tentative in calendars", async () => {
  expect(await site.calendar("/investors/calendar.ics")).toEqual([
    "20260129T110000Z | Annual general meeting 2026 | ",
    "20260604 | Ex-dividend date: Interim dividend, FY26 | CONFIRMED",
    "20260605 | Record date: Interim dividend, FY26 | CONFIRMED",
    "20260703 | Payment date: Interim dividend, FY26 | CONFIRMED",
    "20270107 | Ex-dividend date: Final dividend, FY26 | TENTATIVE",
    "20270108 | Record date: Final dividend, FY26 | TENTATIVE",
    "20270115 | Share election deadline: Final dividend, FY26 | TENTATIVE",
    "20270205 | Payment date: Final dividend, FY26 | TENTATIVE",
  ]);
});

it("once the meeting has approved it, its dates are certain", async () => {
  const approved = await open([...PAGES, withSlip(FINAL, { status: "Declared" })]);
  expect(await approved.row("/dividends", "Final dividend, FY26")).not.toContain("Proposed");
  expect(await approved.calendar("/investors/calendar.ics")).toContain(
    "20270205 | Payment date: Final dividend, FY26 | CONFIRMED",
  );
});

it("votes withheld are no votes, and the votes have their share of the capital", async () => {
  expect(await site.row("/agm-2026", "2. Remuneration report")).toBe(
    "2. Remuneration report Advisory resolution Carried; 21.3% against the board’s recommendation " +
      "236,100,000 78.7% 63,900,000 21.3% 2,500,000 300,000,000 300,000,000 75.0",
  );
  expect(await site.text("/agm-2026")).toContain("A vote withheld is not a vote in law");
  const remuneration = [
    ["Outcome", "Carried"],
    ["For", 236_100_000],
    ["For, %", 78.7],
    ["Against", 63_900_000],
    ["Against, %", 21.3],
    ["Withheld", 2_500_000],
    ["Votes cast", 300_000_000],
    ["Shares voted", 300_000_000],
    ["Share of capital, %", 75],
  ].map(([unit, value]) => `2. Remuneration report | ${unit} | 2026-01-29 | ${value}`);
  const disapplication = [
    ["Outcome", "Carried"],
    ["For", 297_000_000],
    ["For, %", 98.3],
    ["Against", 5_000_000],
    ["Against, %", 1.7],
    ["Withheld", 500_000],
    ["Votes cast", 302_000_000],
    ["Shares voted", 302_000_000],
    ["Share of capital, %", 75.5],
  ].map(([unit, value]) => `15. Disapplication of pre-emption rights | ${unit} | 2026-01-29 | ${value}`);
  for (const file of await site.measureFiles("/figures/agm-2026/votes", "Annual general meeting 2026"))
    expect(file).toEqual([...remuneration, ...disapplication].sort());
});

const CLASS = {
  Class: "Ordinary shares of 10 pence",
  ISIN: "GB00BMRLF019",
  "On issue": 400_500_000,
  "Votes a share": 1,
  "Voting rights": 400_500_000,
};

it("total voting rights are those at the ends of months, without treasury shares", async () => {
  const text = await site.text("/capital");
  for (const words of [
    "31 October 2026 400,500,000 1,500,000 400,500,000 1,500,000 399,000,000",
    "30 September 2026 400,500,000 1,250,000 400,500,000 1,250,000 399,250,000",
    // What has been bought since is beside them.
    "Ordinary shares of 10 pence 100,000 31 October 2026 20 November 2026 1,600,000",
    "Not in public hands: 34.125%",
    "Hartwell Asset Management 5.05 20,149,500 8 October 2026 6 October 2026 Reached or exceeded 5",
  ])
    expect(text).toContain(words);
  const total = { "On issue": 400_500_000, "Voting rights": 400_500_000 };
  for (const file of await site.listFiles("/figures/capital/voting-rights-and-capital"))
    expect(file).toEqual({
      "Shares on issue": [
        {
          ...CLASS,
          "Held by the company": 1_500_000,
          "Of which suspended": 1_500_000,
          "As at": "2026-10-31",
        },
        {
          ...CLASS,
          "Held by the company": 1_250_000,
          "Of which suspended": 1_250_000,
          "As at": "2026-09-30",
        },
      ],
      "Capital and voting rights": [
        {
          ...total,
          "As at": "2026-10-31",
          "Held by the company": 1_500_000,
          "Of which suspended": 1_500_000,
          "That can be cast": 399_000_000,
        },
        {
          ...total,
          "As at": "2026-09-30",
          "Held by the company": 1_250_000,
          "Of which suspended": 1_250_000,
          "That can be cast": 399_250_000,
        },
      ],
      "Bought back since": [
        {
          Class: "Ordinary shares of 10 pence",
          Bought: 100_000,
          Since: "2026-10-31",
          Until: "2026-11-20",
          "Held by the company then": 1_600_000,
        },
      ],
      "Not in public hands": [{ "As at": "2026-10-31", "Share of all (%)": 34.125 }],
      "Major holders": [
        {
          Holder: "Hartwell Asset Management",
          "Share of all (%)": 5.05,
          Shares: 20_149_500,
          Notified: "2026-10-08",
          Crossed: "2026-10-06",
          Threshold: "Reached or exceeded",
          "Threshold (%)": 5,
          "As at": "2026-10-31",
        },
      ],
    });
  expect(await site.facts("capital")).toMatchObject([
    {
      totals: [
        { asAt: "2026-10-31", votes: { all: 400_500_000, suspended: 1_500_000, castable: 399_000_000 } },
        { asAt: "2026-09-30", votes: { all: 400_500_000, suspended: 1_250_000, castable: 399_250_000 } },
      ],
      holders: [{ name: "Hartwell Asset Management", percent: 5.05, shares: 20_149_500 }],
    },
  ]);
});

it("a buy-back has each day, with prices in pence as amounts in pounds", async () => {
  const text = await site.text("/buy-backs");
  for (const words of [
    "Shares bought 100,000 Paid in total 510,936.00 Currency of amounts GBP Average price of all 5.1094",
    "Of the maximum (%) 2.04",
    "20 November 2026 60,000 5.1000 GBP XLON 5.075 5.130 306,000.00",
    "19 November 2026 40,000 5.1234 GBP XLON 5.080 5.155 204,936.00",
  ])
    expect(text).toContain(words);
  for (const file of await site.listFiles("/figures/buy-backs/buy-backs"))
    expect(file).toMatchObject({
      Programmes: [
        {
          "Maximum amount": 25_000_000,
          "Shares bought": 100_000,
          "Paid in total": 510_936,
          "Currency of amounts": "GBP",
          "Average price of all": 5.1094,
          "Of the maximum (%)": 2.04,
        },
      ],
      Transactions: [
        {
          Date: "2026-11-20",
          Shares: 60_000,
          "Average price": 5.1,
          "Lowest price": 5.075,
          "Highest price": 5.13,
          Currency: "GBP",
          Venue: "XLON",
          Paid: 306_000,
        },
        { Date: "2026-11-19", Shares: 40_000, "Average price": 5.1234, Currency: "GBP", Paid: 204_936 },
      ],
    });
  expect(await site.facts("buyBacks")).toMatchObject([
    {
      bought: { shares: 100_000, paid: "510936.00", average: "5.1094", currency: "GBP", percent: 2.04 },
      transactions: [
        { from: "2026-11-20", average: "5.10", paid: "306000.00", currency: "GBP" },
        { from: "2026-11-19", average: "5.1234", paid: "204936.00", currency: "GBP" },
      ],
    },
  ]);
});

it("search engines are told the listing", async () => {
  expect(await site.structuredData("/", "Corporation")).toMatchObject([
    { tickerSymbol: ["XLON MRLF"], identifier: [{ propertyID: "ISIN", value: "GB00BMRLF019" }] },
  ]);
});

it("what was typed is right: the report has nothing about its numbers", async () => {
  const found = await site.report();
  expect(found.filter((line) => /^(?:dividend|buy-back)_|\.classes|\.resolutions/.test(line))).toEqual([]);
});

it("a transaction that was typed twice is named, and counts once", async () => {
  const transactions = [...PURCHASES, ...PURCHASES.slice(1)];
  const slipped = await open([...PAGES, withSlip(BUY_BACK, { transactions })]);
  expect(await slipped.report()).toContain(
    "buy-back_buy-back-2026 data.transactions[2]: row 3: is the same as row 2: it counts once",
  );
  expect(await slipped.text("/buy-backs")).toContain("Shares bought 100,000 Paid in total 510,936.00");
});

it("an amount in pence is named, as ISO 4217 knows pounds alone, and is not shown", async () => {
  const slipped = await open([...PAGES, withSlip(FINAL, { amount: 14.2, currency: "GBX" })]);
  expect(await slipped.report()).toContain(
    'dividend_fy26-final data.currency: "GBX" is no currency of ISO 4217: these are hundredths of GBP: state the amount in GBP. No amount is shown',
  );
  expect(await slipped.text("/dividends")).not.toContain("14.2");
});

it("prices of which nobody knows whether they are pence or pounds are named, and not shown", async () => {
  const transactions = PURCHASES.map(({ currency: _currency, ...purchase }) => purchase);
  const slipped = await open([...PAGES, withSlip(BUY_BACK, { transactions })]);
  expect(await slipped.report()).toContain(
    `buy-back_buy-back-2026 data.transactions[0]: rows 1 to ${PURCHASES.length}: has no currency: write GBX or GBP`,
  );
  const text = await slipped.text("/buy-backs");
  expect(text).not.toMatch(/512|510|No shares have been bought/);
  expect(text).toContain("Not all transactions can be shown");
});

it("votes of one class that were typed twice are named, and not shown", async () => {
  const votes = { resolution: "2", share_class: "Ordinary shares", votes_for: 118_000_000 };
  const twice = { ...votes, votes_against: 32_000_000 };
  const { votes_for: _for, votes_against: _against, votes_valid: _valid, ...counted } = REMUNERATION;
  const slip = { resolutions: [counted], class_votes: [twice, twice] };
  const slipped = await open([...PAGES, withSlip(MEETING, slip)]);
  expect(await slipped.report()).toContain(
    "general-meeting_agm-2026 data.resolutions: “2. Remuneration report” has votes of “Ordinary shares” twice; its votes are not shown",
  );
  expect(await slipped.text("/agm-2026")).not.toMatch(/236,000,000|118,000,000/);
});
