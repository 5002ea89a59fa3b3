import type { Section } from "../content/section.ts";
import type { ReportedCompany } from "../report/domain-capability.ts";
import { type Checked, error, warning } from "../report/problem.ts";
import {
  type Explained,
  isFormerInOtherUnit,
  isNamed,
  isSamePeriod,
  statedRestatement,
} from "./explanations.ts";
import { amountOf, FINANCIAL_MEASURES } from "./financial-year.ts";
import { measureRow } from "./measure.ts";

/** A measure of a section, with the names that an editor may call it. */
interface ExplainedMeasure {
  readonly names: readonly string[];
  readonly unit?: string | undefined;
  readonly amounts: ReadonlyMap<string, number | string>;
}

/** Problems with what is said of the figures of a section: a restatement without the former value, or of no value. */
export function explanationProblems(section: Section, company: ReportedCompany): readonly Checked[] {
  const measures = measuresOf(section, company);
  if (measures === undefined) return [];
  const { definitions = [], restatements = [] }: Explained = measures.explained;
  return [
    ...definitions.flatMap(({ measure, definition, reconciliation, assurance }, index) => {
      const field = `definitions[${index}].measure`;
      const isKnown = measure === undefined || measures.all.some(({ names }) => isNamed(measure, names));
      return [
        !isKnown &&
          error(`there is no measure “${measure}” in the table: what is said of it is not shown`, field),
        !(definition || reconciliation || assurance) &&
          warning(`says nothing of “${measure ?? "all"}”`, field),
      ];
    }),
    ...restatements.flatMap(({ measure, period, former }, index): Checked[] => {
      const field = `restatements[${index}]`;
      const found = measures.all.find(({ names }) => isNamed(measure, names));
      const value = found && [...found.amounts].find(([one]) => isSamePeriod(one, period))?.[1];
      if (found === undefined || value === undefined)
        return [error(`there is no value of “${measure}” in ${period} that is restated`, `${field}.measure`)];
      const isTwice = restatements.some(
        (one, other) => other < index && isNamed(one.measure, [measure]) && isSamePeriod(one.period, period),
      );
      if (isTwice)
        return [
          error(`“${measure}” of ${period} is restated twice: what it was is not shown`, `${field}.measure`),
        ];
      if (former === undefined)
        return [error(`“${measure}” of ${period} is restated: enter what it was`, `${field}.former`)];
      const stated = statedRestatement(found, period, { restatements }, company.numbers);
      const before = stated?.former;
      return [
        isFormerInOtherUnit(stated, value) &&
          error(
            `“${measure}” of ${period} is ${value}, but was ${former}, as if it were in another unit: it is not marked`,
            `${field}.former`,
          ),
        before === value &&
          error(
            `“${measure}” of ${period} is restated, but was ${former} before, too: it is not marked`,
            `${field}.former`,
          ),
        typeof before === "string" &&
          typeof value === "number" &&
          warning(
            `“${former}”, what “${measure}” of ${period} was, is no number in its unit`,
            `${field}.former`,
          ),
      ];
    }),
  ];
}

function measuresOf(
  section: Section,
  company: ReportedCompany,
): { readonly all: readonly ExplainedMeasure[]; readonly explained: Explained } | undefined {
  switch (section.kind) {
    case "financial-summary":
      return {
        explained: section,
        all: [
          ...FINANCIAL_MEASURES.map((measure) => ({
            names: [measure, company.measures[measure] ?? measure],
            amounts: new Map(
              section.years.flatMap((year) => {
                const amount = amountOf(measure, year);
                return amount === undefined ? [] : [[year.period, amount] as const];
              }),
            ),
          })),
          ...(section.measures ?? []).map((measure) => {
            const { unit, amounts } = measureRow(measure, company.numbers);
            return { names: [measure.name], unit, amounts };
          }),
        ],
      };
    case "comparison":
      return {
        explained: section,
        all: section.figures.map(({ measure, unit, value, previous }) => ({
          names: [measure],
          unit,
          amounts: new Map(
            [[section.period, value] as const, [section.previousPeriod, previous] as const].flatMap(
              ([period, amount]) => (amount === undefined ? [] : [[period, amount] as const]),
            ),
          ),
        })),
      };
    default:
      return undefined;
  }
}
