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

/** By at least and at most so many times, an amount in hundredths differs from one in whole units, with years of growth. */
const FEWEST_TIMES = 60;
const MOST_TIMES = 170;

/** From so many times on, a dividend that differs from all near it is in doubt: no company raises it by as much. */
const FAR_TIMES = 20;

/** How many earlier and how many later amounts each is compared with: dividends grow over the years. */
const NEAR = 2;

/** A dividend whose amount may be in hundredths, and one near it that shows the difference. */
export interface DoubtfulAmount {
  readonly dividend: Dividend;
  readonly beside: Dividend;
}

/**
 * Dividends whose amount is a hundred times or more that of most dividends near it, or a hundredth or less: one of them is in
 * another unit.
 *
 * Only dividends of the same kind, class and currency are compared. One that is the only one of its kind is compared with other
 * parts of the dividends of years. None is compared with one before a split, since a share is another one after it. An amount whose
 * unit is said in words is never in doubt, since a dividend may be cut to a hundredth; later ones are compared with it.
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

/** From so many times on, an amount may have a digit too many or too few. */
const TENFOLD = 7;

/** Amounts are alike if they differ by at most so many times. Only beside such does another one stand out. */
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

/** The dividend near another one that puts it in doubt; `undefined` if none does. */
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

/**
 * How many adjustments the shares of a dividend have had, at least and at most. Dividends of the same shares have the same two.
 */
function adjustmentsBefore(dividend: Dividend, adjustments: readonly ShareAdjustment[]): readonly number[] {
  const { first, last } = daysOfShares(dividend);
  const ofClass = adjustments.filter(
    ({ shareClass = dividend.shareClass }) => shareClass === dividend.shareClass,
  );
  return [first, last].map((until) => ofClass.filter(({ day }) => day <= until).length);
}

/** The kinds of the dividend of a year and of its parts, whose amounts never differ as much as hundredths do. */
const REGULAR: readonly Dividend["kind"][] = [
  undefined,
  "Interim",
  "Final",
  "Quarterly",
  "First instalment",
  "Second instalment",
];

/** Whether a dividend is that of a year or a part of it, and not a special one. */
export function isRegular({ kind }: Dividend): boolean {
  return REGULAR.includes(kind);
}

/** The dividends in doubt of a list, newest first. An amount that is said in words is not among them. */
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
  const amounts = [numberOfMoney(one.amount) ?? 0, numberOfMoney(other.amount) ?? 0];
  const less = Math.min(...amounts);
  return less === 0 ? 1 : Math.max(...amounts) / less;
}

/** The dividends of a list that differ from most of those near them, each with one of these. */
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

/** An amount in another currency that may be in hundredths, or converted the wrong way round. */
export interface DoubtfulChoice extends DoubtfulAmount {
  readonly currency: CurrencyCode;
  /** Whether the two amounts may have been exchanged, so that the dividend itself is in doubt, unless its texts state it. */
  readonly isOfAmount: boolean;
}

/** Exchange rates of two currencies in dividends near in time differ by less than so many times. */
const RATE_FACTOR = 1.3;

/** Amounts in other currencies whose exchange rate differs from that of most dividends near them. */
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

/** Two currencies in the order of the alphabet: `CAD USD`. */
function pairOf(one: CurrencyCode, other: CurrencyCode): string {
  return [one, other].sort().join(" ");
}

/** How many units of the first currency of a pair one unit of the second is worth, as a dividend states both amounts. */
function rateOf(dividend: Dividend, pair: string): number | undefined {
  const { amount } = dividend;
  const own = numberOfMoney(amount);
  const other = numberOfMoney(choiceOf(dividend, pair)?.amount);
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

/** Whether one of two amounts is about a hundred times the other. If it is more, one is in thousands or yet another unit. */
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
