import { type Content, oncePerContent } from "../content/content.ts";
import { listedDocument } from "../content/content-item.ts";
import type { SectionFields } from "../content/section.ts";
import type { DomainCapability } from "../report/domain-capability.ts";
import { capitalProblems } from "./capital-problems.ts";
import type { DebtInstrument, Rating } from "./debt.ts";
import type { Holder } from "./holder.ts";
import { type BoughtBack, boughtBackSince, type ShareClass } from "./share-capital.ts";
import { statedCapital } from "./stated-capital.ts";

declare module "../content/section.ts" {
  interface SectionLists {
    readonly "share-capital": {
      /** What the company has bought of its shares since their day. */
      readonly boughtBack: readonly BoughtBack[];
    };
  }
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

/** What the company has bought of its shares since the day of a section, as far as other documents say. */
export function boughtBackIn(
  section: Pick<SectionFields["share-capital"], "asAt" | "classes">,
  content: Content,
): readonly BoughtBack[] {
  return boughtBackSince(section, ownSharesIn(content));
}

/** The documents that say what the company has bought of its shares. */
export const buyersIn = oncePerContent((content) =>
  content.items.flatMap((item) => {
    const document = listedDocument(item);
    return document?.ownShares ? [document] : [];
  }),
);

const ownSharesIn = oncePerContent((content) => buyersIn(content).flatMap(({ ownShares = [] }) => ownShares));

/** Shares, their holders, ratings and debt. */
export const capital: DomainCapability = {
  problems: ({ items, company, now }) =>
    capitalProblems(items, { currency: company.currency, now, isins: company.codes?.isins }),
  factsIn: statedCapital,
};
