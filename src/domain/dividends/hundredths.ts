import type { ShareAdjustment } from "../content/share-adjustment.ts";
import type { CurrencyCode } from "../money/currency.ts";
import { isNil, type Money, numberOf } from "../money/money.ts";
import {
  type CurrencyChoice,
  type Dividend,
  EXCHANGE_DAYS,
  isContradictedBy,
  newestDividendFirst,
} from "./dividend.ts";
import { daysOfShares } from "./dividend-history.ts";

/** Between them, an amount in hundredths differs from one in whole units, also after years of growth. */
const FEWEST_TIMES = 60;
const MOST_TIMES = 170;

/** No company pays so many times what it paid for each of the periods near it. */
const FAR_TIMES = 20;

/** How many before it, and after it, an amount is compared with: dividends grow over the years. */
const NEAR = 2;

/** A dividend of which nobody knows whether it is in hundredths, and one beside it that it is compared with. */
export interface DoubtfulAmount {
  readonly dividend: Dividend;
  readonly beside: Dividend;
}

/**
 * Dividends whose amount is about a hundred times that of most of those near it, or more, or the reverse: one of them is in another
 * unit.
 * Those of one kind, class and currency are compared, and the only one of its kind with other parts of the dividend of a year.
 * They are not compared over a split, since amounts are others after it. One whose unit is said in words is right, since a dividend
 * may be cut to a hundredth, and later ones are compared with it.
 */
export function amountsInDoubt(
  dividends: readonly Dividend[],
  adjustments: readonly ShareAdjustment[],
): readonly DoubtfulAmount[] {
  return comparedWithAlike(dividends, adjustments, (dividend, near, isOnlyOne) => {
    const fewest = isOnlyOne ? FAR_TIMES : FEWEST_TIMES;
    const others = near.filter((other) => timesBetween(dividend, other) >= fewest);
    const isFarFromAll = near.every((other) => timesBetween(dividend, other) >= FAR_TIMES);
    return isFarFromAll || others.length * 2 > near.length ? others[0] : undefined;
  });
}

/** A digit too many, or too few. */
const TENFOLD = 7;

/** Those near an amount differ by no more: then it is one that stands out. */
const MOST_TIMES_APART = 2;

/** Dividends whose amount is about ten times those near it, or a tenth, which may be right: see {@link amountsInDoubt}. */
export function unusualAmounts(
  dividends: readonly Dividend[],
  adjustments: readonly ShareAdjustment[],
): readonly DoubtfulAmount[] {
  return comparedWithAlike(dividends, adjustments, (dividend, near) => {
    const areAlike = near.every((one) => near.every((other) => timesBetween(one, other) <= MOST_TIMES_APART));
    const isFar = near.every((other) => timesBetween(dividend, other) >= TENFOLD);
    return near.length > 1 && areAlike && isFar ? near[0] : undefined;
  });
}

/** One of those near a dividend that says that it is in doubt. */
type DoubtBeside = (
  dividend: Dividend,
  near: readonly Dividend[],
  isOnlyOfKind: boolean,
) => Dividend | undefined;

function comparedWithAlike(
  dividends: readonly Dividend[],
  adjustments: readonly ShareAdjustment[],
  besideOf: DoubtBeside,
): readonly DoubtfulAmount[] {
  const comparable = dividends.filter(({ amount }) => amount !== undefined && !isNil(amount));
  const inOrder = comparable.toSorted(newestDividendFirst);
  const group = (dividend: Dividend, kind: string | undefined) => {
    const { shareClass, amount } = dividend;
    return JSON.stringify([kind, shareClass, amount?.currency, adjustmentsBefore(dividend, adjustments)]);
  };
  const alike = Map.groupBy(inOrder, (one) => group(one, one.kind));
  const regular = Map.groupBy(inOrder.filter(isRegular), (one) => group(one, "regular"));
  return [...alike.values()].flatMap((all) => {
    const [only, ...others] = all;
    if (only === undefined || others.length > 0 || !isRegular(only)) return doubtsBeside(all, besideOf);
    const found = doubtsBeside(regular.get(group(only, "regular")) ?? all, besideOf, true);
    return found.filter(({ dividend }) => dividend === only);
  });
}

