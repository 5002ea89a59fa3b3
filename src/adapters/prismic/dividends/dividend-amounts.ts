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
  partsProblem,
} from "../../../domain/dividends/dividend-parts.ts";
import type { DividendStatus } from "../../../domain/dividends/dividend-status.ts";
import type { CurrencyCode } from "../../../domain/money/currency.ts";
import { isNil, type Money, moneyOf } from "../../../domain/money/money.ts";
import { perShareText } from "../../../domain/money/money-text.ts";
import { type Complete, type Field, from, list, ofAll, record, required, valid } from "../field.ts";
import type { FieldPath } from "../field-path.ts";
import { currency } from "../money-fields.ts";
import { date, select, text } from "../simple-fields.ts";

/** A larger amount cannot be one for a share. A nil dividend is one, too. */
const amount = valid(z.number().min(0).max(1_000_000));
const positive = valid(z.number().positive().max(1_000_000));
const percent = valid(z.number().min(0).max(100));

const partData = record({ kind: select(DIVIDEND_PART_KINDS), name: text, amount: required(amount) });

const typedChoice = record({
  currency: from("currency", required(text)),
  code: from("currency", currency),
  amount,
});

/** A currency other than that of the amount. */
function currencyChoice(
  own: CurrencyCode | undefined,
  isPlanned: boolean,
): Field<CurrencyChoice | undefined> {
  return (value, path) => {
    const read = typedChoice(value, path);
    if (read?.code === undefined) return undefined;
    const { code, amount: paid } = read;
    if (code === own) path.at("currency").report(`${code} is the currency of the amount, not another one`);
    if (code === own) return undefined;
    return { currency: code, amount: paid === undefined || isPlanned ? undefined : moneyOf(paid, code) };
  };
}

const insteadData = record({
  plan: from("share_plan", select(SHARE_PLANS)),
  price: from("reinvestment_price", positive),
  typedCurrency: from("reinvestment_currency", text),
  priceCurrency: from("reinvestment_currency", currency),
  discount: from("reinvestment_discount", percent),
  ratio: from("scrip_new", positive),
  held: from("scrip_held", positive),
  from: from("election_from", date),
});

const amountData = record({
  amount,
  currency,
  parts: list(partData),
  instead: ofAll(insteadData),
  before: from("previous_amount", amount),
});

type AmountData = NonNullable<ReturnType<typeof amountData>>;

/** What of a dividend is money. What is planned has none: an amount that an editor has typed may be secret. */
export function amountsOf(
  data: unknown,
  path: FieldPath,
  { status, franked }: { readonly status: DividendStatus; readonly franked: number | undefined },
): Pick<Complete<Dividend>, "amount" | "parts" | "currencyChoices" | "sharesInstead"> & {
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
  const forShare = money(read?.amount);
  const choices = record({ all: from("currency_choices", list(currencyChoice(declaredIn, isPlanned))) });
  return {
    amount: forShare,
    parts: partsOf(read?.parts ?? [], { money, forShare, franked, path }),
    currencyChoices: choices(data, path)?.all ?? [],
    sharesInstead: insteadOf(read?.instead, { moneyIn, declaredIn, path }),
    before: money(read?.before),
  };
}

interface PartsOptions {
  readonly money: (typed: number | undefined) => Money | undefined;
  readonly forShare: Money | undefined;
  readonly franked: number | undefined;
  readonly path: FieldPath;
}

/** Parts that are the amount together; others are not shown. */
function partsOf(
  typed: AmountData["parts"],
  { money, forShare, franked, path }: PartsOptions,
): readonly DividendPart[] {
  const { dividends: texts } = path.locale.texts;
  const parts = typed.flatMap(({ kind, name, amount: part }) => {
    const paid = money(part);
    const called = name ?? (kind ? texts.parts[kind] : texts.otherPart);
    return paid === undefined
      ? []
      : { kind: name === undefined ? kind : undefined, name: called, amount: paid };
  });
  const problem = partsProblem(parts, forShare, franked);
  if (problem === undefined) return parts;
  path.at("parts").report(problem);
  return [];
}

interface InsteadOptions {
  readonly moneyIn: (typed: number | undefined, code: CurrencyCode | undefined) => Money | undefined;
  readonly declaredIn: CurrencyCode | undefined;
  readonly path: FieldPath;
}

/** The price is in its own currency, by default in that of the amount: who declares US dollars may issue shares at a price in another one. */
function insteadOf(
  instead: AmountData["instead"] | undefined,
  { moneyIn, declaredIn, path }: InsteadOptions,
): Complete<SharesInstead> | undefined {
  const {
    plan,
    price,
    discount,
    ratio: more,
    held,
    from: since,
    typedCurrency,
    priceCurrency,
  } = instead ?? {};
  if ([plan, price, discount, more, held, since].every((value) => value === undefined)) return undefined;
  if ((more === undefined) !== (held === undefined))
    path.at(more === undefined ? "scrip_new" : "scrip_held").report("the ratio needs both numbers");
  const ratio = more === undefined || held === undefined ? undefined : { new: more, old: held };
  return {
    plan: plan ?? (ratio ? "Scrip dividend" : "Reinvestment plan"),
    price: moneyIn(price, typedCurrency === undefined ? declaredIn : priceCurrency),
    discount,
    ratio,
    from: since,
  };
}

/** An amount for one share, as texts have it. */
export function writtenForShare(paid: Money, { texts, moneyStyle }: Locale): string {
  return isNil(paid) ? texts.dividends.nil : perShareText(paid, moneyStyle);
}
