import type { RichText } from "../content/rich-text.ts";
import type { Translatable } from "../content/translatable.ts";

/**
 * Kinds of resolution, as notices name them. An advisory one binds nobody; so does that on the remuneration report, which is
 * of its own kind because laws count the votes against it. In an election by plurality, which the United States know,
 * whoever has most votes is elected, and nobody votes against; in Canada, votes are for a director or an auditor, or withheld,
 * and those withheld are counted. In a vote on frequency, shareholders choose how often they vote on remuneration.
 */
export const RESOLUTION_KINDS = [
  "Ordinary resolution",
  "Special resolution",
  "Advisory resolution",
  "Remuneration report",
  "Election by plurality",
  "Election or appointment, for or withheld",
  "Frequency of votes on pay",
] as const;

export type ResolutionKind = (typeof RESOLUTION_KINDS)[number];

/** The part of the votes that a resolution needs. */
export const MAJORITIES = ["More than half", "Two thirds", "Three quarters", "Nine tenths"] as const;

export type Majority = (typeof MAJORITIES)[number];

/** What the board recommends. */
export const RECOMMENDATIONS = ["For", "Against"] as const;

/** How a resolution was decided. A show of hands counts no votes. */
export const DECISIONS = ["Poll", "Show of hands"] as const;

/** What has become of a resolution, as the chair declared it. */
export const OUTCOMES = ["Carried", "Not carried", "Withdrawn"] as const;

/** What is a vote whatever is voted on, in the order of tables: `oneYear` to `threeYears` in a vote on frequency. */
export const CHOICES = ["for", "against", "oneYear", "twoYears", "threeYears"] as const;

/** What shareholders choose from. `withheld`: only where {@link choicesOf} has it; elsewhere it is not a vote. */
export type Choice = (typeof CHOICES)[number] | "withheld";

/**
 * Numbers of votes of all shareholders, or of a class of shares. Those withheld, or abstained, are not votes in law, and not in any sum,
 * unless they are a choice.
 */
export interface Votes extends Readonly<Partial<Record<Choice, number | undefined>>> {
  /** Votes of brokers without instructions: their shares are present, but do not vote on this resolution. */
  readonly brokerNonVotes?: number | undefined;
  /** Votes validly cast, as declared. Default: the sum of the choices. */
  readonly valid?: number | undefined;
  /** Shares for which votes were validly cast. Default: what follows from the votes of each share. */
  readonly shares?: number | undefined;
}

/** The votes of a class of shares. */
export interface ClassVotes extends Votes {
  /** Its name, as in the classes of shares of the meeting. */
  readonly shareClass: string;
}

/** What proxies were told before the meeting, in the order of Australia's Corporations Act, s. 251AA. */
export const INSTRUCTIONS = ["for", "against", "abstain", "discretion"] as const;

export type Instruction = (typeof INSTRUCTIONS)[number];

/** A resolution, and its votes. */
export interface Resolution extends Translatable<"title" | "text" | "response"> {
  /** As in the notice: `3`, `4a`. */
  readonly number?: string | undefined;
  readonly title: string;
  readonly kind?: ResolutionKind | undefined;
  readonly text: RichText;
  /** Default: for it. */
  readonly recommendation?: (typeof RECOMMENDATIONS)[number] | undefined;
  /** Default: that of its kind in the market; see `majorityOf`. */
  readonly majority?: Majority | undefined;
  readonly votes?: Votes | undefined;
  /** The votes of each class of shares, if they are counted apart. */
  readonly ofClasses?: readonly ClassVotes[] | undefined;
  /** Numbers of shares or votes for which proxies were appointed in time, by their instruction. */
  readonly proxies?: Readonly<Partial<Record<Instruction, number | undefined>>> | undefined;
  readonly decidedBy?: (typeof DECISIONS)[number] | undefined;
  readonly outcome?: (typeof OUTCOMES)[number] | undefined;
  /** What the board says to those who voted against its recommendation. */
  readonly response?: RichText | undefined;
}

/** Whether laws count the votes against it, year by year. */
export function isOnRemuneration({ kind }: Pick<Resolution, "kind">): boolean {
  return kind === "Remuneration report";
}

/** What shareholders choose from in a vote on a resolution of a kind. */
export function choicesOf(kind: ResolutionKind | undefined): readonly Choice[] {
  if (kind === "Frequency of votes on pay") return ["oneYear", "twoYears", "threeYears"];
  if (kind === "Election or appointment, for or withheld") return ["for", "withheld"];
  return kind === "Election by plurality" ? ["for"] : ["for", "against"];
}

/** The votes that oppose a resolution of a kind. */
export function opposing(votes: Votes, kind: ResolutionKind | undefined): number | undefined {
  return choicesOf(kind).includes("withheld") ? votes.withheld : votes.against;
}

/** Whether votes on a resolution have been entered. Those withheld and those of brokers alone are not votes. */
export function hasVotes({ votes, ofClasses = [] }: Resolution): boolean {
  return [votes, ...ofClasses].some(
    (given) => given && [...CHOICES.map((choice) => given[choice]), given.valid].some(isKnown),
  );
}

/** At one meeting, no votes are so many times those on another resolution: some are in thousands, or in per cent. */
const OTHER_UNIT = 300;

/** The votes on a resolution, as far as they are stated for all classes together. */
function votesCast({ votes = {} }: Resolution): number {
  const cast = [...CHOICES, "withheld" as const].reduce((sum, choice) => sum + (votes[choice] ?? 0), 0);
  return Math.max(cast, votes.valid ?? 0);
}

/** Resolutions of a meeting with far fewer votes than another one has. */
export function votesInOtherUnits(resolutions: readonly Resolution[]): readonly Resolution[] {
  const most = Math.max(...resolutions.map(votesCast));
  return resolutions.filter((one) => votesCast(one) > 0 && votesCast(one) * OTHER_UNIT <= most);
}

/** Whether anything of its result has been entered. A resolution is withdrawn without a vote, and before it. */
export function hasResult(resolution: Resolution): boolean {
  const { votes, proxies, outcome, response = [] } = resolution;
  const isDecided = outcome !== undefined && outcome !== "Withdrawn";
  const entered = [votes?.withheld, votes?.brokerNonVotes, votes?.shares, ...Object.values(proxies ?? {})];
  return hasVotes(resolution) || isDecided || response.length > 0 || entered.some(isKnown);
}

/** A resolution as it was put to the meeting, without its result. */
export function undecided(resolution: Resolution): Resolution {
  const { number, title, kind, text, recommendation, majority, outcome, wordsIn } = resolution;
  const withdrawn = outcome === "Withdrawn" ? outcome : undefined;
  return { number, title, kind, text, recommendation, majority, outcome: withdrawn, wordsIn };
}

/** A resolution with its number, as lists name it: `3. Re-election of a director`. */
export function resolutionName({ number, title }: Pick<Resolution, "number" | "title">): string {
  return number === undefined ? title : `${number}. ${title}`;
}

function isKnown<T>(value: T | undefined): value is T {
  return value !== undefined;
}
