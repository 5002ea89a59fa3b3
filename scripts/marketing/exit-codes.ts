import type { MarketingApiFailure } from "../../src/ports/marketing-api/errors.ts";

/** How the command ends, for the scripts that run it. */
export const EXIT = {
  done: 0,
  /** The service refused the call. */
  refused: 1,
  /** The command was not called as it should be; nothing was sent. */
  usage: 2,
  /** The service could not be reached, gave no answer in time, or an answer that cannot be read. */
  unreachable: 3,
  /** The results could not be written, or this program has a mistake. */
  failed: 70,
  /** Ctrl-C. */
  interrupted: 130,
} as const;

/** The exit code of each kind of failure. */
export const exitCodes: Readonly<Record<MarketingApiFailure, number>> = {
  "missing-parameter": EXIT.usage,
  "invalid-parameter": EXIT.usage,
  configuration: EXIT.usage,
  refused: EXIT.refused,
  unreadable: EXIT.unreachable,
  timeout: EXIT.unreachable,
  network: EXIT.unreachable,
  aborted: EXIT.interrupted,
};

/** The command cannot be run as it was given; the message says why, in a line or more. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
