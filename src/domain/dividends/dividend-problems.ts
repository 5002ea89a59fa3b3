import { type ContentItem, listedDocument, sectionsOf } from "../content/content-item.ts";
import { dayAt } from "../content/day.ts";
import { isDated } from "../content/events-of.ts";
import type { ShareAdjustment } from "../content/share-adjustment.ts";
import { isClosed } from "../exchange/closed-days.ts";
import { isNil } from "../money/money.ts";
import type { ReportedCompany } from "../report/domain-capability.ts";
import {
  type Checked,
  type ContentProblem,
  error,
  type Found,
  problemsOf,
  warning,
} from "../report/problem.ts";
import { comparableName } from "../text/comparable-name.ts";
import { isSlipOf } from "../text/slip.ts";
import { daysInDoubt } from "./days-of-period.ts";
import { type Dividend, isDue, isNamedAs, isSameDividend } from "./dividend.ts";
import { daysOfShares } from "./dividend-history.ts";
import { isSamePayment } from "./holding.ts";
import {
  amountsInDoubt,
  amountsTwice,
  choicesInDoubt,
  type DoubtfulAmount,
  type DoubtfulChoice,
  differAsHundredths,
  isRegular,
  pricesInDoubt,
  unusualAmounts,
} from "./hundredths.ts";

interface DividendReport {
  readonly company: Pick<ReportedCompany, "currency" | "exchanges" | "holidays">;
  /** The current time in milliseconds of Unix time. */
  readonly now: number;
}

/**
 * What is wrong with dividends: missing amounts and dates, a status that cannot be, dates twice in a calendar, amounts in another
 * unit or currency, two on one day, dividends that no page shows.
 */
export function dividendProblems(
  items: readonly ContentItem[],
  { company, now }: DividendReport,
): ContentProblem[] {
  const { currency } = company;
  const dividends = items.flatMap((item) => (item.kind === "dividend" ? item.document : []));
  const adjustments = items.flatMap((item) => listedDocument(item)?.adjustment ?? []);
  const inDoubt = new Map(
    amountsInDoubt(dividends, adjustments).map(({ dividend, beside }) => [dividend, beside]),
  );
  const unusual = new Map(
    unusualAmounts(dividends, adjustments).map(({ dividend, beside }) => [dividend, beside]),
  );
  const twice = new Map(amountsTwice(dividends).map(({ dividend, beside }) => [dividend, beside]));
  const otherYears = new Map(daysInDoubt(dividends).map(({ dividend, day }) => [dividend, day]));
  const today = dayAt(now, "UTC");
  const prices = Map.groupBy(pricesInDoubt(dividends), ({ dividend }) => dividend);
  const choices = Map.groupBy(choicesInDoubt(dividends), ({ dividend }) => dividend);
  const isShown = items.some((item) => sectionsOf(item).some(({ kind }) => kind === "dividends"));
  const found = dividends.flatMap((dividend) =>
    problemsOf({ kind: "dividend", document: dividend }, [
      !isShown && warning("no page has a section of dividends"),
      ...lifeProblems(dividend, now),
      dividend.amount !== undefined &&
        dividend.amount.currency !== currency &&
        warning(`is in ${dividend.amount.currency}, not in ${currency}: sums are separate`, "data.currency"),
      ...closedProblems(dividend, company),
      classProblem(dividend, dividends) ?? spellingProblem(dividend, dividends),
      twiceProblem(dividend, twice.get(dividend)),
      hundredthsProblem(dividend, inDoubt.get(dividend)) ?? tenfoldProblem(dividend, unusual.get(dividend)),
      sharesProblem(dividend, adjustments, today),
      ...(prices.get(dividend) ?? []).map(priceProblem),
      ...(choices.get(dividend) ?? []).map(choiceProblem),
      daysProblem(dividend, otherYears.get(dividend)),
      sameProblem(dividend, dividends) ?? sameDayProblem(dividend, dividends),
      nameProblem(dividend, dividends),
      ...besideProblems(dividend, items),
      ...calendarProblems(dividend, items),
    ]),
  );
  return [...found, ...unknownClassProblems(dividends, items)];
}

