/** Which group of the tiered menu is open. */
export interface TieredMenu {
  /** Number of the group. */
  readonly open: number | undefined;
  /** Whether it stays open when the pointer leaves. */
  readonly held: boolean;
}

/** What a visitor does to the menu. */
export type MenuEvent =
  | { readonly kind: "pointed" | "focused" | "clicked"; readonly group: number }
  | { readonly kind: "left" | "dismissed" };

/** No group is open. */
export const CLOSED_MENU: TieredMenu = { open: undefined, held: false };

/**
 * The menu after an event. Pointing at a group opens it for as long as it is pointed at; focus and a click hold it
 * open. So a click on a group that pointing has opened keeps it, and the next one closes it.
 */
export function menuAfter(menu: TieredMenu, event: MenuEvent): TieredMenu {
  switch (event.kind) {
    case "pointed":
      return menu.open === event.group ? menu : { open: event.group, held: false };
    case "focused":
      return { open: event.group, held: true };
    case "clicked":
      return menu.held && menu.open === event.group ? CLOSED_MENU : { open: event.group, held: true };
    case "left":
      return menu.held ? menu : CLOSED_MENU;
    case "dismissed":
      return CLOSED_MENU;
  }
}
