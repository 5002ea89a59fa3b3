import type { ContentItem } from "../content/content-item.ts";
import type { Dividend } from "../content/dividend.ts";
import { showsDividends } from "../content/dividend-dates.ts";
import { type ContentProblem, error, type Found, problemsOf, warning } from "./problem.ts";

/** An amount that differs from the usual one by this factor may be in hundredths. */
const UNUSUAL_FACTOR = 20;

/**
 * What is wrong with dividends: missing amounts and dates, dates in a wrong order, amounts in another unit or currency, two
 * on one day, dividends that no page shows.
 *
 * @param currency - The company's own (ISO 4217).
 */
export function dividendProblems(items: readonly ContentItem[], currency: string): ContentProblem[] {
  const dividends = items.flatMap((item) => (item.kind === "dividend" ? item.dividend : []));
  const isShown = items.some(showsDividends);
  return dividends.flatMap((dividend) =>
    problemsOf({ kind: "dividend", dividend }, [
      !isShown && warning("no page has a section of dividends"),
      dividend.amount === undefined && error("has no amount: it is in no sum", "data.amount"),
      dividend.payment === undefined && error("has no payment date: it is in no sum", "data.payment"),
      dividend.currency !== currency &&
        warning(`is in ${dividend.currency}, not in ${currency}: sums are separate`, "data.currency"),
      ...orderProblems(dividend),
      amountProblem(dividend, dividends),
      sameDayProblem(dividend, dividends),
    ]),
  );
}

/** Dates in their order. An election may end before the record date. */
function orderProblems({ declared, ex, record, election, payment, elsewhere }: Dividend): readonly Found[] {
  const main = { declared, ex, record, payment };
  const second = { other_ex: elsewhere.ex, other_record: elsewhere.record, other_payment: elsewhere.payment };
  return [main, { election, payment }, second].flatMap((dates) => {
    const known = Object.entries(dates).flatMap(([name, day]) => (day === undefined ? [] : { name, day }));
    return known.flatMap(({ name, day }, index) => {
      const before = known[index - 1];
      if (!before || before.day <= day) return [];
      return error(`${name}, ${day}, is before ${before.name}, ${before.day}`, `data.${name}`);
    });
  });
}

function amountProblem(dividend: Dividend, all: readonly Dividend[]): Found | undefined {
  const { amount = 0, currency } = dividend;
  const others = all.flatMap((other) =>
    other !== dividend && other.currency === currency ? (other.amount ?? []) : [],
  );
  const usual = others.sort((a, b) => a - b)[Math.floor((others.length - 1) / 2)];
  if (usual === undefined || amount === 0) return undefined;
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
