import type { FigureRow } from "../content/figure-table.ts";
import { type Money, numberOf } from "../money/money.ts";
import { DIVIDEND_DAYS, type DividendDay, dividendDay, EXCHANGE_DAYS, type SharePlan } from "./dividend.ts";
import type { HistoricDividend } from "./dividend-history.ts";
import type { DividendStatus } from "./dividend-status.ts";

/** Names of what is known of a dividend, in the language of the site. */
export interface DividendLabels {
  readonly statuses: Readonly<Record<DividendStatus, string>>;
  readonly status: string;
  readonly shareClass: string;
  readonly amount: string;
  readonly adjusted: string;
  readonly franked: string;
  readonly withholding: string;
  readonly declared: string;
  readonly plans: Readonly<Record<SharePlan, string>>;
  readonly plan: string;
  readonly reinvestmentPrice: string;
  readonly discount: string;
  readonly ratio: string;
  readonly ratioOf: (more: string, held: string) => string;
  readonly electionFrom: string;
  readonly inCurrencyOf: (measure: string, currency: string) => string;
  /** What a measure was before a change. */
  readonly beforeChange: (measure: string) => string;
  readonly days: Readonly<Record<DividendDay, string>>;
  readonly otherExchange: string;
}

/** Dividends as rows of a file: what is known of each, with its name as the period. */
export function dividendRows(
  dividends: readonly HistoricDividend[],
  labels: DividendLabels,
): readonly FigureRow[] {
  return dividends.flatMap((dividend) => {
    const isOnly = dividends.every((one) => one === dividend || one.title !== dividend.title);
    const period = isOnly ? dividend.title : `${dividend.title}, ${dividendDay(dividend) ?? dividend.id}`;
    const values = [...valuesOf(dividend, labels), ...valuesBefore(dividend, labels)];
    return values.flatMap(({ value, ...row }) => (value === undefined ? [] : { ...row, period, value }));
  });
}

type Value = Omit<FigureRow, "period" | "value"> & { readonly value: string | number | undefined };

function valuesOf(dividend: HistoricDividend, labels: DividendLabels): readonly Value[] {
  const { amount, adjusted, parts, currencyChoices, exchanges, note } = dividend;
  return [
    { measure: labels.status, value: labels.statuses[dividend.status] },
    { measure: labels.shareClass, value: dividend.shareClass },
    { ...moneyValue(labels.amount, amount), note },
    moneyValue(labels.adjusted, adjusted),
    ...parts.map((part) => moneyValue(part.name, part.amount)),
    { measure: labels.franked, unit: "%", value: dividend.franked },
    { measure: labels.withholding, unit: "%", value: dividend.withholding },
    { measure: labels.declared, value: dividend.declared },
    ...DIVIDEND_DAYS.map((day) => ({ measure: labels.days[day], value: dividend[day] })),
    ...exchanges.flatMap((elsewhere) =>
      EXCHANGE_DAYS.map((day) => ({
        measure: `${labels.days[day]} (${elsewhere.exchange ?? labels.otherExchange})`,
        value: elsewhere[day],
      })),
    ),
    ...currencyChoices.map(({ currency, amount: paid }) =>
      moneyValue(labels.inCurrencyOf(labels.amount, currency), paid),
    ),
    ...valuesInstead(dividend, labels),
  ];
}

function valuesInstead({ sharesInstead }: HistoricDividend, labels: DividendLabels): readonly Value[] {
  if (sharesInstead === undefined) return [];
  const { plan, price, discount, ratio, from } = sharesInstead;
  return [
    { measure: labels.plan, value: labels.plans[plan] },
    moneyValue(labels.reinvestmentPrice, price),
    { measure: labels.discount, unit: "%", value: discount },
    { measure: labels.ratio, value: ratio && labels.ratioOf(String(ratio.new), String(ratio.old)) },
    { measure: labels.electionFrom, value: from },
  ];
}

function valuesBefore({ before }: HistoricDividend, labels: DividendLabels): readonly Value[] {
  const { status, amount } = before;
  return [
    { measure: labels.beforeChange(labels.status), value: status && labels.statuses[status] },
    moneyValue(labels.beforeChange(labels.amount), amount),
    ...EXCHANGE_DAYS.map((day) => ({ measure: labels.beforeChange(labels.days[day]), value: before[day] })),
  ];
}

function moneyValue(measure: string, money: Money | undefined): Value {
  return { measure, unit: money?.currency, value: money && numberOf(money) };
}
