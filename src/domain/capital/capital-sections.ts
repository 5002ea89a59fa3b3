import type { DomainCapability } from "../report/domain-capability.ts";
import type { DebtInstrument, Holder, Rating, ShareClass } from "./capital.ts";
import { capitalProblems } from "./capital-problems.ts";

declare module "../content/section.ts" {
  interface AsAt extends Introduced, Sourced {
    /** The day on which all of it was so, `YYYY-MM-DD`. */
    readonly asAt?: string | undefined;
  }
  interface SectionFields {
    /** Shares on issue and who holds them. */
    readonly "share-capital": AsAt & {
      readonly classes: readonly ShareClass[];
      /** Share of all shares, in per cent. */
      readonly notInPublicHands?: number | undefined;
      readonly holders: readonly Holder[];
    };
    /** Ratings, bonds and loans. */
    readonly debt: AsAt & {
      readonly ratings: readonly Rating[];
      readonly instruments: readonly DebtInstrument[];
    };
  }
}

/** Shares, their holders, ratings and debt. */
export const capital: DomainCapability = {
  problems: ({ items, company }) => capitalProblems(items, company),
};