/** What it lacks at its point of life, and whether that point can be the right one. */
function lifeProblems({ status, amount, payment }: Dividend, now: number): readonly Checked[] {
  const isOver = payment !== undefined && Date.parse(payment) < now;
  switch (status) {
    case "Declared":
    case "Paid": {
      const isNone = amount !== undefined && isNil(amount);
      return [
        amount === undefined && error("has no amount: it is in no sum", "data.amount"),
        payment === undefined && !isNone && error("has no payment date: it is in no sum", "data.payment"),
        status === "Paid" &&
          payment !== undefined &&
          !isOver &&
          error("is paid, and its payment date is to come: it is shown as declared", "data.status"),
      ];
    }
    case "Planned":
    case "Proposed":
      return [
        isOver &&
          error(`is ${status.toLowerCase()}, and its payment date is over: it is in no sum`, "data.status"),
      ];
    default:
      return [];
  }
}

/** Shares are first traded without a dividend, and money is paid, on days on which the exchange is open. */
function closedProblems(dividend: Dividend, company: DividendReport["company"]): readonly Checked[] {
  return (["ex", "payment"] as const).map((name) => {
    const { [name]: day } = dividend;
    return (
      day !== undefined &&
      isClosed(day, company) &&
      warning(`${day} is a day on which the exchange is closed`, `data.${name}`)
    );
  });
}

function classProblem({ shareClass }: Dividend, all: readonly Dividend[]): Checked {
  const named = all.find((other) => other.shareClass !== undefined);
  if (shareClass !== undefined || named === undefined) return undefined;
  return warning(`has no class of shares, as ${named.id} has: it is in sums of its own`, "data.share_class");
}

/** A class that others call the same in another spelling. */
function spellingProblem({ shareClass }: Dividend, all: readonly Dividend[]): Checked {
  if (shareClass === undefined) return undefined;
  const other = all.find(
    (one) =>
      one.shareClass !== undefined &&
      one.shareClass !== shareClass &&
      isOneSpelling(comparableName(one.shareClass), comparableName(shareClass)),
  );
  return (
    other !== undefined &&
    error(
      `“${shareClass}” is called “${other.shareClass}” in ${other.id}: they are in sums of their own`,
      "data.share_class",
    )
  );
}

/** The least letters of a word that another one may be a slip of: "A" and "B" are two classes. */
const LETTERS_OF_WORD = 5;

/** Whether names are the same, or differ by a letter of one long word. */
function isOneSpelling(one: string, other: string): boolean {
  if (one === other) return true;
  const words = one.split(" ");
  const others = other.split(" ");
  const apart = words.flatMap((word, index) =>
    word === others[index] ? [] : { word, beside: others[index] },
  );
  if (words.length !== others.length || apart.length !== 1) return false;
  return apart.some(({ word, beside = "" }) => {
    return Math.min(word.length, beside.length) >= LETTERS_OF_WORD && isSlipOf(word, beside);
  });
}

/** Splits of a class that no dividend has, so that they adjust none. */
function unknownClassProblems(
  dividends: readonly Dividend[],
  items: readonly ContentItem[],
): readonly ContentProblem[] {
  const classes = dividends.map(({ shareClass }) => shareClass);
  return items.flatMap((item) => {
    const { shareClass } = listedDocument(item)?.adjustment ?? {};
    if (shareClass === undefined || dividends.length === 0 || classes.includes(shareClass)) return [];
    return problemsOf(item, [
      error(`is of “${shareClass}”, which is the class of no dividend: it adjusts none`, "data.share_class"),
    ]);
  });
}

/** Dates that editors typed into a calendar, too: visitors see them twice. */
function calendarProblems({ dates }: Dividend, items: readonly ContentItem[]): readonly Found[] {
  const typed = items.flatMap((item) => {
    const page = item.kind === "page" && item.page.type === "investors-page" ? item.page : undefined;
    const [first] = page?.sections.filter(isDated) ?? [];
    return page && first ? first.events.map((event) => ({ event, page: page.id })) : [];
  });
  return dates.flatMap(({ date, title }) => {
    const found = typed.find(({ event }) => event.date === date && event.starts === undefined);
    if (found === undefined) return [];
    return warning(
      `“${title}” is in the calendar of ${found.page} by itself, which has “${found.event.title}” on the same day: it is shown once if its title names this day; otherwise take it out if it is the same`,
    );
  });
}

function hundredthsProblem({ amount }: Dividend, beside: Dividend | undefined): Found | undefined {
  return amount && beside?.amount
    ? error(
        `${amount.amount} may be in ${differAsHundredths(amount, beside.amount) ? "hundredths" : "another unit"}: ${beside.id} has ${beside.amount.amount}. It is not shown. If it is right, say it in the note with its unit`,
        "data.amount",
      )
    : undefined;
}

