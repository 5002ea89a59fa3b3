import { type ContentItem, sectionsOf } from "../content/content-item.ts";
import { yearProblem } from "../report/content-report.ts";
import {
  type Checked,
  type ContentProblem,
  error,
  type Found,
  problemsOf,
  warning,
} from "../report/problem.ts";
import { CORPORATE_ACTION_DAYS, type CorporateAction, isInAddition } from "./corporate-action.ts";

/**
 * What is wrong with corporate actions: missing ratios and dates, dates in a wrong order, what adjusts nothing, two that are the
 * same, actions that no page shows.
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
      ...daysOf(action).map(({ name, day }) => yearProblem(day, `data.${name}`, now)),
      ...orderProblems(action),
      sameProblem(action, actions),
    ]),
  );
}

function ratioProblems({ kind, ratio, ex, status, factor }: CorporateAction): readonly Checked[] {
  if (kind === undefined || status === "Cancelled") return [];
  const adjusts = kind === "Split" || kind === "Consolidation" || kind === "Bonus issue";
  const needsRatio = adjusts || isInAddition(kind);
  const isReversed =
    ratio &&
    ((kind === "Split" && ratio.new <= ratio.old) || (kind === "Consolidation" && ratio.new >= ratio.old));
  return [
    needsRatio &&
      ratio === undefined &&
      error(`${kind} without a ratio: it adjusts nothing`, "data.new_shares"),
    isReversed &&
      error(
        `${ratio.new} for ${ratio.old} is no ${kind.toLowerCase()}: it adjusts nothing`,
        "data.new_shares",
      ),
    (adjusts || factor !== undefined) &&
      ex === undefined &&
      error("has no ex date: it adjusts nothing", "data.ex"),
  ];
}

/** The days that its editor entered. */
function daysOf(action: CorporateAction) {
  return (["announced", ...CORPORATE_ACTION_DAYS] as const).flatMap((name) => {
    const { [name]: day } = action;
    return day === undefined ? [] : { name, day };
  });
}

function orderProblems(action: CorporateAction): readonly Found[] {
  const known = daysOf(action);
  return known.flatMap(({ name, day }, index) => {
    const before = known[index - 1];
    if (!before || before.day <= day) return [];
    return error(`${name}, ${day}, is before ${before.name}, ${before.day}`, `data.${name}`);
  });
}

function sameProblem(action: CorporateAction, all: readonly CorporateAction[]): Checked {
  const { kind, ex, shareClass } = action;
  const other = all.find(
    (one) => one !== action && one.kind === kind && one.ex === ex && one.shareClass === shareClass,
  );
  return ex !== undefined && other !== undefined && warning(`${other.id} is the same on ${ex}`, "data.ex");
}
