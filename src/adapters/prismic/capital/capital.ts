import { from, list, record, required } from "../field.ts";
import { link } from "../link-field.ts";
import { currency } from "../money-fields.ts";
import type { PrismicCapability } from "../prismic-capability.ts";
import { introduced, plain } from "../section-reader.ts";
import { date, number, text } from "../simple-fields.ts";

const asAt = { ...introduced, asAt: from("as_at", date), source: text };

const instrument = record({
  name: required(text),
  isin: text,
  volume: number,
  currency,
  coupon: text,
  maturity: date,
});

/** A volume in no known currency is none. */
const debtInstrument: typeof instrument = (value, path) => {
  const read = instrument(value, path);
  return read?.currency === undefined ? read && { ...read, volume: undefined } : read;
};

/** Shares, their holders, ratings and debt. */
export const capital = {
  sections: {
    share_capital: plain("share-capital", {
      ...asAt,
      classes: list(record({ name: required(text), onIssue: from("on_issue", number), treasury: number })),
      notInPublicHands: from("not_in_public_hands", number),
      holders: list(record({ name: required(text), shares: number, percent: number })),
    }),
    debt: plain("debt", {
      ...asAt,
      ratings: list(record({ agency: required(text), grade: required(text), outlook: text, date, link })),
      instruments: list(debtInstrument),
    }),
  },
  zones: { share_capital: ["page", "investors-page"], debt: ["page", "investors-page"] },
} satisfies PrismicCapability;