function twiceProblem({ amount }: Dividend, beside: Dividend | undefined): Checked {
  return (
    beside?.amount !== undefined &&
    error(
      `${amount?.amount} is ${beside.amount.amount} in ${beside.id}, which is of the same name, period and days: neither is shown`,
      "data.amount",
    )
  );
}

/** Without the day of its shares, nobody knows whether it is of those before a split or after it. */
function sharesProblem(dividend: Dividend, adjustments: readonly ShareAdjustment[], today: string): Checked {
  const { ex, record, amount, shareClass, status } = dividend;
  if (ex !== undefined || record !== undefined || amount === undefined || isNil(amount) || !isDue(status))
    return undefined;
  const { first, last } = daysOfShares(dividend);
  const between = adjustments.find(
    ({ day, shareClass: of = shareClass }) => first < day && day <= last && day <= today && of === shareClass,
  );
  return (
    between &&
    error(
      `has neither an ex nor a record date, and shares are others since ${between.day}: it is compared with none of later days`,
      "data.ex",
    )
  );
}

function priceProblem({ dividend, beside }: DoubtfulAmount): Found {
  const priceOf = ({ sharesInstead }: Dividend) => sharesInstead?.price?.amount;
  return error(
    `${priceOf(dividend)} may be in hundredths: ${beside.id} has ${priceOf(beside)}. It is not shown`,
    "data.reinvestment_price",
  );
}

function choiceProblem({ dividend, beside, currency, isOfAmount }: DoubtfulChoice): Found {
  const inBoth = ({ amount, currencyChoices }: Dividend) =>
    [amount, ...currencyChoices.map((choice) => choice.amount)]
      .flatMap((money) => (money ? `${money.currency} ${money.amount}` : []))
      .join(", ");
  return error(
    `${inBoth(dividend)}: the amount in ${currency} may be in hundredths, or converted the wrong way round, as ${beside.id} has ${inBoth(beside)}. ${isOfAmount ? "Neither is" : "It is not"} shown`,
    "data.currency_choices",
  );
}

function daysProblem({ period }: Dividend, day: string | undefined): Checked {
  return (
    day !== undefined &&
    error(
      `is of “${period}”, but its last day is ${day}: neither the period nor a day is shown`,
      "data.period",
    )
  );
}

function nameProblem(dividend: Dividend, all: readonly Dividend[]): Checked {
  const other = all.find((one) => one !== dividend && isNamedAs(dividend, one));
  return (
    other &&
    warning(`has the name and the period of ${other.id}, which is paid on another day`, "data.period")
  );
}

function tenfoldProblem({ amount }: Dividend, beside: Dividend | undefined): Checked {
  return (
    amount !== undefined &&
    beside?.amount !== undefined &&
    warning(
      `${amount.amount} is far from those near it, as ${beside.amount.amount} of ${beside.id}: does it have a digit too many, or too few? If it is right, say it in the note with its unit`,
      "data.amount",
    )
  );
}

function sameProblem(dividend: Dividend, all: readonly Dividend[]): Found | undefined {
  const other = all.find((one) => one !== dividend && isSameDividend(one, dividend));
  return other && error(`is the same as ${other.id}: it counts once`);
}

/** What is typed as a corporate action, too. */
function besideProblems(dividend: Dividend, items: readonly ContentItem[]): readonly Checked[] {
  return items.map((item) => {
    const event = listedDocument(item)?.holderEvent;
    return (
      event?.cash !== undefined &&
      isSamePayment(dividend, event.cash) &&
      warning(`${event.id} pays the same on the same day: holders are paid it once`, "data.payment")
    );
  });
}

/** A special one, or a return of capital, is often paid together with another one. */
function areRegular(...dividends: readonly Dividend[]): boolean {
  const kinds = new Set(dividends.map(({ kind }) => kind));
  return kinds.size === 1 || dividends.every(isRegular);
}

function sameDayProblem(dividend: Dividend, all: readonly Dividend[]): Found | undefined {
  const others = all.filter(
    (other) => other !== dividend && other.shareClass === dividend.shareClass && areRegular(dividend, other),
  );
  for (const name of ["ex", "payment"] as const) {
    const { [name]: day } = dividend;
    const other = day === undefined ? undefined : others.find((one) => one[name] === day);
    if (other) return warning(`${other.id} has the same day: ${day}`, `data.${name}`);
  }
  return undefined;
}
