import type { DependencyContainer } from "tsyringe";
import { dividends as texts } from "#texts/dividends.ts";
import { brand } from "../../brand/brand.ts";
import { euroReferenceRates } from "../adapters/exchange-rates/euro-reference-rates.ts";
import type { ExchangeRates } from "../ports/exchange-rates.ts";
import { token } from "../ports/tokens.ts";
import type { Capability } from "./capability.ts";
import { tokens } from "./tokens.ts";

/** The rates that amounts are converted by; `undefined` without a source. */
export const EXCHANGE_RATES = token<ExchangeRates | undefined>("exchange rates");

/** The rates of a container. */
export const ratesOf = (container?: DependencyContainer): ExchangeRates | undefined =>
  container?.resolve(EXCHANGE_RATES);

/** How rates come into a site. */
export const RATE_PORTS = {
  register: (register, { exchangeRates, content, publicUrl }) =>
    register(EXCHANGE_RATES, (from) => {
      const sandbox = content.from === "sandbox" ? from.resolve(tokens.sandbox) : undefined;
      const url = exchangeRates ?? (sandbox && new URL(sandbox.exchangeRates, publicUrl).href);
      if (url === undefined) return undefined;
      return euroReferenceRates({
        url,
        userAgent: `${brand.slug}-website (${brand.email.sender})`,
        ...(exchangeRates === undefined && { fetch: sandbox?.fetch }),
        log: from.resolve(tokens.log),
        meter: from.resolve(tokens.meter),
      });
    }),
  work: ratesOf,
} as const satisfies Pick<Capability, "register" | "work">;

/** By which titles in calendars name the days of a dividend. */
export const DIVIDEND_WORDS = texts.words;
