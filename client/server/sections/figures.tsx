import type { ReactNode } from "react";
import { content as texts } from "#texts/content.ts";
import { formats } from "../../../brand/derived.ts";
import { FIGURE_LABELS } from "../../../src/adapters/http/contract/figures.ts";
import { maturitiesOf } from "../../../src/domain/content/capital.ts";
import { changeOf } from "../../../src/domain/content/comparison.ts";
import type { FiguresSection } from "../../../src/domain/content/figure-table.ts";
import { formatAmount } from "../../../src/domain/content/financial-year.ts";
import { measureRows, periodsOf } from "../../../src/domain/content/measure.ts";
import type { RichText } from "../../../src/domain/content/rich-text.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { DateText } from "../../content/date.tsx";
import { Heading } from "../../content/rich-text.tsx";
import { label } from "../../styles/layout.css.ts";
import { BarCharts } from "../charts/bar-chart.tsx";
import { title } from "./figure-table.css.ts";
import { FigureSource, FigureTable, type FigureTableProps } from "./figure-table.tsx";
import { itemLevel, SectionFrame, type SectionProps } from "./section-frame.tsx";

interface FigureSectionProps {
  readonly section: FiguresSection & { readonly intro?: RichText; readonly asAt?: string | undefined };
  /** What the figures are of. Default: the day that they are as at. */
  readonly caption?: string | undefined;
  readonly content?: "below";
  readonly children: ReactNode;
}

/** A section of figures, with what they are of and their source. */
function FigureSection({ section, caption, content, children }: FigureSectionProps) {
  const day = section.asAt && (
    <>
      {texts.asAt} <DateText date={section.asAt} />
    </>
  );
  const of = caption || day;
  return (
    <SectionFrame
      heading={section.heading}
      intro={section.intro}
      aside={of && <small className={label}>{of}</small>}
      content={content}
    >
      {children}
      <FigureSource section={section} />
    </SectionFrame>
  );
}

/** A table of such a section under its name; none without rows. */
function TitledTable({ section, ...table }: FigureTableProps & SectionProps<"share-capital" | "debt">) {
  if (table.rows.length === 0) return null;
  return (
    <>
      <Heading level={itemLevel(section)} className={title}>
        {table.caption}
      </Heading>
      <FigureTable {...table} />
    </>
  );
}

const percentage = (percent: number) => texts.percent(formatAmount(percent, formats, 2));
const { onIssue, treasury } = texts.shareClass;
const { shares: holding, percent: share } = texts.holder;

/** Shares on issue, those that are not in public hands, and major holders. */
export function ShareCapital({ section }: SectionProps<"share-capital">) {
  const { classes, holders } = section;
  if (classes.length === 0 && holders.length === 0 && section.notInPublicHands === undefined) return null;
  return (
    <FigureSection section={section}>
      <TitledTable
        section={section}
        caption={texts.sharesOnIssue}
        columns={[onIssue, treasury]}
        rows={classes.map((shares) => ({
          measure: shares.name,
          decimals: 0,
          cells: [shares.onIssue, shares.treasury],
        }))}
      />
      {section.notInPublicHands !== undefined && (
        <p>
          {texts.capital.notInPublicHands}: {percentage(section.notInPublicHands)}
        </p>
      )}
      <TitledTable
        section={section}
        caption={texts.holders}
        columns={[holding, share]}
        rows={holders.map(({ name, shares, percent }) => ({
          measure: name,
          decimals: 0,
          cells: [shares, percent === undefined ? undefined : percentage(percent)],
        }))}
      />
    </FigureSection>
  );
}

const { volume, coupon, maturity } = texts.instrument;

/** Ratings, what matures in which year, and the bonds and loans. */
export function Debt({ section }: SectionProps<"debt">) {
  const { ratings, instruments } = section;
  if (ratings.length === 0 && instruments.length === 0) return null;
  // A single year needs no chart.
  const maturities = maturitiesOf(instruments).filter(({ years }) => years.length > 1);
  return (
    <FigureSection section={section}>
      <TitledTable
        section={section}
        caption={texts.ratings}
        columns={[texts.rating.grade, texts.rating.outlook, texts.rating.date]}
        rows={ratings.map(({ agency, grade, outlook, date, link }) => ({
          measure: link ? <ContentLink link={link}>{agency}</ContentLink> : agency,
          cells: [grade, outlook, date && <DateText date={date} />],
        }))}
      />
      <BarCharts
        charts={maturities.map(({ currency, years }) => ({
          name: texts.maturities,
          unit: texts.capital.millionsOf(currency),
          amounts: years,
          alternative: texts.chart(texts.maturities, undefined, undefined),
        }))}
      />
      <TitledTable
        section={section}
        caption={texts.debt}
        columns={[volume, maturity, coupon]}
        rows={instruments.map((instrument) => ({
          measure: instrument.name,
          unit: [instrument.isin && `ISIN ${instrument.isin}`, texts.capital.millionsOf(instrument.currency)]
            .filter(Boolean)
            .join(", "),
          cells: [
            instrument.volume,
            instrument.maturity && <DateText date={instrument.maturity} />,
            instrument.coupon,
          ],
        }))}
      />
    </FigureSection>
  );
}

/** Figures of a period and of the previous year, with the change. */
export function Comparison({ section }: SectionProps<"comparison">) {
  const { heading, caption, period, previousPeriod, figures } = section;
  if (figures.length === 0) return null;
  return (
    <FigureSection section={section} caption={caption}>
      <FigureTable
        caption={texts.against(heading ?? texts.figures, period, previousPeriod)}
        columns={[period, previousPeriod, texts.change]}
        rows={figures.map((figure) => ({
          measure: figure.measure,
          unit: figure.unit,
          cells: [figure.value, figure.previous, changeOf(figure, formats, texts)],
        }))}
      />
    </FigureSection>
  );
}

/** Figures by period, newest first, so that a phone shows the newest without scrolling. */
export function FinancialSummary({ section }: SectionProps<"financial-summary">) {
  const rows = measureRows(section, FIGURE_LABELS);
  const periods = periodsOf(section);
  if (rows.length === 0) return null;
  // A chart of one period shows no trend.
  const charts = (periods.length > 1 ? rows : [])
    .filter(({ chart }) => chart !== undefined)
    .sort(({ chart: one = 0 }, { chart: other = 0 }) => one - other);
  return (
    <FigureSection section={section} caption={section.caption} content="below">
      <BarCharts
        charts={charts.map(({ measure, unit, decimals, amounts }) => ({
          name: measure,
          unit,
          decimals,
          amounts: periods.toReversed().map((period) => {
            const amount = amounts.get(period);
            return { period, amount: typeof amount === "number" ? amount : undefined };
          }),
        }))}
      />
      <FigureTable
        caption={texts.amounts(section.heading ?? texts.financialSummary)}
        columns={periods}
        rows={rows.map((row) => ({ ...row, cells: periods.map((period) => row.amounts.get(period)) }))}
      />
    </FigureSection>
  );
}
