import type { Log } from "../../../src/ports/log.ts";

/** A log that records its fields by level. */
export function recordingLog(): Log & Readonly<Record<"infos" | "warnings" | "errors", object[]>> {
  const infos: object[] = [];
  const warnings: object[] = [];
  const errors: object[] = [];
  return {
    infos,
    warnings,
    errors,
    info: (fields) => void infos.push(fields),
    warn: (fields) => void warnings.push(fields),
    error: (fields) => void errors.push(fields),
  };
}
