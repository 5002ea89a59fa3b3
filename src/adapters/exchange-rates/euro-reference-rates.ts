import { currenciesOf, type ReferenceRates, ratesOn } from "../../domain/money/reference-rates.ts";
import type { ExchangeRates } from "../../ports/exchange-rates.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import { reasonOf } from "../../ports/reason.ts";
import { SinceGauge } from "../../ports/since-gauge.ts";
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

interface PolledRates extends ExchangeRates {
  /** Polls the source. Never rejects. @returns whether it has responded. */
  poll(): Promise<boolean>;
}

/**
 * The reference rates of the European Central Bank, in memory: a process that starts while the source is down converts
 * nothing until it responds. @throws {TypeError} if the address is invalid.
 */
export function euroReferenceRates(options: RatesOptions): PolledRates {
  const folder = new URL(`${options.url.replace(/(?<!\/)\/+$/, "")}/`);
  const { log, meter } = options;
  const request = sourceRequest(options);
  /** Newest first. */
  let known: readonly ReferenceRates[] = [];
  let currencies: readonly string[] = [];
  /** The last recent rates, which are requested only if they have changed. */
  let recent: SourceResponse<readonly ReferenceRates[]> | undefined;
  const failing = new SinceGauge((since) =>
    meter.set("exchange_rates_failing_since_timestamp_seconds", {}, since),
  );
  let failure: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const get = (file: string, former?: SourceResponse<readonly ReferenceRates[]>) => {
    // Loaded with the first response: most sites have no source.
    const parse = async (text: string) => (await import("./ecb-xml.ts")).ratesIn(text);
    return request(new URL(file, folder), parse, former);
  };
  const getRecent = async () => {
    recent = await get(RECENT, recent);
    return recent.value;
  };
  /** Rates that were corrected replace those before. */
  const take = (published: readonly ReferenceRates[]) => {
    const oldest = published.at(-1)?.day ?? "";
    known = [...published, ...known.filter(({ day }) => day < oldest)];
    currencies = currenciesOf(known, currencies);
    failure = undefined;
    if (failing.end()) log.info({}, "the source of exchange rates works again");
  };
  const fail = (error: unknown) => {
    const before = failure;
    failure = error instanceof SourceError ? error.failure : "bug";
    failing.begin();
    if (before === failure) return;
    const details = { reason: reasonOf(error), failure, newest: known[0]?.day };
    if (failure === "bug") log.error({ ...details, err: error }, "the source of exchange rates fails");
    else log.warn(details, "the source of exchange rates fails");
  };
  const poll = async (): Promise<boolean> => {
    try {
      const [newest] = known;
      const hasGap = !newest || Date.now() - Date.parse(newest.day) > RECENT_MS;
      take(hasGap ? (await get(HISTORY)).value : await getRecent());
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  const start = () =>
    void poll().then((hasWorked) => {
      if (!isClosed) timer = setTimeout(start, hasWorked ? POLL_INTERVAL_MS : RETRY_INTERVAL_MS).unref();
    });
  return {
    get currencies(): readonly string[] {
      return currencies;
    },
    on: (day: string) => ratesOn(known, day),
    start,
    poll,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
