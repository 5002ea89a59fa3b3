import { content as texts } from "#texts/content.ts";
import { maturitiesOf } from "../../../src/domain/content/capital.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { DateText } from "../../content/date.tsx";
import { charts } from "../charts/bar-chart.css.ts";
import { BarChart } from "../charts/bar-chart.tsx";
import { SectionAsAt, TitledTable } from "./section-as-at.tsx";
import type { SectionProps } from "./section-view.ts";

const { volume, coupon, maturity } = texts.instrument;

/** Ratings, what matures in which year, and the bonds and loans. */
export function Debt({ section }: SectionProps<"debt">) {
  const { ratings, instruments } = section;
  if (ratings.length === 0 && instruments.length === 0) return null;
  // A single year needs no chart.
  const maturities = maturitiesOf(instruments).filter(({ years }) => years.length > 1);
  return (
    <SectionAsAt section={section}>
      <TitledTable
        section={section}
        caption={texts.ratings}
        columns={[texts.rating.grade, texts.rating.outlook, texts.rating.date]}
        rows={ratings.map(({ agency, grade, outlook, date, link }) => ({
          measure: link ? <ContentLink link={link}>{agency}</ContentLink> : agency,
          cells: [grade, outlook, date && <DateText date={date} />],
        }))}
      />
      {maturities.length > 0 && (
        <div className={charts}>
          {maturities.map(({ currency, years }) => (
            <BarChart
              key={currency}
              name={texts.maturities}
              unit={texts.capital.millionsOf(currency)}
              amounts={years}
              alternative={texts.chart(texts.maturities, undefined, undefined)}
            />
          ))}
        </div>
      )}
      <TitledTable
        section={section}
        caption={texts.debt}
        columns={[volume, maturity, coupon]}
        rows={instruments.map((instrument) => ({
          measure: instrument.name,
          unit: [instrument.isin, texts.capital.millionsOf(instrument.currency)].filter(Boolean).join(", "),
          cells: [
            instrument.volume,
            instrument.maturity && <DateText date={instrument.maturity} />,
            instrument.coupon,
          ],
        }))}
      />
    </SectionAsAt>
  );
}
