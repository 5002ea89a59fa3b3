const DAY_MS = 24 * 60 * 60 * 1000;

/** Longer than the days without rates between two of the European Central Bank's: four, at Easter. */
const MAX_AGE_DAYS = 7;

/** The reference rates of the euro that were published for a day. */
export interface ReferenceRates {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Units of each currency (ISO 4217) for one euro, with at most eight decimals; also of the euro. */
  readonly perEuro: Readonly<Record<string, number>>;
}

/** The rates that payments are converted by. */
export interface ConversionRates {
  /** The codes of the currencies that a visitor can choose, none while no rates are known: the same array until they change. */
  readonly currencies: readonly string[];
  /** The rates of a day, or of the last one before it that has some; `undefined` if they are not known. */
  on(day: string): ReferenceRates | undefined;
}

/**
 * The rates of a day, or of the last day before it that has some. None if they are older than a week: later ones are not
 * known, or not published any more.
 *
 * @param known - Newest first.
 */
export function ratesOn(known: readonly ReferenceRates[], day: string): ReferenceRates | undefined {
  const found = known.find((rates) => rates.day <= day);
  const isRecent = found && Date.parse(day) - Date.parse(found.day) <= MAX_AGE_DAYS * DAY_MS;
  return isRecent ? found : undefined;
}

/**
 * The currencies of the newest rates, by their codes.
 *
 * @param known - Newest first.
 * @param former - Returned if they are the same, so that callers can compare by identity.
 */
export function currenciesOf(known: readonly ReferenceRates[], former: readonly string[]): readonly string[] {
  const codes = Object.keys(known[0]?.perEuro ?? {}).sort();
  return codes.join() === former.join() ? former : codes;
}
