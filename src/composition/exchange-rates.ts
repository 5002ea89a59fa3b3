import type { DependencyContainer } from "tsyringe";
import { z } from "zod";
import { dividends as texts } from "#texts/dividends.ts";
import { brand } from "../../brand/brand.ts";
import { euroReferenceRates } from "../adapters/exchange-rates/euro-reference-rates.ts";
import { webAddress } from "../environment/kinds.ts";
import { readVariables } from "../environment/variables.ts";
import { type ExchangeRates, rateMetrics } from "../ports/exchange-rates.ts";
import { token } from "../ports/tokens.ts";
import type { Capability } from "./capability.ts";
import { tokens } from "./tokens.ts";

/** The rates that amounts are converted by; `undefined` without a source. */
export const EXCHANGE_RATES = token<ExchangeRates | undefined>("exchange rates");

/** The rates of a container. */
export const ratesOf = (container?: DependencyContainer): ExchangeRates | undefined =>
  container?.resolve(EXCHANGE_RATES);

/**
 * The sign before decimals in each language of a container. Without one none is known: the command that writes the formats of
 * languages loads the capabilities, so these cannot need them.
 */
export function decimalOf(container?: DependencyContainer) {
  const known = container?.resolve(tokens.locales) ?? [];
  return (language: string | undefined) => known.find((one) => one.language === language)?.formats.decimal;
}

const rateVariables = z.object({
  EXCHANGE_RATES_URL: webAddress().optional().meta({
    description:
      "Folder of the euro reference rates that amounts can be converted by, `https://www.ecb.europa.eu/stats/eurofxref/`, or one with the same files.",
    otherwise: "with the sandbox, its own; else none, and nothing can be converted",
  }),
});

/** How rates come into a site. */
export const RATE_PORTS = {
  metrics: rateMetrics,
  configured: { variables: rateVariables },
  register: (register, { environment, content, publicUrl }) =>
    register(EXCHANGE_RATES, (from) => {
      const { EXCHANGE_RATES_URL: configured } = readVariables(rateVariables, environment);
      const sandbox = content.from === "sandbox" ? from.resolve(tokens.sandbox) : undefined;
      const url = configured ?? (sandbox && new URL(sandbox.exchangeRates, publicUrl).href);
      if (url === undefined) return undefined;
      return euroReferenceRates({
        url,
        userAgent: `${brand.slug}-website (${brand.email.sender})`,
        ...(configured === undefined && { fetch: sandbox?.fetch }),
        log: from.resolve(tokens.log),
        meter: from.resolve(tokens.meter),
      });
    }),
  work: ratesOf,
} as const satisfies Partial<Capability>;

/** By which titles in calendars name the days of a dividend. */
export const DIVIDEND_WORDS = texts.words;
