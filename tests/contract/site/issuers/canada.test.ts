import { beforeAll, expect, it } from "vitest";
import { siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const SUBORDINATE = "Subordinate voting shares";
const MULTIPLE = "Multiple voting shares";
const ISIN = "CA66707B2004";

const open = siteOfIssuer({
  brand: {
    name: "Northvale Freight",
    shortName: "Northvale",
    legalName: "Northvale Freight Inc.",
    listings: [
      { exchange: "TSX", mic: "XTSE", ticker: "NVF", isin: ISIN, currency: "CAD" },
      { exchange: "NYSE", mic: "XNYS", ticker: "NVF", isin: ISIN, currency: "USD" },
    ],
    yearEnd: "12-31",
    locale: "en-CA",
    timeZone: "America/Toronto",
    currency: { code: "USD", sign: "US$" },
  },
  now: "2026-11-24T15:00:00Z",
});

/** Declared in US dollars; Canadian holders are paid their equivalent. */
const QUARTERLY = {
  kind: "Quarterly",
  amount: 0.185,
  currency: "USD",
  share_plan: "Reinvestment plan",
  reinvestment_discount: 2,
  note: "Eligible dividend for Canadian tax purposes",
};
const FOURTH = typed(
  { type: "dividend", uid: "q4-2026" },
  {
    ...QUARTERLY,
    period: "Q4 2026",
    status: "Declared",
    currency_choices: [{ currency: "CAD", amount: 0.2591 }],
    declared: "2026-11-10",
    election: "2026-12-08",
    ex: "2026-12-15",
    record: "2026-12-15",
    payment: "2027-01-05",
  },
);
const THIRD = typed(
  { type: "dividend", uid: "q3-2026" },
  {
    ...QUARTERLY,
    period: "Q3 2026",
    status: "Paid",
    currency_choices: [{ currency: "CAD", amount: 0.2563 }],
    reinvestment_price: 41.3275,
    declared: "2026-08-11",
    ex: "2026-09-15",
    record: "2026-09-15",
    payment: "2026-10-06",
  },
);
/** 120 million subordinate voting shares, and 9 million with ten votes each. */
const VOTED = { shares_voted: 129_000_000, decided_by: "Poll", outcome: "Carried" };
const ELECTION = {
  ...VOTED,
  number: "1a",
  title: "Election of Marc Tremblay",
  kind: "Election or appointment, for or withheld",
  votes_for: 198_000_000,
  votes_withheld: 12_000_000,
};
const PAY = {
  ...VOTED,
  number: "2",
  title: "Approach to executive compensation",
  kind: "Advisory resolution",
  votes_for: 178_500_000,
  votes_against: 31_500_000,
};
const NAME = {
  ...VOTED,
  number: "3",
  title: "Change of name",
  kind: "Special resolution",
  votes_for: 144_900_000,
  votes_against: 65_100_000,
};
const MEETING = typed(
  { type: "general-meeting", uid: "agm-2026" },
  {
    title: "Annual and special meeting 2026",
    starts: "2026-05-12T14:00:00+0000",
    ends: "2026-05-12T15:30:00+0000",
    place: "Online only",
    share_classes: [
      { name: SUBORDINATE, shares: 150_000_000, votes: 150_000_000 },
      { name: MULTIPLE, shares: 10_000_000, votes: 100_000_000 },
    ],
    resolutions: [ELECTION, PAY, NAME],
  },
);
/** What is bought in Toronto is paid in Canadian dollars. */
const PURCHASES = [
  { date: "2026-10-01", until: "2026-10-31", venue: "XTSE", currency: "CAD", shares: 120_000, average: 57.8 },
  { date: "2026-10-01", until: "2026-10-31", venue: "XNYS", currency: "USD", shares: 80_000, average: 41.25 },
];
const BID = typed(
  { type: "buy-back", uid: "ncib-2026" },
  {
    title: "Normal course issuer bid 2026",
    status: "Running",
    bought_shares: "Cancelled",
    isin: ISIN,
    max_shares: 7_500_000,
    from: "2026-03-10",
    to: "2027-03-09",
    transactions: PURCHASES,
  },
);
const CAPITAL = {
  heading: "Outstanding shares",
  as_at: "2026-10-31",
  source: "Register",
  classes: [
    { name: SUBORDINATE, isin: ISIN, on_issue: 150_000_000, votes_per_share: 1 },
    { name: MULTIPLE, on_issue: 10_000_000, votes_per_share: 10 },
  ],
  holders: [{ name: "Tremblay Holdings", notified: "2026-03-30", shares: 10_000_000, percent: 40 }],
};
const QUARTER = {
  heading: "Third quarter",
  period: "Q3 2026",
  previous_period: "Q3 2025",
  source: "Interim report, Form 6-K",
  figures: [
    { measure: "Revenue", unit: "US$m", value: 612.4, previous: 580.1 },
    { measure: "Adjusted earnings a share", unit: "US$", value: 0.52, previous: 0.47 },
  ],
};
const PAGES = [
  typedPage({ type: "investors-page", uid: "investors" }, slice("calendar", { heading: "Calendar" })),
  typedPage(
    { type: "page", uid: "dividends" },
    slice("dividends", { heading: "Dividend history", source: "News releases" }),
  ),
  typedPage({ type: "page", uid: "bids" }, slice("buy_backs", { heading: "Bids", source: "News releases" })),
  typedPage({ type: "page", uid: "capital" }, slice("share_capital", CAPITAL)),
  typedPage({ type: "page", uid: "q3-2026" }, slice("comparison", QUARTER)),
];

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([...PAGES, FOURTH, THIRD, MEETING, BID]);
});

