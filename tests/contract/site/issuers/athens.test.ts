import { beforeAll, expect, it } from "vitest";
import { adopted, siteOfIssuer, slice, typed, typedPage } from "./issuer-site.ts";

const open = siteOfIssuer({
  ...adopted({
    name: "Ελλάς Ενεργειακή Α.Ε.",
    slug: "ellas",
    exchange: "ATHEX",
    ticker: "ΕΛΕΝ",
    locale: "el-GR",
    "time-zone": "Europe/Athens",
    currency: "EUR",
    hundredths: "λεπτά",
  }),
  now: "2026-12-01T03:00:00Z",
});

const dividend = (uid: string, amount: number) =>
  typed(
    { type: "dividend", uid },
    { period: uid, status: "Declared", amount, currency: "EUR", payment: `${uid}-12-21` },
  );
const SUMMARY = {
  heading: "Βασικά μεγέθη",
  source: "Ετήσια έκθεση",
  measures: [{ name: "Κύκλος εργασιών", unit: "εκατ. €", periods: [{ period: "2026", amount: "1.234,5" }] }],
};

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open([
    dividend("2026", 0.45),
    dividend("2025", 1.2),
    typedPage({ type: "investors-page", uid: "investors" }, slice("calendar", { heading: "Ημερομηνίες" })),
    typedPage({ type: "page", uid: "dividends" }, slice("dividends", { heading: "Μερίσματα" })),
    typedPage({ type: "page", uid: "company" }, slice("company_details", { heading: "Η εταιρεία" })),
    typedPage({ type: "page", uid: "results" }, slice("financial_summary", SUMMARY)),
  ]);
});

it("amounts of one column have one form, and months the case that they have in a date", async () => {
  expect(await site.row("/dividends", "Dividend, 2026")).toBe("Dividend, 2026 0,45 € 21 Δεκεμβρίου 2026");
  expect(await site.row("/dividends", "Dividend, 2025")).toBe("Dividend, 2025 1,20 € 21 Δεκεμβρίου 2025");
  expect(await site.text("/investors")).toContain("21 Δεκεμβρίου 2026 Payment date: Dividend, 2026");
  expect(await site.facts("dividends")).toMatchObject([{ amount: "0.45" }, { amount: "1.20" }]);
});

it("a number in the language of its editor is a number in files", async () => {
  expect(await site.row("/results", "Κύκλος εργασιών")).toBe("Κύκλος εργασιών εκατ. € 1.234,5");
  const [path = ""] = await site.filesOf("/results");
  for (const file of await site.measureFiles(path, "Βασικά μεγέθη"))
    expect(file).toEqual(["Κύκλος εργασιών | εκατ. € | 2026 | 1234.5"]);
});

it("the exchange is named, and has its code for machines alone", async () => {
  expect(await site.row("/company", "Athens Stock Exchange")).toMatch(/^Athens Stock Exchange ΕΛΕΝ .* EUR$/);
  expect(await site.structuredData("/", "Corporation")).toMatchObject([
    { name: "Ελλάς Ενεργειακή Α.Ε.", tickerSymbol: ["XATH ΕΛΕΝ"] },
  ]);
});
