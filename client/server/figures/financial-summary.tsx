import { measureRows, periodsOf } from "../../../src/domain/figures/measure.ts";
import { BarCharts } from "../charts/bar-chart.tsx";
import { FigureTable } from "../content/figure-table.tsx";
import { InSentence } from "../content/in-its-language.tsx";
import { useLocale } from "../locale.ts";
import { FigureSection } from "../sections/figure-section.tsx";
import type { SectionProps } from "../sections/section-frame.tsx";
import { Explanations } from "./explanations.tsx";

/** Figures by period, newest first, so that a phone shows the newest without scrolling. */
export function FinancialSummary({ section }: SectionProps<"financial-summary">) {
  const {
    moneyStyle,
    numbers,
    texts: { content: texts },
  } = useLocale();
  const labels = { measures: texts.measures, units: texts.units(moneyStyle), money: moneyStyle, numbers };
  const rows = measureRows(section, labels);
  const periods = periodsOf(section);
  if (rows.length === 0) return null;
  // A chart of one period shows no trend.
  const charts = (periods.length > 1 ? rows : [])
    .filter(({ chart }) => chart !== undefined)
    .sort(({ chart: one = 0 }, { chart: other = 0 }) => one - other);
  return (
    <FigureSection
      section={section}
      caption={section.caption}
      captionIn={section.wordsIn?.caption}
      content="below"
    >
      <BarCharts
        charts={charts.map(({ measure, wordsIn, unit, decimals, amounts }) => ({
          name: measure,
          wordsIn: wordsIn && { name: wordsIn.measure, unit: wordsIn.unit },
          unit,
          decimals,
          amounts: periods.toReversed().map((named) => {
            const amount = amounts.get(named.period);
            return { ...named, amount: typeof amount === "number" ? amount : undefined };
          }),
        }))}
      />
      <FigureTable
        caption={
          <InSentence
            sentence={texts.amounts}
            words={section.heading ?? texts.financialSummary}
            language={section.heading && section.wordsIn?.heading}
          />
        }
        columns={periods.map(({ period, wordsIn }) => ({
          name: period,
          wordsIn: wordsIn && { name: wordsIn.period },
        }))}
        rows={rows.map((row) => ({
          ...row,
          cells: periods.map(({ period }) => row.amounts.get(period)),
          marks: periods.map(({ period }) => (row.restated.has(period) ? texts.restated : undefined)),
        }))}
      />
      <Explanations
        definitions={section.definitions ?? []}
        restated={rows.flatMap(({ measure, wordsIn, unit, decimals, restated }) =>
          periods.flatMap(({ period, wordsIn: words }) => {
            const value = restated.get(period);
            const languages = { measureIn: wordsIn?.measure, periodIn: words?.period };
            return value ? { ...value, ...languages, measure, unit, decimals, period } : [];
          }),
        )}
      />
    </FigureSection>
  );
}
