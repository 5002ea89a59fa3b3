import { beforeAll, expect, it } from "vitest";
import { siteOfIssuer, slice, typed, typedPage } from "./issuer-site.ts";

const open = siteOfIssuer({
  brand: {
    name: "Deccan Industries",
    shortName: "Deccan",
    legalName: "Deccan Industries Limited",
    listings: [{ exchange: "NSE", mic: "XNSE", ticker: "DECCAN", isin: "INE002A01018", currency: "INR" }],
    yearEnd: "03-31",
    locale: "en-IN",
    timeZone: "Asia/Kolkata",
    currency: { code: "INR", sign: "₹" },
  },
  now: "2026-11-24T09:00:00Z",
});

const DIVIDEND = typed(
  { type: "dividend", uid: "fy24" },
  {
    kind: "Final",
    period: "FY24",
    status: "Paid",
    amount: 10,
    declared: "2024-04-22",
    ex: "2024-08-19",
    record: "2024-08-19",
    payment: "2024-08-29",
  },
);
const BONUS = typed(
  { type: "corporate-action", uid: "bonus" },
  {
    kind: "Bonus issue",
    new_shares: 1,
    old_shares: 1,
    announced: "2024-09-05",
    ex: "2024-10-28",
    record: "2024-10-28",
  },
);
const SUMMARY = {
  heading: "Key figures",
  source: "Annual report",
  measures: [
    {
      name: "Revenue",
      unit: "₹ crore",
      periods: [
        { period: "FY26", amount: "10,71,174" },
        { period: "FY25", amount: "9,80,136" },
      ],
    },
    {
      name: "Exceptional items",
      unit: "₹ crore",
      periods: [
        { period: "FY26", amount: "(1,234)" },
        { period: "FY25", amount: "–" },
      ],
    },
  ],
};

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([
    typedPage(
      { type: "page", uid: "dividends" },
      slice("dividends", { heading: "Dividends", source: "Filings" }),
    ),
    typedPage(
      { type: "page", uid: "actions" },
      slice("corporate_actions", { heading: "Bonus", source: "Filings" }),
    ),
    typedPage({ type: "page", uid: "results" }, slice("financial_summary", SUMMARY)),
    DIVIDEND,
    BONUS,
  ]);
});

it("lakhs are numbers, of which each is ten million", async () => {
  const [table] = [await site.facts("figures")].flat();
  expect(table).toMatchObject({
    rows: [
      { period: "FY26", value: 1_071_174, unitCode: "INR", factor: 10_000_000 },
      { period: "FY25", value: 980_136 },
      { value: -1_234 },
      { value: "–" },
    ],
  });
});

it("a bonus issue of one for one halves earlier dividends for a share of today", async () => {
  expect(await site.facts("dividends")).toMatchObject([{ amount: "10.00", adjustedAmount: "5.00" }]);
});
