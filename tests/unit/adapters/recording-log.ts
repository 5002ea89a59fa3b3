import { type Log, silentLog } from "../../../src/ports/log.ts";

/** A log that keeps its warnings, for tests to read. */
export function recordingLog(): Log & { readonly warnings: object[] } {
  const warnings: object[] = [];
  return { ...silentLog, warnings, warn: (fields) => void warnings.push(fields) };
}
