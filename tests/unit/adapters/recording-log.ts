import type { Log } from "../../../src/ports/log.ts";

/** A log that keeps its warnings, for tests to read. */
export function recordingLog(): Log & { readonly warnings: object[] } {
  const warnings: object[] = [];
  return { warnings, info() {}, warn: (fields) => void warnings.push(fields), error() {} };
}
