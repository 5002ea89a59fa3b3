import type { FigureRow } from "../content/figure-table.ts";
import type { NumberLanguage } from "../content/number-words.ts";
import type { Section, SectionOf } from "../content/section.ts";
import type { ReportedCompany } from "../report/domain-capability.ts";
import { detailsOf, restatementOf } from "./explanations.ts";
import { type MeasureLabels, measureRows } from "./measure.ts";

/** The figures of periods as rows of a file. */
export function summaryRows(section: SectionOf<"financial-summary">, labels: MeasureLabels): FigureRow[] {
  return measureRows(section, labels).flatMap(({ measure, unit, amounts, details, restated }) =>
    [...amounts].map(([period, value]) => {
      return { measure, unit, period, value, ...details, ...restatedAs(restated.get(period)) };
    }),
  );
}

/** Compared figures as rows of a file. */
export function comparedRows(section: SectionOf<"comparison">, language: NumberLanguage): FigureRow[] {
  const { period: current, previousPeriod, figures } = section;
  return figures.flatMap(({ measure, unit, value: now, previous }) => {
    const named = { names: [measure], unit };
    const row = (period: string, value: number) => {
      const restated = restatementOf(named, { period, value }, section, language);
      return { measure, unit, period, value, ...detailsOf(named, section), ...restatedAs(restated) };
    };
    return [row(current, now), ...(previous === undefined ? [] : [row(previousPeriod, previous)])];
  });
}

/** The figures of a section, as the report compares them. Those of years are in millions, and hundredths for a share. */
export function reportedRows(section: Section, company: ReportedCompany): readonly FigureRow[] {
  if (section.kind === "comparison") return comparedRows(section, company.numbers);
  if (section.kind !== "financial-summary") return [];
  const { sign, currency, hundredths, numbers, measures } = company;
  return summaryRows(section, {
    measures,
    units: { millions: `${sign}m`, perShare: hundredths ?? sign },
    money: { currency, hundredths },
    numbers,
  });
}

function restatedAs(restated: FigureRow["restated"]) {
  return restated ? { restated } : {};
}
