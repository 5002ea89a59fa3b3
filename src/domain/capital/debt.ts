import type { Translatable } from "../content/translatable.ts";
import type { Link } from "../links/link.ts";
import type { CurrencyCode } from "../money/currency.ts";

/** What an agency rates, as editors choose it. */
export const RATING_KINDS = [
  "Issuer",
  "Issuer, short term",
  "Senior unsecured",
  "Senior secured",
  "Senior non-preferred",
  "Covered bonds",
  "Subordinated",
  "Hybrid",
  "Additional Tier 1",
] as const;

export type RatingKind = (typeof RATING_KINDS)[number];

/** What a rating agency thinks of the company's debt: only the grade, since the agency owns its texts. */
export interface Rating extends Translatable<"outlook"> {
  readonly agency: string;
  readonly kind?: RatingKind | undefined;
  readonly grade: string;
  readonly outlook?: string | undefined;
  /** `YYYY-MM-DD` */
  readonly date?: string | undefined;
  readonly link?: Link | undefined;
}

/** Whether the interest of a debt changes, as editors choose it. */
export const COUPON_KINDS = ["Fixed", "Floating", "Fixed, then floating", "None"] as const;

export type CouponKind = (typeof COUPON_KINDS)[number];

/** A bond or a loan. */
export interface DebtInstrument extends Translatable<"name" | "coupon"> {
  readonly name: string;
  /** ISO 6166. */
  readonly isin?: string | undefined;
  /** In millions of its currency, not below 0; only if that is known. */
  readonly volume?: number | undefined;
  readonly currency?: CurrencyCode | undefined;
  /** `4.25%`, `3-month BBSW plus 1.6%`. */
  readonly coupon?: string | undefined;
  readonly couponKind?: CouponKind | undefined;
  /** `YYYY-MM-DD` */
  readonly issued?: string | undefined;
  /** `YYYY-MM-DD`, or that it has none; absent if it is unknown. */
  readonly maturity?: string | typeof PERPETUAL | undefined;
  /** The first day on which the company may repay it, `YYYY-MM-DD`. */
  readonly firstCall?: string | undefined;
  /** The exchange at which it is listed. */
  readonly listing?: string | undefined;
  readonly prospectus?: Link | undefined;
}

/** The maturity of debt that is never due. */
export const PERPETUAL = "perpetual";

/** Over a longer time, only years in which something matures are shown. */
const MAX_YEARS = 20;

/**
 * What matures in each year, for each currency: in millions, oldest first, with the years between. Debt without volume or
 * maturity is left out, and what has matured before a day.
 *
 * @param since - `YYYY-MM-DD`
 */
export function maturitiesOf(instruments: readonly DebtInstrument[], since = "") {
  const dated = instruments.flatMap(({ currency, volume, maturity }) =>
    volume === undefined ||
    currency === undefined ||
    maturity === undefined ||
    maturity === PERPETUAL ||
    maturity < since
      ? []
      : { currency, volume, year: Number(maturity.slice(0, "YYYY".length)) },
  );
  return [...Map.groupBy(dated, ({ currency }) => currency)].map(([currency, all]) => {
    const sums = new Map<number, number>();
    for (const { year, volume } of all) sums.set(year, (sums.get(year) ?? 0) + volume);
    const stated = [...sums.keys()].sort((one, other) => one - other);
    const [first = 0] = stated;
    const length = (stated.at(-1) ?? first) - first + 1;
    const years = length > MAX_YEARS ? stated : Array.from({ length }, (_, index) => first + index);
    return { currency, years: years.map((year) => ({ period: String(year), amount: sums.get(year) })) };
  });
}
