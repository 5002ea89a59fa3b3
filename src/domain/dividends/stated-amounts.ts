import type { NumberLanguage } from "../content/number-words.ts";
import { writtenNumber } from "../content/written-number.ts";
import { isNil, numberOf } from "../money/money.ts";
import type { MoneyStyle } from "../money/money-text.ts";
import { decimalsOf } from "../text/amount.ts";
import { alternatives, literally } from "../text/patterns.ts";
import type { Dividend } from "./dividend.ts";

/** How texts of a language state amounts for one share. */
export interface AmountStyle extends Pick<MoneyStyle, "sign" | "currency" | "hundredths"> {
  readonly numbers: NumberLanguage;
  /** After an amount in whole units of the currency: `a share, per share`. */
  readonly perShare: string;
}

/** An amount for one share in a text. */
export interface StatedAmount {
  readonly written: string;
  /** In whole units of the currency. */
  readonly value: number;
  /** Half of its last digit. */
  readonly rounding: number;
}

/** The amounts for one share that a text states after what a pattern says. */
export function amountsIn(text: string, before: string, style: AmountStyle): readonly StatedAmount[] {
  const { sign, hundredths, numbers, perShare } = style;
  const number = "(\\d[\\d.,]*(?<=\\d))";
  const space = "[\\s\\u00a0]*";
  const aShare = `${space}(?:${alternatives(perShare)})(?!\\p{L})`;
  const money = literally(sign);
  const inHundredths =
    hundredths === undefined ? "(?!)()" : `${number}${space}${literally(hundredths)}(?!\\p{L})`;
  const stated = new RegExp(
    `${before}(?<written>${inHundredths}|${money}${space}${number}${aShare}|${number}${space}${money}${aShare})`,
    "giu",
  );
  return [...text.matchAll(stated)].flatMap(([, written = "", ofHundredths, ...inUnits]) => {
    const digits = ofHundredths ?? inUnits.find((one) => one !== undefined) ?? "";
    const read = writtenNumber(digits, numbers)?.amount;
    if (read === undefined) return [];
    const factor = ofHundredths === undefined ? 1 : 0.01;
    return { written, value: read * factor, rounding: (10 ** -decimalsOf(read) / 2) * factor * (1 + 1e-9) };
  });
}

/**
 * What a text says an amount is in whole units of the currency, if that is a hundredth of it: the amount is typed in the unit of the
 * text, such as 8 beside "8 fils a share".
 */
export function saidHundredthOf(
  text: string,
  amount: Dividend["amount"],
  style: AmountStyle,
): StatedAmount | undefined {
  if (amount === undefined || isNil(amount) || amount.currency !== style.currency) return undefined;
  const hundredth = numberOf(amount) / 100;
  return amountsIn(text, "", style).find(({ value, rounding }) => Math.abs(value - hundredth) <= rounding);
}

/** Whether a text says the amount of a dividend with its unit, so that nobody has taken another unit for it. */
export function saysAmount(text: string, amount: Dividend["amount"], style: AmountStyle): boolean {
  if (amount === undefined || amount.currency !== style.currency) return false;
  return amountsIn(text, "", style).some(
    ({ value, rounding }) => Math.abs(value - numberOf(amount)) <= rounding,
  );
}
