import { beforeAll, expect, it } from "vitest";
import { siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const open = siteOfIssuer({
  brand: {
    name: "Ridgeway Tool",
    shortName: "Ridgeway",
    legalName: "Ridgeway Tool, Inc.",
    listings: [{ exchange: "NYSE", mic: "XNYS", ticker: "RDG", isin: "US7181101012", currency: "USD" }],
    yearEnd: "10-31",
    locale: "en-US",
    timeZone: "America/New_York",
    currency: { code: "USD", sign: "$" },
  },
  now: "2026-11-24T14:00:00Z",
});

const QUARTERLY = { kind: "Quarterly", amount: 0.485, currency: "USD" };
const FOURTH = typed(
  { type: "dividend", uid: "q4-2026" },
  {
    ...QUARTERLY,
    period: "Q4 2026",
    status: "Declared",
    declared: "2026-10-15",
    ex: "2026-11-30",
    record: "2026-11-30",
    payment: "2026-12-15",
  },
);
const THIRD = typed(
  { type: "dividend", uid: "q3-2026" },
  {
    ...QUARTERLY,
    amount: 0.4675,
    period: "Q3 2026",
    status: "Paid",
    declared: "2026-07-16",
    ex: "2026-08-31",
    record: "2026-08-31",
    payment: "2026-09-15",
  },
);
const VOTED = { votes_withheld: 1_200_000, broker_non_votes: 9_000_000, decided_by: "Poll" };
const ELECTION = {
  ...VOTED,
  number: "1a",
  title: "Election of Dana Whitlock",
  kind: "Election by plurality",
  votes_for: 88_800_000,
  outcome: "Carried",
};
const PAY = {
  ...VOTED,
  number: "2",
  title: "Compensation of named executive officers",
  kind: "Advisory resolution",
  votes_for: 80_000_000,
  votes_against: 8_800_000,
  outcome: "Carried",
};
const FREQUENCY = {
  ...VOTED,
  number: "3",
  title: "Frequency of votes on compensation",
  kind: "Frequency of votes on pay",
  votes_one_year: 84_360_000,
  votes_two_years: 888_000,
  votes_three_years: 3_552_000,
};
const AUDITOR = {
  number: "4",
  title: "Ratification of the auditor",
  kind: "Ordinary resolution",
  votes_for: 97_000_000,
  votes_against: 1_500_000,
  votes_withheld: 500_000,
  outcome: "Carried",
};
const MEETING = typed(
  { type: "general-meeting", uid: "annual-meeting-2026" },
  {
    title: "Annual meeting of stockholders 2026",
    starts: "2026-03-05T15:00:00+0000",
    ends: "2026-03-05T16:00:00+0000",
    webcast: { link_type: "Web", url: "https://meeting.example/rdg2026" },
    deadlines: [{ kind: "Record time", date: "2026-01-06" }],
    share_classes: [{ name: "Common stock", shares: 120_000_000 }],
    resolutions: [ELECTION, PAY, FREQUENCY, AUDITOR],
  },
);
const MONTHS = [
  { date: "2026-08-01", until: "2026-08-31", shares: 110_000, average: 71.25 },
  { date: "2026-09-01", until: "2026-09-30", shares: 90_000, average: 73.5 },
  { date: "2026-10-01", until: "2026-10-31", shares: 100_000, average: 70.1 },
];
const BUY_BACK = typed(
  { type: "buy-back", uid: "repurchase-2026" },
  {
    title: "Repurchase program 2026",
    status: "Running",
    max_amount: 250_000_000,
    from: "2026-06-01",
    transactions: MONTHS,
  },
);
const QUARTER = {
  heading: "Third quarter",
  period: "Q3 2026",
  previous_period: "Q3 2025",
  source: "Form 10-Q of September 3, 2026",
  figures: [
    { measure: "Net sales", unit: "$m", value: 1_204.6, previous: 1_150.2 },
    { measure: "Diluted earnings per share", unit: "$", value: 1.127, previous: 0.985 },
  ],
};
const q3 = typedPage({ type: "page", uid: "q3-2026" }, slice("comparison", QUARTER));
const PAGES = [
  typedPage(
    { type: "investors-page", uid: "investors" },
    slice("calendar", { heading: "Calendar" }),
    slice("reporting_periods", { heading: "Results" }),
  ),
  typedPage(
    { type: "page", uid: "dividends" },
    slice("dividends", { heading: "Dividend history", source: "Announcements" }),
  ),
  typedPage(
    { type: "page", uid: "repurchases" },
    slice("buy_backs", { heading: "Repurchases", source: "Forms 10-Q and 10-K" }),
  ),
  withSlip(q3, { title: "Third quarter 2026", period_kind: "Third quarter", period_end: "2026-07-31" }),
];

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([...PAGES, FOURTH, THIRD, MEETING, BUY_BACK]);
});

