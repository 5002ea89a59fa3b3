import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";

/** The connections of a process to Redis: one for commands (count, publish), one to subscribe. */
export type ConnectionRole = "commands" | "subscriber";

/** Logs an outage of Redis once, and its end once, however many connections report errors. */
export class RedisHealth {
  readonly #log: Log;
  readonly #meter: Meter;
  readonly #failing = new Set<ConnectionRole>();

  constructor({ log, meter }: { readonly log: Log; readonly meter: Meter }) {
    this.#log = log;
    this.#meter = meter;
  }

  fails(role: ConnectionRole, error: unknown): void {
    const isFirst = this.#failing.size === 0;
    this.#failing.add(role);
    if (!isFirst) return;
    this.#meter.set("redis_up", {}, 0);
    this.#log.warn({ err: error }, "Redis fails: rate limits and polls are local to this process");
  }

  works(role: ConnectionRole): void {
    const wasFailing = this.#failing.delete(role);
    if (this.#failing.size > 0) return;
    this.#meter.set("redis_up", {}, 1);
    if (wasFailing) this.#log.info({}, "Redis responds again");
  }
}
