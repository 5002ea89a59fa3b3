import type { Link } from "../links/link.ts";
import type { Numbered } from "./numbered.ts";
import type { ShownTimes } from "./shown-times.ts";

/** An entry of a menu. Entries whose document no longer exists (a "broken" link) are omitted. */
export interface MenuEntry {
  readonly title: string;
  readonly link: Link;
  readonly newTab: boolean;
}

/** A titled group of links in a menu, which may be shown at certain times only. */
export interface MenuGroup extends ShownTimes, Numbered {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}
