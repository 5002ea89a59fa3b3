import { currenciesOf, type ReferenceRates, ratesOn } from "../../domain/money/reference-rates.ts";
import type { ExchangeRates } from "../../ports/exchange-rates.ts";

export class InMemoryExchangeRates implements ExchangeRates {
  #known: readonly ReferenceRates[] = [];
  #currencies: readonly string[] = [];

  publish(...published: readonly ReferenceRates[]): void {
    const days = published.map(({ day }) => day);
    const others = this.#known.filter(({ day }) => !days.includes(day));
    this.#known = [...published, ...others].sort((one, other) => other.day.localeCompare(one.day));
    this.#currencies = currenciesOf(this.#known, this.#currencies);
  }

  get currencies(): readonly string[] {
    return this.#currencies;
  }

  on(day: string): ReferenceRates | undefined {
    return ratesOn(this.#known, day);
  }

  start(): void {
    // There is nothing to poll.
  }

  close(): void {
    // There is nothing to stop.
  }
}
