import type { ContentItem } from "../content/content-item.ts";
import { currencySignIn, turnsNumber } from "../content/number-words.ts";
import type { SectionOf } from "../content/section.ts";
import type { ReportedCompany } from "../report/domain-capability.ts";
import { type Checked, type ContentProblem, error, warning } from "../report/problem.ts";
import { isEmpty, sectionProblems } from "../report/section-problems.ts";
import { totalProblems } from "../report/totals.ts";
import { explanationProblems } from "./explanation-problems.ts";
import { amountOf, FINANCIAL_MEASURES, type FinancialYear } from "./financial-year.ts";
import { type Measure, measureRow } from "./measure.ts";
import { differAsUnits, tenfoldAmounts } from "./other-units.ts";

/** More rows than a reader compares. */
const MAX_MEASURES = 40;

/** Problems with measures, which are shown as the editor entered them. */
export function measureProblems(
  items: readonly ContentItem[],
  company: ReportedCompany,
): readonly ContentProblem[] {
  return sectionProblems(items, (section) => {
    const explained = explanationProblems(section, company);
    if (section.kind === "comparison")
      return [isEmpty(section.figures), ...explained, ...comparisonProblems(section, company)];
    if (section.kind !== "financial-summary") return explained;
    const { years, measures = [] } = section;
    return [
      isEmpty(years, measures),
      ...repeated(years.map(({ period }) => period)).map((period) =>
        error(`“${period}” is there twice: what both of them state is not shown`, "years"),
      ),
      ...FINANCIAL_MEASURES.map((measure) =>
        unitProblem(
          company.measures[measure] ?? measure,
          years.flatMap((year) => {
            const amount = amountOf(measure, year);
            return amount === undefined ? [] : [[year.period, amount] as const];
          }),
          "years",
        ),
      ),
      ...years.map((year) => aboveRevenueProblem(year, company)),
      ...problemsOfMeasures(measures, company),
      ...explained,
    ];
  });
}

/** Earnings before costs of capital are a part of the revenue. */
function aboveRevenueProblem(
  { period, revenue = 0, ebitda = 0 }: FinancialYear,
  { measures }: ReportedCompany,
): Checked {
  const [ofRevenue, ofEbitda] = (["Revenue", "EBITDA"] as const).map((name) => measures[name] ?? name);
  return (
    revenue > 0 &&
    ebitda > revenue &&
    warning(
      `“${ofEbitda}” is ${ebitda} in ${period}, and “${ofRevenue}” ${revenue}: are they exchanged?`,
      "years",
    )
  );
}

/** Periods that occur more than once. */
function repeated(periods: readonly string[]): readonly string[] {
  return [...new Set(periods.filter((period, index) => periods.indexOf(period) < index))];
}

/** Compared figures in another currency or unit, or with one that turns them: a reader would take a loss for a gain. */
function comparisonProblems(
  { figures, period, previousPeriod }: SectionOf<"comparison">,
  { numbers, sign }: ReportedCompany,
): readonly Checked[] {
  const rows = figures.map(({ measure: name, unit, value, previous }) => ({
    name,
    unit,
    numbers: [value, previous],
  }));
  const found = figures.flatMap(({ measure, unit = "", value, previous = value }, index) => [
    turnsNumber(unit, numbers) &&
      error(
        `“${unit}” of “${measure}” turns its values. Enter losses with a minus`,
        `figures[${index}].unit`,
      ),
    signProblem(measure, unit, { sign, field: `figures[${index}].unit` }),
    unitProblem(
      measure,
      [
        [period, value],
        [previousPeriod, previous],
      ],
      `figures[${index}].value`,
    ),
  ]);
  return [...found, ...totalProblems(rows, [period, previousPeriod], "figures")];
}

function signProblem(
  name: string,
  unit: string,
  { sign, field }: { readonly sign: string; readonly field: string },
): Checked {
  const other = currencySignIn(unit) || sign;
  return other !== sign && warning(`“${name}” is in ${other}, not in ${sign}`, field);
}

/** Amounts of one measure side by side that are shown, though one may be in another unit, or have a decimal comma for a point. */
function unitProblem(
  name: string,
  amounts: readonly (readonly [period: string, amount: number])[],
  field: string,
): Checked {
  const found = amounts.slice(1).flatMap(([period, amount], index) => {
    const [before, beside] = amounts[index] ?? [period, amount];
    return differAsUnits(amount, beside)
      ? `“${name}” is ${beside} in ${before}, and ${amount} in ${period}`
      : [];
  });
  const [first] = found;
  if (first !== undefined) return warning(`${first}: one of them may be in another unit`, field);
  const [tenfold] = tenfoldAmounts(amounts.map(([period, amount]) => ({ period, amount })));
  return (
    tenfold &&
    warning(
      `“${name}” is ${tenfold.stated.amount} in ${tenfold.stated.period}, and ${tenfold.beside.amount} in ${tenfold.beside.period}: does it have a digit too many, or too few?`,
      field,
    )
  );
}

function problemsOfMeasures(
  measures: readonly Measure[],
  { sign, numbers }: ReportedCompany,
): readonly Checked[] {
  const names = measures.map(({ name, unit }) => [name, unit].filter(Boolean).join(" "));
  const columns = [...new Set(measures.flatMap(({ periods }) => periods.map(({ period }) => period)))];
  const rows = measures.map((measure) => {
    const amounts = new Map(numbersIn(measureRow(measure, numbers).amounts));
    return { ...measure, numbers: columns.map((period) => amounts.get(period)) };
  });
  return [
    measures.length > MAX_MEASURES &&
      warning(`${measures.length} measures are too many for one table`, "measures"),
    new Set(names).size < names.length && error("two measures have the same name and unit", "measures"),
    ...measures.flatMap((measure) => {
      const { name, unit = "", periods } = measure;
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
        signProblem(name, unit, { sign, field: "measures" }),
        unitProblem(name, numbersIn(measureRow(measure, numbers).amounts), "measures"),
        ...texts.map((text) =>
          warning(`“${text}” of “${name}” is shown as it is: it is no number`, "measures"),
        ),
      ];
    }),
    ...totalProblems(rows, columns, "measures"),
  ];
}

function numbersIn(amounts: ReadonlyMap<string, number | string>): readonly (readonly [string, number])[] {
  return [...amounts].flatMap(([period, amount]) => (typeof amount === "number" ? [[period, amount]] : []));
}
