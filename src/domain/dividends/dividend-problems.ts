import { type ContentItem, sectionsOf } from "../content/content-item.ts";
import type { CurrencyCode } from "../money/currency.ts";
import { numberOf } from "../money/money.ts";
import { yearProblem } from "../report/content-report.ts";
import { type ContentProblem, error, type Found, problemsOf, warning } from "../report/problem.ts";
import type { Dividend } from "./dividend.ts";

/** An amount that differs from the usual one by this factor may be in hundredths. */
const UNUSUAL_FACTOR = 20;

interface DividendReport {
  /** The company's own (ISO 4217). */
  readonly currency: CurrencyCode;
  /** The current time in milliseconds of Unix time. */
  readonly now: number;
}

/**
 * What is wrong with dividends: missing amounts and dates, dates in a wrong order, amounts in another unit or currency, two
 * on one day, dividends that no page shows.
 */
export function dividendProblems(
  items: readonly ContentItem[],
  { currency, now }: DividendReport,
): ContentProblem[] {
  const dividends = items.flatMap((item) => (item.kind === "dividend" ? item.document : []));
  const isShown = items.some((item) => sectionsOf(item).some(({ kind }) => kind === "dividends"));
  return dividends.flatMap((dividend) =>
    problemsOf({ kind: "dividend", document: dividend }, [
      !isShown && warning("no page has a section of dividends"),
      dividend.amount === undefined && error("has no amount: it is in no sum", "data.amount"),
      dividend.payment === undefined && error("has no payment date: it is in no sum", "data.payment"),
      dividend.amount !== undefined &&
        dividend.amount.currency !== currency &&
        warning(`is in ${dividend.amount.currency}, not in ${currency}: sums are separate`, "data.currency"),
      ...daysOf(dividend).map(({ name, day }) => yearProblem(day, `data.${name}`, now)),
      ...orderProblems(dividend),
      amountProblem(dividend, dividends),
      sameDayProblem(dividend, dividends),
    ]),
  );
}

/** The days that its editor entered. */
function daysOf(dividend: Dividend) {
  const { declared, ex, record, election, payment } = dividend;
  return knownDays({ declared, ex, record, election, payment });
}

function knownDays(days: Readonly<Record<string, string | undefined>>) {
  return Object.entries(days).flatMap(([name, day]) => (day === undefined ? [] : { name, day }));
}

/** Dates in their order. An election may end before the record date. */
function orderProblems({ declared, ex, record, election, payment, elsewhere }: Dividend): readonly Found[] {
  const main = { declared, ex, record, payment };
  const second = { other_ex: elsewhere.ex, other_record: elsewhere.record, other_payment: elsewhere.payment };
  return [main, { election, payment }, second].flatMap((dates) => {
    const known = knownDays(dates);
    return known.flatMap(({ name, day }, index) => {
      const before = known[index - 1];
      if (!before || before.day <= day) return [];
      return error(`${name}, ${day}, is before ${before.name}, ${before.day}`, `data.${name}`);
    });
  });
}

function amountProblem(dividend: Dividend, all: readonly Dividend[]): Found | undefined {
  if (dividend.amount === undefined) return undefined;
  const { currency } = dividend.amount;
  const amount = numberOf(dividend.amount);
  const others = all.flatMap((other) =>
    other !== dividend && other.amount?.currency === currency ? numberOf(other.amount) : [],
  );
  const usual = others.sort((a, b) => a - b)[Math.floor((others.length - 1) / 2)];
  if (usual === undefined) return undefined;
  if (amount < usual * UNUSUAL_FACTOR && usual < amount * UNUSUAL_FACTOR) return undefined;
  return warning(
    `${amount} is far from the usual ${usual}: it is in whole units of the currency`,
    "data.amount",
  );
}

function sameDayProblem(dividend: Dividend, all: readonly Dividend[]): Found | undefined {
  const others = all.filter((other) => other !== dividend);
  for (const name of ["ex", "payment"] as const) {
    const { [name]: day } = dividend;
    const other = day === undefined ? undefined : others.find((one) => one[name] === day);
    if (other) return warning(`${other.id} has the same day: ${day}`, `data.${name}`);
  }
  return undefined;
}
