import { beforeAll, expect, it } from "vitest";
import { siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const ISIN = "US7561091049";
const COMMON = "Common stock";

const open = siteOfIssuer({
  brand: {
    name: "Prairie Net Lease",
    shortName: "Prairie",
    legalName: "Prairie Net Lease Trust, Inc.",
    listings: [{ exchange: "NYSE", mic: "XNYS", ticker: "PNL", isin: ISIN, currency: "USD" }],
    yearEnd: "12-31",
    locale: "en-US",
    timeZone: "America/New_York",
    currency: { code: "USD", sign: "$" },
  },
  now: "2026-11-24T15:00:00Z",
});

/** As Form 1099-DIV splits it. */
const MONTHLY = typed(
  { type: "dividend", uid: "2026-10" },
  {
    kind: "Monthly",
    period: "October 2026",
    share_class: COMMON,
    status: "Paid",
    amount: 0.2665,
    parts: [
      { name: "Ordinary dividend (Section 199A)", amount: 0.19812 },
      { kind: "Capital gain", amount: 0.00845 },
      { kind: "Return of capital", amount: 0.05993 },
    ],
    declared: "2026-09-08",
    ex: "2026-10-01",
    record: "2026-10-01",
    payment: "2026-10-15",
  },
);
const PREFERRED = { A: 0.375, B: 0.4140625 };
const QUARTERLY = Object.entries(PREFERRED).map(([series, amount]) =>
  typed(
    { type: "dividend", uid: `series-${series}` },
    {
      kind: "Quarterly",
      period: "Q4 2026",
      share_class: `Series ${series} preferred`,
      status: "Declared",
      amount,
      declared: "2026-11-10",
      ex: "2026-12-15",
      record: "2026-12-15",
      payment: "2026-12-31",
    },
  ),
);
const QUARTER = {
  heading: "Third quarter",
  period: "Q3 2026",
  previous_period: "Q3 2025",
  source: "Form 10-Q",
  figures: [
    { measure: "Revenue", unit: "$ thousands", value: 1_470_123, previous: 1_330_940 },
    { measure: "AFFO a share", unit: "$", value: 1.09, previous: 1.05 },
    { measure: "Occupancy", unit: "%", value: 98.7, previous: 98.8 },
  ],
};
const CAPITAL = {
  heading: "Stock",
  as_at: "2026-10-31",
  source: "Form 10-Q",
  classes: [{ name: COMMON, isin: ISIN, on_issue: 920_000_000, votes_per_share: 1 }],
};
const PAGES = [
  typedPage(
    { type: "page", uid: "dividends" },
    slice("dividends", { heading: "Dividends", source: "Form 8-K" }),
  ),
];
const resultsPage = (more: object = {}) =>
  typedPage({ type: "page", uid: "results" }, slice("comparison", { ...QUARTER, ...more }));

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([...PAGES, resultsPage(), MONTHLY, ...QUARTERLY]);
});

it("each class has its own dividends, with parts and all decimals", async () => {
  const [csv, xlsx] = await site.listFiles("/figures/dividends/dividends");
  expect(csv).toEqual(xlsx);
  expect(csv?.[""]).toMatchObject([
    { "Class of shares": "Series A preferred", "Amount a share": 0.375 },
    { "Class of shares": "Series B preferred", "Amount a share": 0.4140625 },
    {
      "Class of shares": COMMON,
      "Ordinary dividend (Section 199A)": 0.19812,
      "Capital gain": 0.00845,
      "Return of capital": 0.05993,
    },
  ]);
});

it("thousands of dollars are thousands to programs", async () => {
  expect(await site.facts("figures")).toMatchObject([
    {
      rows: expect.arrayContaining([
        expect.objectContaining({ measure: "Revenue", value: 1_470_123, unitCode: "USD", factor: 1_000 }),
      ]),
    },
  ]);
  expect(await site.text("/results")).toContain("Occupancy % 98.7 98.8 −0.1 points");
});

it("millions beside thousands, and a fraction beside a percentage, are named, and not compared", async () => {
  const [revenue, affo, occupancy] = QUARTER.figures;
  const figures = [{ ...revenue, previous: 1330 }, affo, { ...occupancy, previous: 0.988 }];
  const slipped = await open([resultsPage({ figures: figures.map((figure) => ({ ...figure })) })]);
  const found = (await slipped.report()).join("\n");
  expect(found).toMatch(/figures\[0\]\.value: “Revenue” is 1470123 in Q3 2026, but 1330 in Q3 2025/);
  expect(found).toMatch(/figures\[2\]\.value: “Occupancy” is 98\.7 in Q3 2026, but 0\.988 in Q3 2025/);
  expect(await slipped.text("/results")).not.toMatch(/1,330|0\.988|110,\d{3}|points/);
});

it("a growth of a thousandfold is shown once the definition of its measure says it", async () => {
  const figures = [{ measure: "Gain on sales", unit: "$ thousands", value: 1_200, previous: 1 }];
  const definition = "Before the sale of two malls it was 1.";
  const said = resultsPage({ figures, definitions: [{ measure: "Gain on sales", definition }] });
  expect(await (await open([said])).text("/results")).toContain("Gain on sales $ thousands 1,200.0 1.0");
});

it("a fraction for the percentage of a holder is named, and not shown", async () => {
  const holders = [{ name: "An index fund", shares: 95_680_000, percent: 0.104 }];
  const slipped = await open([
    typedPage({ type: "page", uid: "stock" }, slice("share_capital", { ...CAPITAL, holders })),
  ]);
  expect((await slipped.report()).join("\n")).toMatch(
    /holders\[0\]\.percent: “An index fund” has 95680000 shares, 10\.4% of all, but 0\.104%/,
  );
  expect(await slipped.text("/stock")).not.toContain("0.104");
});

it("a monthly dividend that is typed with the total of its quarter does not add up, and is not shown", async () => {
  const slipped = await open([...PAGES, withSlip(MONTHLY, { amount: 0.7995 })]);
  expect(await slipped.report()).toContain(
    "dividend_2026-10 data.parts: the parts are 0.2665 together, not 0.7995: neither they nor the amount are shown",
  );
});
