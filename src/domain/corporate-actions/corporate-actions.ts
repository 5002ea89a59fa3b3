import { oncePerContent } from "../content/content.ts";
import type { DomainCapability } from "../report/domain-capability.ts";
import { type CorporateAction, newestActionFirst } from "./corporate-action.ts";
import { corporateActionProblems } from "./corporate-action-problems.ts";

declare module "../content/section.ts" {
  interface SectionFields {
    /** All corporate actions of the company. */
    readonly "corporate-actions": Introduced & Sourced;
  }
  interface SectionLists {
    readonly "corporate-actions": {
      /** Newest first. */
      readonly actions: readonly CorporateAction[];
    };
  }
}

declare module "../content/content-item.ts" {
  interface ListedDocuments {
    readonly "corporate-action": CorporateAction;
  }
}

/** The corporate actions that somebody may see, newest first. */
export const corporateActionsIn = oncePerContent((content) =>
  content.listed("corporate-action").toSorted(newestActionFirst),
);

/** Splits and what else changes the shares of all holders: their list, their dates, and the adjustment of earlier amounts. */
export const corporateActions: DomainCapability = {
  problems: ({ items, now }) => corporateActionProblems(items, now),
  addressesListedBy: (section, content) =>
    section.kind === "corporate-actions"
      ? corporateActionsIn(content).flatMap(({ document }) => document?.href ?? [])
      : [],
};
