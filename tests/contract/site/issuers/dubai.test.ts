import { beforeAll, expect, it } from "vitest";
import { siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const open = siteOfIssuer({
  brand: {
    name: "Marsa",
    shortName: "Marsa",
    legalName: "Marsa PJSC",
    listings: [{ exchange: "DFM", mic: "XDFM", ticker: "MARSA", isin: "AEM000101018", currency: "AED" }],
    yearEnd: "12-31",
    locale: "en-AE",
    timeZone: "Asia/Dubai",
    currency: { code: "AED", hundredths: "fils" },
  },
  now: "2026-11-24T09:00:00Z",
});

const LATEST = typed(
  { type: "dividend", uid: "2025" },
  {
    period: "2025",
    status: "Paid",
    amount: 0.08,
    note: "8 fils a share, 8% of the capital",
    declared: "2026-03-20",
    ex: "2026-03-30",
    record: "2026-03-31",
    payment: "2026-04-16",
  },
);
const EARLIER = typed(
  { type: "dividend", uid: "2024" },
  {
    period: "2024",
    status: "Paid",
    amount: 0.075,
    note: "7.5 fils a share",
    declared: "2025-03-20",
    ex: "2025-03-28",
    record: "2025-03-31",
    payment: "2025-04-16",
  },
);
const PAGE = typedPage(
  { type: "page", uid: "dividends" },
  slice("dividends", { heading: "Dividends", source: "DFM" }),
);

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([PAGE, LATEST, EARLIER]);
});

it("dividends are in fils on the page, and in dirhams in files and facts", async () => {
  expect(await site.row("/dividends", "Dividend, 2025")).toContain("8.0 fils 20 March 2026");
  for (const file of await site.listFiles("/figures/dividends/dividends"))
    expect(file[""]).toMatchObject([
      { "Amount a share": 0.08, Currency: "AED" },
      { "Amount a share": 0.075 },
    ]);
  expect(await site.facts("dividends")).toMatchObject([{ amount: "0.08" }, { amount: "0.075" }]);
});

it("what was typed is right: the report has nothing about its dividends", async () => {
  expect((await site.report()).filter((line) => line.startsWith("dividend_"))).toEqual([]);
});

it("an amount in the unit of its own note is named, and not shown, also if it is the only one", async () => {
  for (const others of [[EARLIER], []]) {
    const slipped = await open([PAGE, withSlip(LATEST, { amount: 8 }), ...others]);
    expect(await slipped.report()).toContain(
      "dividend_2025 data.amount: 8 is in whole units of the currency, but its text says “8 fils”, which is 0.08: it is not shown",
    );
    expect(await slipped.text("/dividends")).not.toContain("AED");
    expect(await slipped.facts("dividends")).not.toContainEqual(expect.objectContaining({ amount: "8.00" }));
  }
});

it("an amount in fils is named beside an earlier one whose note says its unit", async () => {
  const slipped = await open([PAGE, withSlip(LATEST, { amount: 8, note: null }), EARLIER]);
  const found = (await slipped.report()).join("\n");
  expect(found).toContain("dividend_2025 data.amount: 8 may be in hundredths: dividend_2024 has 0.075");
  expect(found).not.toContain("dividend_2024 data.amount");
  expect(await slipped.row("/dividends", "Dividend, 2024")).toContain("7.5 fils 20 March 2025");
});

it("an amount in thousandths is in another unit", async () => {
  const slipped = await open([
    PAGE,
    withSlip(LATEST, { amount: 80, note: null }),
    withSlip(EARLIER, { note: null }),
  ]);
  expect((await slipped.report()).join("\n")).toContain(
    "dividend_2025 data.amount: 80 may be in another unit: dividend_2024 has 0.075",
  );
  expect(await slipped.text("/dividends")).not.toContain("80.00");
});
