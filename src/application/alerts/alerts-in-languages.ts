import type { AlertHealth } from "../../ports/alert-sender.ts";
import type { Meter } from "../../ports/meter.ts";
import type { SendAlerts } from "./send-alerts.ts";

/** The alerts to the subscribers of each language of a site. */
export class AlertsInLanguages implements AlertHealth {
  readonly #all: readonly SendAlerts[];

  /** @param all - Those of each language. */
  constructor(all: readonly SendAlerts[]) {
    this.#all = all;
  }

  get failing(): AlertHealth["failing"] {
    const failing = this.#all.flatMap((alerts) => alerts.failing ?? []);
    return failing.toSorted((a, b) => a.since.getTime() - b.since.getTime())[0];
  }

  get ledgerRestoredSince(): Date | undefined {
    return earliestOf(this.#all.map(({ ledgerRestoredSince }) => ledgerRestoredSince));
  }

  get limitedSince(): Date | undefined {
    return earliestOf(this.#all.map(({ limitedSince }) => limitedSince));
  }

  /**
   * As `run` of each language; none waits for another one, and none fails by another one.
   *
   * @param signal - Aborts the runs.
   * @param retryAt - When one that has failed runs again, in milliseconds of Unix time. It has logged the failure.
   */
  async run(signal: AbortSignal, retryAt: () => number): Promise<number | undefined> {
    const runs = this.#all.map((alerts) => alerts.run(signal).catch(retryAt));
    const times = (await Promise.all(runs)).filter((time) => time !== undefined);
    return times.length === 0 ? undefined : Math.min(...times);
  }
}

function earliestOf(moments: readonly (Date | undefined)[]): Date | undefined {
  const known = moments.filter((moment) => moment !== undefined);
  return known.toSorted((a, b) => a.getTime() - b.getTime())[0];
}

/** Meters of parts that set the same gauges: each gauge has the greatest of their values, and is 0 if that of all is. */
export function jointMeters(meter: Meter): () => Meter {
  const known = new Map<string, Map<Meter, number>>();
  return () => {
    const own: Meter = {
      ...meter,
      set: (name, labels, value) => {
        const values = known.getOrInsertComputed(JSON.stringify([name, labels]), () => new Map());
        values.set(own, value);
        meter.set(name, labels, Math.max(...values.values()));
      },
    };
    return own;
  };
}
