/** The financial year of a period. */
export interface FinancialYearName {
  /** As companies call it: mostly the calendar year in which it ends. */
  readonly year: number;
  /** Whether it begins in the calendar year before: `2025/26`. Default: no, or that is not known. */
  readonly isSplit?: boolean | undefined;
}

/** Which part of its financial year a period is. */
type PeriodPart =
  /** The whole of it. A `half-year` is that of a company that reports only one. */
  | { readonly kind: "year" | "half-year" }
  | { readonly kind: "half"; readonly half: number }
  | { readonly kind: "quarter"; readonly quarter: number }
  /** From its beginning: nine months. */
  | { readonly kind: "months"; readonly months: number }
  /** Such as the short year when the financial year changes. */
  | { readonly kind: "other" };

/** A period that a company reports on. */
export type ReportingPeriod = PeriodPart &
  FinancialYearName & {
    /** Its last day, `YYYY-MM-DD`; absent if it is not known. */
    readonly ends?: string | undefined;
    /** The name that the company gives it. Default: that of the site's language. */
    readonly name?: string | undefined;
  };

/** A page that may have results. */
interface PeriodEntry {
  readonly title: string;
  readonly href: string;
  /** As an editor has stated it. Default: as the address names it. */
  readonly period?: ReportingPeriod | undefined;
}

/** The results page of a period. */
export interface PeriodPage {
  readonly period: ReportingPeriod;
  readonly title: string;
  readonly href: string;
}

/** The kinds of periods as editors choose them, with the months from their end to the end of the financial year. */
const KINDS = {
  "Full year": { part: { kind: "year" }, monthsLeft: 0 },
  "Half year": { part: { kind: "half-year" }, monthsLeft: 6 },
  "First half": { part: { kind: "half", half: 1 }, monthsLeft: 6 },
  "Second half": { part: { kind: "half", half: 2 }, monthsLeft: 0 },
  "First quarter": { part: { kind: "quarter", quarter: 1 }, monthsLeft: 9 },
  "Second quarter": { part: { kind: "quarter", quarter: 2 }, monthsLeft: 6 },
  "Third quarter": { part: { kind: "quarter", quarter: 3 }, monthsLeft: 3 },
  "Fourth quarter": { part: { kind: "quarter", quarter: 4 }, monthsLeft: 0 },
  "Six months": { part: { kind: "months", months: 6 }, monthsLeft: 6 },
  "Nine months": { part: { kind: "months", months: 9 }, monthsLeft: 3 },
  "Twelve months": { part: { kind: "months", months: 12 }, monthsLeft: 0 },
  Other: { part: { kind: "other" }, monthsLeft: 0 },
} as const satisfies Readonly<Record<string, { readonly part: PeriodPart; readonly monthsLeft: number }>>;

export type PeriodKind = keyof typeof KINDS;

export const PERIOD_KINDS = [
  "Full year",
  "Half year",
  "First half",
  "Second half",
  "First quarter",
  "Second quarter",
  "Third quarter",
  "Fourth quarter",
  "Six months",
  "Nine months",
  "Twelve months",
  "Other",
] as const satisfies readonly PeriodKind[];

/** A year of 52 or 53 weeks ends up to so many days after the end of its month. */
const WEEKS_YEAR_DAYS = 7;

/**
 * A period as an editor states it. The financial year is the one that ends after it, in whatever month, unless the company
 * calls it otherwise.
 *
 * @returns `undefined` without an end and a year.
 */
export function statedPeriod({
  kind,
  ends,
  year: stated,
  name,
}: {
  readonly kind: PeriodKind;
  readonly ends?: string | undefined;
  readonly year?: number | undefined;
  readonly name?: string | undefined;
}): ReportingPeriod | undefined {
  const { part, monthsLeft } = KINDS[kind];
  const yearEnds = ends === undefined ? undefined : financialYearEnd(ends, monthsLeft);
  const year = stated ?? yearEnds?.year;
  if (year === undefined) return undefined;
  const isSplit = yearEnds?.year === year && yearEnds.month < 12;
  return { ...part, year, ends, ...(name && { name }), ...(isSplit && { isSplit }) };
}

/** The month in which a financial year ends, of which a period ends some months before. */
function financialYearEnd(ends: string, monthsLeft: number): Temporal.PlainYearMonth {
  const month = Temporal.PlainDate.from(ends).subtract({ days: WEEKS_YEAR_DAYS }).toPlainYearMonth();
  return month.add({ months: monthsLeft });
}

