import { type PeriodPage, periodPages } from "../content/reporting-period.ts";
import type { DomainCapability } from "../report/domain-capability.ts";
import type { ComparedFigure } from "./comparison.ts";
import type { Explained } from "./explanations.ts";
import { reportedRows } from "./figure-rows.ts";
import type { ExplainedFigures } from "./measure.ts";
import { measureProblems } from "./measure-problems.ts";
import { periodProblems } from "./period-problems.ts";

declare module "../content/section.ts" {
  interface SectionFields {
    /** Links to the pages of all reporting periods. */
    readonly "reporting-periods": Headed;
    /** Figures of a period against those of the same period a year before. */
    readonly comparison: Headed &
      Sourced & {
        readonly caption?: string | undefined;
        /** `FY26` */
        readonly period: string;
        /** `FY25` */
        readonly previousPeriod: string;
        readonly figures: readonly ComparedFigure[];
      } & Explained;
    readonly "financial-summary": Headed &
      Sourced &
      ExplainedFigures & { readonly caption?: string | undefined };
  }
  interface SectionLists {
    readonly "reporting-periods": { readonly periods: readonly PeriodPage[] };
  }
}

/** Figures of results by period. */
export const figures: DomainCapability = {
  problems: ({ items, company }) => [...measureProblems(items, company), ...periodProblems(items)],
  figuresIn: (section, company) => reportedRows(section, company),
  addressesListedBy: (section, content) =>
    section.kind === "reporting-periods" ? periodPages(content.listPages()).map(({ href }) => href) : [],
};