/** How many adjustments its shares have had, at least and at most: of the same shares, both are the same. */
function adjustmentsBefore(dividend: Dividend, adjustments: readonly ShareAdjustment[]): readonly number[] {
  const { first, last } = daysOfShares(dividend);
  const ofClass = adjustments.filter(
    ({ shareClass = dividend.shareClass }) => shareClass === dividend.shareClass,
  );
  return [first, last].map((until) => ofClass.filter(({ day }) => day <= until).length);
}

/** Parts of the dividend of a year, whose amounts do not differ as hundredths do. */
const REGULAR: readonly Dividend["kind"][] = [
  undefined,
  "Interim",
  "Final",
  "Quarterly",
  "First instalment",
  "Second instalment",
];

/** Whether it is a part of the dividend of a year, or that of a year. */
export function isRegular({ kind }: Dividend): boolean {
  return REGULAR.includes(kind);
}

/** The amounts of a list, newest first, that are not said in words, and in doubt beside those near them. */
function doubtsBeside(
  all: readonly Dividend[],
  besideOf: DoubtBeside,
  isOnlyOfKind = false,
): readonly DoubtfulAmount[] {
  const later: Dividend[] = [];
  return all.flatMap((dividend, index) => {
    if (dividend.isSaid) return [];
    // What is said is right, and may be the first of others; those before it need not be like it.
    const near = [...later.slice(-NEAR), ...all.slice(index + 1, index + 1 + NEAR)];
    later.push(dividend);
    const beside = besideOf(dividend, near, isOnlyOfKind);
    return beside ? { dividend, beside } : [];
  });
}

function timesBetween(one: Dividend, other: Dividend): number {
  const [less = 0, more = 0] = [numberOfMoney(one.amount), numberOfMoney(other.amount)].sort(
    (a = 0, b = 0) => a - b,
  );
  return less === 0 ? 1 : more / less;
}

/** Those of a list that differ in a way from most of those near them, each with one of these. */
function doubtsAmong(
  inOrder: readonly Dividend[],
  isOther: (one: Dividend, other: Dividend) => boolean,
): readonly DoubtfulAmount[] {
  return inOrder.flatMap((dividend, index) => {
    const near = [
      ...inOrder.slice(Math.max(0, index - NEAR), index),
      ...inOrder.slice(index + 1, index + 1 + NEAR),
    ];
    const others = near.filter((one) => isOther(dividend, one));
    const [beside] = others;
    return beside && others.length * 2 > near.length ? { dividend, beside } : [];
  });
}

/** Dividends that are there twice with two amounts, each with the other one: nobody knows which is right. */
export function amountsTwice(dividends: readonly Dividend[]): readonly DoubtfulAmount[] {
  const onDays = EXCHANGE_DAYS.map((day) => ({ day, all: Map.groupBy(dividends, (one) => one[day]) }));
  return dividends.flatMap((dividend) => {
    const sameDay = onDays.flatMap(({ day, all }) => (dividend[day] ? (all.get(dividend[day]) ?? []) : []));
    const beside = sameDay.find((other) => isContradictedBy(dividend, other));
    return beside ? { dividend, beside } : [];
  });
}

/** Dividends with the price of a reinvestment that may be in hundredths. */
export function pricesInDoubt(dividends: readonly Dividend[]): readonly DoubtfulAmount[] {
  const priced = dividends.filter(({ sharesInstead }) => sharesInstead?.price !== undefined);
  const alike = Map.groupBy(priced.toSorted(newestDividendFirst), ({ shareClass, sharesInstead }) =>
    JSON.stringify([shareClass, sharesInstead?.price?.currency]),
  );
  const priceOf = ({ sharesInstead }: Dividend) => numberOfMoney(sharesInstead?.price);
  return [...alike.values()].flatMap((all) =>
    doubtsAmong(all, (one, other) => isHundredfoldOf(priceOf(one), priceOf(other))),
  );
}

