import { content as texts } from "#texts/content.ts";
import { formats } from "../../../brand/derived.ts";
import { changeOf } from "../../../src/domain/figures/comparison.ts";
import { FigureTable } from "../content/figure-table.tsx";
import { FigureSection } from "../sections/figure-section.tsx";
import type { SectionProps } from "../sections/section-frame.tsx";

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
