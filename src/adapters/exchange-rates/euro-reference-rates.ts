import { currenciesOf, type ReferenceRates, ratesOn } from "../../domain/content/reference-rates.ts";
import type { ExchangeRates } from "../../ports/exchange-rates.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import { reasonOf } from "../../ports/reason.ts";
import { SourceError } from "../../ports/source-error.ts";
import {
  type SourceRequestOptions,
  type SourceResponse,
  sourceRequest,
} from "../polled-source/source-request.ts";

/** All days since 1999: some eight megabytes. */
const HISTORY = "eurofxref-hist.xml";
/** The last ninety days, the newest one too, so that days without a response are made up for. */
const RECENT = "eurofxref-hist-90d.xml";
/** Age of the newest known rates from which on the recent ones may leave a gap. */
const RECENT_MS = 80 * 24 * 3_600_000;
/** The rates of a working day are published at about 16:00 CET. */
const POLL_INTERVAL_MS = 3 * 3_600_000;
/** While the source fails. */
const RETRY_INTERVAL_MS = 10 * 60_000;

interface RatesOptions extends SourceRequestOptions {
  /** Address of the folder of the files, such as `https://www.ecb.europa.eu/stats/eurofxref/`. */
  readonly url: string;
  readonly log: Pick<Log, "info" | "warn" | "error">;
  readonly meter: Meter;
}

/**
 * The reference rates of the European Central Bank, in memory: a process that starts while the source is down converts
 * nothing until it responds.
 */
export class EuroReferenceRates implements ExchangeRates {
  readonly #options: RatesOptions;
  readonly #request: ReturnType<typeof sourceRequest>;
  /** Newest first. */
  #known: readonly ReferenceRates[] = [];
  #currencies: readonly string[] = [];
  /** The last recent rates, which are requested only if they have changed. */
  #recent: SourceResponse<readonly ReferenceRates[]> | undefined;
  #failure: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @throws {TypeError} if the address is invalid. */
  constructor(options: RatesOptions) {
    this.#options = { ...options, url: new URL(options.url.replace(/\/*$/, "/")).href };
    this.#request = sourceRequest(options);
  }

  get currencies(): readonly string[] {
    return this.#currencies;
  }

  on(day: string): ReferenceRates | undefined {
    return ratesOn(this.#known, day);
  }

  start(): void {
    void this.poll().then((hasWorked) => {
      if (this.#isClosed) return;
      this.#timer = setTimeout(() => this.start(), hasWorked ? POLL_INTERVAL_MS : RETRY_INTERVAL_MS).unref();
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Polls the source. Never rejects. @returns whether it has responded. */
  async poll(): Promise<boolean> {
    try {
      const [newest] = this.#known;
      const hasGap = !newest || Date.now() - Date.parse(newest.day) > RECENT_MS;
      this.#take(hasGap ? (await this.#get(HISTORY)).value : await this.#getRecent());
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  async #getRecent(): Promise<readonly ReferenceRates[]> {
    this.#recent = await this.#get(RECENT, this.#recent);
    return this.#recent.value;
  }

  #get(file: string, former?: SourceResponse<readonly ReferenceRates[]>) {
    // Loaded with the first response: most sites have no source.
    const parse = async (text: string) => (await import("./ecb-xml.ts")).ratesIn(text);
    return this.#request(new URL(file, this.#options.url), parse, former);
  }

  /** Rates that were corrected replace those before. */
  #take(published: readonly ReferenceRates[]): void {
    const oldest = published.at(-1)?.day ?? "";
    this.#known = [...published, ...this.#known.filter(({ day }) => day < oldest)];
    this.#currencies = currenciesOf(this.#known, this.#currencies);
    if (this.#failure === undefined) return;
    this.#failure = undefined;
    this.#options.log.info({}, "the source of exchange rates works again");
    this.#options.meter.set("exchange_rates_failing_since_timestamp_seconds", {}, 0);
  }

  #fail(error: unknown): void {
    const { log, meter } = this.#options;
    const failure = error instanceof SourceError ? error.failure : "bug";
    if (this.#failure === undefined)
      meter.set("exchange_rates_failing_since_timestamp_seconds", {}, Math.floor(Date.now() / 1_000));
    if (this.#failure !== failure) {
      const details = { reason: reasonOf(error), failure, newest: this.#known[0]?.day };
      if (failure === "bug") log.error({ ...details, err: error }, "the source of exchange rates fails");
      else log.warn(details, "the source of exchange rates fails");
    }
    this.#failure = failure;
  }
}
