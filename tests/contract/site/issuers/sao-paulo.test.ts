import { beforeAll, expect, it } from "vitest";
import { siteOfIssuer, slice, typed, typedPage, withSlip } from "./issuer-site.ts";

const COMMON = "Common (ON)";
const UNIT = "Unit (1 ON, 2 PN)";

const open = siteOfIssuer({
  brand: {
    name: "Banco Serra Azul",
    shortName: "Serra Azul",
    legalName: "Banco Serra Azul S.A.",
    listings: [{ exchange: "B3", mic: "BVMF", ticker: "BSA11", isin: "BRITUBACNPR1", currency: "BRL" }],
    yearEnd: "12-31",
    locale: "en-US",
    timeZone: "America/Sao_Paulo",
    currency: { code: "BRL", sign: "R$" },
  },
  now: "2026-12-03T15:00:00Z",
});

/** Who holds shares at the end of the record date is paid: the ex date is the day after it. */
const INTEREST = {
  name: "Interest on capital",
  period: "Q3 2026",
  status: "Declared",
  withholding: 15,
  declared: "2026-11-12",
  record: "2026-12-09",
  ex: "2026-12-10",
  payment: "2027-03-05",
};
const OF_COMMON = typed(
  { type: "dividend", uid: "on" },
  { ...INTEREST, share_class: COMMON, amount: 0.3648 },
);
const OF_UNIT = typed({ type: "dividend", uid: "unit" }, { ...INTEREST, share_class: UNIT, amount: 1.0944 });
const BEFORE_BONUS = typed(
  { type: "dividend", uid: "2025" },
  {
    kind: "Final",
    period: "2025",
    share_class: COMMON,
    status: "Paid",
    amount: 1.25109,
    declared: "2026-02-05",
    record: "2026-02-18",
    ex: "2026-02-19",
    payment: "2026-03-06",
  },
);
const BONUS = typed(
  { type: "corporate-action", uid: "bonus" },
  {
    kind: "Bonus issue",
    new_shares: 1,
    old_shares: 1,
    announced: "2026-03-05",
    record: "2026-03-19",
    ex: "2026-03-20",
  },
);
const PAGES = [
  typedPage({ type: "investors-page", uid: "investors" }, slice("calendar", { heading: "Calendar" })),
  typedPage(
    { type: "page", uid: "dividends" },
    slice("dividends", { heading: "Dividends", source: "Material facts" }),
  ),
  typedPage(
    { type: "page", uid: "actions" },
    slice("corporate_actions", { heading: "Bonus", source: "Minutes" }),
  ),
];

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([...PAGES, OF_COMMON, OF_UNIT, BEFORE_BONUS, BONUS]);
});

it("interest on capital of shares and units has its tax, and an ex date after the record date", async () => {
  expect(await site.facts("dividends")).toMatchObject([
    {
      name: `Interest on capital, Q3 2026, ${COMMON}`,
      amount: "0.3648",
      withholding: 15,
      record: "2026-12-09",
      ex: "2026-12-10",
    },
    {
      name: `Interest on capital, Q3 2026, ${UNIT}`,
      amount: "1.0944",
      record: "2026-12-09",
      ex: "2026-12-10",
    },
    { amount: "1.25109", adjustedAmount: "0.625545" },
  ]);
  expect(await site.calendar("/investors/calendar.ics")).toEqual(
    expect.arrayContaining([
      `20261209 | Record date: Interest on capital, Q3 2026, ${UNIT} | CONFIRMED`,
      `20261210 | Ex-dividend date: Interest on capital, Q3 2026, ${UNIT} | CONFIRMED`,
    ]),
  );
  const found = await site.report();
  expect(found.filter((line) => /neither|is the same|counts once/.test(line))).toEqual([]);
});

it("a record date after the ex date is named, and neither is shown", async () => {
  const slipped = await open([...PAGES, withSlip(OF_COMMON, { record: "2026-12-11" })]);
  expect(await slipped.report()).toContain(
    "dividend_on data.ex: ex, 2026-12-10, is before record, 2026-12-11: neither of them is shown",
  );
  expect((await slipped.calendar("/investors/calendar.ics")).join()).not.toMatch(/Record|Ex-dividend/);
});
