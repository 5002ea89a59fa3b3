import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import { CLOSED_MENU, type MenuEvent, menuAfter } from "./tiered-menu.ts";

/**
 * Keeps which group of a tiered menu is open. It closes with every navigation, with Escape, which gives the focus
 * back to the group's title, and when the visitor presses elsewhere.
 *
 * @param menu - The element that the menu is in; its groups are `details`.
 */
export function useTieredMenu(menu: RefObject<HTMLElement | null>): {
  readonly open: number | undefined;
  readonly tell: (event: MenuEvent) => void;
} {
  const { key } = useLocation();
  const [state, setState] = useState({ at: key, menu: CLOSED_MENU });
  const { open } = state.at === key ? state.menu : CLOSED_MENU;

  function tell(event: MenuEvent): void {
    setState((before) => ({
      at: key,
      menu: menuAfter(before.at === key ? before.menu : CLOSED_MENU, event),
    }));
  }

  const takeOver = useEffectEvent(() => {
    const group = [...(menu.current?.querySelectorAll("details") ?? [])].findIndex((details) => details.open);
    if (group >= 0) tell({ kind: "clicked", group });
  });
  // The visitor may have opened a group before this code arrived.
  useEffect(() => takeOver(), []);

  const pressed = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !menu.current?.contains(event.target)) tell({ kind: "dismissed" });
  });
  const typed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    const focused = document.activeElement;
    if (menu.current?.contains(focused)) focused?.closest("details")?.querySelector("summary")?.focus();
    tell({ kind: "dismissed" });
  });
  const isOpen = open !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener("pointerdown", pressed);
    document.addEventListener("keydown", typed);
    return () => {
      document.removeEventListener("pointerdown", pressed);
      document.removeEventListener("keydown", typed);
    };
  }, [isOpen]);

  return { open, tell };
}
