import { type Column, listedDay, type RecordList, recordList } from "../content/record-list.ts";
import { slugOf } from "../content/slug.ts";
import { type Money, numberOf } from "../money/money.ts";
import { comparableName } from "../text/comparable-name.ts";
import {
  DIVIDEND_DAYS,
  type Dividend,
  type DividendDay,
  type DividendStatus,
  EXCHANGE_DAYS,
  type SharePlan,
} from "./dividend.ts";
import type { HistoricDividend } from "./dividend-history.ts";

/** Names of what is known of a dividend, in the language of the site. */
export interface DividendLabels {
  readonly history: string;
  readonly dividend: string;
  readonly currency: string;
  readonly note: string;
  readonly statuses: Readonly<Record<DividendStatus, string>>;
  readonly status: string;
  readonly shareClass: string;
  readonly amount: string;
  readonly adjusted: string;
  readonly franked: string;
  readonly withholding: string;
  /** The same of a part. */
  readonly withheldOf: (part: string) => string;
  readonly declared: string;
  readonly plans: Readonly<Record<SharePlan, string>>;
  readonly plan: string;
  readonly reinvestmentPrice: string;
  readonly discount: string;
  readonly ratio: string;
  readonly ratioOf: (more: string, held: string) => string;
  readonly electionFrom: string;
  /** Other currencies that holders may choose. */
  readonly currencies: string;
  readonly inCurrencyOf: (measure: string, currency: string) => string;
  /** What a measure was before a change. */
  readonly beforeChange: (measure: string) => string;
  readonly days: Readonly<Record<DividendDay, string>>;
  readonly otherExchange: string;
}

/** Dividends as a list for files: what is known of each. */
export function dividendList(dividends: readonly HistoricDividend[], labels: DividendLabels): RecordList {
  const columns = [
    ...mainColumns(labels),
    ...partColumns(dividends, labels),
    ...dayColumns(dividends, labels),
    ...choiceColumns(dividends, labels),
    ...beforeColumns(labels),
    column("note", labels.note, ({ note }) => note),
  ];
  return recordList(labels.history, columns, dividends);
}

type DividendColumn = Column<HistoricDividend>;

const column = (name: string, head: string, of: DividendColumn["of"]): DividendColumn => ({ name, head, of });

const moneyColumn = (
  name: string,
  head: string,
  of: (dividend: HistoricDividend) => Money | undefined,
): DividendColumn => column(name, head, (dividend) => numberOfMoney(of(dividend)));

const numberOfMoney = (money: Money | undefined) => money && numberOf(money);

function mainColumns(labels: DividendLabels): readonly DividendColumn[] {
  return [
    column("dividend", labels.dividend, ({ title }) => title),
    column("status", labels.status, ({ status }) => labels.statuses[status]),
    column("shareClass", labels.shareClass, ({ shareClass }) => shareClass),
    moneyColumn("amount", labels.amount, ({ amount }) => amount),
    moneyColumn("adjustedAmount", labels.adjusted, ({ adjusted }) => adjusted),
    column("currency", labels.currency, ({ amount }) => amount?.currency),
    column("franked", `${labels.franked} (%)`, ({ franked }) => franked),
    column("withholding", `${labels.withholding} (%)`, ({ withholding }) => withholding),
  ];
}

/** A column for each part that some dividend has, and one for its tax. */
function partColumns(
  dividends: readonly Dividend[],
  { withheldOf }: DividendLabels,
): readonly DividendColumn[] {
  const named = dividends.flatMap(({ parts }) => parts.map(({ name }) => name));
  // A part in several spellings is one column.
  const names = [...Map.groupBy(named, comparableName).values()].flatMap(([name]) => name ?? []);
  return names.flatMap((name) => {
    const partOf = ({ parts }: Dividend) =>
      parts.find((part) => comparableName(part.name) === comparableName(name));
    return [
      moneyColumn(`part-${slugOf(name)}`, name, (dividend) => partOf(dividend)?.amount),
      column(
        `withholding-${slugOf(name)}`,
        `${withheldOf(name)} (%)`,
        (dividend) => partOf(dividend)?.withholding,
      ),
    ];
  });
}

