import type { DomainCapability } from "../report/domain-capability.ts";
import { capitalProblems } from "./capital-problems.ts";
import type { DebtInstrument, Rating } from "./debt.ts";
import type { Holder } from "./holder.ts";
import type { ShareClass } from "./share-capital.ts";

declare module "../content/section.ts" {
  interface AsAt extends Introduced, Sourced {
    /** The day on which all of it was so, `YYYY-MM-DD`. */
    readonly asAt?: string | undefined;
  }
  interface SectionFields {
    /** Shares and their votes by day, and notifications of who holds them. */
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
  problems: ({ items, company, now }) => capitalProblems(items, { currency: company.currency, now }),
};
