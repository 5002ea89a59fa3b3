import { changeOf, comparedDecimals } from "../../../src/domain/figures/comparison.ts";
import { comparedRows } from "../../../src/domain/figures/figure-rows.ts";
import { FigureTable } from "../content/figure-table.tsx";
import { SentenceOf } from "../content/in-its-language.tsx";
import { useLocale } from "../locale.ts";
import { FigureSection } from "../sections/figure-section.tsx";
import type { SectionProps } from "../sections/section-frame.tsx";
import { Explanations } from "./explanations.tsx";

/** Figures of a period and of the previous year, with the change. */
export function Comparison({ section }: SectionProps<"comparison">) {
  const {
    numbers,
    formats,
    moneyStyle,
    texts: { content: texts },
  } = useLocale();
  const { heading, caption, period, previousPeriod, figures, wordsIn } = section;
  const periods = [
    { name: period, wordsIn: wordsIn && { name: wordsIn.period } },
    { name: previousPeriod, wordsIn: wordsIn && { name: wordsIn.previousPeriod } },
  ] as const;
  if (figures.length === 0) return null;
  const restated = comparedRows(section, numbers);
  const isRestated = (measure: string, one: string) =>
    restated.some((row) => row.measure === measure && row.period === one && row.restated);
  return (
    <FigureSection section={section} caption={caption} captionIn={wordsIn?.caption}>
      <FigureTable
        caption={
          <SentenceOf
            sentence={texts.against}
            words={[
              { name: heading ?? texts.figures, wordsIn: { name: heading && wordsIn?.heading } },
              ...periods,
            ]}
          />
        }
        columns={[...periods, { name: texts.change }]}
        rows={figures.map((figure) => {
          const decimals = comparedDecimals(figure, figures, moneyStyle);
          return {
            measure: figure.measure,
            wordsIn: figure.wordsIn,
            unit: figure.unit,
            decimals,
            cells: [figure.value, figure.previous, changeOf(figure, decimals, formats, texts)],
            marks: periods.map(({ name }) => (isRestated(figure.measure, name) ? texts.restated : undefined)),
          };
        })}
      />
      <Explanations
        definitions={section.definitions ?? []}
        restated={restated.flatMap(({ measure, unit, period: one = "", restated: value }) =>
          value
            ? {
                ...value,
                measure,
                measureIn: figures.find((figure) => figure.measure === measure)?.wordsIn?.measure,
                unit,
                period: one,
                periodIn: periods.find(({ name }) => name === one)?.wordsIn?.name,
                decimals: comparedDecimals({ unit }, figures, moneyStyle),
              }
            : [],
        )}
      />
    </FigureSection>
  );
}
