import { z } from "zod";
import type { Locale } from "../../../../brand/locale.ts";
import {
  type CurrencyChoice,
  type Dividend,
  SHARE_PLANS,
  type SharesInstead,
} from "../../../domain/dividends/dividend.ts";
import {
  DIVIDEND_PART_KINDS,
  type DividendPart,
  frankedProblem,
  sumProblem,
  withholdingProblem,
} from "../../../domain/dividends/dividend-parts.ts";
import type { CurrencyCode } from "../../../domain/money/currency.ts";
import { isNil, isSameMoney, type Money, moneyOf, numberOf } from "../../../domain/money/money.ts";
import { perShareText } from "../../../domain/money/money-text.ts";
import { type Complete, type Field, from, list, ofAll, record, required, valid } from "../field.ts";
import type { FieldPath } from "../field-path.ts";
import { currency } from "../money-fields.ts";
import { distinctEntries } from "../named-entries.ts";
import { select, text } from "../simple-fields.ts";
import { discountRate, taxRate } from "./rate-fields.ts";

/** A larger amount cannot be one for a share. A nil dividend is one, too. */
const amount = valid(z.number().min(0).max(1_000_000));
const positive = valid(z.number().positive().max(1_000_000));

const partData = record({
  kind: select(DIVIDEND_PART_KINDS),
  name: text,
  amount: required(amount),
  withholding: taxRate,
});

const typedChoice = record({
  currency: from("currency", required(text)),
  code: from("currency", currency),
  amount,
});

/** A currency in which holders may be paid; one that is that of the amount is reported. */
function currencyChoice(
  own: Money | CurrencyCode | undefined,
  isPlanned: boolean,
): Field<CurrencyChoice | undefined> {
  return (value, path) => {
    const read = typedChoice(value, path);
    if (read?.code === undefined) return undefined;
    const { code, amount: paid } = read;
    const choice = {
      currency: code,
      amount: paid === undefined || isPlanned ? undefined : moneyOf(paid, code),
    };
    const ownCode = typeof own === "object" ? own.currency : own;
    if (code === ownCode) {
      const twice = isOther(own, choice) ? `, which is ${choice.amount?.amount} here: neither is shown` : "";
      path.at("currency").report(`${code} is the currency of the amount, not another one${twice}`);
    }
    return choice;
  };
}

/** Whether an amount is stated twice in its own currency, with two values. */
function isOther(own: Money | CurrencyCode | undefined, { amount: paid }: CurrencyChoice): boolean {
  return typeof own === "object" && paid?.currency === own.currency && !isSameMoney(own, paid);
}

const insteadData = record({
  plan: from("share_plan", select(SHARE_PLANS)),
  price: from("reinvestment_price", positive),
  typedCurrency: from("reinvestment_currency", text),
  priceCurrency: from("reinvestment_currency", currency),
  discount: from("reinvestment_discount", discountRate),
  ratio: from("scrip_new", positive),
  held: from("scrip_held", positive),
});

const amountData = record({
  amount,
  currency,
  parts: list(partData),
  instead: ofAll(insteadData),
  before: from("previous_amount", amount),
});

type AmountData = NonNullable<ReturnType<typeof amountData>>;

interface AmountOptions extends Pick<Complete<Dividend>, "status" | "franked" | "withholding"> {
  /** The first day to choose shares instead, if it is known. */
  readonly since: string | undefined;
}

/** What of a dividend is money. What is planned has none: an amount that an editor has typed may be secret. */
export function amountsOf(
  data: unknown,
  path: FieldPath,
  { status, franked, withholding, since }: AmountOptions,
): Pick<
  Complete<Dividend>,
  "amount" | "perShare" | "franked" | "withholding" | "parts" | "currencyChoices" | "sharesInstead"
> & {
  readonly before: Money | undefined;
} {
  const read = amountData(data, path);
  const declaredIn = read?.currency;
  const isPlanned = status === "Planned";
  if (isPlanned && read?.amount !== undefined)
    path.at("amount").report("is planned, and has an amount already: no amount is shown");
  const moneyIn = (typed: number | undefined, code: CurrencyCode | undefined): Money | undefined =>
    typed === undefined || code === undefined || isPlanned ? undefined : moneyOf(typed, code);
  const money = (typed: number | undefined) => moneyIn(typed, declaredIn);
  const typedAmount = money(read?.amount);
  const choices = record({
    all: from("currency_choices", list(currencyChoice(typedAmount ?? declaredIn, isPlanned))),
  });
  const chosen = choices(data, path)?.all ?? [];
  const isContradicted = chosen.some((choice) => isOther(typedAmount, choice));
  const forShare = isContradicted ? undefined : typedAmount;
  const typedParts = isContradicted ? [] : (read?.parts ?? []);
  const tax = taxOf(typedParts, { money, forShare, franked, withholding, path });
  return {
    ...tax,
    perShare: tax.amount && writtenForShare(tax.amount, path.locale),
    currencyChoices: distinctEntries(
      chosen.filter(({ currency: code }) => code !== declaredIn),
      ({ currency: code }) => code,
      { path: path.at("currency_choices"), what: "an amount in" },
    ),
    sharesInstead: insteadOf(read?.instead, { moneyIn, declaredIn, paid: tax.amount, since, path }),
    before: money(read?.before),
  };
}

