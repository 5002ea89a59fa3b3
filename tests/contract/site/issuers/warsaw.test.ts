import { beforeAll, expect, it } from "vitest";
import { siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const open = siteOfIssuer({
  brand: {
    name: "Wisła Chemia",
    shortName: "Wisła",
    legalName: "Wisła Chemia S.A.",
    listings: [
      { exchange: "GPW", mic: "XWAR", ticker: "WCH", isin: "PLWSCHM00018", currency: "PLN" },
      {
        exchange: "NYSE",
        mic: "XNYS",
        ticker: "WCHY",
        isin: "US97718W1080",
        currency: "USD",
        receipts: { receipts: 1, shares: 4 },
      },
    ],
    yearEnd: "12-31",
    locale: "pl-PL",
    timeZone: "Europe/Warsaw",
    currency: { code: "PLN" },
  },
  now: "2026-11-24T09:00:00Z",
});

const INSTALMENT = { period: "2025", withholding: 19, declared: "2026-06-11" };
const FIRST = typed(
  { type: "dividend", uid: "2025-1" },
  {
    ...INSTALMENT,
    kind: "First instalment",
    status: "Paid",
    amount: 2.5,
    ex: "2026-08-07",
    record: "2026-08-10",
    payment: "2026-08-24",
    exchanges: [{ exchange: "NYSE", ex: "2026-08-10", record: "2026-08-10", payment: "2026-09-03" }],
  },
);
const SECOND = typed(
  { type: "dividend", uid: "2025-2" },
  {
    ...INSTALMENT,
    kind: "Second instalment",
    status: "Declared",
    amount: 2.64,
    ex: "2026-12-08",
    record: "2026-12-09",
    payment: "2026-12-21",
    currency_choices: [{ currency: "EUR", amount: 0.61 }],
    currency_election: "2026-12-14",
  },
);
const YEAR_BEFORE = typed(
  { type: "dividend", uid: "2024" },
  {
    period: "2024",
    status: "Paid",
    amount: 4.8,
    declared: "2025-06-12",
    ex: "2025-08-08",
    record: "2025-08-11",
    payment: "2025-08-25",
  },
);
const OLD = typed(
  { type: "dividend", uid: "2021" },
  {
    period: "2021",
    status: "Paid",
    amount: 3.2,
    declared: "2022-06-13",
    ex: "2022-08-08",
    record: "2022-08-10",
    payment: "2022-08-25",
  },
);
/** A share was worth 33.47 before it, and 31.50 with the new ones: 0.9412. */
const RIGHTS = typed(
  { type: "corporate-action", uid: "rights" },
  {
    kind: "Rights issue",
    name: "Issue of series D",
    new_shares: 1,
    old_shares: 4,
    announced: "2023-02-01",
    ex: "2023-03-10",
    record: "2023-03-13",
    subscription: "2023-03-28",
    completion: "2023-04-20",
    price: 23.6,
    factor: 0.9412,
  },
);
const FIGURES = {
  heading: "Key figures",
  caption: "In millions of zloty",
  source: "Reports",
  measures: [
    {
      name: "Revenue",
      unit: "mln zł",
      periods: [
        { period: "Q1–Q3 2026", amount: "1\u202f234,5" },
        { period: "9M 2025", amount: "1 190,2" },
      ],
    },
    {
      name: "Net debt to EBITDA",
      periods: [
        { period: "Q1–Q3 2026", amount: "1,6x" },
        { period: "9M 2025", amount: "n.m." },
      ],
    },
  ],
};
const PAGES = [
  typedPage({ type: "investors-page", uid: "investors" }, slice("calendar", { heading: "Calendar" })),
  typedPage({ type: "page", uid: "dividends" }, slice("dividends", { heading: "Dividends", source: "ESPI" })),
  typedPage(
    { type: "page", uid: "actions" },
    slice("corporate_actions", { heading: "Actions", source: "ESPI" }),
  ),
  typedPage({ type: "page", uid: "kpi" }, slice("financial_summary", FIGURES)),
  typedPage({ type: "page", uid: "company" }, slice("company_details", { heading: "Company" })),
];
const DIVIDENDS = [...PAGES, YEAR_BEFORE, OLD];
const DOCUMENTS = [...DIVIDENDS, RIGHTS];

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([...DOCUMENTS, FIRST, SECOND]);
});

