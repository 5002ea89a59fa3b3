import { constants } from "node:os";
import { UploadError } from "./failure.ts";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs writes that can be continued by another run. If they fail, or the process is ended (Ctrl+C), the user is told how.
 *
 * @param advice - How to continue, at this moment.
 * @param report - Called with the advice before the process ends.
 * @throws {UploadError} with the advice, if a write fails.
 */
export async function resumable(
  advice: () => string,
  report: (line: string) => void,
  write: () => Promise<void>,
): Promise<void> {
  const end = (signal: (typeof SIGNALS)[number]) => {
    report(`Interrupted.\n${advice()}`);
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  try {
    await write();
  } catch (cause) {
    if (!(cause instanceof UploadError)) throw cause;
    throw new UploadError(`${cause.message}\n${advice()}`, { cause });
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
  }
}
