import type { Translatable } from "../content/translatable.ts";
import { type MarketRules, majorityOf } from "./market-rules.ts";
import {
  CHOICES,
  type Choice,
  choicesOf,
  isOnRemuneration,
  opposing,
  type Resolution,
  type Votes,
} from "./resolution.ts";
import {
  allShares,
  allVotes,
  capitalShare,
  type ShareClass,
  sharesFor,
  sharesVoted,
  sumOf,
  votingClasses,
} from "./share-class.ts";
import { contradictionIn } from "./vote-contradictions.ts";
import { type Amount, countOf, type DecidingPart, decimalsOf, reaches } from "./vote-share.ts";

/** Columns of the votes on a resolution. Shares of the choices are in per cent of the votes cast. */
export const VOTE_COLUMNS = [
  "for",
  "forShare",
  "against",
  "againstShare",
  "oneYear",
  "oneYearShare",
  "twoYears",
  "twoYearsShare",
  "threeYears",
  "threeYearsShare",
  "withheld",
  "withheldShare",
  "brokerNonVotes",
  "valid",
  "shares",
  "capitalShare",
] as const;

export type VoteColumn = (typeof VOTE_COLUMNS)[number];

/** The votes on a resolution, or those of a class of shares; what is not stated and does not follow is absent. */
export type VoteCount = Readonly<Partial<Record<VoteColumn, Amount>>>;

/** The result of a vote on a resolution. */
export interface Poll {
  /** Empty if its numbers contradict: then a wrong one would be shown. */
  readonly count: VoteCount;
  /** The counts of each class of shares that votes separately; empty if there is one class. */
  readonly ofClasses: readonly (Translatable<"name"> & {
    readonly name: string;
    readonly count: VoteCount;
  })[];
  /** Whether the votes carry the resolution; absent if they do not say. To a single vote, whatever is shown. */
  readonly isCarried?: boolean | undefined;
  /** The share of the votes that were against the board's recommendation; absent if it is less than a rule minds. */
  readonly dissent?: Dissent | undefined;
  /** The instructions of proxies; absent without any, or if they are more than there can be. */
  readonly proxies?: Resolution["proxies"];
  /** Why no votes are counted, in the words of the report. */
  readonly problem?: string | undefined;
  /** Why no proxies are. */
  readonly proxyProblem?: string | undefined;
}

/** So many votes against the board's recommendation that a rule minds. */
export interface Dissent {
  /** A strike against the remuneration report, or a share that the board has to respond to. */
  readonly kind: "strike" | "response";
  /** In per cent of the votes cast. */
  readonly share: Amount;
}

/** A meeting, as far as its votes need it. */
export interface CountedMeeting {
  readonly shareClasses: readonly ShareClass[];
}

/** Counts the votes on a resolution, by the rules of a market. */
export function countVotes(
  resolution: Resolution,
  { shareClasses }: CountedMeeting,
  rules: MarketRules,
): Poll {
  const { ofClasses = [] } = resolution;
  const choices = choicesOf(resolution.kind);
  const classes = ofClasses.map((votes) => ({ ...votes, ...withSum(votes, choices) }));
  const all = withSum(merged(resolution.votes ?? {}, sumOfClasses(classes, shareClasses)), choices);
  const problem = contradictionIn({ resolution, all, ofClasses: classes }, shareClasses);
  const proxies = countedProxies(resolution, shareClasses);
  if (problem !== undefined) return { count: {}, ofClasses: [], problem, ...proxies };
  const voted = { all, ofClasses: classes };
  const decimals = decimalsOf(
    choices.flatMap((choice) => all[choice] ?? []),
    decidingParts(resolution, all, rules),
  );
  const shares = sharesVoted(voted, shareClasses);
  return {
    ...proxies,
    count: amountsOf(all, { choices, decimals, shares, capital: capitalShare(voted, shareClasses) }),
    isCarried: isCarriedBy(resolution, all, rules),
    dissent: dissentIn(resolution, all, { rules, decimals }),
    ofClasses: (shareClasses.length > 1 ? classes : []).map(({ shareClass: name, ...votes }) => {
      const counts = choices.flatMap((choice) => votes[choice] ?? []);
      const own = shareClasses.find((one) => one.name === name);
      const ofClass =
        votes.shares ?? (own && votes.valid !== undefined ? sharesFor(votes.valid, own) : undefined);
      const capital = own && ofClass !== undefined ? (ofClass / own.shares) * 100 : undefined;
      const given = { choices, decimals: decimalsOf(counts, decidingParts(resolution, votes, rules)) };
      return { name, wordsIn: own?.wordsIn, count: amountsOf(votes, { ...given, shares: ofClass, capital }) };
    }),
  };
}

