import { LRUCache } from "lru-cache";
import type { Log } from "../../ports/log.ts";
import type { ProblemLog } from "./field-path.ts";

const MAX_PROBLEMS = 10_000;
/** Time after which a problem that is still there is logged again. */
const REPEATED_AFTER_MS = 24 * 60 * 60 * 1_000;

/** A log of problems in the content without repetitions: all documents are read again after each publish. */
export function deduplicatedLog(log: Log): ProblemLog & Pick<Log, "error"> {
  const told = new LRUCache<string, true>({ max: MAX_PROBLEMS, ttl: REPEATED_AFTER_MS });
  return {
    error: (fields, message) => log.error(fields, message),
    warn(problem, message) {
      const key = JSON.stringify(problem);
      if (told.has(key)) return;
      told.set(key, true);
      log.warn(problem, message);
    },
  };
}
