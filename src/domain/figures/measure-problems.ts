import type { ContentItem } from "../content/content-item.ts";
import { currencySignIn, turnsNumber } from "../content/number-words.ts";
import type { Section } from "../content/section.ts";
import type { ReportedCompany } from "../report/domain-capability.ts";
import { type Checked, type ContentProblem, error, warning } from "../report/problem.ts";
import { isEmpty, sectionProblems } from "../report/section-problems.ts";
import { explanationProblems } from "./explanation-problems.ts";
import { type Measure, measureRow } from "./measure.ts";

/** More rows than a reader compares. */
const MAX_MEASURES = 40;

/** Problems with measures, which are shown as the editor entered them. */
export function measureProblems(
  items: readonly ContentItem[],
  company: ReportedCompany,
): readonly ContentProblem[] {
  return sectionProblems(items, (section) => {
    const explained = explanationProblems(section, company);
    if (section.kind !== "financial-summary") return [...explained, ...turnedFigures(section, company)];
    const { years, measures = [] } = section;
    return [
      isEmpty(years, measures),
      ...repeated(years.map(({ period }) => period)).map((period) =>
        error(`“${period}” is there twice: what both of them state is not shown`, "years"),
      ),
      ...problemsOfMeasures(measures, company),
      ...explained,
    ];
  });
}

/** Those that are there more than once. */
function repeated(periods: readonly string[]): readonly string[] {
  return [...new Set(periods.filter((period, index) => periods.indexOf(period) < index))];
}

/** Compared figures with a unit that turns them: a reader would take a loss for a gain. */
function turnedFigures(section: Section, { numbers }: ReportedCompany): readonly Checked[] {
  if (section.kind !== "comparison") return [];
  return section.figures.map(
    ({ measure, unit = "" }, index) =>
      turnsNumber(unit, numbers) &&
      error(
        `“${unit}” of “${measure}” turns its values. Enter losses with a minus`,
        `figures[${index}].unit`,
      ),
  );
}

function problemsOfMeasures(
  measures: readonly Measure[],
  { sign, numbers }: ReportedCompany,
): readonly Checked[] {
  const names = measures.map(({ name, unit }) => [name, unit].filter(Boolean).join(" "));
  return [
    measures.length > MAX_MEASURES &&
      warning(`${measures.length} measures are too many for one table`, "measures"),
    new Set(names).size < names.length && error("two measures have the same name and unit", "measures"),
    ...measures.flatMap((measure) => {
      const { name, unit = "", periods } = measure;
      const other = currencySignIn(unit) || sign;
      const amounts = measureRow(measure, numbers).amounts;
      const texts = [...amounts.values()].filter((one) => typeof one === "string" && /\p{Nd}/u.test(one));
      return [
        periods.length === 0 && warning(`“${name}” has no amounts: it is not shown`, "measures"),
        ...repeated(periods.map(({ period }) => period)).map((period) =>
          error(`“${name}” has two amounts for ${period}: neither is shown`, "measures"),
        ),
        turnsNumber(unit, numbers) &&
          error(
            `“${unit}” of “${name}” turns its amounts: they are no numbers. Enter losses with a minus`,
            "measures",
          ),
        other !== sign && warning(`“${name}” is in ${other}, not in ${sign}`, "measures"),
        ...texts.map((text) =>
          warning(`“${text}” of “${name}” is shown as it is: it is no number`, "measures"),
        ),
      ];
    }),
  ];
}
