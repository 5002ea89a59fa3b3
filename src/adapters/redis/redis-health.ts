import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";

/** The connections of a process to Redis: one for commands (count, publish), one to subscribe. */
export type ConnectionRole = "commands" | "subscriber";

export type RedisHealth = ReturnType<typeof redisHealth>;

/** Logs an outage of Redis once, and its end once, however many connections report errors. */
export function redisHealth({ log, meter }: { readonly log: Log; readonly meter: Meter }) {
  const failing = new Set<ConnectionRole>();
  return {
    fails(role: ConnectionRole, error: unknown): void {
      const isFirst = failing.size === 0;
      failing.add(role);
      if (!isFirst) return;
      meter.set("redis_up", {}, 0);
      log.warn({ err: error }, "Redis fails: rate limits and polls are local to this process");
    },
    works(role: ConnectionRole): void {
      const wasFailing = failing.delete(role);
      if (failing.size > 0) return;
      meter.set("redis_up", {}, 1);
      if (wasFailing) log.info({}, "Redis responds again");
    },
  };
}
