import type { ListedDocument } from "../content/content-item.ts";
import type { PdfDocument } from "../content/pdf-document.ts";
import type { Ratio, ShareAdjustment } from "../content/share-adjustment.ts";
import type { Money } from "../money/money.ts";

/** Kinds of corporate actions that have documents of their own, as editors choose them. */
export const CORPORATE_ACTION_KINDS = [
  "Split",
  "Consolidation",
  "Bonus issue",
  "Rights issue",
  "Demerger",
  "Capital return",
] as const;

export type CorporateActionKind = (typeof CORPORATE_ACTION_KINDS)[number];

/** What the company has decided, as editors choose it. */
export const CORPORATE_ACTION_STATUSES = ["Proposed", "Decided", "Cancelled"] as const;

/** The days by which holders act, in their usual order. `completion`: holders have what they are due. */
export const CORPORATE_ACTION_DAYS = ["ex", "record", "subscription", "completion"] as const;

export type CorporateActionDay = (typeof CORPORATE_ACTION_DAYS)[number];

/** Each `YYYY-MM-DD`; those that are known. */
type CorporateActionDays = { readonly [Day in CorporateActionDay]?: string | undefined };

/** Which part of what holders once paid for their shares belongs to the shares of a company after the action. */
export interface CostBasePart {
  readonly name: string;
  /** Above 0, at most 100. */
  readonly percent: number;
}

/** What changes the shares of all holders alike. What is not known yet is absent. */
export interface CorporateAction extends CorporateActionDays, ListedDocument {
  /** In the language of the site: `Split, 2 for 1`. */
  readonly title: string;
  /** Absent if its kind cannot be read: then it adjusts nothing. */
  readonly kind?: CorporateActionKind | undefined;
  /** What the company calls it, instead of its kind. */
  readonly name?: string | undefined;
  /** Default: the company has decided on it. */
  readonly status?: (typeof CORPORATE_ACTION_STATUSES)[number] | undefined;
  /** The class of shares. Default: all. */
  readonly shareClass?: string | undefined;
  /** As an editor typed it: see {@link isInAddition}. */
  readonly ratio?: Ratio | undefined;
  /** The ratio as the site writes it: `2 for 1`. */
  readonly ratioText?: string | undefined;
  /** The day it was announced, `YYYY-MM-DD`. */
  readonly announced?: string | undefined;
  /** What holders pay for a new share, or are paid for each share. */
  readonly price?: Money | undefined;
  /** Multiplies earlier amounts for a share, as the company states it. */
  readonly factor?: number | undefined;
  /** Empty if the parts are not known, or are not the whole. */
  readonly costBase: readonly CostBasePart[];
  readonly document?: PdfDocument | undefined;
  readonly note?: string | undefined;
}

/** Whether new shares come in addition to those that a holder has. In the other kinds they take their place. */
export function isInAddition(kind: CorporateActionKind): boolean {
  return kind === "Bonus issue" || kind === "Rights issue" || kind === "Demerger";
}

/** How many shares of the company every holder has afterwards; `undefined` if the ratio says nothing of that. */
function sharesAfter(kind: CorporateActionKind, ratio: Ratio): Ratio | undefined {
  switch (kind) {
    case "Split":
      return ratio.new > ratio.old ? ratio : undefined;
    case "Consolidation":
      return ratio.new < ratio.old ? ratio : undefined;
    case "Bonus issue":
      return { new: ratio.old + ratio.new, old: ratio.old };
    // Only who subscribes has more.
    case "Rights issue":
    // The new shares are of another company.
    case "Demerger":
      return undefined;
    // Often with a consolidation.
    case "Capital return":
      return ratio;
  }
}

/**
 * From when on earlier amounts and holdings are adjusted, and how; `undefined` if it adjusts nothing: it is not decided, or
 * its day or what it does to a share is not known.
 */
export function adjustmentOf(
  action: Pick<CorporateAction, "kind" | "status" | "ratio" | "ex" | "factor" | "shareClass">,
): ShareAdjustment | undefined {
  const { kind, status = "Decided", ratio, ex: day, factor: amounts, shareClass } = action;
  if (kind === undefined || day === undefined || status !== "Decided") return undefined;
  const shares = ratio && sharesAfter(kind, ratio);
  return shares || amounts !== undefined ? { day, shares, amounts, shareClass } : undefined;
}

/** The day that an action is listed by: its ex date, or the latest day that is known. */
function corporateActionDay({ ex, completion, record, announced }: CorporateAction): string | undefined {
  return ex ?? completion ?? record ?? announced;
}

/** The order of lists. Those without any date are last. */
export function newestActionFirst(one: CorporateAction, other: CorporateAction): number {
  return (
    (corporateActionDay(other) ?? "").localeCompare(corporateActionDay(one) ?? "") ||
    one.id.localeCompare(other.id)
  );
}
