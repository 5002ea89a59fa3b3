import { type Checked, error, warning } from "../report/problem.ts";
import { roundedTo } from "../text/amount.ts";
import { comparableName } from "../text/comparable-name.ts";
import { type MarketRules, majorityOf } from "./market-rules.ts";
import { hasVotes, type Resolution, resolutionName } from "./resolution.ts";
import type { ShareClass } from "./share-class.ts";
import { type CountedMeeting, countVotes, type Poll } from "./vote-count.ts";

/** A resolution in the words of the report. */
export function named(resolution: Resolution): string {
  return `“${resolutionName(resolution)}”`;
}

/** Problems of the classes of shares of a meeting. */
export function classProblems(classes: readonly ShareClass[]): readonly Checked[] {
  const nominal = classes.filter((one) => one.nominal !== undefined).length;
  const twice = classes.find(({ name }, index) =>
    classes.slice(0, index).some((one) => comparableName(one.name) === comparableName(name)),
  );
  return [
    nominal > 0 &&
      nominal < classes.length &&
      error(
        "a class of shares has a nominal value, and another has none: the share of the capital is not shown",
        "data.share_classes",
      ),
    twice && error(`there are two classes of shares “${twice.name}”`, "data.share_classes"),
  ];
}

/** Problems of the votes on a resolution, by the rules of a market. */
export function voteProblems(
  resolution: Resolution,
  meeting: CountedMeeting,
  rules: MarketRules,
): readonly Checked[] {
  const poll = countVotes(resolution, meeting, rules);
  const problems = [...numberProblems(poll), ...resultProblems({ resolution, poll, meeting, rules })];
  return problems.map(
    (found) =>
      found && { ...found, problem: `${named(resolution)} ${found.problem}`, field: "data.resolutions" },
  );
}

/** What contradicts. */
function numberProblems({ problem, proxyProblem }: Poll): readonly Checked[] {
  return [
    problem !== undefined && error(`${problem}; its votes are not shown`),
    proxyProblem !== undefined && error(`${proxyProblem}; they are not shown`),
  ];
}

interface Reported {
  readonly resolution: Resolution;
  readonly poll: Poll;
  readonly meeting: CountedMeeting;
  readonly rules: MarketRules;
}

/** What is missing beside votes that add up. */
function resultProblems({ resolution, poll, meeting, rules }: Reported): readonly Checked[] {
  const { kind, outcome, response = [] } = resolution;
  const { count, dissent, problem } = poll;
  if (problem !== undefined || !hasVotes(resolution)) return [];
  const isShareMissing = count.valid !== undefined && count.capitalShare === undefined;
  return [
    outcome === undefined && kind !== "Frequency of votes on pay" && error("has votes, but no outcome"),
    meeting.shareClasses.length > 0 &&
      isShareMissing &&
      warning("does not say what share of the capital voted: enter the shares voted, or those of each class"),
    dissent &&
      response.length === 0 &&
      warning(`has ${percent(dissent.share)} against the board: its response is missing`),
    kind === "Advisory resolution" &&
      rules.strike !== undefined &&
      dissent &&
      warning("is a strike if it is the remuneration report: then choose that kind"),
    contradictedOutcome(resolution, poll, rules),
  ];
}

function contradictedOutcome(
  resolution: Resolution,
  { isCarried, count }: Poll,
  rules: MarketRules,
): Checked {
  const { outcome } = resolution;
  const isDecided = outcome === "Carried" || outcome === "Not carried";
  if (isCarried === undefined || !isDecided || isCarried === (outcome === "Carried")) return undefined;
  const { part, whole, isMore } = majorityOf(resolution, rules);
  const needed = `${isMore ? "more than " : ""}${percent({ value: (part / whole) * 100, decimals: 0 })}`;
  return warning(`is “${outcome}” with ${percent(count.forShare)} of the votes, and needs ${needed}`);
}

function percent({ value, decimals } = { value: 0, decimals: 0 }): string {
  return `${roundedTo(value, decimals).toFixed(decimals)}%`;
}
