import type { ShownTimes } from "../../domain/content/shown-times.ts";
import { type FieldPath, from, record } from "./field.ts";
import { embargo, timestamp } from "./simple-fields.ts";

const times = record({ shownFrom: from("shown_from", embargo), shownUntil: from("shown_until", timestamp) });

/** Reads when a slice is shown; nothing for one without times. */
export function shownTimes(primary: unknown, path: FieldPath): ShownTimes {
  const { shownFrom, shownUntil } = times(primary, path) ?? {};
  return { ...(shownFrom && { shownFrom }), ...(shownUntil && { shownUntil }) };
}