it("quarterly dividends are in dollars with all their decimals", async () => {
  expect(await site.row("/dividends", "Quarterly dividend, Q4 2026")).toBe(
    "Quarterly dividend, Q4 2026 $0.485 October 15, 2026 November 30, 2026 November 30, 2026 December 15, 2026",
  );
  expect(await site.row("/dividends", "Quarterly dividend, Q3 2026")).toBe(
    "Quarterly dividend, Q3 2026 Paid $0.4675 July 16, 2026 August 31, 2026 August 31, 2026 September 15, 2026",
  );
  for (const file of await site.listFiles("/figures/dividends/dividend-history"))
    expect(file).toEqual({
      "": [
        {
          Dividend: "Quarterly dividend, Q4 2026",
          Status: "Declared",
          "Amount a share": 0.485,
          "Adjusted for splits": 0.485,
          Currency: "USD",
          Declared: "2026-10-15",
          "Ex-dividend date": "2026-11-30",
          "Record date": "2026-11-30",
          "Payment date": "2026-12-15",
        },
        {
          Dividend: "Quarterly dividend, Q3 2026",
          Status: "Paid",
          "Amount a share": 0.4675,
          "Adjusted for splits": 0.4675,
          Currency: "USD",
          Declared: "2026-07-16",
          "Ex-dividend date": "2026-08-31",
          "Record date": "2026-08-31",
          "Payment date": "2026-09-15",
        },
      ],
    });
  expect(await site.facts("dividends")).toMatchObject([
    { name: "Quarterly dividend, Q4 2026", status: "Declared", amount: "0.485", currency: "USD" },
    { name: "Quarterly dividend, Q3 2026", status: "Paid", amount: "0.4675", currency: "USD" },
  ]);
});

it("the calendar has the days of both quarters and of the meeting", async () => {
  expect(await site.calendar("/investors/calendar.ics")).toEqual([
    "20260305T150000Z | Annual meeting of stockholders 2026 | ",
    "20260831 | Ex-dividend date: Quarterly dividend, Q3 2026 | CONFIRMED",
    "20260831 | Record date: Quarterly dividend, Q3 2026 | CONFIRMED",
    "20260915 | Payment date: Quarterly dividend, Q3 2026 | CONFIRMED",
    "20261130 | Ex-dividend date: Quarterly dividend, Q4 2026 | CONFIRMED",
    "20261130 | Record date: Quarterly dividend, Q4 2026 | CONFIRMED",
    "20261215 | Payment date: Quarterly dividend, Q4 2026 | CONFIRMED",
  ]);
  // The comma of the locale is between a day and its year.
  expect(await site.text("/dividends")).toContain("15 December 2026 Payment date");
});

