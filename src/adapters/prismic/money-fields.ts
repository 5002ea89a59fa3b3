import { brand } from "../../../brand/brand.ts";
import {
  type CurrencyCode,
  currencyCode,
  isCurrencyCode,
  priceCurrency,
} from "../../domain/money/currency.ts";
import type { Field } from "./field.ts";
import { text } from "./simple-fields.ts";

const OWN = currencyCode(brand.currency.code);

/**
 * The currency of an amount (ISO 4217), by default that of the company's reports. What is none is reported, and `undefined`: the
 * amount must not be shown in another one. Hundredths, which some exchanges have in prices, are none either, however they are
 * written: `GBp` is not `GBP`.
 */
export const currency: Field<CurrencyCode | undefined> = (value, path) => {
  const typed = text(value, path);
  if (typed === undefined) return path.hasProblem ? undefined : OWN;
  const code = typed === typed.toLowerCase() ? typed.toUpperCase() : typed;
  if (isCurrencyCode(code)) return code;
  const whole = priceCurrency(code)?.currency;
  const hint = whole ? `these are hundredths of ${whole}: state the amount in ${whole}` : `as in ${OWN}`;
  path.report(`"${typed}" is no currency of ISO 4217: ${hint}. No amount is shown`);
  return undefined;
};
