import type { ConversionRates } from "../domain/money/reference-rates.ts";
import type { MetricTable } from "./meter.ts";

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

/** What operators measure of the source. */
export const rateMetrics = {
  exchange_rates_failing_since_timestamp_seconds: {
    kind: "gauge",
    help: "Unix time since which the source of exchange rates fails; 0 while it works, or if there is none.",
    labels: [],
  },
} as const satisfies MetricTable;

type RateMetrics = typeof rateMetrics;

declare module "./meter.ts" {
  interface Metrics extends RateMetrics {}
}