it("votes are by plurality, for and against, and by frequency, with broker non-votes", async () => {
  const page = "/annual-meeting-2026";
  expect(await site.row(page, "1a. Election")).toBe(
    "1a. Election of Dana Whitlock Election by plurality Elected 88,800,000 1,200,000 9,000,000",
  );
  expect(await site.row(page, "2. Compensation")).toBe(
    "2. Compensation of named executive officers Advisory resolution Carried " +
      "80,000,000 90.1% 8,800,000 9.9% 1,200,000 9,000,000 88,800,000 88,800,000 74.0",
  );
  expect(await site.row(page, "3. Frequency")).toBe(
    "3. Frequency of votes on compensation Advisory vote on frequency Every year " +
      "84,360,000 95.0% 888,000 1.0% 3,552,000 4.0% 1,200,000 9,000,000 88,800,000 88,800,000 74.0",
  );
  // Brokers may vote on the auditor without instructions.
  expect(await site.row(page, "4. Ratification")).toBe(
    "4. Ratification of the auditor Ordinary resolution Carried " +
      "97,000,000 98.5% 1,500,000 1.5% 500,000 – not stated 98,500,000 98,500,000 82.1",
  );
});

it("files and facts have the same votes", async () => {
  const rows = {
    "1a. Election of Dana Whitlock": [
      ["Outcome", "Elected"],
      ["For", 88_800_000],
      ["Withheld", 1_200_000],
      ["Broker non-votes", 9_000_000],
    ],
    "2. Compensation of named executive officers": [
      ["Outcome", "Carried"],
      ["For", 80_000_000],
      ["For, %", 90.1],
      ["Against", 8_800_000],
      ["Against, %", 9.9],
      ["Abstained", 1_200_000],
      ["Broker non-votes", 9_000_000],
      ["Votes cast", 88_800_000],
      ["Shares voted", 88_800_000],
      ["Share of capital, %", 74],
    ],
    "3. Frequency of votes on compensation": [
      ["Every year", 84_360_000],
      ["Every year, %", 95],
      ["Every two years", 888_000],
      ["Every two years, %", 1],
      ["Every three years", 3_552_000],
      ["Every three years, %", 4],
      ["Abstained", 1_200_000],
      ["Broker non-votes", 9_000_000],
      ["Votes cast", 88_800_000],
      ["Shares voted", 88_800_000],
      ["Share of capital, %", 74],
    ],
    "4. Ratification of the auditor": [
      ["Outcome", "Carried"],
      ["For", 97_000_000],
      ["For, %", 98.5],
      ["Against", 1_500_000],
      ["Against, %", 1.5],
      ["Abstained", 500_000],
      ["Votes cast", 98_500_000],
      ["Shares voted", 98_500_000],
      ["Share of capital, %", 82.1],
    ],
  };
  const votes = Object.entries(rows).flatMap(([resolution, all]) =>
    all.map(([unit, value]) => `${resolution} | ${unit} | 2026-03-05 | ${value}`),
  );
  const title = "Annual meeting of stockholders 2026";
  for (const file of await site.measureFiles("/figures/annual-meeting-2026/votes", title))
    expect(file).toEqual(votes.sort());
});

it("repurchases are by month, as a 10-Q has them", async () => {
  const text = await site.text("/repurchases");
  for (const words of [
    "Shares bought 300,000 Paid in total 21,462,500.00 Currency of amounts USD Average price of all 71.5417",
    "October 1, 2026 October 31, 2026 100,000 70.10 USD 7,010,000.00",
    "September 1, 2026 September 30, 2026 90,000 73.50 USD 6,615,000.00",
    "August 1, 2026 August 31, 2026 110,000 71.25 USD 7,837,500.00",
  ])
    expect(text).toContain(words);
  for (const file of await site.listFiles("/figures/repurchases/repurchases"))
    expect(file).toMatchObject({
      Programmes: [
        { "Shares bought": 300_000, "Paid in total": 21_462_500, "Average price of all": 71.5417 },
      ],
      Transactions: [
        { Date: "2026-10-01", Until: "2026-10-31", Shares: 100_000, "Average price": 70.1, Paid: 7_010_000 },
        { Date: "2026-09-01", Until: "2026-09-30", Shares: 90_000, "Average price": 73.5, Paid: 6_615_000 },
        { Date: "2026-08-01", Until: "2026-08-31", Shares: 110_000, "Average price": 71.25, Paid: 7_837_500 },
      ],
    });
  expect(await site.facts("buyBacks")).toMatchObject([
    { bought: { shares: 300_000, paid: "21462500.00", average: "71.5417", currency: "USD" } },
  ]);
});

