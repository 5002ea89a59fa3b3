/** Of the exchanges in the United States (ISO 10383). */
const UNITED_STATES: readonly string[] = ["XNYS", "XNAS", "XNMS", "XNGS", "XNCM", "XASE", "ARCX", "BATS"];

/**
 * Whether shares are traded with due bills at an exchange, so that the ex date of what is large follows the day on which holders
 * get it (FINRA rule 11140).
 */
export function tradesDueBills(mic: string | undefined): boolean {
  return mic !== undefined && UNITED_STATES.includes(mic);
}
