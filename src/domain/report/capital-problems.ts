import type { DebtInstrument } from "../content/capital.ts";
import type { ContentItem } from "../content/content-item.ts";
import type { NumberSeparators } from "../content/financial-year.ts";
import { type Measure, measureRow } from "../content/measure.ts";
import type { Section, ShareCapitalSection } from "../content/section.ts";
import type { ContentProblem } from "./content-report.ts";

interface Company {
  /** Sign of the currency in which it reports: `A$`. */
  readonly sign: string;
  /** The same in its debt: an ISO 4217 code if it is known. */
  readonly code: string;
  readonly separators: NumberSeparators;
}

/** A problem, and the field of the section that has it. */
type Found = readonly [severity: ContentProblem["severity"], problem: string, field?: string];

/** More rows than a reader compares. */
const MAX_MEASURES = 40;

/** Problems with measures, shares, holders and debt, all of which are shown as the editor entered them. */
export function capitalProblems(items: readonly ContentItem[], company: Company): readonly ContentProblem[] {
  return items.flatMap((item) => {
    if (item.kind !== "page" || item.page.type === "news-archive") return [];
    const { id: document, type, sections } = item.page;
    return sections.flatMap((section, index) =>
      problemsOf(section, company).map(([severity, problem, field]) => {
        const path = [`sections[${index}]`, field].filter(Boolean).join(".");
        return { document, type, field: path, problem, severity };
      }),
    );
  });
}

function problemsOf(section: Section, company: Company): readonly Found[] {
  switch (section.kind) {
    case "financial-summary": {
      const { years, measures = [] } = section;
      return [...emptyProblems(years, measures), ...measureProblems(measures, company)];
    }
    case "share-capital": {
      const stated = [section.notInPublicHands ?? []].flat();
      return [
        ...emptyProblems(section.classes, section.holders, stated),
        ...undated(section),
        ...shareProblems(section),
      ];
    }
    case "debt":
      return [
        ...emptyProblems(section.ratings, section.instruments),
        ...undated(section),
        ...section.instruments.flatMap((instrument) => debtProblems(instrument, company)),
      ];
    default:
      return [];
  }
}

function emptyProblems(...lists: readonly (readonly unknown[])[]): Found[] {
  return lists.every((list) => list.length === 0) ? [["warning", "has no entries: it is not shown"]] : [];
}

function undated({ asAt }: { readonly asAt?: string | undefined }): Found[] {
  return asAt === undefined ? [["error", "has no date: readers cannot know when it was so", "asAt"]] : [];
}

function inField(field: string, problems: readonly (Found | false)[]): Found[] {
  return problems.flatMap((found) => (found ? [[found[0], found[1], field]] : []));
}

function measureProblems(measures: readonly Measure[], { sign, separators }: Company): Found[] {
  const names = measures.map(({ name, unit }) => [name, unit].filter(Boolean).join(" "));
  return inField("measures", [
    measures.length > MAX_MEASURES && ["warning", `${measures.length} measures are too many for one table`],
    new Set(names).size < names.length && ["error", "two measures have the same name and unit"],
    ...measures.flatMap((measure): (Found | false)[] => {
      const { name, unit = "", periods } = measure;
      const other = /[A-Z]{0,3}\p{Sc}/u.exec(unit)?.[0] ?? sign;
      const amounts = measureRow(measure, separators).amounts;
      const texts = [...amounts.values()].filter((one) => typeof one === "string" && /\p{Nd}/u.test(one));
      return [
        periods.length === 0 && ["warning", `“${name}” has no amounts: it is not shown`],
        amounts.size < periods.length && ["error", `“${name}” has two amounts for a period`],
        other !== sign && ["warning", `“${name}” is in ${other}, not in ${sign}`],
        ...texts.map(
          (text): Found => ["warning", `“${text}” of “${name}” is shown as it is: it is no number`],
        ),
      ];
    }),
  ]);
}

function shareProblems({ notInPublicHands = 0, holders }: ShareCapitalSection): Found[] {
  const percents = holders.map(({ percent = 0 }) => percent);
  const held = percents.reduce((sum, percent) => sum + percent, 0);
  const wrong = [...percents, notInPublicHands].filter((percent) => percent < 0 || percent > 100);
  return inField("holders", [
    ...wrong.map((percent): Found => ["error", `${percent}% is no share of all shares`]),
    // Rounded shares may add up to a little more.
    held > 100.5 && ["error", `the holders have ${Number(held.toFixed(2))}% together`],
  ]);
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

function debtProblems({ name, volume, currency, maturity }: DebtInstrument, { code }: Company): Found[] {
  return inField("instruments", [
    volume === undefined && ["warning", `“${name}” has no volume: it is not in the chart`],
    maturity === undefined && ["warning", `“${name}” has no maturity: it is not in the chart`],
    currency !== code &&
      (CURRENCIES.has(currency)
        ? ["warning", `“${name}” is in ${currency}, not in ${code}: it is in another chart`]
        : ["error", `“${currency}” of “${name}” is no code of a currency, such as EUR`]),
  ]);
}
