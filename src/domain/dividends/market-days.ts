import { tradesDueBills } from "../exchange/due-bills.ts";

/** In Japan and Korea, a board or a meeting decides after the record date, which the articles state. */
const DECIDED_AFTERWARDS: readonly string[] = [
  "XTKS",
  "XJPX",
  "XNGO",
  "XFKA",
  "XSAP",
  "XKRX",
  "XKOS",
  "XKON",
];

/** In Brazil, whoever holds shares at the end of the record date is paid, and the next day is the ex date. */
const EX_AFTER_RECORD: readonly string[] = ["BVMF"];

/** A day that holders go by. */
type HolderDay = "ex" | "record" | "payment";

/** The order of holders' days at an exchange (ISO 10383). */
export function daysOfHolders(mic: string | undefined): readonly HolderDay[] {
  return mic !== undefined && EX_AFTER_RECORD.includes(mic)
    ? ["record", "ex", "payment"]
    : ["ex", "record", "payment"];
}

/**
 * The orders of the days of a dividend at its main exchange (ISO 10383).
 *
 * @param isSpecial - Whether it is a special one: with due bills, the buyer before the ex date is paid too, so that it follows the payment.
 */
export function dividendOrders(
  mic: string | undefined,
  {
    isSpecial,
    ex = "",
    payment = "",
  }: { isSpecial: boolean; ex?: string | undefined; payment?: string | undefined },
): readonly (readonly (HolderDay | "declared")[])[] {
  const hasDueBills = isSpecial && ex > payment && tradesDueBills(mic);
  const ofHolders = hasDueBills ? (["record", "payment", "ex"] as const) : daysOfHolders(mic);
  return mic !== undefined && DECIDED_AFTERWARDS.includes(mic)
    ? [ofHolders, ["declared", "payment"]]
    : [["declared", ...ofHolders]];
}