/** The days, and those of each exchange that has days of its own. */
function dayColumns(dividends: readonly Dividend[], labels: DividendLabels): readonly DividendColumn[] {
  const named = dividends.flatMap(({ exchanges }) => exchanges.map(({ exchange = "" }) => exchange));
  return [
    column("declared", labels.declared, ({ declared }) => listedDay(declared)),
    ...DIVIDEND_DAYS.map((day) => column(day, labels.days[day], (dividend) => listedDay(dividend[day]))),
    ...[...new Set(named)].flatMap((name) =>
      EXCHANGE_DAYS.map((day) =>
        column(
          `${day}-${slugOf(name) || "other"}`,
          `${labels.days[day]} (${name || labels.otherExchange})`,
          ({ exchanges }) => listedDay(exchanges.find(({ exchange = "" }) => exchange === name)?.[day]),
        ),
      ),
    ),
  ];
}

/** Other currencies, and shares instead of money. */
function choiceColumns(dividends: readonly Dividend[], labels: DividendLabels): readonly DividendColumn[] {
  const codes = new Set(
    dividends.flatMap(({ currencyChoices }) => currencyChoices.map(({ currency }) => currency)),
  );
  return [
    column(
      "currencies",
      labels.currencies,
      ({ currencyChoices }) => currencyChoices.map(({ currency }) => currency).join(", ") || undefined,
    ),
    ...[...codes].map((code) =>
      moneyColumn(
        `amount-${code}`,
        labels.inCurrencyOf(labels.amount, code),
        ({ currencyChoices }) => currencyChoices.find(({ currency }) => currency === code)?.amount,
      ),
    ),
    column("plan", labels.plan, ({ sharesInstead }) => sharesInstead && labels.plans[sharesInstead.plan]),
    ...priceColumns(dividends, labels),
    column("discount", `${labels.discount} (%)`, ({ sharesInstead }) => sharesInstead?.discount),
    column(
      "ratio",
      labels.ratio,
      ({ sharesInstead: { ratio } = {} }) => ratio && labels.ratioOf(String(ratio.new), String(ratio.old)),
    ),
    column("electionFrom", labels.electionFrom, ({ sharesInstead }) => listedDay(sharesInstead?.from)),
  ];
}

/** Prices in the currency of the amount, which has a column, and those in each other currency. */
function priceColumns(dividends: readonly Dividend[], labels: DividendLabels): readonly DividendColumn[] {
  const otherOf = ({ amount, sharesInstead }: Dividend) =>
    sharesInstead?.price?.currency === amount?.currency ? undefined : sharesInstead?.price;
  const codes = new Set(dividends.flatMap((dividend) => otherOf(dividend)?.currency ?? []));
  return [
    moneyColumn("price", labels.reinvestmentPrice, (dividend) =>
      otherOf(dividend) ? undefined : dividend.sharesInstead?.price,
    ),
    ...[...codes].map((code) =>
      moneyColumn(`price-${code}`, labels.inCurrencyOf(labels.reinvestmentPrice, code), (dividend) => {
        const price = otherOf(dividend);
        return price?.currency === code ? price : undefined;
      }),
    ),
  ];
}

function beforeColumns(labels: DividendLabels): readonly DividendColumn[] {
  return [
    column(
      "statusBefore",
      labels.beforeChange(labels.status),
      ({ before: { status } }) => status && labels.statuses[status],
    ),
    moneyColumn("amountBefore", labels.beforeChange(labels.amount), ({ before }) => before.amount),
    ...EXCHANGE_DAYS.map((day) =>
      column(`${day}Before`, labels.beforeChange(labels.days[day]), ({ before }) => listedDay(before[day])),
    ),
  ];
}
