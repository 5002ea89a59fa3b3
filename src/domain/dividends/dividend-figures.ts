import { numberOf } from "../money/money.ts";
import { DIVIDEND_DAYS, type Dividend, type DividendDay, dividendDay } from "./dividend.ts";

/** Names of what is known of a dividend, in the language of the site. */
export interface DividendLabels {
  readonly amount: string;
  readonly franked: string;
  readonly withholding: string;
  readonly declared: string;
  readonly reinvestmentPrice: string;
  readonly days: Readonly<Record<DividendDay, string>>;
  readonly otherExchange: string;
}

/** Dividends as rows of a file: what is known of each, with its name as the period. */
export function dividendRows(dividends: readonly Dividend[], labels: DividendLabels) {
  return dividends.flatMap((dividend) => {
    const { amount, reinvestmentPrice: price, elsewhere } = dividend;
    const { exchange = labels.otherExchange } = elsewhere;
    const values = [
      { measure: labels.amount, unit: amount?.currency, value: amount && numberOf(amount) },
      { measure: labels.franked, unit: "%", value: dividend.franked },
      { measure: labels.withholding, unit: "%", value: dividend.withholding },
      { measure: labels.declared, value: dividend.declared },
      ...DIVIDEND_DAYS.flatMap((day) => [
        { measure: labels.days[day], value: dividend[day] },
        { measure: `${labels.days[day]} (${exchange})`, value: elsewhere[day] },
      ]),
      { measure: labels.reinvestmentPrice, unit: price?.currency, value: price && numberOf(price) },
    ];
    const isOnly = dividends.every(
      ({ title }, index) => dividends[index] === dividend || title !== dividend.title,
    );
    const period = isOnly ? dividend.title : `${dividend.title}, ${dividendDay(dividend) ?? dividend.id}`;
    return values.flatMap(({ value, ...row }) => (value === undefined ? [] : { ...row, period, value }));
  });
}
