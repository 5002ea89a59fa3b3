import type { Log } from "../../../src/ports/log.ts";

/** A log that keeps the fields of its records by their level, for tests to read. */
export function recordingLog(): Log & Readonly<Record<"infos" | "warnings" | "errors", object[]>> {
  const [infos, warnings, errors]: [object[], object[], object[]] = [[], [], []];
  return {
    infos,
    warnings,
    errors,
    info: (fields) => void infos.push(fields),
    warn: (fields) => void warnings.push(fields),
    error: (fields) => void errors.push(fields),
  };
}