interface PartsOptions {
  readonly money: (typed: number | undefined) => Money | undefined;
  readonly forShare: Money | undefined;
  readonly franked: number | undefined;
  readonly withholding: number | undefined;
  readonly path: FieldPath;
}

/** The amount with its parts. Where they contradict each other, nobody knows what is wrong, and none of them is a fact. */
function taxOf(
  typed: AmountData["parts"],
  { money, forShare, franked, withholding, path }: PartsOptions,
): Pick<Complete<Dividend>, "amount" | "franked" | "withholding" | "parts"> {
  const { dividends: texts } = path.locale.texts;
  const parts = typed.flatMap(({ kind, name, amount: part, withholding: rate, wordsIn }) => {
    const paid = money(part);
    const called = name ?? (kind ? texts.parts[kind] : texts.otherPart);
    return paid === undefined
      ? []
      : {
          kind: name === undefined ? kind : undefined,
          name: called,
          wordsIn,
          amount: paid,
          withholding: rate,
        };
  });
  const ofSum = sumProblem(parts, forShare);
  if (ofSum !== undefined) {
    path.at("parts").report(ofSum);
    return { amount: undefined, franked, withholding, parts: [] };
  }
  const ofFranked = frankedProblem(parts, forShare, franked);
  if (ofFranked !== undefined) path.at("parts").report(ofFranked);
  const ofTax = withholdingProblem(parts, forShare, withholding);
  if (ofTax !== undefined) path.at("withholding").report(ofTax);
  return {
    amount: forShare,
    franked: ofFranked === undefined ? franked : undefined,
    withholding: ofTax === undefined ? withholding : undefined,
    parts:
      ofFranked === undefined
        ? distinctParts(parts, path).map((part) => withoutTax(part, ofTax !== undefined))
        : [],
  };
}

/** A part that is named twice is not a column of its own: then there are none, because others are not the whole. */
function distinctParts(parts: readonly DividendPart[], path: FieldPath): readonly DividendPart[] {
  const distinct = distinctEntries(parts, ({ name }) => name, { path: path.at("parts"), what: "the part" });
  return distinct.length < parts.length ? [] : parts;
}

const withoutTax = (part: DividendPart, isWrong: boolean): DividendPart =>
  isWrong ? { ...part, withholding: undefined } : part;

interface InsteadOptions {
  readonly moneyIn: (typed: number | undefined, code: CurrencyCode | undefined) => Money | undefined;
  readonly declaredIn: CurrencyCode | undefined;
  /** What is paid for one share. */
  readonly paid: Money | undefined;
  readonly since: string | undefined;
  readonly path: FieldPath;
}

/** The price is in its own currency, by default in that of the amount: who declares US dollars may issue shares at a price in another one. */
function insteadOf(
  instead: AmountData["instead"] | undefined,
  { moneyIn, declaredIn, paid, since, path }: InsteadOptions,
): Complete<SharesInstead> | undefined {
  const { plan, price, discount, ratio: more, held, typedCurrency, priceCurrency } = instead ?? {};
  if ([plan, price, discount, more, held, since].every((value) => value === undefined)) return undefined;
  if ((more === undefined) !== (held === undefined))
    path.at(more === undefined ? "scrip_new" : "scrip_held").report("the ratio needs both numbers");
  const ratio = more === undefined || held === undefined ? undefined : { new: more, old: held };
  const known = {
    plan: plan ?? (ratio ? "Scrip dividend" : "Reinvestment plan"),
    price: moneyIn(price, typedCurrency === undefined ? declaredIn : priceCurrency),
    discount,
    ratio,
    from: since,
  } as const;
  const problem = insteadProblem(known, paid);
  if (problem === undefined) return known;
  path.at(problem.field).report(problem.problem);
  const { hasRatio } = problem;
  return { ...known, price: undefined, ratio: hasRatio ? ratio : undefined };
}

/** By which the dividends of the shares that a new one is for may differ from its price: it is of other days, or after tax. */
const PRICE_FACTOR = 2;

/** Why a price or a ratio of new shares cannot be right beside the amount of the dividend. */
function insteadProblem({ price, ratio }: Pick<SharesInstead, "price" | "ratio">, paid: Money | undefined) {
  if (ratio !== undefined && ratio.new >= ratio.old)
    return {
      field: "scrip_new",
      problem: `${ratio.new} new for ${ratio.old} held is worth more than a dividend: enter one new share for those held. Neither it nor a price is shown`,
      hasRatio: false,
    };
  if (price === undefined || paid === undefined || isNil(paid) || price.currency !== paid.currency)
    return undefined;
  const shares = numberOf(price) / numberOf(paid);
  if (shares <= 1)
    return {
      field: "reinvestment_price",
      problem: `a price of ${price.amount} is not more than the dividend of a share, ${paid.amount}: it is not shown`,
      hasRatio: true,
    };
  const held = ratio && ratio.old / ratio.new;
  const isOfOthers = held !== undefined && Math.max(held / shares, shares / held) > PRICE_FACTOR;
  return isOfOthers
    ? {
        field: "reinvestment_price",
        problem: `a price of ${price.amount} is the dividend of ${Math.round(shares)} shares, not of ${Math.round(held)}: neither it nor the ratio is shown`,
        hasRatio: false,
      }
    : undefined;
}

/** An amount for one share, as texts have it. */
export function writtenForShare(paid: Money, { texts, moneyStyle }: Locale): string {
  return isNil(paid) ? texts.dividends.nil : perShareText(paid, moneyStyle);
}