it("a quarter of a fiscal year off the calendar has its name, and earnings all their decimals", async () => {
  expect(await site.text("/investors")).toContain("Q3 FY26");
  expect(await site.text("/q3-2026")).toContain(
    "Net sales $m 1,204.6 1,150.2 +4.7% Diluted earnings per share $ 1.127 0.985 +14.4%",
  );
  for (const file of await site.measureFiles("/figures/q3-2026/third-quarter", "Third quarter"))
    expect(file).toEqual([
      "Diluted earnings per share | $ | Q3 2025 | 0.985",
      "Diluted earnings per share | $ | Q3 2026 | 1.127",
      "Net sales | $m | Q3 2025 | 1150.2",
      "Net sales | $m | Q3 2026 | 1204.6",
    ]);
});

it("search engines are told the listing, and that the meeting was online", async () => {
  expect(await site.structuredData("/", "Corporation")).toMatchObject([{ tickerSymbol: ["XNYS RDG"] }]);
  expect(await site.structuredData("/annual-meeting-2026", "Event")).toMatchObject([
    { startDate: "2026-03-05T15:00:00.000Z", location: { url: "https://meeting.example/rdg2026" } },
  ]);
});

it("what was typed is right: the report has nothing about its numbers", async () => {
  const found = await site.report();
  expect(found.filter((line) => /^(?:dividend|buy-back)_|\.resolutions|period_/.test(line))).toEqual([]);
});

it("votes against in an election by plurality are named, and its votes are not shown", async () => {
  const resolutions = [{ ...ELECTION, votes_against: 1_200_000 }, PAY];
  const slipped = await open([...PAGES, withSlip(MEETING, { resolutions })]);
  expect(await slipped.report()).toContain(
    "general-meeting_annual-meeting-2026 data.resolutions: “1a. Election of Dana Whitlock” has votes “against”, which its kind has not; its votes are not shown",
  );
  expect(await slipped.row("/annual-meeting-2026", "1a. Election")).not.toContain("88,800,000");
});

it("a price that is not what was paid is named, and neither is shown, nor a sum", async () => {
  const transactions = MONTHS.map((month, index) => (index === 0 ? { ...month, paid: 8_737_500 } : month));
  const slipped = await open([...PAGES, withSlip(BUY_BACK, { transactions })]);
  expect(await slipped.report()).toContain(
    "buy-back_repurchase-2026 data.transactions[0]: row 1: says that 8737500 was paid, which is not 110000 shares at 71.25",
  );
  expect(await slipped.text("/repurchases")).not.toMatch(/71\.25|8,737,500|Paid in total/);
});

it("the ex date of a spin-off with due bills is after its completion", async () => {
  const days = { announced: "2026-10-01", record: "2026-10-30", completion: "2026-11-13", ex: "2026-11-16" };
  const spun = typed(
    { type: "corporate-action", uid: "spin-off" },
    { kind: "Demerger", name: "Spin-off of Ridgeway Saws", new_shares: 1, old_shares: 4, ...days },
  );
  const spinning = await open([...PAGES, spun]);
  expect((await spinning.report()).filter((line) => line.startsWith("corporate-action_"))).toEqual([
    expect.stringContaining("no page has a section of corporate actions"),
  ]);
  const dates = await spinning.calendar("/investors/calendar.ics");
  expect(dates).toContain("20261116 | Ex date: Spin-off of Ridgeway Saws, 1 new for 4 held | CONFIRMED");
  expect(dates).toContain("20261113 | Completion: Spin-off of Ridgeway Saws, 1 new for 4 held | CONFIRMED");
});

it("shares of a purchase plan with three decimals are no thousands", async () => {
  expect(await site.text("/dividends?shares=12.375")).toContain("Enter a whole number of shares");
  expect(await site.text("/dividends?shares=12,375")).toContain("12,375 shares were paid $5,785.31");
});
