import type { ContentItem } from "../content/content-item.ts";
import type { Section, SectionOf } from "../content/section.ts";
import type { CurrencyCode } from "../money/currency.ts";
import type { ReportedCompany } from "../report/domain-capability.ts";
import { type Checked, type ContentProblem, error, warning } from "../report/problem.ts";
import { isEmpty, sectionProblems } from "../report/section-problems.ts";
import type { DebtInstrument } from "./capital.ts";

/** Problems with shares, holders and debt, all of which are shown as the editor entered them. */
export function capitalProblems(
  items: readonly ContentItem[],
  { currency }: Pick<ReportedCompany, "currency">,
): readonly ContentProblem[] {
  return sectionProblems(items, (section) => problemsIn(section, currency));
}

function problemsIn(section: Section, own: CurrencyCode): readonly Checked[] {
  switch (section.kind) {
    case "share-capital": {
      const stated = [section.notInPublicHands ?? []].flat();
      return [isEmpty(section.classes, section.holders, stated), undated(section), ...shareProblems(section)];
    }
    case "debt":
      return [
        isEmpty(section.ratings, section.instruments),
        undated(section),
        ...section.instruments.flatMap((instrument) => debtProblems(instrument, own)),
      ];
    default:
      return [];
  }
}

function undated({ asAt }: { readonly asAt?: string | undefined }): Checked {
  return asAt === undefined && error("has no date: readers cannot know when it was so", "asAt");
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

function debtProblems({ name, volume, currency, maturity }: DebtInstrument, own: CurrencyCode) {
  return [
    volume === undefined && warning(`“${name}” has no volume: it is not in the chart`, "instruments"),
    maturity === undefined && warning(`“${name}” has no maturity: it is not in the chart`, "instruments"),
    currency !== undefined &&
      currency !== own &&
      warning(`“${name}” is in ${currency}, not in ${own}: it is in another chart`, "instruments"),
  ];
}
