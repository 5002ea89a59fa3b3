import type { ListedDocument } from "../content/content-item.ts";
import type { CostBasePart, HolderEvent } from "../content/holder-event.ts";
import type { PdfDocument } from "../content/pdf-document.ts";
import type { Ratio, ShareAdjustment } from "../content/share-adjustment.ts";
import type { MadeTitle, Translatable } from "../content/translatable.ts";
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

/** What changes the shares of all holders alike. What is not known yet is absent. */
export interface CorporateAction extends CorporateActionDays, ListedDocument, MadeTitle {
  readonly wordsIn?: Translatable<"inTitle" | "note">["wordsIn"];
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

/** Whether a ratio is none of its kind: 1 for 4 is not a split. */
export function isReversed(kind: CorporateActionKind, ratio: Ratio): boolean {
  return takesRatio(kind) && sharesAfter(kind, ratio) === undefined;
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
 * From when on earlier amounts and holdings are adjusted, and how; `undefined` if it adjusts nothing: it is not decided, its day
 * is not known, or it leaves shares as they are. Over a split without a ratio, nothing can be compared.
 */
export function adjustmentOf(
  action: Pick<CorporateAction, "kind" | "status" | "ratio" | "ex" | "factor" | "shareClass">,
): ShareAdjustment | undefined {
  const { kind, status = "Decided", ratio, ex: day, factor: amounts, shareClass } = action;
  if (kind === undefined || day === undefined || status !== "Decided") return undefined;
  const shares = ratio && sharesAfter(kind, ratio);
  if ((takesRatio(kind) && !shares) || isContradicted({ kind, ratio, factor: amounts }))
    return { kind, day, shares, amounts, shareClass, isUnknown: true };
  return shares || amounts !== undefined ? { kind, day, shares, amounts, shareClass } : undefined;
}

/** By which a factor that the company has rounded may differ from its ratio: a part of it. */
const FACTOR_ROUNDING = 0.001;

/**
 * Whether the factor of a split is another one than its ratio says. In other kinds, money or another share is a part of it, so that
 * it is below that.
 */
export function isContradicted({
  kind,
  ratio,
  factor,
}: Pick<CorporateAction, "kind" | "ratio" | "factor">): boolean {
  if (kind === undefined || factor === undefined) return false;
  const shares = ratio && sharesAfter(kind, ratio);
  if (takesRatio(kind) && shares === undefined) return false;
  const more = shares === undefined ? factor - 1 : (factor * shares.new) / shares.old - 1;
  return (takesRatio(kind) ? Math.abs(more) : more) > FACTOR_ROUNDING;
}

/** The factor that the company states, for readers; none if it cannot be right. */
export function statedFactor(action: Pick<CorporateAction, "kind" | "ratio" | "factor">): number | undefined {
  return isContradicted(action) ? undefined : action.factor;
}

/** Whether holders have another number of shares afterwards, whatever they choose. */
export function takesRatio(kind: CorporateActionKind): boolean {
  return kind === "Split" || kind === "Consolidation" || kind === "Bonus issue";
}

/** What holders get by it; `undefined` if it is not decided, or they get neither money nor other shares. */
export function holderEventOf(
  action: Pick<
    CorporateAction,
    | "id"
    | "title"
    | "inTitle"
    | "wordsIn"
    | "kind"
    | "status"
    | "price"
    | "record"
    | "completion"
    | "costBase"
    | "shareClass"
    | "ex"
  >,
): HolderEvent | undefined {
  const {
    id,
    title,
    inTitle,
    wordsIn,
    kind,
    status = "Decided",
    costBase,
    shareClass,
    record,
    completion: payment,
  } = action;
  const { ex = record ?? payment } = action;
  if (status !== "Decided" || ex === undefined) return undefined;
  // Of other kinds, the price is what holders pay.
  const amount = kind === "Capital return" ? action.price : undefined;
  const cash = amount && { amount, payment };
  return cash || costBase.length > 0
    ? { id, title, inTitle, wordsIn, ex, cash, costBase, shareClass }
    : undefined;
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