it("quarterly dividends are in US dollars with their equivalent, their plan and their designation", async () => {
  expect(await site.row("/dividends", "Quarterly dividend, Q4 2026")).toBe(
    "Quarterly dividend, Q4 2026 Also paid in: CAD 0.2591 Reinvestment plan: Discount 2% " +
      "Share election deadline: December 8, 2026 Eligible dividend for Canadian tax purposes " +
      "US$0.185 November 10, 2026 December 15, 2026 December 15, 2026 January 5, 2027",
  );
  const dividend = {
    "Amount a share": 0.185,
    "Adjusted for splits": 0.185,
    Currency: "USD",
    "Also paid in": "CAD",
    "Shares instead of money": "Reinvestment plan",
    "Discount (%)": 2,
    Note: "Eligible dividend for Canadian tax purposes",
  };
  for (const file of await site.listFiles("/figures/dividends/dividend-history"))
    expect(file).toEqual({
      "": [
        {
          ...dividend,
          Dividend: "Quarterly dividend, Q4 2026",
          Status: "Declared",
          "Amount a share, in CAD": 0.2591,
          Declared: "2026-11-10",
          "Ex-dividend date": "2026-12-15",
          "Record date": "2026-12-15",
          "Share election deadline": "2026-12-08",
          "Payment date": "2027-01-05",
        },
        {
          ...dividend,
          Dividend: "Quarterly dividend, Q3 2026",
          Status: "Paid",
          "Amount a share, in CAD": 0.2563,
          "Reinvestment price": 41.3275,
          Declared: "2026-08-11",
          "Ex-dividend date": "2026-09-15",
          "Record date": "2026-09-15",
          "Payment date": "2026-10-06",
        },
      ],
    });
  expect(await site.facts("dividends")).toMatchObject([
    {
      amount: "0.185",
      currency: "USD",
      currencyChoices: [{ currency: "CAD", amount: "0.2591" }],
      sharesInstead: { plan: "Reinvestment plan", discount: 2 },
    },
    { amount: "0.185", sharesInstead: { price: "41.3275", currency: "USD", discount: 2 } },
  ]);
});

it("the calendar has the days of both quarters, of the plan and of the meeting", async () => {
  expect(await site.calendar("/investors/calendar.ics")).toEqual([
    "20260512T140000Z | Annual and special meeting 2026 | ",
    "20260915 | Ex-dividend date: Quarterly dividend, Q3 2026 | CONFIRMED",
    "20260915 | Record date: Quarterly dividend, Q3 2026 | CONFIRMED",
    "20261006 | Payment date: Quarterly dividend, Q3 2026 | CONFIRMED",
    "20261208 | Share election deadline: Quarterly dividend, Q4 2026 | CONFIRMED",
    "20261215 | Ex-dividend date: Quarterly dividend, Q4 2026 | CONFIRMED",
    "20261215 | Record date: Quarterly dividend, Q4 2026 | CONFIRMED",
    "20270105 | Payment date: Quarterly dividend, Q4 2026 | CONFIRMED",
  ]);
});

it("votes withheld from a director are counted against the election, and a special resolution needs two thirds", async () => {
  expect(await site.row("/agm-2026", "1a. Election")).toBe(
    "1a. Election of Marc Tremblay Election or appointment Carried " +
      "198,000,000 94.3% 12,000,000 5.7% 210,000,000 129,000,000 80.6",
  );
  const votes = {
    "1a. Election of Marc Tremblay": [
      ["Outcome", "Carried"],
      ["For", 198_000_000],
      ["For, %", 94.3],
      ["Withheld", 12_000_000],
      ["Withheld, %", 5.7],
    ],
    "2. Approach to executive compensation": [
      ["Outcome", "Carried"],
      ["For", 178_500_000],
      ["For, %", 85],
      ["Against", 31_500_000],
      ["Against, %", 15],
    ],
    "3. Change of name": [
      ["Outcome", "Carried"],
      ["For", 144_900_000],
      ["For, %", 69],
      ["Against", 65_100_000],
      ["Against, %", 31],
    ],
  };
  const cast = [
    ["Votes cast", 210_000_000],
    ["Shares voted", 129_000_000],
    ["Share of capital, %", 80.6],
  ];
  const rows = Object.entries(votes).flatMap(([resolution, counts]) =>
    [...counts, ...cast].map(([unit, value]) => `${resolution} | ${unit} | 2026-05-12 | ${value}`),
  );
  for (const file of await site.measureFiles("/figures/agm-2026/votes", "Annual and special meeting 2026"))
    expect(file).toEqual(rows.sort());
  // What is true of votes withheld in London is not true here.
  expect(await site.text("/agm-2026")).not.toMatch(/not a vote in law|Abstentions/);
});