function countedProxies({ proxies }: Resolution, classes: readonly ShareClass[]) {
  const given = Object.values(proxies ?? {}).filter((count) => count !== undefined);
  const total = Math.max(allVotes(classes) ?? Number.POSITIVE_INFINITY, allShares(classes) ?? 0);
  const sum = given.reduce((all, count) => all + count, 0);
  if (given.length === 0) return {};
  return sum > total ? { proxyProblem: `has proxies of ${sum}, but there are ${total}` } : { proxies };
}

function isCarriedBy(resolution: Resolution, votes: Votes, rules: MarketRules): boolean | undefined {
  const { for: votesFor } = votes;
  const against = opposing(votes, resolution.kind);
  if (votesFor === undefined || against === undefined) return undefined;
  return reaches(votesFor, votesFor + against, majorityOf(resolution, rules));
}

function dissentIn(
  resolution: Resolution,
  votes: Votes,
  { rules, decimals }: { readonly rules: MarketRules; readonly decimals: number },
): Dissent | undefined {
  const [, dissenting] = decidingParts(resolution, votes, rules);
  const cast = sumOf([votes.for, opposing(votes, resolution.kind)]);
  if (!dissenting || !cast || !reaches(dissenting.votes, cast, dissenting.threshold)) return undefined;
  const isStrike = rules.strike !== undefined && isOnRemuneration(resolution);
  const share = { value: (dissenting.votes / cast) * 100, decimals };
  return { kind: isStrike ? "strike" : "response", share };
}

/** The parts of the votes whose side of a threshold readers have to see: those for it, and those against the board. */
function decidingParts(resolution: Resolution, votes: Votes, rules: MarketRules): readonly DecidingPart[] {
  const { for: votesFor } = votes;
  const against = opposing(votes, resolution.kind);
  if (votesFor === undefined || against === undefined) return [];
  const { recommendation } = resolution;
  const limit = isOnRemuneration(resolution) ? (rules.strike ?? rules.dissent) : rules.dissent;
  const carrying = { votes: votesFor, threshold: majorityOf(resolution, rules) };
  const dissenting = recommendation === "Against" ? votesFor : against;
  return limit === undefined
    ? [carrying]
    : [carrying, { votes: dissenting, threshold: { part: limit, whole: 100, isMore: false } }];
}

/** Votes with those validly cast, if they are known. An election by plurality says nothing of them. */
function withSum(votes: Votes, choices: readonly Choice[]): Votes {
  const cast = choices.length > 1 ? sumOf(choices.map((choice) => votes[choice])) : undefined;
  return { ...votes, valid: votes.valid ?? cast };
}

/** The votes of all classes; nothing if one of them is missing. */
function sumOfClasses(
  classes: readonly (Votes & { readonly shareClass: string })[],
  shares: readonly ShareClass[],
): Votes {
  const isComplete =
    classes.length > 0 &&
    votingClasses(shares).every(({ name }) => classes.some(({ shareClass }) => shareClass === name));
  if (!isComplete) return {};
  return Object.fromEntries(SUMMED.map((name) => [name, sumOf(classes.map((votes) => votes[name]))]));
}

/** The numbers of votes that classes have together. */
const SUMMED = [...CHOICES, "withheld", "brokerNonVotes", "valid"] as const;

/** The votes that are stated, with those that follow for the others. */
function merged(stated: Votes, following: Votes): Votes {
  const known = SUMMED.map((name) => [name, stated[name] ?? following[name]] as const);
  const isChosen = CHOICES.some((choice) => stated[choice] !== undefined);
  const valid = isChosen ? stated.valid : (stated.valid ?? following.valid);
  return { ...Object.fromEntries(known), valid, shares: stated.shares };
}

interface Amounts {
  readonly choices: readonly Choice[];
  readonly decimals: number;
  readonly shares: number | undefined;
  readonly capital: number | undefined;
}

function amountsOf(votes: Votes, { choices, decimals, shares, capital }: Amounts): VoteCount {
  const cast = choices.length > 1 ? sumOf(choices.map((choice) => votes[choice])) : undefined;
  const counted = (value: number | undefined) => (value === undefined ? undefined : countOf(value));
  const shareOf = (choice: Choice): Amount | undefined => {
    const part = votes[choice];
    return part === undefined || !cast ? undefined : { value: (part / cast) * 100, decimals };
  };
  const { withheld, brokerNonVotes, valid } = votes;
  const known: Partial<Record<VoteColumn, Amount | undefined>> = {
    ...Object.fromEntries(
      choices.flatMap((choice) => [
        [choice, counted(votes[choice])],
        [`${choice}Share`, shareOf(choice)],
      ]),
    ),
    withheld: counted(withheld),
    brokerNonVotes: counted(brokerNonVotes),
    valid: counted(valid),
    shares: counted(shares),
    capitalShare: capital === undefined ? undefined : { value: capital, decimals: 1 },
  };
  const count: Partial<Record<VoteColumn, Amount>> = {};
  for (const column of VOTE_COLUMNS) {
    const amount = known[column];
    if (amount) count[column] = amount;
  }
  return count;
}
