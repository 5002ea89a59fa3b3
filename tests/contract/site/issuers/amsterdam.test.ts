import { beforeAll, expect, it } from "vitest";
import { siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const ISIN = "NL0000009165";
const open = siteOfIssuer({
  brand: {
    name: "Amstel Techniek",
    shortName: "Amstel",
    legalName: "Amstel Techniek N.V.",
    listings: [{ exchange: "Euronext Amsterdam", mic: "XAMS", ticker: "AMST", isin: ISIN, currency: "EUR" }],
    yearEnd: "12-31",
    // In English for the Netherlands, the name of the euro has the sign as well.
    locale: "en-NL",
    timeZone: "Europe/Amsterdam",
    currency: { code: "EUR" },
  },
  now: "2026-11-24T09:00:00Z",
});

const INTERIM = typed(
  { type: "dividend", uid: "interim-2026" },
  {
    kind: "Interim",
    period: "2026",
    status: "Paid",
    amount: 0.36,
    declared: "2026-07-28",
    ex: "2026-08-03",
    record: "2026-08-04",
    payment: "2026-08-27",
    share_plan: "Scrip dividend",
    scrip_new: 1,
    scrip_held: 71,
    election_from: "2026-08-05",
    election: "2026-08-19",
  },
);
const FIXED = { currency: "EUR", coupon_kind: "Fixed", listing: "Luxembourg" };
const DEBT = {
  heading: "Debt",
  as_at: "2026-09-30",
  source: "Report",
  ratings: [
    { agency: "Moody's", kind: "Issuer", grade: "Baa1", date: "2026-02-11" },
    { agency: "Moody's", kind: "Senior unsecured", grade: "Baa1", date: "2026-02-11" },
    { agency: "S&P", kind: "Issuer", grade: "BBB+", date: "2025-11-03" },
  ],
  instruments: [
    {
      ...FIXED,
      name: "Notes 2029",
      isin: "XS2051362072",
      volume: 500,
      coupon: "4.5%",
      maturity: "2029-03-01",
    },
    {
      ...FIXED,
      name: "Notes 2031",
      isin: "XS1843443513",
      volume: 750,
      coupon: "3.875%",
      maturity: "2031-05-15",
    },
    { name: "Revolving credit facility", volume: 400, currency: "EUR", maturity: "2030-06-30" },
  ],
};
const BOUGHT = [
  { date: "2026-11-16", venue: "XAMS", shares: 12_000, average: 45.1234, lowest: 44.9, highest: 45.4 },
  { date: "2026-11-17", venue: "XAMS", shares: 10_500, average: 45.02 },
  { date: "2026-11-17", venue: "CEUX", shares: 4_200, average: 45.01 },
  { date: "2026-11-18", venue: "XAMS", shares: 11_000, average: 44.57, paid: 490_270 },
];
const BUY_BACK = typed(
  { type: "buy-back", uid: "2026" },
  {
    title: "Buy-back 2026",
    status: "Running",
    bought_shares: "Held by the company",
    isin: ISIN,
    max_shares: 500_000,
    from: "2026-11-02",
    venues: "XAMS, CEUX",
    transactions: BOUGHT,
  },
);
const MEETING = typed(
  { type: "general-meeting", uid: "agm-2026" },
  {
    title: "Annual general meeting 2026",
    starts: "2026-05-20T08:00:00+0000",
    ends: "2026-05-20T10:00:00+0000",
    deadlines: [{ kind: "Record time", date: "2026-04-22" }],
  },
);
const CAPITAL = {
  heading: "Shares",
  as_at: "2026-10-31",
  source: "Register",
  classes: [
    { name: "Ordinary shares", isin: ISIN, on_issue: 60_000_000, treasury: 400_000, votes_per_share: 1 },
  ],
};
const [NOTES, ...OTHER_DEBT] = DEBT.instruments;
const debtPage = (...instruments: object[]) =>
  typedPage(
    { type: "page", uid: "debt" },
    slice("debt", { ...DEBT, instruments: instruments.map((one) => ({ ...one })) }),
  );
const PAGES = [
  typedPage({ type: "investors-page", uid: "investors" }, slice("calendar", { heading: "Calendar" })),
  typedPage({ type: "page", uid: "dividends" }, slice("dividends", { heading: "Dividends", source: "ABM" })),
  typedPage({ type: "page", uid: "buy-backs" }, slice("buy_backs", { heading: "Buy-backs", source: "ABM" })),
  typedPage({ type: "page", uid: "shares" }, slice("share_capital", CAPITAL)),
];

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([...PAGES, debtPage(...DEBT.instruments), INTERIM, BUY_BACK, MEETING]);
});

