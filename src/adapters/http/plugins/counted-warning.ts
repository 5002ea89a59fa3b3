import type { Log } from "../../../ports/log.ts";

const INTERVAL_MS = 1_000;

/** Returns a function that warns at most once a second: of the last event, with the number of events in that second. */
export function countedWarning(log: Pick<Log, "warn">, message: string): (details: object) => void {
  let count = 0;
  let last: object = {};
  return (details) => {
    last = details;
    count += 1;
    if (count > 1) return;
    setTimeout(() => {
      log.warn({ ...last, count }, message);
      count = 0;
    }, INTERVAL_MS).unref();
  };
}