/**
 * The end of a page's address: `fy26`, `gj-2025-26`, `hy26`, `h1-2026`, `1h27`, `q3-2026`, `2026-q1`, `9m-2026`,
 * `exercice-2026`, `s1-2026`, `t3-2026`, `q3-fy26`.
 */
const WORD = "(?:fy|gj|exercice|hy|hj|halbjahr|semestre|[hsqt][1-4]|[1-4][hsqt]|[369]m|12m)";
const YEARS = "(?:19|20)?\\d{2}(?:-(?:19|20)?\\d{2})?";
const ADDRESS = new RegExp(
  `/(?:(?<word>${WORD})-?(?:fy-?)?(?<years>${YEARS})|(?<first>(?:19|20)\\d{2}(?:-(?:19|20)?\\d{2})?)-(?<last>${WORD}))$`,
);

/** The pages of reporting periods, newest first. A part of a year is older than the year. */
export function periodPages(pages: readonly PeriodEntry[]): readonly PeriodPage[] {
  return pages
    .flatMap(({ title, href, period: stated }) => {
      const period = stated ?? periodIn(href);
      return period ? { period, title, href } : [];
    })
    .sort(
      (one, other) =>
        endOfPeriod(other.period) - endOfPeriod(one.period) || one.href.localeCompare(other.href),
    );
}

/** The period that the address of a page names, if no editor has stated one; `undefined` if it names none. */
export function periodIn(href: string): ReportingPeriod | undefined {
  const { word, years = "", first, last } = ADDRESS.exec(href)?.groups ?? {};
  const part = partNamed(word ?? last ?? "");
  const named = yearIn(word === undefined ? (first ?? "") : years);
  return part && named && { ...part, ...named };
}

function partNamed(word: string): PeriodPart | undefined {
  const count = Number(/\d+/.exec(word)?.[0]);
  switch (word.replace(/\d+/, "")) {
    case "fy":
    case "gj":
    case "exercice":
      return { kind: "year" };
    case "hy":
    case "hj":
    case "halbjahr":
    case "semestre":
      return { kind: "half-year" };
    case "h":
    case "s":
      return count <= 2 ? { kind: "half", half: count } : undefined;
    case "q":
    case "t":
      return { kind: "quarter", quarter: count };
    case "m":
      return { kind: "months", months: count };
    default:
      return undefined;
  }
}

/** `26`, `2026`, or a year that begins in the one before: `2025-26`. */
function yearIn(text: string): FinancialYearName | undefined {
  const [from, to] = text.split("-").map(yearOf);
  if (from === undefined || to === undefined) return from === undefined ? undefined : { year: from };
  return to === from + 1 ? { year: to, isSplit: true } : undefined;
}

/** From it on, two digits are of the last century: the histories of some companies begin in it. */
const LAST_CENTURY = 70;

function yearOf(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year + (year < LAST_CENTURY ? 2_000 : 1_900);
}

/** Where a period belongs among dated pages, as a year with a fraction. */
export function periodTime(period: ReportingPeriod): number {
  return period.ends === undefined ? endOfPeriod(period) : yearsOf(period.ends);
}

function yearsOf(day: string): number {
  const { year, dayOfYear, daysInYear } = Temporal.PlainDate.from(day);
  return year + dayOfYear / daysInYear;
}

/** Names of periods in the language of a site. */
export interface PeriodWords {
  readonly year: (year: FinancialYearName) => string;
  readonly half: (half: number, year: FinancialYearName) => string;
  readonly halfYear: (year: FinancialYearName) => string;
  readonly quarter: (quarter: number, year: FinancialYearName) => string;
  readonly months: (months: number, year: FinancialYearName) => string;
}

/** What a language calls a period, unless the company calls it otherwise. */
export function namedPeriod(period: ReportingPeriod, words: PeriodWords): string {
  if (period.name !== undefined) return period.name;
  switch (period.kind) {
    case "year":
      return words.year(period);
    case "half-year":
      return words.halfYear(period);
    case "half":
      return words.half(period.half, period);
    case "quarter":
      return words.quarter(period.quarter, period);
    case "months":
      return words.months(period.months, period);
    case "other":
      return String(period.year);
  }
}

/** The end of a period as editors write it, in financial years; `undefined` if it is not known as one. */
export function writtenPeriodTime(text: string): number | undefined {
  const period = writtenPeriod(text);
  return period && endOfPeriod(period);
}