it("shares bought in two currencies have their sum, and no amount in total", async () => {
  const text = await site.text("/bids");
  expect(text).toContain("Shares bought 200,000 Of the maximum (%) 2.67");
  expect(text).toContain("October 1, 2026 October 31, 2026 120,000 57.80 CAD XTSE 6,936,000.00");
  expect(text).toContain("October 1, 2026 October 31, 2026 80,000 41.25 USD XNYS 3,300,000.00");
  expect(text).not.toMatch(/Paid in total|10,236,000/);
  for (const file of await site.listFiles("/figures/bids/bids"))
    expect(file).toMatchObject({
      Programmes: [
        { "Maximum number of shares": 7_500_000, "Shares bought": 200_000, "Of the maximum (%)": 2.67 },
      ],
      Transactions: [
        { Currency: "USD", Venue: "XNYS", Shares: 80_000, "Average price": 41.25, Paid: 3_300_000 },
        { Currency: "CAD", Venue: "XTSE", Shares: 120_000, "Average price": 57.8, Paid: 6_936_000 },
      ],
    });
});

it("a multiple voting share has ten votes", async () => {
  expect(await site.text("/capital")).toContain("October 31, 2026 160,000,000 250,000,000");
  for (const file of await site.listFiles("/figures/capital/outstanding-shares"))
    expect(file).toMatchObject({
      "Shares on issue": [
        { Class: SUBORDINATE, ISIN, "On issue": 150_000_000, "Voting rights": 150_000_000 },
        { Class: MULTIPLE, "On issue": 10_000_000, "Votes a share": 10, "Voting rights": 100_000_000 },
      ],
      "Capital and voting rights": [{ "On issue": 160_000_000, "Voting rights": 250_000_000 }],
      "Major holders": [{ Holder: "Tremblay Holdings", "Share of all (%)": 40, Shares: 10_000_000 }],
    });
});

it("figures are in US dollars", async () => {
  expect(await site.text("/q3-2026")).toContain(
    "Revenue US$m 612.4 580.1 +5.6% Adjusted earnings a share US$ 0.52 0.47 +10.6%",
  );
});

it("search engines are told both listings, and one ISIN", async () => {
  expect(await site.structuredData("/", "Corporation")).toMatchObject([
    { tickerSymbol: ["XTSE NVF", "XNYS NVF"], identifier: [{ propertyID: "ISIN", value: ISIN }] },
  ]);
});

it("what was typed is right: the report has nothing about it but that two currencies have no sum", async () => {
  const found = await site.report();
  expect(
    found.filter((line) => /^(?:dividend|buy-back)_|\.classes|\.holders|\.resolutions/.test(line)),
  ).toEqual([
    "buy-back_ncib-2026 data.transactions: has transactions in several currencies: no amount is stated in total",
  ]);
});

it("prices of an exchange in another currency are named without theirs, and not shown in US dollars", async () => {
  const transactions = PURCHASES.map(({ currency: _currency, ...purchase }) => purchase);
  const slipped = await open([...PAGES, withSlip(BID, { transactions })]);
  expect(await slipped.report()).toContain(
    "buy-back_ncib-2026 data.transactions[0]: row 1: has no currency: write CAD or USD",
  );
  expect(await slipped.text("/bids")).not.toMatch(/57\.80|Paid in total/);
});

it("an equivalent that was converted the wrong way round is named, and not shown", async () => {
  const currency_choices = [{ currency: "CAD", amount: 0.1321 }];
  const slipped = await open([...PAGES, THIRD, withSlip(FOURTH, { currency_choices })]);
  expect((await slipped.report()).join("\n")).toMatch(
    /dividend_q4-2026 data\.currency_choices: USD 0\.185, CAD 0\.1321: .* converted the wrong way round/,
  );
  expect(await slipped.row("/dividends", "Quarterly dividend, Q4 2026")).not.toContain("0.1321");
});

it("votes that so few shares cannot have are named, and not shown", async () => {
  const resolutions = [{ ...PAY, shares_voted: 20_000_000 }];
  const slipped = await open([...PAGES, withSlip(MEETING, { resolutions })]);
  expect(await slipped.report()).toContain(
    "general-meeting_agm-2026 data.resolutions: “2. Approach to executive compensation” has 210000000 votes of 20000000 shares, which have 110000000 at most; its votes are not shown",
  );
  expect(await slipped.row("/agm-2026", "2. Approach")).not.toMatch(/20,000,000|12\.5/);
});

it("a payment of another year is named, and in no calendar", async () => {
  const slipped = await open([...PAGES, THIRD, withSlip(FOURTH, { payment: "2028-01-05" })]);
  expect(await slipped.report()).toContain(
    "dividend_q4-2026 data.payment: payment, 2028-01-05, is 386 days after record, 2026-12-15: neither of them is shown",
  );
  expect((await slipped.calendar("/investors/calendar.ics")).join()).not.toContain("20280105");
});
