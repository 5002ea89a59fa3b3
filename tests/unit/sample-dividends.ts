import { readDividend } from "../../src/adapters/prismic/dividend-fields.ts";
import type { Dividend } from "../../src/domain/content/dividend.ts";
import { silentLog } from "../../src/ports/log.ts";

/** A dividend as it is read of a document with these fields. */
export function dividend(uid: string, data: object): Dividend {
  const read = readDividend({ id: `dividend_${uid}`, uid, type: "dividend", data }, silentLog);
  if (!read) throw new Error(`${uid} cannot be read`);
  return read;
}

/** A final dividend with all dates, paid on a day of September. */
export function finalDividend(year: number, amount: number, more: object = {}): Dividend {
  return dividend(`${year}`, {
    kind: "Final",
    period: `FY${year - 2000}`,
    amount,
    ex: `${year}-09-02`,
    record: `${year}-09-03`,
    payment: `${year}-09-25`,
    ...more,
  });
}
