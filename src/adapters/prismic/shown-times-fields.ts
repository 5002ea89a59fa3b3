import type { ShownTimes } from "../../domain/content/shown-times.ts";
import { type FieldPath, record } from "./field.ts";
import { embargo, timestamp } from "./simple-fields.ts";

const times = record({ shown_from: embargo, shown_until: timestamp });

/** Reads when a slice is shown; nothing for one without times. */
export function shownTimes(primary: unknown, path: FieldPath): ShownTimes {
  const { shown_from: shownFrom, shown_until: shownUntil } = times(primary, path) ?? {};
  return { ...(shownFrom && { shownFrom }), ...(shownUntil && { shownUntil }) };
}
