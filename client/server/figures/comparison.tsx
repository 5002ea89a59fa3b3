import { changeOf, comparedDecimals } from "../../../src/domain/figures/comparison.ts";
import { comparedRows } from "../../../src/domain/figures/figure-rows.ts";
import { FigureTable } from "../content/figure-table.tsx";
import { InSentence } from "../content/in-its-language.tsx";
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
  const { heading, caption, period, previousPeriod, figures } = section;
  if (figures.length === 0) return null;
  const restated = comparedRows(section, numbers);
  const isRestated = (measure: string, one: string) =>
    restated.some((row) => row.measure === measure && row.period === one && row.restated);
  return (
    <FigureSection section={section} caption={caption} captionIn={section.wordsIn?.caption}>
      <FigureTable
        caption={
          <InSentence
            sentence={(words) => texts.against(words, period, previousPeriod)}
            words={heading ?? texts.figures}
            language={heading && section.wordsIn?.heading}
          />
        }
        columns={[period, previousPeriod, texts.change]}
        rows={figures.map((figure) => {
          const decimals = comparedDecimals(figure, figures, moneyStyle);
          return {
            measure: figure.measure,
            wordsIn: figure.wordsIn,
            unit: figure.unit,
            decimals,
            cells: [figure.value, figure.previous, changeOf(figure, decimals, formats, texts)],
            marks: [period, previousPeriod].map((one) =>
              isRestated(figure.measure, one) ? texts.restated : undefined,
            ),
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
                decimals: comparedDecimals({ unit }, figures, moneyStyle),
              }
            : [],
        )}
      />
    </FigureSection>
  );
}
