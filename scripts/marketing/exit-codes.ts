import type { MarketingApiFailure } from "../../src/ports/marketing-api/errors.ts";

/** Exit codes, for scripts that run the command. */
export const EXIT = {
  done: 0,
  /** The service refused the call. */
  refused: 1,
  /** The command line is invalid; no request was sent. */
  usage: 2,
  /** The service could not be reached, timed out, or sent a response that cannot be read. */
  unreachable: 3,
  /** The results could not be written, or the command has a bug. */
  failed: 70,
  /** Ctrl-C. */
  interrupted: 130,
} as const;

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

/** The command line is invalid; the message says why, in one or more lines. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
