import { content as texts } from "#texts/content.ts";
import { maturitiesOf } from "../../../src/domain/capital/capital.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { DateText } from "../../content/date.tsx";
import { BarCharts } from "../charts/bar-chart.tsx";
import { FigureSection } from "../sections/figure-section.tsx";
import type { SectionProps } from "../sections/section-frame.tsx";
import { TitledTable } from "./titled-table.tsx";

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
          unit: [
            instrument.isin && `ISIN ${instrument.isin}`,
            instrument.currency && texts.capital.millionsOf(instrument.currency),
          ]
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
