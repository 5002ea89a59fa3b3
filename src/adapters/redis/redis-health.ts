import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";

/** What a process needs Redis for, each over a connection of its own: to count and tell, and to listen. */
export type Use = "commands" | "subscriber";

/** Tells the operator once that Redis fails, and once that it is back, however many connections find out how often. */
export class RedisHealth {
  readonly #log: Log;
  readonly #meter: Meter;
  readonly #failing = new Set<Use>();

  constructor({ log, meter }: { readonly log: Log; readonly meter: Meter }) {
    this.#log = log;
    this.#meter = meter;
  }

  fails(use: Use, error: unknown): void {
    const isNews = this.#failing.size === 0;
    this.#failing.add(use);
    if (!isNews) return;
    this.#meter.set("redis_up", {}, 0);
    this.#log.warn({ err: error }, "Redis fails: rate limits and polls are of this process alone");
  }

  works(use: Use): void {
    const wasFailing = this.#failing.delete(use);
    if (this.#failing.size > 0) return;
    this.#meter.set("redis_up", {}, 1);
    if (wasFailing) this.#log.info({}, "Redis answers again");
  }
}
