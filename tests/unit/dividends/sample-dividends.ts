import { readDividend } from "../../../src/adapters/prismic/dividends/dividends.ts";
import type { Dividend } from "../../../src/domain/dividends/dividend.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { pathOf } from "../adapters/read-document.ts";

/** A dividend as it is read of a document with these fields. */
export function dividend(uid: string, data: object): Dividend {
  const document = { id: `dividend_${uid}`, uid, type: "dividend", data };
  const read = readDividend(document, pathOf(document, silentLog));
  if (!read) throw new Error(`${uid} cannot be read`);
  return read;
}

/** A final dividend with all dates, paid on a day of September. */
export function finalDividend(year: number, amount: number, more: object = {}): Dividend {
  return dividend(`${year}`, {
    kind: "Final",
    period: `FY${String(year).slice(-2)}`,
    amount,
    ex: `${year}-09-02`,
    record: `${year}-09-03`,
    payment: `${year}-09-25`,
    ...more,
  });
}
