import { type ComponentProps, useContext } from "react";
import type { Locale } from "../../../brand/locale.ts";
import { listHref } from "../../../src/adapters/http/contract/query.ts";
import type { HolderEvent } from "../../../src/domain/content/holder-event.ts";
import type { Inline, RichText } from "../../../src/domain/content/rich-text.ts";
import {
  type DividendSort,
  dividendsByYear,
  type HistoricDividend,
  isAdjusted,
} from "../../../src/domain/dividends/dividend-history.ts";
import { isNil, type Money } from "../../../src/domain/money/money.ts";
import {
  perShareText,
  type ShareForm,
  shareDecimals,
  shareFormOf,
  shareNumber,
  shareUnit,
} from "../../../src/domain/money/money-text.ts";
import { DateText, dateText } from "../../content/date.tsx";
import { CHOICE } from "../../content/list-choice.ts";
import { PagePath } from "../../content/page-address.ts";
import { Paging } from "../../content/paging.tsx";
import { BarCharts } from "../charts/bar-chart.tsx";
import { ActionLink } from "../content/action-link.tsx";
import { FigureSource } from "../content/figure-files.tsx";
import { MadeTitleText, SentenceOf } from "../content/in-its-language.tsx";
import { Note } from "../content/note.tsx";
import { type RowColumn, RowTable } from "../content/row-table.tsx";
import { useLocale, useTexts } from "../locale.ts";
import { day, time } from "../sections/dates-section.css.ts";
import { DatesSection } from "../sections/dates-section.tsx";
import { SectionFrame, type SectionProps } from "../sections/section-frame.tsx";
import type { Views } from "../views.ts";
import { DividendAmount, DividendName, percentText } from "./dividend-cells.tsx";
import { CALCULATOR_ID, HoldingCalculator } from "./holding-calculator.tsx";

/** Hash of the history, so that the page stays there when the visitor sorts it. */
const SECTION_ID = "dividends";

/** The next payment, the history, and what a holding was paid. */
function Dividends({ section }: SectionProps<"dividends">) {
  const locale = useLocale();
  const { content, dividends: texts } = locale.texts;
  const { heading = texts.history, intro, dividends, coming, shown, sort } = section;
  const pathname = useContext(PagePath);
  const hrefOf = (order: DividendSort | undefined, page?: number) =>
    `${listHref(pathname, { sort: order }, page)}#${SECTION_ID}`;
  const calculator = { kind: "page", href: `${pathname}#${CALCULATOR_ID}` } as const;
  const latest = dividends.filter(({ status }) => status !== "Cancelled").slice(0, 1);
  const [announced, next] = coming.length > 0 ? [coming, texts.next] : [latest, texts.latest];
  return (
    <div>
      {announced.map((dividend, index) => (
        <DatesSection
          key={dividend.id}
          heading={index === 0 ? next : <MadeTitleText of={dividend} />}
          intro={summaryOf(dividend, index === 0, locale)}
          aside={<AnnouncedAmount dividend={dividend} />}
          // Their heading has the dividend and its amount.
          events={dividend.dates.map(({ note, title, inTitle, wordsIn, ...event }) => ({
            ...event,
            title: title.replace(`${content.colon}${dividend.title}`, ""),
          }))}
        />
      ))}
      <SectionFrame
        id={SECTION_ID}
        heading={heading}
        intro={intro}
        // On a phone, the calculator is many screens below it.
        aside={dividends.length > 0 && <ActionLink action={{ label: texts.calculator, link: calculator }} />}
        content="below"
      >
        {dividends.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <>
            <BarCharts charts={chartsOf(dividends, locale)} />
            <RowTable
              name={heading}
              columns={columnsOf(dividends, sort, hrefOf, locale)}
              rows={shown.items}
              keyOf={({ id }) => id}
            />
            <Paging {...shown} label={heading} hrefOf={(page) => hrefOf(sort, page)} />
            {section.beside.length > 0 && (
              <Note>
                <Beside events={section.beside} />
              </Note>
            )}
            <FigureSource section={section} />
          </>
        )}
      </SectionFrame>
      {dividends.length > 0 && (
        <HoldingCalculator
          holding={section.holding}
          shareClasses={section.shareClasses}
          currencies={section.currencies}
        />
      )}
    </div>
  );
}

/** The list of dividends, with a calculator of holdings. */
export const dividendViews = { sections: { dividends: Dividends } } as const satisfies Views;

/** What a dividend is, above its dates; with its name, unless that is the heading. */
function summaryOf(dividend: HistoricDividend, hasName: boolean, locale: Locale): RichText {
  const { dividends: texts } = locale.texts;
  const { status } = dividend;
  const name = hasName ? [namedIn(dividend)] : [];
  const life = status === "Declared" ? [] : [texts.statuses[status]];
  const lines = [...name, ...[...life, ...dividendRates(dividend, locale)].map((line) => [line])];
  const children = lines.flatMap((line, index) => (index === 0 ? line : ["\n", ...line]));
  return children.length === 0 ? [] : [{ kind: "paragraph", children }];
}

/** Its title, with the language of the words in it that nobody has translated. */
function namedIn({ title, inTitle, wordsIn }: HistoricDividend): readonly Inline[] {
  const language = wordsIn?.inTitle;
  if (inTitle === undefined || language === undefined) return [title];
  const [before = "", after = ""] = title.split(inTitle);
  return [before, { kind: "foreign", language, children: [inTitle] }, after];
}

