import type { OwnShares } from "../content/content-item.ts";
import { isNamedTotal, totalAmong } from "../content/total-among.ts";
import type { Translatable } from "../content/translatable.ts";

/** The shares of one class on a day; counts of shares. */
export interface ShareClass extends Translatable<"name"> {
  readonly name: string;
  /** ISO 6166. */
  readonly isin?: string | undefined;
  /** The day of its counts, `YYYY-MM-DD`. Default: the day of the section. */
  readonly asAt?: string | undefined;
  readonly onIssue?: number | undefined;
  /** Held by the company itself. Their votes are suspended. */
  readonly treasury?: number | undefined;
  /** 0 for shares without votes, 0.1 for a tenth. Absent if it is not stated: then there are no sums of votes. */
  readonly votesPerShare?: number | undefined;
}

/** Shares and the votes that they carry. */
export interface Votes {
  /** Votes of all shares, whether or not they can be cast (Directive 2004/109/EC, article 9(1)). */
  readonly all: number;
  /** Votes of treasury shares, which cannot be cast. */
  readonly suspended: number;
  /** The rest. */
  readonly castable: number;
}

/** A class with its votes, if they are stated. */
export interface CountedClass extends ShareClass {
  readonly votes?: Votes | undefined;
}

/** Capital and voting rights as at a day: what DTR 5.6.1 and § 41 WpHG ask for. */
export interface CapitalDay {
  /** `YYYY-MM-DD`; absent if no day is stated. */
  readonly day?: string | undefined;
  readonly classes: readonly CountedClass[];
  /** Over all classes; absent if a count is missing or wrong, so that the sum would be, too. */
  readonly total?: CapitalTotal | undefined;
}

/** Shares and votes of all classes. */
export interface CapitalTotal {
  readonly onIssue: number;
  /** Absent if it is not stated of a class. */
  readonly treasury?: number | undefined;
  readonly votes?: Votes | undefined;
}

interface StatedCapital {
  /** The day of classes without their own. */
  readonly asAt?: string | undefined;
  readonly classes: readonly ShareClass[];
}

/** Classes by day, the latest day first, and those without a day last. */
export function capitalDays({ asAt, classes }: StatedCapital): readonly CapitalDay[] {
  const byDay = Map.groupBy(classes, (shares) => shares.asAt ?? asAt ?? "");
  const days = [...byDay].sort(([one], [other]) => other.localeCompare(one));
  return days.map(([day, ofDay], index) => {
    const counted = ofDay.map((shares) => ({ ...shares, asAt: day || undefined, votes: votesOf(shares) }));
    const [, before = []] = days[index + 1] ?? [];
    const isWhole =
      hasOneOfEach(ofDay) && totalOfClasses(ofDay) === undefined && missingSince(before, ofDay).length === 0;
    return { day: day || undefined, classes: counted, total: isWhole ? totalOf(counted) : undefined };
  });
}

/**
 * The class that is the total of the others, or of their votes, also of those that can be cast: it is none. Of two, one is a total
 * if it is called so, or if the company holds some shares of the other, and it has the rest.
 */
export function totalOfClasses(classes: readonly ShareClass[]): ShareClass | undefined {
  const [first, second, third] = classes;
  const ofShares = totalAmong(classes, ({ onIssue }) => onIssue) ?? (second && classes.find(isNamedTotal));
  if (ofShares !== undefined) return ofShares;
  if (first && second && third === undefined) {
    if (isRestOf(second, first)) return second;
    return isRestOf(first, second) ? first : undefined;
  }
  return classes.find((one) => {
    const others = classes.flatMap((other) => (other === one ? [] : (votesOf(other) ?? [])));
    const sums = (["all", "castable"] as const).map((name) => exactSum(others.map((votes) => votes[name])));
    return (
      others.length === classes.length - 1 && one.onIssue !== 0 && sums.some((sum) => sum === one.onIssue)
    );
  });
}

/** Whether a class has as many shares as there are of another one without those that the company holds. */
function isRestOf({ onIssue }: ShareClass, { onIssue: all = 0, treasury = 0 }: ShareClass): boolean {
  return treasury > 0 && onIssue === all - treasury;
}