/** An amount in another currency of which nobody knows whether it is in hundredths, or converted the wrong way round. */
export interface DoubtfulChoice extends DoubtfulAmount {
  readonly currency: CurrencyCode;
  /** Whether both may be exchanged, so that the amount itself is in doubt, unless its texts say it. */
  readonly isOfAmount: boolean;
}

/** Rates of one pair of currencies, near in time, do not differ by more. */
const RATE_FACTOR = 1.3;

/** Amounts in other currencies whose rate is not that of most of those near them. */
export function choicesInDoubt(dividends: readonly Dividend[]): readonly DoubtfulChoice[] {
  const pairs = new Set(
    dividends.flatMap(({ amount, currencyChoices }) =>
      amount ? currencyChoices.map(({ currency }) => pairOf(amount.currency, currency)) : [],
    ),
  );
  return [...pairs].flatMap((pair) => {
    const rated = dividends.filter((one) => rateOf(one, pair) !== undefined).toSorted(newestDividendFirst);
    const found = doubtsAmong(rated, (one, other) => isOtherRate(rateOf(one, pair), rateOf(other, pair)));
    return found.flatMap((doubt) => {
      const choice = choiceOf(doubt.dividend, pair);
      const { dividend, beside } = doubt;
      const isReversed = !isHundredfoldOf(rateOf(dividend, pair), rateOf(beside, pair));
      const isFar =
        dividend.amount?.currency === beside.amount?.currency && timesBetween(dividend, beside) >= TENFOLD;
      const isOfAmount = !dividend.isSaid && (isReversed || isFar);
      return choice ? { ...doubt, currency: choice.currency, isOfAmount } : [];
    });
  });
}

function choiceOf({ amount, currencyChoices }: Dividend, pair: string): CurrencyChoice | undefined {
  return amount && currencyChoices.find(({ currency }) => pairOf(amount.currency, currency) === pair);
}

/** The same for both directions: `CAD USD`. */
function pairOf(one: CurrencyCode, other: CurrencyCode): string {
  return [one, other].sort().join(" ");
}

/** How much of the first currency of a pair one of the second is, as a dividend is paid in both. */
function rateOf(dividend: Dividend, pair: string): number | undefined {
  const { amount } = dividend;
  const [own, other] = [amount, choiceOf(dividend, pair)?.amount].map(numberOfMoney);
  if (!amount || !own || !other) return undefined;
  return pair.startsWith(amount.currency) ? own / other : other / own;
}

function isOtherRate(one = 1, other = 1): boolean {
  const isNear = (times: number) => times < RATE_FACTOR && times > 1 / RATE_FACTOR;
  return isHundredfoldOf(one, other) || (isNear(one * other) && !isNear(one / other));
}

function numberOfMoney(money: Money | undefined): number | undefined {
  return money && numberOf(money);
}

function isHundredfoldOf(one: number | undefined, other: number | undefined): boolean {
  if (!one || !other) return false;
  const most = Math.max(one / other, other / one);
  return most >= FEWEST_TIMES && most <= MOST_TIMES;
}

/** Whether two amounts are as far from each other as hundredths are; if they are farther, one is in thousands or yet another unit. */
export function differAsHundredths(one: Money, other: Money): boolean {
  return isHundredfoldOf(numberOf(one), numberOf(other));
}

/** A dividend as if its amount were not known. */
export function withoutAmount(dividend: Dividend): Dividend {
  return {
    ...dividend,
    amount: undefined,
    perShare: undefined,
    parts: [],
    figure: undefined,
    dates: dividend.dates.map((day) => ({ ...day, note: undefined })),
  };
}

/** A dividend as if the price of a reinvestment were not known. */
export function withoutPrice(dividend: Dividend): Dividend {
  const { sharesInstead } = dividend;
  return { ...dividend, sharesInstead: sharesInstead && { ...sharesInstead, price: undefined } };
}

/** A dividend as if its amount in another currency were not known. */
export function withoutChoice(dividend: Dividend, currency: CurrencyCode): Dividend {
  const currencyChoices = dividend.currencyChoices.map((choice) =>
    choice.currency === currency ? { currency } : choice,
  );
  return { ...dividend, currencyChoices };
}