/** As large as the days below it. */
function AnnouncedAmount({ dividend }: { readonly dividend: HistoricDividend }) {
  const { dividends: texts } = useTexts();
  const { amount, perShare } = dividend;
  if (amount === undefined || perShare === undefined) return null;
  return <p className={`${day} ${time}`}>{isNil(amount) ? texts.nilNote : texts.aShare(perShare)}</p>;
}

/** What is known of its tax. */
function dividendRates(dividend: HistoricDividend, locale: Locale): readonly string[] {
  const { content, dividends: texts } = locale.texts;
  return (["franked", "withholding"] as const).flatMap((name) => {
    const rate = percentText(dividend[name], locale);
    return rate === undefined ? [] : `${texts[name]}${content.colon}${rate}`;
  });
}

/** A chart for each currency and class of which several years are known. One year shows no trend. */
function chartsOf(
  dividends: readonly HistoricDividend[],
  locale: Locale,
): ComponentProps<typeof BarCharts>["charts"] {
  const { brand, moneyStyle } = locale;
  const { dividends: texts } = locale.texts;
  const groups = dividendsByYear(dividends).filter(({ years }) => years.length > 1);
  // Within a sentence; the nouns of German stay as they are.
  const adjusted = texts.adjusted.charAt(0).toLocaleLowerCase(brand.locale) + texts.adjusted.slice(1);
  const suffix = dividends.some(isAdjusted) ? `, ${adjusted}` : "";
  return groups.map(({ currency, shareClass, years }) => {
    const sums = years.map(({ sum }) => sum);
    const form = shareFormOf(sums, moneyStyle);
    return {
      name: [texts.byYear, shareClass].filter(Boolean).join(", ") + suffix,
      unit: texts.aShare(shareUnit(form, currency, moneyStyle)),
      decimals: shareDecimals(sums, form),
      amounts: years.map(({ year, sum }) => ({ period: String(year), amount: shareNumber(sum, form) })),
    };
  });
}

type Column = RowColumn<HistoricDividend>;

/** The columns of which some dividend has a value. */
function columnsOf(
  dividends: readonly HistoricDividend[],
  sort: DividendSort | undefined,
  hrefOf: (sort: DividendSort | undefined) => string,
  locale: Locale,
): readonly Column[] {
  const { moneyStyle } = locale;
  const { dividends: texts } = locale.texts;
  const dayOf = (name: "declared" | "ex" | "record" | "payment"): Column => ({
    name: name === "declared" ? texts.declared : texts.days[name],
    cell: ({ [name]: date }) => (date === undefined ? undefined : <DateText date={date} />),
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
        {column.name}
        <span aria-hidden="true">{sorted && { ascending: " ↑", descending: " ↓" }[sorted]}</span>
      </a>
    ),
  });
  const byAmount = { highest: "descending", lowest: "ascending", oldest: undefined } as const;
  const byDate = { highest: undefined, lowest: undefined, oldest: "ascending" } as const;
  const form = shareFormOf(
    dividends.flatMap(({ amount }) => amount ?? []),
    moneyStyle,
  );
  const adjusted: Column = {
    name: texts.adjusted,
    cell: ({ adjusted: amount }) => amount && forShare(amount, form, locale),
  };
  const columns: readonly Column[] = [
    { name: texts.dividend, cell: (dividend) => <DividendName dividend={dividend} form={form} /> },
    sortable(
      "amount",
      {
        name: texts.amount,
        cell: (dividend) => dividend.amount && <DividendAmount dividend={dividend} form={form} />,
      },
      sort && byAmount[sort],
      sort === "highest" ? "lowest" : "highest",
    ),
    ...(dividends.some(isAdjusted) ? [adjusted] : []),
    { name: texts.franked, cell: ({ franked }) => percentText(franked, locale) },
    { name: texts.withholding, cell: ({ withholding }) => percentText(withholding, locale) },
    ...(["declared", "ex", "record"] as const).map(dayOf),
    sortable("payment", dayOf("payment"), sort ? byDate[sort] : "descending", sort ? undefined : "oldest"),
  ];
  return columns.filter(({ cell }) => dividends.some((dividend) => cell(dividend) !== undefined));
}

/** What holders were paid beside dividends, in a sentence. */
function Beside({ events }: { readonly events: readonly HolderEvent[] }) {
  const locale = useLocale();
  const { moneyStyle, texts } = locale;
  const named = events.map(({ title, inTitle = title, ...event }) => ({ ...event, title, inTitle }));
  return (
    <SentenceOf
      sentence={(...words) => {
        const written = named.map(({ title, inTitle, cash }, index) => [
          title.replace(inTitle, words[index] ?? inTitle),
          cash && perShareText(cash.amount, moneyStyle),
          cash?.payment && dateText(cash.payment, undefined, locale),
        ]);
        const all = written.map((one) => one.filter(Boolean).join(", "));
        return `${texts.dividends.beside} ${all.join("; ")}`;
      }}
      words={named.map(({ inTitle, wordsIn }) => ({ name: inTitle, wordsIn: { name: wordsIn?.inTitle } }))}
    />
  );
}

function forShare(amount: Money, form: ShareForm, locale: Locale): string {
  const { moneyStyle } = locale;
  const { dividends: texts } = locale.texts;
  return isNil(amount) ? texts.nil : perShareText(amount, moneyStyle, form);
}
