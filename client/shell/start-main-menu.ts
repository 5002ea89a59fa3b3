import { itemAfter } from "../arrow-keys.ts";
import { onLeave } from "../navigation/navigation-events.ts";
import { CLOSED_MENU, type MenuEvent, menuAfter } from "./tiered-menu.ts";

/**
 * Has the groups of the main menu unfold for who points at them, and arrow keys lead along it. A group closes with every
 * navigation, with Escape, which gives the focus back to its title, and when the visitor presses elsewhere.
 */
export function startMainMenu(menu: HTMLElement): void {
  const groups = [...menu.querySelectorAll("details")];
  let state = CLOSED_MENU;
  const tell = (event: MenuEvent) => {
    state = menuAfter(state, event);
    for (const [index, details] of groups.entries()) details.open = index === state.open;
  };

  // The visitor may have opened a group before this ran.
  const opened = groups.findIndex((details) => details.open);
  if (opened >= 0) tell({ kind: "clicked", group: opened });
  for (const [group, details] of groups.entries()) {
    watchGroup(details, (kind) => tell({ kind, group }));
    details.addEventListener("focusout", ({ relatedTarget }) => {
      const leaves = relatedTarget instanceof Node && !details.contains(relatedTarget);
      if (state.open === group && leaves) tell({ kind: "dismissed" });
    });
  }
  menu.addEventListener("keydown", (event) => {
    const target = keyTarget(event, menu, (group) => tell({ kind: "focused", group }));
    if (!target) return;
    event.preventDefault();
    target.focus();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) tell({ kind: "dismissed" });
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || state.open === undefined) return;
    const focused = document.activeElement;
    if (menu.contains(focused)) focused?.closest("details")?.querySelector("summary")?.focus();
    tell({ kind: "dismissed" });
  });
  onLeave(() => tell({ kind: "dismissed" }));
}

function watchGroup(details: HTMLDetailsElement, tell: (kind: MenuEvent["kind"]) => void): void {
  const byMouse = (kind: MenuEvent["kind"]) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") tell(kind);
  };
  details.parentElement?.addEventListener("pointerenter", byMouse("pointed"));
  details.parentElement?.addEventListener("pointerleave", byMouse("left"));
  const summary = details.querySelector("summary");
  // A press of the pointer gives focus too, and its click is to decide.
  summary?.addEventListener("focus", () => {
    if (summary.matches(":focus-visible")) tell("focused");
  });
  summary?.addEventListener("click", (event) => {
    event.preventDefault();
    tell("clicked");
  });
}

const ITEM = ":scope > a, :scope > button, :scope > details > summary";

/** The element that a key leads to: along the items, down into an open group, or along its links. */
function keyTarget(
  { key, target }: KeyboardEvent,
  menu: HTMLElement,
  openGroup: (group: number) => void,
): HTMLElement | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const items = [...menu.querySelectorAll<HTMLElement>("ul > li")].flatMap(
    (entry) => entry.querySelector<HTMLElement>(ITEM) ?? [],
  );
  const topLevel = items.filter((item) => !item.closest("details") || item.matches("summary"));
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
  const current = topLevel.findIndex((item) => item === target || item === group?.querySelector("summary"));
  const next = itemAfter(key, { current, count: topLevel.length, axis: "x" });
  return next === undefined ? undefined : topLevel[next];
}
