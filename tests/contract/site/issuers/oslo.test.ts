import { beforeAll, expect, it } from "vitest";
import { siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const ISIN = "NO0010096985";
const open = siteOfIssuer({
  brand: {
    name: "Nordhav Energi",
    shortName: "Nordhav",
    legalName: "Nordhav Energi ASA",
    listings: [{ exchange: "Oslo Børs", mic: "XOSL", ticker: "NHE", isin: ISIN, currency: "NOK" }],
    yearEnd: "12-31",
    locale: "en-GB",
    timeZone: "Europe/Oslo",
    // It declares in US dollars, and pays in kroner at the rate of the days before the payment.
    currency: { code: "USD" },
  },
  now: "2026-11-24T09:00:00Z",
});

const quarterly = (uid: string, data: object) =>
  typed({ type: "dividend", uid }, { kind: "Quarterly", status: "Paid", amount: 0.37, ...data });
const COMING = quarterly("q2-2026", {
  period: "Q2 2026",
  status: "Declared",
  declared: "2026-07-22",
  ex: "2026-11-13",
  record: "2026-11-16",
  payment: "2026-11-27",
  currency_choices: [{ currency: "NOK", amount: 3.7412 }],
});
const EARLIER = [
  quarterly("q1-2026", {
    period: "Q1 2026",
    declared: "2026-05-06",
    ex: "2026-08-14",
    record: "2026-08-17",
    payment: "2026-08-28",
    currency_choices: [{ currency: "NOK", amount: 3.7733 }],
  }),
  quarterly("q4-2025", {
    period: "Q4 2025",
    declared: "2026-05-12",
    ex: "2026-05-13",
    record: "2026-05-15",
    payment: "2026-05-27",
    currency_choices: [{ currency: "NOK", amount: 3.8201 }],
  }),
];
const DEBT = {
  heading: "Debt",
  as_at: "2026-09-30",
  source: "Report",
  ratings: [
    { agency: "S&P Global Ratings", kind: "Issuer", grade: "AA-", date: "2025-11-12" },
    { agency: "Moody's", kind: "Issuer", grade: "Aa2", date: "2025-06-02" },
    { agency: "Moody's", kind: "Issuer, short term", grade: "P-1" },
  ],
  instruments: [
    {
      name: "USD 3.125% notes 2030",
      volume: 1_250,
      coupon: "3.125%",
      coupon_kind: "Fixed",
      issued: "2020-04-06",
      maturity: "2030-04-06",
    },
  ],
};
const SUMMARY = {
  heading: "Key figures",
  source: "Report",
  measures: [
    {
      name: "Net income",
      unit: "USD million",
      periods: [
        { period: "Q3 2026", amount: "(204)" },
        { period: "Q2 2026", amount: "1,317" },
      ],
    },
  ],
};
const debtPage = (debt: object) => typedPage({ type: "page", uid: "debt" }, slice("debt", { ...debt }));
const PAGES = [
  typedPage({ type: "investors-page", uid: "investors" }, slice("calendar", { heading: "Calendar" })),
  typedPage({ type: "page", uid: "dividends" }, slice("dividends", { heading: "Dividends", source: "News" })),
  typedPage({ type: "page", uid: "kpi" }, slice("financial_summary", SUMMARY)),
];

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([...PAGES, debtPage(DEBT), COMING, ...EARLIER]);
});

it("a dividend is in dollars, and beside it in the kroner that are paid", async () => {
  expect(await site.row("/dividends", "Quarterly dividend, Q2 2026")).toBe(
    "Quarterly dividend, Q2 2026 Also paid in: NOK 3.7412 US$0.37 22 July 2026 13 November 2026 16 November 2026 27 November 2026",
  );
  for (const file of await site.listFiles("/figures/dividends/dividends"))
    expect(file[""]?.[0]).toMatchObject({ "Amount a share": 0.37, Currency: "USD" });
  expect(await site.facts("dividends")).toMatchObject([
    { amount: "0.37", currencyChoices: [{ currency: "NOK", amount: "3.7412" }] },
    { amount: "0.37" },
    { amount: "0.37" },
  ]);
});

it("ratings and a bond are as their agencies and the prospectus state them", async () => {
  for (const file of await site.listFiles("/figures/debt/debt")) {
    expect(file.Ratings).toMatchObject([{ Grade: "AA-" }, { Grade: "Aa2" }, { Grade: "P-1" }]);
    expect(file["Bonds and loans"]).toMatchObject([{ "Volume (million)": 1250, Coupon: "3.125%" }]);
  }
});

it("what was typed is right: the report has nothing about its numbers", async () => {
  const found = await site.report();
  expect(found.filter((line) => /^dividend_|page_(?:debt|kpi) .*sections/.test(line))).toEqual([]);
});

it("days a year early are named, and neither they nor their period are shown", async () => {
  const early = { declared: "2025-07-22", ex: "2025-11-13", record: "2025-11-14", payment: "2025-11-27" };
  const slipped = await open([...PAGES, withSlip(COMING, { ...early, status: "Paid" }), ...EARLIER]);
  expect(await slipped.report()).toContain(
    "dividend_q2-2026 data.period: is of “Q2 2026”, but its last day is 2025-11-27: neither the period nor a day is shown",
  );
  expect(await slipped.text("/dividends")).not.toMatch(/Q2 2026|2025\s+13 November/);
  expect((await slipped.calendar("/investors/calendar.ics")).join()).not.toContain("20251127");
});

it("an amount exchanged with that in kroner is named, and neither is shown", async () => {
  const exchanged = withSlip(COMING, {
    amount: 3.7412,
    currency_choices: [{ currency: "NOK", amount: 0.37 }],
  });
  const slipped = await open([...PAGES, exchanged, ...EARLIER]);
  expect((await slipped.report()).join("\n")).toContain("Neither is shown");
  expect(await slipped.text("/dividends")).not.toContain("3.7412");
  expect(JSON.stringify(await slipped.facts("dividends"))).not.toContain("3.7412");
});

it("a coupon that is not that of the name, and a grade of the other agency, are named, and not shown", async () => {
  const [notes] = DEBT.instruments;
  const slip = {
    ...DEBT,
    ratings: [{ agency: "Moody's", kind: "Issuer", grade: "AA-" }],
    instruments: [{ ...notes, coupon: "31.25%" }],
  };
  const slipped = await open([...PAGES, debtPage(slip)]);
  const found = (await slipped.report()).join("\n");
  expect(found).toContain(
    "instruments[0].coupon: “USD 3.125% notes 2030” pays 31.25% in USD: it is not shown",
  );
  expect(found).toContain("ratings[0].grade: “AA-” is no grade of “Moody's”: it is not shown");
  expect(await slipped.text("/debt")).not.toMatch(/31\.25|AA-/);
});
