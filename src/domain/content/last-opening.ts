import type { ContentItem } from "./content-item.ts";
import type { Opening } from "./opening.ts";
import type { PairedOpening } from "./paired-openings.ts";

/**
 * When an item may be seen, and what opens later, if that decides: the page above it, what leads to it, or its translation.
 */
export interface ItemOpening extends PairedOpening {
  readonly above?: ContentItem | undefined;
  /** Whether a part of that decides, which opens later than the whole. Default: the whole does. */
  readonly isOfPart?: boolean | undefined;
}

const NEVER_CLOSED: Opening = { from: Number.NEGATIVE_INFINITY };

/** The opening that is the last one. */
export function lastOf(openings: readonly ItemOpening[]): ItemOpening {
  return openings.reduce((last, one) => (one.from > last.from ? one : last), NEVER_CLOSED);
}
