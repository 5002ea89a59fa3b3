import { type ComponentProps, useContext } from "react";
import { content } from "#texts/content.ts";
import { dividends as texts } from "#texts/dividends.ts";
import { brand } from "../../../brand/brand.ts";
import { listHref } from "../../../src/adapters/http/contract/query.ts";
import type { RichText } from "../../../src/domain/content/rich-text.ts";
import {
  type Dividend,
  type DividendDay,
  type DividendSort,
  dividendsByYear,
} from "../../../src/domain/dividends/dividend.ts";
import {
  moneyStyleOf,
  moneyText,
  perShareText,
  shareDecimals,
  shareFormOf,
  shareNumber,
  shareUnit,
} from "../../../src/domain/money/money-text.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { DateText } from "../../content/date.tsx";
import { CHOICE } from "../../content/list-choice.ts";
import { PagePath } from "../../content/page-address.ts";
import { Paging } from "../../content/paging.tsx";
import { BarCharts } from "../charts/bar-chart.tsx";
import { FigureSource } from "../content/figure-files.tsx";
import { NotStated } from "../content/figure-table.tsx";
import { DatesSection } from "../sections/dates-section.tsx";
import { SectionFrame, type SectionProps } from "../sections/section-frame.tsx";
import type { Views } from "../views.ts";
import { HoldingCalculator } from "./holding-calculator.tsx";
import { type RowColumn, RowTable } from "./row-table.tsx";

/** Hash of the history, so that the page stays there when the visitor sorts it. */
const SECTION_ID = "dividends";

const STYLE = moneyStyleOf(brand);

/** The next payment, the history, and what a holding was paid. */
function Dividends({ section }: SectionProps<"dividends">) {
  const { heading = texts.history, intro, dividends, coming, shown, sort } = section;
  const pathname = useContext(PagePath);
  const hrefOf = (order: DividendSort | undefined, page?: number) =>
    `${listHref(pathname, { sort: order }, page)}#${SECTION_ID}`;
  const [announced, next] = coming.length > 0 ? [coming, texts.next] : [dividends.slice(0, 1), texts.latest];
  return (
    <div>
      {announced.map((dividend, index) => (
        <DatesSection
          key={dividend.id}
          heading={index === 0 ? next : dividend.title}
          intro={summaryOf(dividend)}
          // Their heading has the dividend and its amount.
          events={dividend.dates.map(({ date, title }) => ({
            date,
            title: title.replace(`: ${dividend.title}`, ""),
          }))}
        />
      ))}
      <SectionFrame id={SECTION_ID} heading={heading} intro={intro} content="below">
        {dividends.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <>
            <BarCharts charts={chartsOf(dividends)} />
            <RowTable
              name={heading}
              columns={columnsOf(dividends, sort, hrefOf)}
              rows={shown.items}
              keyOf={({ id }) => id}
            />
            <Paging {...shown} label={heading} hrefOf={(page) => hrefOf(sort, page)} />
            <FigureSource section={section} />
          </>
        )}
      </SectionFrame>
      {dividends.length > 0 && (
        <HoldingCalculator holding={section.holding} currencies={section.currencies} />
      )}
    </div>
  );
}

/** The list of dividends, with a calculator of holdings. */
export const dividendViews = { sections: { dividends: Dividends } } as const satisfies Views;

/** What a dividend is, above its dates. */
function summaryOf(dividend: Dividend): RichText {
  const { title, perShare } = dividend;
  const amount: RichText = perShare
    ? [{ kind: "heading", level: 3, children: [texts.aShare(perShare)] }]
    : [];
  return [...amount, { kind: "paragraph", children: [[title, ...dividendRates(dividend)].join("\n")] }];
}

/** What is known of its tax. */
function dividendRates(dividend: Dividend): readonly string[] {
  return (["franked", "withholding"] as const).flatMap((name) => {
    const rate = percentText(dividend[name]);
    return rate === undefined ? [] : `${texts[name]}: ${rate}`;
  });
}

/** A chart for each currency of which several years are known. One year shows no trend. */
function chartsOf(dividends: readonly Dividend[]): ComponentProps<typeof BarCharts>["charts"] {
  const currencies = dividendsByYear(dividends).filter(({ years }) => years.length > 1);
  return currencies.map(({ currency, years }) => {
    const sums = years.map(({ sum }) => sum);
    const form = shareFormOf(sums, STYLE);
    return {
      name: texts.byYear,
      unit: texts.aShare(shareUnit(form, currency, STYLE)),
      decimals: shareDecimals(sums, form),
      amounts: years.map(({ year, sum }) => ({ period: String(year), amount: shareNumber(sum, form) })),
    };
  });
}

interface Column extends RowColumn<Dividend> {
  readonly isKnown: (dividend: Dividend) => boolean;
}

/** The columns of which some dividend has a value. */
function columnsOf(
  dividends: readonly Dividend[],
  sort: DividendSort | undefined,
  hrefOf: (sort: DividendSort | undefined) => string,
): readonly Column[] {
  const text = (head: string, textOf: (dividend: Dividend) => string | undefined): Column => ({
    head,
    isKnown: (dividend) => textOf(dividend) !== undefined,
    cell: (dividend) => textOf(dividend) ?? <NotStated />,
  });
  const day = (name: DividendDay | "declared"): Column => ({
    head: name === "declared" ? texts.declared : texts.days[name],
    isKnown: (dividend) => dividend[name] !== undefined,
    cell: ({ [name]: date }) => (date === undefined ? <NotStated /> : <DateText date={date} />),
  });
  const sortable = (
    name: string,
    column: Column,
    sorted: Column["sorted"],
    next: DividendSort | undefined,
  ): Column => ({
    ...column,
    sorted,
    head: (
      <a href={hrefOf(next)} {...{ [CHOICE]: name }}>
        {column.head}
        <span aria-hidden="true">{sorted && { ascending: " ↑", descending: " ↓" }[sorted]}</span>
      </a>
    ),
  });
  const byAmount = { highest: "descending", lowest: "ascending", oldest: undefined } as const;
  const byDate = { highest: undefined, lowest: undefined, oldest: "ascending" } as const;
  const form = shareFormOf(
    dividends.flatMap(({ amount }) => amount ?? []),
    STYLE,
  );
  const columns: readonly Column[] = [
    { head: texts.dividend, isKnown: () => true, cell: (dividend) => <Name dividend={dividend} /> },
    sortable(
      "amount",
      text(texts.amount, ({ amount }) => amount && perShareText(amount, STYLE, form)),
      sort && byAmount[sort],
      sort === "highest" ? "lowest" : "highest",
    ),
    text(texts.franked, ({ franked }) => percentText(franked)),
    text(texts.withholding, ({ withholding }) => percentText(withholding)),
    ...(["declared", "ex", "record", "election"] as const).map(day),
    sortable("payment", day("payment"), sort ? byDate[sort] : "descending", sort ? undefined : "oldest"),
    text(texts.reinvestmentPrice, ({ reinvestmentPrice: price }) => price && moneyText(price, STYLE)),
  ];
  return columns.filter(({ isKnown }) => dividends.some(isKnown));
}

/** Its name, which leads to the announcement. */
function Name({ dividend: { title, document } }: { readonly dividend: Dividend }) {
  return document ? <ContentLink link={{ kind: "pdf", href: document.href }}>{title}</ContentLink> : title;
}

function percentText(rate: number | undefined): string | undefined {
  return rate === undefined ? undefined : content.percent(rate.toLocaleString(brand.locale));
}
