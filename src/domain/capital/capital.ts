import type { Link } from "../links/link.ts";
import type { CurrencyCode } from "../money/currency.ts";

/** Shares of one class; counts of shares. */
export interface ShareClass {
  readonly name: string;
  readonly onIssue?: number | undefined;
  /** Held by the company itself. */
  readonly treasury?: number | undefined;
}

/** A major shareholder. */
export interface Holder {
  readonly name: string;
  readonly shares?: number | undefined;
  /** Share of all shares, in per cent. */
  readonly percent?: number | undefined;
}

/** What a rating agency thinks of the company's debt: its grade alone, since its texts are its own. */
export interface Rating {
  readonly agency: string;
  readonly grade: string;
  readonly outlook?: string | undefined;
  /** `YYYY-MM-DD` */
  readonly date?: string | undefined;
  readonly link?: Link | undefined;
}

/** A bond or a loan. */
export interface DebtInstrument {
  readonly name: string;
  /** ISO 6166. */
  readonly isin?: string | undefined;
  /** In millions of its currency; only if that is known. */
  readonly volume?: number | undefined;
  readonly currency?: CurrencyCode | undefined;
  /** `4.25%`, `3-month BBSW plus 1.6%`. */
  readonly coupon?: string | undefined;
  /** `YYYY-MM-DD`; absent if it has none, or if it is unknown. */
  readonly maturity?: string | undefined;
}

/** Of a longer time, only years in which something matures are shown. */
const MAX_YEARS = 20;

/**
 * What matures in each year, for each currency: in millions, oldest first, with the years between. Debt without volume or
 * maturity is left out.
 */
export function maturitiesOf(instruments: readonly DebtInstrument[]) {
  const dated = instruments.flatMap(({ currency, volume, maturity }) =>
    volume === undefined || currency === undefined || maturity === undefined
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
