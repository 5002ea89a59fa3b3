import { type Fraction, fraction, inverse, ONE, product } from "../money/fraction.ts";

/** How many of something there are for how many of another: 4 for 1. Both above 0, with at most eight decimals. */
export interface Ratio {
  readonly new: number;
  readonly old: number;
}

/** Since a day, a share is another part of the company than before, so that amounts for one share cannot be compared. */
export interface ShareAdjustment {
  /** The ex date, `YYYY-MM-DD`: the first day on which a share is what it is now. */
  readonly day: string;
  /** The number of shares that holders have for those that they had. Default: the same number. */
  readonly shares?: Ratio | undefined;
  /** Multiplies earlier amounts for one share; above 0. Default: as the number of shares requires. */
  readonly amounts?: number | undefined;
  /** The class of shares. Default: all classes. */
  readonly shareClass?: string | undefined;
  /** Two adjustments of one kind on one day are the same one, and may contradict each other. Default: it is like no other. */
  readonly kind?: string | undefined;
  /** Whether shares are others since then, and nobody knows how: nothing is compared over that day. Default: `false`. */
  readonly isUnknown?: boolean | undefined;
}

/** How shares of an earlier day compare with those of a later one. */
export interface SharesSince {
  /** How many of the later shares one of that day is. */
  readonly shares: Fraction;
  /** Multiplies an amount for one share of that day, to compare it with amounts for one of the later shares. */
  readonly amounts: Fraction;
}

/** Adjustments, each once. Of several of one kind, day and class, nobody knows which is right. */
export function distinctAdjustments(all: readonly ShareAdjustment[]): readonly ShareAdjustment[] {
  const distinct = new Map(all.map((one) => [JSON.stringify(one), one]));
  const alike = Map.groupBy(distinct.values(), (one) => {
    const { day, shareClass, kind } = one;
    return kind === undefined ? JSON.stringify(one) : JSON.stringify([day, shareClass, kind]);
  });
  return [...alike.values()].flatMap(([first, ...others]) =>
    first && others.length > 0 ? { ...first, isUnknown: true } : (first ?? []),
  );
}

/**
 * How shares of a day compare with those of a later one; `undefined` if that is unknown. An adjustment counts from its ex date
 * on: shares of that day are the new ones already.
 *
 * @param of - The day, `YYYY-MM-DD`, and the class of the shares.
 * @param until - The later day.
 */
function sharesSince(
  adjustments: readonly ShareAdjustment[],
  of: { readonly day: string; readonly shareClass?: string | undefined },
  until: string,
): SharesSince | undefined {
  const between = adjustments.filter(
    ({ day, shareClass = of.shareClass }) => of.day < day && day <= until && shareClass === of.shareClass,
  );
  if (between.some(({ isUnknown }) => isUnknown)) return undefined;
  return between.reduce<SharesSince>(
    (sum, { shares, amounts }) => {
      const more = shares ? fraction(shares.new, shares.old) : ONE;
      const factor = amounts === undefined ? inverse(more) : fraction(amounts, 1);
      return { shares: product(sum.shares, more), amounts: product(sum.amounts, factor) };
    },
    { shares: ONE, amounts: ONE },
  );
}

/** The days of which shares may be, both included; one day if it is known. */
export interface SharesDays {
  /** `YYYY-MM-DD` */
  readonly first: string;
  /** `YYYY-MM-DD` */
  readonly last: string;
}

/**
 * How shares of one of several days compare with those of a later one; `undefined` if that is unknown, as it is if shares have
 * become others between these days.
 */
export function sharesSinceOneOf(
  adjustments: readonly ShareAdjustment[],
  { days, shareClass }: { readonly days: SharesDays; readonly shareClass?: string | undefined },
  until: string,
): SharesSince | undefined {
  const isUnclear = adjustments.some(
    ({ day, shareClass: of = shareClass }) =>
      days.first < day && day <= days.last && day <= until && of === shareClass,
  );
  return isUnclear ? undefined : sharesSince(adjustments, { day: days.last, shareClass }, until);
}
