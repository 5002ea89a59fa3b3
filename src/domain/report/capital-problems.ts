import type { DebtInstrument } from "../content/capital.ts";
import { type ContentItem, sectionsOf } from "../content/content-item.ts";
import type { NumberSeparators } from "../content/financial-year.ts";
import { type Measure, measureRow } from "../content/measure.ts";
import type { Section, SectionOf } from "../content/section.ts";
import { type Checked, type ContentProblem, error, problemsOf, warning } from "./problem.ts";

interface Company {
  /** Sign of the currency in which it reports: `A$`. */
  readonly sign: string;
  /** The same in its debt: an ISO 4217 code if it is known. */
  readonly code: string;
  readonly separators: NumberSeparators;
}

/** More rows than a reader compares. */
const MAX_MEASURES = 40;

/** Problems with measures, shares, holders and debt, all of which are shown as the editor entered them. */
export function capitalProblems(items: readonly ContentItem[], company: Company): readonly ContentProblem[] {
  return items.flatMap((item) => {
    const found = sectionsOf(item).flatMap((section, index) =>
      sectionProblems(section, company).flatMap((one) => {
        if (!one) return [];
        const field = [`sections[${index}]`, one.field].filter(Boolean).join(".");
        return { ...one, field };
      }),
    );
    return problemsOf(item, found);
  });
}

function sectionProblems(section: Section, company: Company): readonly Checked[] {
  switch (section.kind) {
    case "financial-summary": {
      const { years, measures = [] } = section;
      return [isEmpty(years, measures), ...measureProblems(measures, company)];
    }
    case "share-capital": {
      const stated = [section.notInPublicHands ?? []].flat();
      return [isEmpty(section.classes, section.holders, stated), undated(section), ...shareProblems(section)];
    }
    case "debt":
      return [
        isEmpty(section.ratings, section.instruments),
        undated(section),
        ...section.instruments.flatMap((instrument) => debtProblems(instrument, company)),
      ];
    default:
      return [];
  }
}

function isEmpty(...lists: readonly (readonly unknown[])[]): Checked {
  return lists.every((list) => list.length === 0) && warning("has no entries: it is not shown");
}

function undated({ asAt }: { readonly asAt?: string | undefined }): Checked {
  return asAt === undefined && error("has no date: readers cannot know when it was so", "asAt");
}

function measureProblems(measures: readonly Measure[], { sign, separators }: Company): readonly Checked[] {
  const names = measures.map(({ name, unit }) => [name, unit].filter(Boolean).join(" "));
  return [
    measures.length > MAX_MEASURES &&
      warning(`${measures.length} measures are too many for one table`, "measures"),
    new Set(names).size < names.length && error("two measures have the same name and unit", "measures"),
    ...measures.flatMap((measure) => {
      const { name, unit = "", periods } = measure;
      const other = /[A-Z]{0,3}\p{Sc}/u.exec(unit)?.[0] ?? sign;
      const amounts = measureRow(measure, separators).amounts;
      const texts = [...amounts.values()].filter((one) => typeof one === "string" && /\p{Nd}/u.test(one));
      return [
        periods.length === 0 && warning(`“${name}” has no amounts: it is not shown`, "measures"),
        amounts.size < periods.length && error(`“${name}” has two amounts for a period`, "measures"),
        other !== sign && warning(`“${name}” is in ${other}, not in ${sign}`, "measures"),
        ...texts.map((text) =>
          warning(`“${text}” of “${name}” is shown as it is: it is no number`, "measures"),
        ),
      ];
    }),
  ];
}

function shareProblems({ notInPublicHands = 0, holders }: SectionOf<"share-capital">): readonly Checked[] {
  const percents = holders.map(({ percent = 0 }) => percent);
  const held = percents.reduce((sum, percent) => sum + percent, 0);
  const wrong = [...percents, notInPublicHands].filter((percent) => percent < 0 || percent > 100);
  return [
    ...wrong.map((percent) => error(`${percent}% is no share of all shares`, "holders")),
    // Rounded shares may add up to a little more.
    held > 100.5 && error(`the holders have ${Number(held.toFixed(2))}% together`, "holders"),
  ];
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

function debtProblems({ name, volume, currency, maturity }: DebtInstrument, { code }: Company) {
  const foreign = CURRENCIES.has(currency)
    ? warning(`“${name}” is in ${currency}, not in ${code}: it is in another chart`, "instruments")
    : error(`“${currency}” of “${name}” is no code of a currency, such as EUR`, "instruments");
  return [
    volume === undefined && warning(`“${name}” has no volume: it is not in the chart`, "instruments"),
    maturity === undefined && warning(`“${name}” has no maturity: it is not in the chart`, "instruments"),
    currency !== code && foreign,
  ];
}
