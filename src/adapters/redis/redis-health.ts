import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import { reasonOf } from "../../ports/reason.ts";
import type { SharedStateHealth } from "../../ports/shared-state-health.ts";

/** The connections of a process to Redis: one for commands (count, publish), one to subscribe. */
export type ConnectionRole = "commands" | "subscriber";

export type RedisHealth = ReturnType<typeof redisHealth>;

/**
 * Tracks an outage of Redis. Logs its begin with the first reason, then each further answer with which Redis refuses
 * commands (READONLY, OOM, NOAUTH, LOADING and so on), once, and its end, however many connections report errors.
 */
export function redisHealth({ log, meter }: { readonly log: Log; readonly meter: Meter }) {
  const roles = new Set<ConnectionRole>();
  /** The codes of answers that the log has for this outage. */
  const told = new Set<string>();
  let failing: SharedStateHealth["failing"];
  return {
    get failing(): SharedStateHealth["failing"] {
      return failing;
    },
    fails(role: ConnectionRole, error: unknown): void {
      roles.add(role);
      const cause = firstCauseOf(error);
      const code = codeOf(cause);
      if (failing && (code === undefined || told.has(code))) return;
      if (code !== undefined) told.add(code);
      failing = { since: failing?.since ?? new Date(), code };
      meter.set("redis_up", {}, 0);
      log.warn(
        { reason: reasonOf(cause), connection: role, since: failing.since },
        "Redis fails: rate limits and polls are local to this process",
      );
    },
    works(role: ConnectionRole): void {
      roles.delete(role);
      if (roles.size > 0) return;
      meter.set("redis_up", {}, 1);
      if (failing) log.info({ since: failing.since }, "Redis responds again");
      failing = undefined;
      told.clear();
    },
  };
}

/** A transaction fails with EXECABORT, whatever the reason for which its commands were refused. */
function firstCauseOf(error: unknown): unknown {
  if (!(error instanceof Error && "previousErrors" in error)) return error;
  const { previousErrors } = error;
  return Array.isArray(previousErrors) ? (previousErrors[0] ?? error) : error;
}

/** The code at the beginning of an error that Redis has answered with; `undefined` for any other. */
function codeOf(error: unknown): string | undefined {
  const isAnswer = error instanceof Error && error.name === "ReplyError";
  return isAnswer ? /^[A-Z]+\b/.exec(error.message)?.[0] : undefined;
}
