import { type ContentItem, sectionsOf } from "../content/content-item.ts";
import { type Checked, type ContentProblem, error, problemsOf, warning } from "../report/problem.ts";
import {
  type CorporateAction,
  isContradicted,
  isInAddition,
  isReversed,
  takesRatio,
} from "./corporate-action.ts";

/**
 * What is wrong with corporate actions: missing ratios and dates, what adjusts nothing, two that are the same, actions that no
 * page shows.
 *
 * @param now - The current time in milliseconds of Unix time.
 */
export function corporateActionProblems(items: readonly ContentItem[], now: number): ContentProblem[] {
  const actions = items.flatMap((item) => (item.kind === "corporate-action" ? item.document : []));
  const isShown = items.some((item) => sectionsOf(item).some(({ kind }) => kind === "corporate-actions"));
  return actions.flatMap((action) =>
    problemsOf({ kind: "corporate-action", document: action }, [
      !isShown && warning("no page has a section of corporate actions"),
      action.kind === undefined && error("has no kind: it adjusts nothing", "data.kind"),
      ...ratioProblems(action),
      paymentProblem(action, now),
      sameProblem(action, actions),
    ]),
  );
}

function ratioProblems({ kind, ratio, ex, status, factor }: CorporateAction): readonly Checked[] {
  if (kind === undefined || status === "Cancelled") return [];
  const adjusts = takesRatio(kind);
  const needsRatio = adjusts || isInAddition(kind);
  return [
    needsRatio &&
      ratio === undefined &&
      error(
        adjusts
          ? `${kind} without a ratio: earlier amounts and holdings are compared with none of later days`
          : `${kind} without a ratio`,
        "data.new_shares",
      ),
    ratio !== undefined &&
      isReversed(kind, ratio) &&
      error(
        `${ratio.new} for ${ratio.old} is no ${kind.toLowerCase()}: earlier amounts and holdings are compared with none of later days`,
        "data.new_shares",
      ),
    isContradicted({ kind, ratio, factor }) &&
      error(
        `the factor ${factor} is ${adjusts ? `not that of ${ratio?.new} for ${ratio?.old}` : "more than what a share was worth"}: earlier amounts and holdings are compared with none of later days`,
        "data.factor",
      ),
    (adjusts || factor !== undefined) &&
      ex === undefined &&
      error("has no ex date: it adjusts nothing", "data.ex"),
  ];
}

/** Money that holders are paid on no known day is in no total, and there is none with it. */
function paymentProblem(
  { kind, status = "Decided", price, ex, completion }: CorporateAction,
  now: number,
): Checked {
  const isDue = kind === "Capital return" && status === "Decided" && price !== undefined;
  return (
    isDue &&
    completion === undefined &&
    ex !== undefined &&
    Date.parse(ex) <= now &&
    error("pays holders on no known day: what they were paid has no total", "data.completion")
  );
}

function sameProblem(action: CorporateAction, all: readonly CorporateAction[]): Checked {
  const { kind, ex, shareClass, ratio, factor } = action;
  const other = all.find(
    (one) => one !== action && one.kind === kind && one.ex === ex && one.shareClass === shareClass,
  );
  if (ex === undefined || other === undefined) return undefined;
  const isEqual = JSON.stringify([ratio, factor]) === JSON.stringify([other.ratio, other.factor]);
  return isEqual
    ? warning(`${other.id} is the same on ${ex}`, "data.ex")
    : error(
        `${other.id} is of the same day, ${ex}, with another ratio or factor: nothing is compared over it`,
        "data.ex",
      );
}
