/** Since when something lasts, such as the failure of a service: for the code, and as a metric for operators. */
export class SinceGauge {
  readonly #record: (seconds: number) => void;
  #since: Date | undefined;

  /** @param record - Sets the metric: Unix time in seconds since which it lasts, or 0 when it has ended. */
  constructor(record: (seconds: number) => void) {
    this.#record = record;
  }

  /** `undefined` while it does not last. */
  get since(): Date | undefined {
    return this.#since;
  }

  /** Begins, unless it lasts already. Returns since when it lasts. */
  begin(since = new Date()): Date {
    if (this.#since !== undefined) return this.#since;
    this.#since = since;
    this.#record(Math.floor(since.getTime() / 1_000));
    return since;
  }

  /** Ends. Returns since when it lasted; `undefined` if it did not. */
  end(): Date | undefined {
    const since = this.#since;
    if (since === undefined) return undefined;
    this.#since = undefined;
    this.#record(0);
    return since;
  }
}
