import type { ConversionRates } from "../domain/money/reference-rates.ts";

/**
 * The reference rates of the euro, as they are known. A source that fails takes nothing back, and holds nothing up: while
 * no rates are known, nothing can be converted.
 */
export interface ExchangeRates extends ConversionRates {
  /** Starts to poll the source. */
  start(): void;
  /** Stops polling. */
  close(): void;
}
