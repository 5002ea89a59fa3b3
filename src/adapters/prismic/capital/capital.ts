import { brand } from "../../../../brand/brand.ts";
import { moneyStyleOf } from "../../../domain/money/money.ts";
import { type Field, from, list, record, required } from "../field.ts";
import { link } from "../link-field.ts";
import type { PrismicCapability } from "../prismic-capability.ts";
import { introduced, plain } from "../section-reader.ts";
import { date, number, text } from "../simple-fields.ts";

/** The currency of debt; by default that of the company. */
const currency: Field<string> = (value, path) => text(value, path) ?? moneyStyleOf(brand).currency.code;

const asAt = { ...introduced, asAt: from("as_at", date), source: text };

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
      instruments: list(
        record({ name: required(text), isin: text, volume: number, currency, coupon: text, maturity: date }),
      ),
    }),
  },
  zones: { share_capital: ["page", "investors-page"], debt: ["page", "investors-page"] },
} satisfies PrismicCapability;
