import {
  CHOICES,
  type Choice,
  type ClassVotes,
  choicesOf,
  type Resolution,
  type Votes,
} from "./resolution.ts";
import {
  allShares,
  allVotes,
  mostVotesOf,
  type ShareClass,
  sharesVoted,
  sumOf,
  votesOfClass,
  votingClasses,
} from "./share-class.ts";

/** The votes on a resolution, with those validly cast. */
interface Counted {
  readonly resolution: Resolution;
  readonly all: Votes;
  readonly ofClasses: readonly ClassVotes[];
}

/** What contradicts in the numbers of a vote, in the words of the report; `undefined` if nothing does. */
export function contradictionIn(counted: Counted, classes: readonly ShareClass[]): string | undefined {
  const { resolution, all } = counted;
  return (
    wrongIn(all, choicesOf(resolution.kind), allVotes(classes)) ??
    wrongOfClasses(counted, classes) ??
    wrongShares(counted, classes) ??
    wrongSum(counted, classes) ??
    wrongOutcome(counted)
  );
}

/** @param total - All votes that there are, if they are stated. */
function wrongIn(
  votes: Votes,
  choices: readonly Choice[],
  total = Number.POSITIVE_INFINITY,
): string | undefined {
  const { brokerNonVotes = 0, valid = 0 } = votes;
  const withheld = choices.includes("withheld") ? 0 : (votes.withheld ?? 0);
  const strange = CHOICES.find((choice) => !choices.includes(choice) && votes[choice] !== undefined);
  if (strange !== undefined) return `has votes “${NAMES[strange]}”, which its kind has not`;
  const stated = choices.find((choice) => votes[choice] !== undefined);
  const missing = choices.find((choice) => votes[choice] === undefined);
  if (stated && missing) return `has votes “${NAMES[stated]}”, but none “${NAMES[missing]}”`;
  const cast = sumOf(choices.map((choice) => votes[choice])) ?? valid;
  const isWhole = choices.length > 1 && stated !== undefined;
  if (isWhole && valid !== cast) {
    const counted = valid === cast + withheld ? ": the votes withheld are counted in" : "";
    return `has ${valid} valid votes, but ${cast} in its choices${counted}`;
  }
  const present = Math.max(valid, cast) + withheld + brokerNonVotes;
  return present > total ? `has ${present} votes, but there are ${total}` : undefined;
}

function wrongOfClasses(
  { resolution, ofClasses }: Counted,
  classes: readonly ShareClass[],
): string | undefined {
  const names = ofClasses.map(({ shareClass }) => shareClass);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) return `has votes of “${twice}” twice`;
  for (const votes of ofClasses) {
    const own = classes.find(({ name }) => name === votes.shareClass);
    if (!own) return `has votes of “${votes.shareClass}”, which is no class of the meeting`;
    const wrong = wrongIn(votes, choicesOf(resolution.kind), votesOfClass(own));
    if (wrong !== undefined) return `${wrong}, in the class “${votes.shareClass}”`;
    if ((votes.shares ?? 0) > own.shares)
      return `has votes of ${votes.shares} shares of “${votes.shareClass}”, but there are ${own.shares}`;
  }
  return undefined;
}

function wrongShares({ all, ofClasses }: Counted, classes: readonly ShareClass[]): string | undefined {
  const total = allShares(classes);
  if (all.shares === undefined || total === undefined) return undefined;
  if (all.shares > total) return `has votes of ${all.shares} shares, but there are ${total}`;
  const following = sharesVoted({ all: { ...all, shares: undefined }, ofClasses }, classes);
  if (following !== undefined && all.shares !== following)
    return `has votes of ${all.shares} shares, but its votes are those of ${following}`;
  // Where several shares have a vote together, it is rounded.
  const most = Math.ceil(mostVotesOf(all.shares, classes));
  return all.valid !== undefined && all.valid > most
    ? `has ${all.valid} votes of ${all.shares} shares, which have ${most} at most`
    : undefined;
}

/** No majority is less than more votes for than against: an outcome by fewer, or the votes, are wrong. */
function wrongOutcome({ resolution, all }: Counted): string | undefined {
  const { for: votesFor, against } = all;
  return resolution.outcome === "Carried" &&
    votesFor !== undefined &&
    against !== undefined &&
    against > votesFor
    ? `is “Carried” with ${votesFor} votes for and ${against} against`
    : undefined;
}

/** A class may vote alone: then all votes are its own. */
function wrongSum(
  { resolution, all, ofClasses }: Counted,
  classes: readonly ShareClass[],
): string | undefined {
  if (ofClasses.length === 0) return undefined;
  const missing = votingClasses(classes).find(
    ({ name }) => !ofClasses.some(({ shareClass }) => shareClass === name),
  );
  if (missing && all.valid !== sumOf(ofClasses.map(({ valid }) => valid)))
    return `has no votes of “${missing.name}”, but those of another class`;
  const apart = choicesOf(resolution.kind).find(
    (choice) => all[choice] !== undefined && all[choice] !== sumOf(ofClasses.map((votes) => votes[choice])),
  );
  return apart === undefined ? undefined : "has other votes than its classes have together";
}

/** The choices as editors know them. */
const NAMES: Readonly<Record<Choice, string>> = {
  for: "for",
  against: "against",
  withheld: "withheld",
  oneYear: "one year",
  twoYears: "two years",
  threeYears: "three years",
};
