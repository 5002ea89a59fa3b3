import type { Link } from "../links/link.ts";

/** An entry of a menu. Entries whose document is gone ("marked broken") never become one. */
export interface MenuEntry {
  readonly title: string;
  readonly link: Link;
  readonly newTab: boolean;
}

export interface MenuGroup {
  readonly title: string;
  readonly entries: readonly MenuEntry[];
}
