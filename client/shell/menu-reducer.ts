/** State of the main menu: which group is open. */
interface MenuState {
  /** Index of the group. */
  readonly open: number | undefined;
  /** Whether it stays open when the pointer leaves. */
  readonly held: boolean;
}

export type MenuEvent =
  | { readonly kind: "pointed" | "focused" | "clicked"; readonly group: number }
  | { readonly kind: "left" | "dismissed" };

export const CLOSED_MENU: MenuState = { open: undefined, held: false };

/**
 * Reducer: the state after an event. Hover opens a group until the pointer leaves; focus and click keep it open. So the
 * first click on a group that hover has opened keeps it open, and the next click closes it.
 */
export function menuReducer(menu: MenuState, event: MenuEvent): MenuState {
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
