import { content as texts } from "#texts/content.ts";
import { formats } from "../../../brand/derived.ts";
import { changeOf } from "../../../src/domain/content/comparison.ts";
import { label } from "../../styles/layout.css.ts";
import { FigureSource } from "./figure-downloads.tsx";
import { FigureTable } from "./figure-table.tsx";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-view.ts";

/** Figures of a period and of the previous year, with the change. */
export function Comparison({ section }: SectionProps<"comparison">) {
  const { heading, caption, period, previousPeriod, figures } = section;
  if (figures.length === 0) return null;
  return (
    <SectionFrame heading={heading} aside={caption && <small className={label}>{caption}</small>}>
      <FigureTable
        caption={texts.against(heading ?? texts.figures, period, previousPeriod)}
        columns={[period, previousPeriod, texts.change]}
        rows={figures.map((figure) => ({
          measure: figure.measure,
          unit: figure.unit,
          cells: [figure.value, figure.previous, changeOf(figure, formats, texts)],
        }))}
      />
      <FigureSource section={section} />
    </SectionFrame>
  );
}
