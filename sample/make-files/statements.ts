import {
  type Accounts,
  dividendOf,
  earningsPerShare,
  flows,
  profitBeforeAcquired,
  sumOf,
  totals,
} from "./accounts.ts";
import { group, row, type TableSpec, total } from "./blocks.ts";
import { decimals, growth, longDate, share, times } from "./format.ts";
import { fiveYears } from "./periods.ts";

type Measure = (accounts: Accounts) => number;

function units(now: Accounts): string {
  return `A$m, ${now.months === 12 ? "year" : "half-year"} ended ${longDate(now.ended)}`;
}

/** Key figures, compared with the same period of the previous year. */
export function keyResults(now: Accounts, before: Accounts): TableSpec {
  const line = (label: string, measure: Measure) =>
    row(label, decimals(measure(now)), decimals(measure(before)), growth(measure(now), measure(before)));
  return {
    caption: "Key results",
    unit: units(now),
    head: ["", now.label, before.label, "Change"],
    current: 1,
    rows: [
      line("Revenue", (a) => a.revenue),
      line("EBITDA", (a) => a.ebitda),
      row("EBITDA margin", share(now.ebitda, now.revenue), share(before.ebitda, before.revenue), ""),
      line("Net profit after tax (NPAT)", (a) => a.profit),
      line("NPAT before amortisation of acquired intangibles (NPATA)", profitBeforeAcquired),
      line("Earnings per share (cents)", earningsPerShare),
      line(
        now.months === 12 ? "Dividends per share for the year (cents)" : "Interim dividend (cents)",
        dividendOf,
      ),
    ],
    note: "EBITDA and NPATA are not measures under Australian Accounting Standards. They are explained in the notes.",
  };
}

/** Revenue and EBITDA of each business. */
export function byBusiness(now: Accounts, before: Accounts): TableSpec {
  const line = (label: string, measure: Measure) =>
    row(label, decimals(measure(now)), decimals(measure(before)), growth(measure(now), measure(before)));
  const sum = (label: string, measure: Measure) => ({
    ...line(label, measure),
    role: "total" as const,
  });
  return {
    caption: "Results by business",
    unit: units(now),
    head: ["", now.label, before.label, "Change"],
    current: 1,
    rows: [
      group("Revenue"),
      line("Furlong", (a) => a.segmentRevenue.furlong),
      line("Larkfield Venues", (a) => a.segmentRevenue.venues),
      line("Larkfield Gaming Services", (a) => a.segmentRevenue.gamingServices),
      line("Larkfield Racing Media", (a) => a.segmentRevenue.racingMedia),
      sum("Revenue", (a) => sumOf(a.segmentRevenue)),
      group("EBITDA"),
      line("Furlong", (a) => a.segmentEbitda.furlong),
      line("Larkfield Venues", (a) => a.segmentEbitda.venues),
      line("Larkfield Gaming Services", (a) => a.segmentEbitda.gamingServices),
      line("Larkfield Racing Media", (a) => a.segmentEbitda.racingMedia),
      row(
        "Corporate costs",
        decimals(-now.corporate),
        decimals(-before.corporate),
        growth(now.corporate, before.corporate),
      ),
      sum("EBITDA", (a) => a.ebitda),
    ],
  };
}

/** Income statement. */
export function income(now: Accounts, before: Accounts): TableSpec {
  const line = (label: string, measure: Measure) =>
    row(label, decimals(measure(now)), decimals(measure(before)));
  const sum = (label: string, measure: Measure) =>
    total(label, decimals(measure(now)), decimals(measure(before)));
  return {
    caption: "Consolidated income statement",
    unit: units(now),
    head: ["", now.label, before.label],
    current: 1,
    rows: [
      sum("Revenue", (a) => a.revenue),
      line("Wagering taxes, racing industry and product fees", (a) => -a.costs.wagering),
      line("Employee costs", (a) => -a.costs.people),
      line("Technology and communications", (a) => -a.costs.technology),
      line("Marketing", (a) => -a.costs.marketing),
      line("Other costs", (a) => -a.costs.other),
      sum("EBITDA", (a) => a.ebitda),
      line("Depreciation and amortisation", (a) => -a.depreciation),
      sum("Earnings before interest and tax", (a) => a.ebitda - a.depreciation),
      line("Net finance costs", (a) => -a.finance),
      sum("Profit before tax", (a) => a.ebitda - a.depreciation - a.finance),
      line("Income tax", (a) => -a.tax),
      sum("Net profit after tax", (a) => a.profit),
      line("Earnings per share (cents)", earningsPerShare),
    ],
  };
}

/** Balance sheet, with the opening balance of the period. */
export function balance(now: Accounts, opening: Accounts): TableSpec {
  const line = (label: string, measure: Measure) =>
    row(label, decimals(measure(now)), decimals(measure(opening)));
  const sum = (label: string, measure: Measure) =>
    total(label, decimals(measure(now)), decimals(measure(opening)));
  return {
    caption: "Consolidated balance sheet",
    unit: "A$m",
    head: ["", longDate(now.ended), longDate(opening.ended)],
    widths: [0.56, 0.22, 0.22],
    current: 1,
    rows: [
      line("Cash and cash equivalents", (a) => a.sheet.cash),
      line("Trade and other receivables", (a) => a.sheet.receivables),
      line("Inventories and other assets", (a) => a.sheet.otherAssets),
      sum("Current assets", (a) => totals(a).current),
      line("Property, plant and equipment", (a) => a.sheet.equipment),
      line("Right-of-use assets", (a) => a.sheet.leased),
      line("Licences, software and goodwill", (a) => a.sheet.intangibles),
      sum("Total assets", (a) => totals(a).assets),
      line("Trade and other payables", (a) => a.sheet.payables),
      line("Customer account balances", (a) => a.sheet.customers),
      line("Provisions", (a) => a.sheet.provisions),
      line("Current tax", (a) => a.sheet.currentTax),
      sum("Current liabilities", (a) => totals(a).currentLiabilities),
      line("Borrowings", (a) => a.sheet.borrowings),
      line("Lease liabilities", (a) => a.sheet.leaseLiabilities),
      line("Deferred tax", (a) => a.sheet.deferredTax),
      sum("Total liabilities", (a) => totals(a).liabilities),
      sum("Net assets", (a) => totals(a).net),
      line("Issued capital", (a) => a.sheet.capital),
      line("Reserves", (a) => a.sheet.reserves),
      line("Retained profits", (a) => a.sheet.retained),
      sum("Total equity", (a) => totals(a).equity),
    ],
  };
}

