import { itemAfter } from "../arrow-keys.ts";
import { onLeave } from "../navigation/navigation-events.ts";
import { CLOSED_MENU, type MenuEvent, menuAfter } from "./tiered-menu.ts";

/**
 * Opens the groups of the main menu on hover, and moves the focus by arrow keys. A group closes on navigation, on Escape
 * (which returns the focus to its title), and on a click elsewhere.
 */
export function startMainMenu(menu: HTMLElement): void {
  const groups = [...menu.querySelectorAll("details")];
  let state = CLOSED_MENU;
  const dispatch = (event: MenuEvent) => {
    state = menuAfter(state, event);
    for (const [index, details] of groups.entries()) details.open = index === state.open;
  };

  // The visitor may have opened a group before this script ran.
  const opened = groups.findIndex((details) => details.open);
  if (opened >= 0) dispatch({ kind: "clicked", group: opened });
  for (const [group, details] of groups.entries()) {
    watchGroup(details, (kind) => dispatch({ kind, group }));
    details.addEventListener("focusout", ({ relatedTarget }) => {
      const hasLeft = relatedTarget instanceof Node && !details.contains(relatedTarget);
      if (state.open === group && hasLeft) dispatch({ kind: "dismissed" });
    });
  }
  menu.addEventListener("keydown", (event) => {
    const target = keyTarget(event, menu, (group) => dispatch({ kind: "focused", group }));
    if (!target) return;
    event.preventDefault();
    target.focus();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) dispatch({ kind: "dismissed" });
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || state.open === undefined) return;
    const focused = document.activeElement;
    if (menu.contains(focused)) focused?.closest("details")?.querySelector("summary")?.focus();
    dispatch({ kind: "dismissed" });
  });
  onLeave(() => dispatch({ kind: "dismissed" }));
}

function watchGroup(details: HTMLDetailsElement, dispatch: (kind: MenuEvent["kind"]) => void): void {
  const byMouse = (kind: MenuEvent["kind"]) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") dispatch(kind);
  };
  details.parentElement?.addEventListener("pointerenter", byMouse("pointed"));
  details.parentElement?.addEventListener("pointerleave", byMouse("left"));
  const summary = details.querySelector("summary");
  // A mouse press focuses too, but then the click decides.
  summary?.addEventListener("focus", () => {
    if (summary.matches(":focus-visible")) dispatch("focused");
  });
  summary?.addEventListener("click", (event) => {
    event.preventDefault();
    dispatch("clicked");
  });
}

/** The items of the menu itself: links, the search button, and the titles of groups. */
const ITEMS = ":scope > ul > li > :is(a, button), :scope > ul > li > details > summary";

/** The element that a key moves the focus to: along the items, into an open group, or along its links. */
function keyTarget(
  { key, target }: KeyboardEvent,
  menu: HTMLElement,
  openGroup: (group: number) => void,
): HTMLElement | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const items = [...menu.querySelectorAll<HTMLElement>(ITEMS)];
  const group = target.closest("details");
  const links = [...(group?.querySelectorAll<HTMLElement>("a") ?? [])];
  const link = links.indexOf(target);
  if (group && link < 0 && key === "ArrowDown") {
    openGroup([...menu.querySelectorAll("details")].indexOf(group));
    return links[0];
  }
  if (link === 0 && key === "ArrowUp") return group?.querySelector("summary") ?? undefined;
  if (link >= 0) {
    const next = itemAfter(key, { current: link, count: links.length, axis: "y" });
    if (next !== undefined) return links[next];
  }
  const current = items.findIndex((item) => item === target || item === group?.querySelector("summary"));
  const next = itemAfter(key, { current, count: items.length, axis: "x" });
  return next === undefined ? undefined : items[next];
}