it("an amount has one sign, and no name of the currency", async () => {
  expect(await site.row("/dividends", "Interim dividend, 2026")).toContain("€0.36 28 July 2026");
});

it("the purchases of a programme without a last day are added up, and held since the register's day", async () => {
  expect(await site.facts("buyBacks")).toMatchObject([
    { bought: { shares: 37_700, paid: "1693502.80", average: "44.9205", percent: 7.54 } },
  ]);
  expect(await site.text("/shares")).toContain("37.700 31 October 2026 18 November 2026 437.700");
});

it("debt is in millions by the year in which it is due", async () => {
  expect(await site.text("/debt")).toContain("2029 500,0 2030 400,0 2031 750,0");
  for (const file of await site.listFiles("/figures/debt/debt")) {
    const { Ratings: ratings, "Bonds and loans": instruments } = file;
    expect(ratings).toHaveLength(3);
    expect(instruments).toMatchObject([
      { "Volume (million)": 500, Coupon: "4.5%", Maturity: "2029-03-01" },
      { "Volume (million)": 750 },
      { "Volume (million)": 400 },
    ]);
  }
});

it("what was typed is right: the report has nothing about its numbers", async () => {
  const found = await site.report();
  expect(
    found.filter((line) => /^(?:dividend|buy-back)_|\.(?:instruments|ratings|deadlines|classes)/.test(line)),
  ).toEqual([]);
});

it("a purchase that is to come is named, and not counted, whatever the last day of the programme", async () => {
  const transactions = BOUGHT.map((one, index) => (index === 0 ? { ...one, date: "2026-12-16" } : one));
  const slipped = await open([...PAGES, withSlip(BUY_BACK, { transactions })]);
  expect(await slipped.report()).toContain(
    "buy-back_2026 data.transactions[0]: row 1: 2026-12-16 was still to come when it was published: it is not counted",
  );
  expect(await slipped.text("/buy-backs")).not.toMatch(/16 December|37\.700/);
  expect(await slipped.text("/shares")).not.toContain("437.700");
});

it("purchases of more than the maximum have no sum, and a code of a venue that is none of the programme's is named", async () => {
  const transactions = BOUGHT.map((one, index) =>
    index === 0 ? { ...one, venue: "XAMX", shares: 12_000_000 } : one,
  );
  const slipped = await open([...PAGES, withSlip(BUY_BACK, { transactions })]);
  const found = await slipped.report();
  expect(found).toContain(
    "buy-back_2026 data.transactions: has bought 12025700 shares, more than its maximum of 500000: neither that nor a sum is stated",
  );
  expect(found).toContain(
    "buy-back_2026 data.transactions: row 1 is at XAMX, but the venues of the programme are XAMS, CEUX",
  );
  expect(await slipped.text("/buy-backs")).not.toContain("12.025.700");
});

it("a fraction for a coupon, and a volume in billions, are named, and neither is shown", async () => {
  const slipped = await open([...PAGES, debtPage({ ...NOTES, coupon: "0.045", volume: 0.5 }, ...OTHER_DEBT)]);
  const found = (await slipped.report()).join("\n");
  expect(found).toContain("instruments[0].coupon: “0.045” has no unit");
  expect(found).toContain("instruments[0].volume: “Notes 2029” has 0.5 million, but “Notes 2031” 750");
  expect(await slipped.text("/debt")).not.toMatch(/0\.045|0,5/);
});

it("a total beside the only class is none, and there is no sum", async () => {
  const classes = [...CAPITAL.classes, { name: "Total", on_issue: 60_000_000, votes_per_share: 1 }];
  const page = typedPage({ type: "page", uid: "shares" }, slice("share_capital", { ...CAPITAL, classes }));
  const slipped = await open([page]);
  expect((await slipped.report()).join("\n")).toContain("“Total” is called a total: a total is no class");
  expect(await slipped.text("/shares")).not.toContain("120.000.000");
});

it("a record date of another year than its meeting is named, and not shown", async () => {
  const deadlines = [{ kind: "Record time", date: "2025-04-22" }];
  const slipped = await open([
    ...PAGES,
    withSlip(MEETING, { deadlines, title: "Annual general meeting 2062" }),
  ]);
  const found = (await slipped.report()).join("\n");
  expect(found).toContain("“Record time”, 2025-04-22, is of another year than the meeting on 2026-05-20");
  expect(found).toContain("“Annual general meeting 2062” is on 2026-05-20: one of the years is wrong");
  expect(await slipped.calendar("/investors/calendar.ics")).toHaveLength(1);
});