/** Cash flow statement. */
export function cashFlow(now: Accounts, before: Accounts): TableSpec {
  const line = (label: string, measure: Measure) =>
    row(label, decimals(measure(now)), decimals(measure(before)));
  const sum = (label: string, measure: Measure) =>
    total(label, decimals(measure(now)), decimals(measure(before)));
  return {
    caption: "Consolidated cash flow statement",
    unit: units(now),
    head: ["", now.label, before.label],
    current: 1,
    rows: [
      line("EBITDA", (a) => a.ebitda),
      line("Working capital and non-cash items", (a) => a.cash.working),
      line("Net interest paid", (a) => a.cash.interest),
      line("Income tax paid", (a) => a.cash.tax),
      sum("Net cash from operating activities", (a) => flows(a).operating),
      line("Property, plant and equipment", (a) => a.cash.equipment),
      line("Software development", (a) => a.cash.software),
      sum("Net cash used in investing activities", (a) => flows(a).investing),
      line("Repayment of lease principal", (a) => a.cash.leases),
      line("Dividends paid", (a) => a.cash.dividends),
      line("Repayment of borrowings", (a) => a.cash.borrowings),
      sum("Net cash used in financing activities", (a) => flows(a).financing),
      line("Net change in cash", (a) => flows(a).change),
      line("Cash at the start of the period", (a) => a.sheet.cash - flows(a).change),
      sum("Cash at the end of the period", (a) => a.sheet.cash),
    ],
  };
}

/** Movements in equity over the period. */
export function equityChanges(now: Accounts, opening: Accounts): TableSpec {
  const o = opening.sheet;
  const n = now.sheet;
  const payments = n.reserves - o.reserves;
  return {
    caption: "Consolidated statement of changes in equity",
    unit: units(now),
    head: ["", "Issued capital", "Reserves", "Retained profits", "Total"],
    widths: [0.4, 0.15, 0.15, 0.15, 0.15],
    current: 4,
    rows: [
      row(
        `Balance at ${longDate(opening.ended)}`,
        decimals(o.capital),
        decimals(o.reserves),
        decimals(o.retained),
        decimals(totals(opening).equity),
      ),
      row("Net profit after tax", "", "", decimals(now.profit), decimals(now.profit)),
      row("Dividends paid", "", "", decimals(now.cash.dividends), decimals(now.cash.dividends)),
      row("Share-based payments", "", decimals(payments), "", decimals(payments)),
      total(
        `Balance at ${longDate(now.ended)}`,
        decimals(n.capital),
        decimals(n.reserves),
        decimals(n.retained),
        decimals(totals(now).equity),
      ),
    ],
  };
}

/** Net debt: borrowings less cash, and its ratio to EBITDA. */
export function debt(now: Accounts, opening: Accounts, yearEbitda: readonly [number, number]): TableSpec {
  return {
    caption: "Net debt",
    unit: "A$m",
    head: ["", longDate(now.ended), longDate(opening.ended)],
    widths: [0.56, 0.22, 0.22],
    current: 1,
    rows: [
      row("Borrowings", decimals(now.sheet.borrowings), decimals(opening.sheet.borrowings)),
      row("Cash and cash equivalents", decimals(-now.sheet.cash), decimals(-opening.sheet.cash)),
      total("Net debt", decimals(totals(now).netDebt), decimals(totals(opening).netDebt)),
      row(
        "Net debt to EBITDA of the last 12 months",
        times(totals(now).netDebt / yearEbitda[0]),
        times(totals(opening).netDebt / yearEbitda[1]),
      ),
    ],
    note: "Net debt leaves out lease liabilities and customer account balances, as the banking covenants do.",
  };
}

/** Key figures of the five years up to a given year. */
export function fiveYearSummary(last: string): TableSpec {
  const upTo = fiveYears.findIndex((year) => year.label === last) + 1;
  const years = fiveYears.slice(0, upTo);
  const line = (label: string, pick: (year: (typeof fiveYears)[number]) => number) =>
    row(label, ...years.map((year) => decimals(pick(year))));
  return {
    caption: `${["", "One", "Two", "Three", "Four", "Five"][years.length] ?? ""} years at a glance`,
    unit: "A$m unless said, years ended 30 June",
    head: ["", ...years.map((year) => year.label)],
    current: years.length,
    widths: [0.36, ...years.map(() => 0.64 / years.length)],
    rows: [
      line("Revenue", (year) => year.revenue),
      line("EBITDA", (year) => year.ebitda),
      row("EBITDA margin", ...years.map((year) => share(year.ebitda, year.revenue))),
      line("Net profit after tax", (year) => year.profit),
      line("Dividends per share (cents)", (year) => year.dividend),
    ],
  };
}