/** The names of classes with shares on an earlier day that a later one does not have: a class that has gone has 0 shares. */
export function missingSince(before: readonly ShareClass[], after: readonly ShareClass[]): readonly string[] {
  const gone = before.filter(({ name, onIssue }) => {
    return onIssue !== 0 && !after.some((shares) => shares.name === name);
  });
  return gone.map(({ name }) => name);
}

function hasOneOfEach(classes: readonly ShareClass[]): boolean {
  return new Set(classes.map(({ name }) => name)).size === classes.length;
}

/** The votes of a class; `undefined` if a count that they depend on is not stated. */
function votesOf({ onIssue, treasury = 0, votesPerShare }: ShareClass): Votes | undefined {
  if (onIssue === undefined || votesPerShare === undefined) return undefined;
  return {
    all: times(onIssue, votesPerShare),
    suspended: times(treasury, votesPerShare),
    castable: times(onIssue - treasury, votesPerShare),
  };
}

function totalOf(classes: readonly CountedClass[]): CapitalTotal | undefined {
  const onIssue = sumOf(classes.map((shares) => shares.onIssue));
  if (onIssue === undefined) return undefined;
  const counted = classes.flatMap(({ votes }) => votes ?? []);
  const sum = (name: keyof Votes) => exactSum(counted.map((votes) => votes[name]));
  return {
    onIssue,
    treasury: sumOf(classes.map(({ treasury }) => treasury)),
    votes:
      counted.length < classes.length
        ? undefined
        : { all: sum("all"), suspended: sum("suspended"), castable: sum("castable") },
  };
}

/** Shares of a class that the company has bought since the day of its counts, and holds. */
export interface BoughtBack extends Translatable<"name"> {
  readonly name: string;
  /** `YYYY-MM-DD`, of the counts. */
  readonly since: string;
  /** The day of the last of them. */
  readonly until: string;
  readonly shares: number;
  /** With those that the company held before, if their number is stated. */
  readonly treasury?: number | undefined;
}

/**
 * What the company has bought of each class since its latest counts. Purchases say by ISIN of which class they are; without one
 * they are of the only class.
 */
export function boughtBackSince(
  capital: StatedCapital,
  purchases: readonly OwnShares[],
): readonly BoughtBack[] {
  const [latest] = capitalDays(capital);
  const { classes = [], day: since } = latest ?? {};
  if (since === undefined) return [];
  return classes.flatMap(({ name, isin, treasury, wordsIn }) => {
    const isOfClass = (purchase: OwnShares) =>
      purchase.isin === undefined || isin === undefined ? classes.length === 1 : purchase.isin === isin;
    const bought = purchases.filter((purchase) => isOfClass(purchase) && purchase.day > since);
    const shares = bought.reduce((sum, purchase) => sum + purchase.shares, 0);
    const until = bought.reduce((last, { day }) => (day > last ? day : last), since);
    return shares === 0
      ? []
      : {
          name,
          wordsIn,
          since,
          until,
          shares,
          treasury: treasury === undefined ? undefined : treasury + shares,
        };
  });
}

/** Votes a share have at most this many decimals. */
const SCALE = 1_000_000;

/** A product without the errors of binary fractions. */
function times(shares: number, votesPerShare: number): number {
  const exact = BigInt(shares) * BigInt(Math.round(votesPerShare * SCALE));
  return exactNumber(exact);
}

/** `undefined` if one is not known. */
function sumOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length < values.length ? undefined : exactSum(known);
}

function exactSum(values: readonly number[]): number {
  return exactNumber(values.reduce((sum, value) => sum + scaled(value), 0n));
}

function scaled(value: number): bigint {
  const whole = Math.trunc(value);
  return BigInt(whole) * BigInt(SCALE) + BigInt(Math.round((value - whole) * SCALE));
}

function exactNumber(exact: bigint): number {
  const scale = BigInt(SCALE);
  return Number(exact / scale) + Number(exact % scale) / SCALE;
}
