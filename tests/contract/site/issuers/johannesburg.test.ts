import { beforeAll, expect, it } from "vitest";
import { siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const ISIN = "ZAE000012084";

const open = siteOfIssuer({
  brand: {
    name: "Karoo Holdings",
    shortName: "Karoo",
    legalName: "Karoo Holdings Limited",
    listings: [{ exchange: "JSE", mic: "XJSE", ticker: "KRH", isin: ISIN, currency: "ZAc" }],
    yearEnd: "06-30",
    locale: "en-GB",
    timeZone: "Africa/Johannesburg",
    currency: { code: "ZAR", sign: "R" },
  },
  now: "2026-12-01T15:00:00Z",
});

const dividend = (uid: string, year: number, month: string, amount: number) =>
  typed(
    { type: "dividend", uid },
    {
      kind: month === "03" ? "Interim" : "Final",
      period: `FY${year - 2000}`,
      status: "Paid",
      amount,
      withholding: 20,
      declared: `${year}-${month}-02`,
      ex: `${year}-${month}-23`,
      record: `${year}-${month}-25`,
      payment: `${year}-${month}-28`,
    },
  );
const INTERIM = dividend("i26", 2026, "03", 3.77);
const DIVIDENDS = [
  dividend("f26", 2026, "09", 4.22),
  dividend("i25", 2025, "03", 3.6),
  dividend("f25", 2025, "09", 3.97),
];
const CONSOLIDATION = typed(
  { type: "corporate-action", uid: "consolidation" },
  { kind: "Consolidation", new_shares: 1, old_shares: 10, announced: "2020-05-01", ex: "2020-06-10" },
);
const UNBUNDLING = typed(
  { type: "corporate-action", uid: "unbundling" },
  {
    kind: "Demerger",
    name: "Unbundling of Fynbos",
    new_shares: 1,
    old_shares: 10,
    announced: "2026-05-04",
    ex: "2026-06-10",
    completion: "2026-06-15",
    cost_base: [
      { name: "Karoo", percent: 87.66 },
      { name: "Fynbos", percent: 12.34 },
    ],
  },
);
const CAPITAL = {
  heading: "Shares",
  as_at: "2026-10-31",
  source: "Register",
  classes: [{ name: "Ordinary shares", isin: ISIN, on_issue: 1_556_000_000, votes_per_share: 1 }],
  holders: [
    { name: "Public Investment Corporation", percent: 18.2 },
    { name: "Karoo Trust", percent: 7.9 },
    { name: "Totals", percent: 26.1 },
  ],
};
const PAGES = [
  typedPage({ type: "page", uid: "dividends" }, slice("dividends", { heading: "Dividends", source: "SENS" })),
  typedPage(
    { type: "page", uid: "actions" },
    slice("corporate_actions", { heading: "Actions", source: "SENS" }),
  ),
  typedPage({ type: "page", uid: "shares" }, slice("share_capital", CAPITAL)),
];

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([...PAGES, INTERIM, ...DIVIDENDS, CONSOLIDATION, UNBUNDLING]);
});

it("dividends are in rand with their tax, and an unbundling has its cost base", async () => {
  expect(await site.facts("dividends")).toMatchObject([
    { name: "Final dividend, FY26", amount: "4.22", currency: "ZAR", withholding: 20 },
    { name: "Interim dividend, FY26", amount: "3.77" },
    { amount: "3.97" },
    { amount: "3.60" },
  ]);
  expect(await site.row("/actions", "Unbundling of Fynbos")).toContain("Karoo: 87.66%; Fynbos: 12.34%");
});

it("a total at the end of the holders is none, whatever it is called", async () => {
  for (const file of await site.listFiles("/figures/shares/shares"))
    expect(file["Major holders"]).toMatchObject([{ "Share of all (%)": 18.2 }, { "Share of all (%)": 7.9 }]);
  expect((await site.report()).join("\n")).toContain("“Totals” is no holder: it is not shown");
});

it("an amount in cents is named also years after a consolidation, and in no sum", async () => {
  const slipped = await open([...PAGES, ...DIVIDENDS, CONSOLIDATION, withSlip(INTERIM, { amount: 377 })]);
  expect((await slipped.report()).join("\n")).toContain("dividend_i26 data.amount: 377 may be in hundredths");
  expect(await slipped.text("/dividends")).not.toMatch(/377|381\.22/);
});
