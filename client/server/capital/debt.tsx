import { debtLists } from "../../../src/domain/capital/capital-lists.ts";
import { maturitiesOf } from "../../../src/domain/capital/debt.ts";
import { BarCharts } from "../charts/bar-chart.tsx";
import { useTexts } from "../locale.ts";
import { FigureSection } from "../sections/figure-section.tsx";
import type { SectionProps } from "../sections/section-frame.tsx";
import { TitledList } from "../sections/titled-list.tsx";

/** Ratings, what matures in which year, and the bonds and loans. */
export function Debt({ section }: SectionProps<"debt">) {
  const { capital: texts, content } = useTexts();
  const { ratings, instruments } = debtLists(section, texts);
  if (ratings.rows.length === 0 && instruments.rows.length === 0) return null;
  // A single year needs no chart.
  const maturities = maturitiesOf(section.instruments, section.asAt).filter(({ years }) => years.length > 1);
  return (
    <FigureSection section={section} content="below">
      <TitledList section={section} list={ratings} />
      <BarCharts
        charts={maturities.map(({ currency, years }) => ({
          name: texts.maturities,
          unit: texts.millionsOf(currency),
          amounts: years,
          alternative: content.chart(texts.maturities, undefined, undefined),
        }))}
      />
      <TitledList section={section} list={instruments} />
    </FigureSection>
  );
}