it("the instalments of a year are in sums of it, and earlier dividends are adjusted for rights", async () => {
  expect(await site.row("/dividends", "Dividend, first instalment, 2025")).toContain("2,50 zł");
  expect(await site.facts("dividends")).toMatchObject([
    { name: "Dividend, second instalment, 2025", amount: "2.64", adjustedAmount: "2.64", currency: "PLN" },
    { amount: "2.50", exchanges: [{ exchange: "NYSE", ex: "2026-08-10", payment: "2026-09-03" }] },
    { amount: "4.80", adjustedAmount: "4.80" },
    { amount: "3.20", adjustedAmount: "3.01184" },
  ]);
  for (const file of await site.listFiles("/figures/actions/actions"))
    expect(file[""]).toMatchObject([{ Ratio: "1 new for 4 held", "Factor for earlier amounts": 0.9412 }]);
});

it("a receipt stands for four shares", async () => {
  expect(await site.text("/company")).toContain("1 depositary receipt for 4 shares WCHY US97718W1080 USD");
});

it("Q1–Q3 are nine months, and any space is one between thousands", async () => {
  for (const file of await site.measureFiles("/figures/kpi/key-figures", "Key figures"))
    expect(file).toEqual([
      "Net debt to EBITDA | x | 9M 2025 | n.m.",
      "Net debt to EBITDA | x | Q1–Q3 2026 | 1.6",
      "Revenue | mln zł | 9M 2025 | 1190.2",
      "Revenue | mln zł | Q1–Q3 2026 | 1234.5",
    ]);
});

it("what was typed is right: the report has nothing about its numbers", async () => {
  const found = await site.report();
  expect(found.filter((line) => /^(?:dividend|corporate-action)_|page_kpi sections/.test(line))).toEqual([]);
});

it("an instalment in hundredths is not shown, though the dividend of a whole year is larger", async () => {
  const slipped = await open([...DOCUMENTS, withSlip(FIRST, { amount: 250 }), SECOND]);
  expect((await slipped.report()).join("\n")).toContain(
    "dividend_2025-1 data.amount: 250 may be in hundredths: dividend_2025-2 has 2.64",
  );
  expect(await slipped.text("/dividends")).not.toMatch(/25[02],/);
});

it("a factor in per cent is named, and on no page and in no file", async () => {
  const slipped = await open([...DIVIDENDS, withSlip(RIGHTS, { factor: 94.12 })]);
  expect((await slipped.report()).join("\n")).toContain(
    "the factor 94.12 is more than what a share was worth",
  );
  expect(await slipped.text("/actions")).not.toContain("94,12");
  for (const file of await slipped.listFiles("/figures/actions/actions"))
    expect(JSON.stringify(file)).not.toContain("94.12");
});

it("an exchange that is nearly one of the listings is named, and an election before the announcement", async () => {
  const exchanges = [{ exchange: "NYZE", ex: "2026-08-10" }];
  const early = withSlip(SECOND, { currency_election: "2025-12-14" });
  const slipped = await open([...DOCUMENTS, withSlip(FIRST, { exchanges }), early]);
  const found = (await slipped.report()).join("\n");
  expect(found).toContain(
    "dividend_2025-1 data.exchanges[0].exchange: “NYZE” is nearly NYSE in brand/brand.ts: one of them is wrong",
  );
  expect(found).toContain("currency_election, 2025-12-14, is before declared, 2026-06-11");
  expect(await slipped.text("/dividends")).not.toContain("14 grudnia 2025");
});