/**
 * What tells periods apart, however they are written: `FY2026`, `fy 2026` and `FY 2025/26` are one, as the first half and the
 * half-year of a year are.
 */
export function periodKey(text: string): string {
  const period = writtenPeriod(text);
  if (period === undefined) return text.normalize("NFKC").toLowerCase().replace(/\s/g, "");
  const { isSplit, ...part } = period;
  return JSON.stringify(period.kind === "half-year" ? { kind: "half", half: 1, year: period.year } : part);
}

/** The first and the last day of a period, each `YYYY-MM-DD`. */
export interface PeriodDays {
  readonly first: string;
  readonly last: string;
}

/**
 * The days of a period as an editor writes it; `undefined` if it is not known as one. They may be later: some companies call a year
 * after the one in which it begins. Of a year whose end is not known, they are the earliest that can be.
 *
 * @param yearEnd - The last day of the company's financial year, month and day: `06-30`. Default: it is not known.
 */
export function daysOfPeriod(text: string, yearEnd?: string): PeriodDays | undefined {
  const period = writtenPeriod(text);
  const months = period && monthsOf(period);
  if (!period || !months) return undefined;
  const { year, isSplit = false } = period;
  // A year that begins in the one before does not end in December.
  const isKnown = yearEnd !== undefined && !(isSplit && yearEnd.startsWith("12"));
  const [month = 1, day = 1] = isKnown ? yearEnd.split("-").map(Number) : [];
  const ends = Temporal.PlainDate.from({ year, month, day });
  const first = ends.subtract({ months: 12 - months.before }).add({ days: 1 });
  const last = ends.subtract({ months: 12 - months.until });
  return { first: first.toString(), last: last.toString() };
}

/** The months of a financial year before a period, and until its end. */
function monthsOf(period: ReportingPeriod): { readonly before: number; readonly until: number } | undefined {
  switch (period.kind) {
    case "year":
      return { before: 0, until: 12 };
    case "half-year":
      return { before: 0, until: 6 };
    case "half":
      return { before: (period.half - 1) * 6, until: period.half * 6 };
    case "quarter":
      return { before: (period.quarter - 1) * 3, until: period.quarter * 3 };
    case "months":
      return { before: 0, until: period.months };
    case "other":
      return undefined;
  }
}

/** A number and a word for a half or a quarter: `1er semestre`, `1. Halbjahr`, `3rd quarter`. */
const SPELT_HALF = /^([12])(?:er|e|re|ère|ème|st|nd|\.)?(?:semestre|halbjahr|half(?:-?year)?)/;
const SPELT_QUARTER = /^([1-4])(?:er|e|re|ère|ème|st|nd|rd|th|\.)?(?:trimestre|quartal|quarter)/;

/** From the first quarter to a later one: `Q1–Q3`. */
const SPELT_QUARTERS = /^[qt]1-[qt]([2-4])(?=-?(?:fy-?)?\d{2})/;

/**
 * A period as editors write it: `FY26`, `1H26`, `Q3 2026`, `Q3 FY26`, `GJ 2025/26`, `T3 2026`, `1er semestre 2026`,
 * `3. Quartal 2026`, `2026年3月期`.
 */
export function writtenPeriod(text: string): ReportingPeriod | undefined {
  const spelt = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s/g, "")
    .replace(/[/‐-―]/g, "-")
    .replace(SPELT_QUARTERS, (_all, last: string) => `${Number(last) * 3}m-`)
    .replace(SPELT_HALF, "h$1-")
    .replace(SPELT_QUARTER, "q$1-")
    .replace(/^(\d{4})年(?:\d{1,2})月期$/, "fy$1")
    .replace(/^(\d{4})年(?:\d{1,2})月期第([1-4])四半期$/, "q$2-$1");
  return periodIn(/^\d{4}(?:-\d{2}){0,2}$/.test(spelt) ? `/fy${spelt}` : `/${spelt}`);
}

/** The end of a period in financial years; the whole year is last. */
export function endOfPeriod(period: ReportingPeriod): number {
  const { year } = period;
  switch (period.kind) {
    case "year":
      return year + 1.1;
    case "half-year":
      return year + 0.5;
    case "half":
      return year + period.half / 2;
    case "quarter":
      return year + period.quarter / 4;
    case "months":
      return year + period.months / 12 + 0.01;
    case "other":
      return year + 1.05;
  }
}
