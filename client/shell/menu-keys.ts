import type { KeyboardEvent } from "react";
import { itemAfter } from "../browser/arrow-keys.ts";

/** The items of the menu itself: links, the search button, and the titles of groups. */
const ITEMS = ":scope > ul > li > a, :scope > ul > li > details > summary";

export function groupsIn(menu: HTMLElement): HTMLDetailsElement[] {
  return [...menu.getElementsByTagName("details")];
}

/** The element that a key moves the focus to: along the items, into an open group, or along its links. */
export function keyTarget(
  { key, target, currentTarget: menu }: KeyboardEvent<HTMLElement>,
  openGroup: (group: number) => void,
): HTMLElement | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const items = [...menu.querySelectorAll<HTMLElement>(ITEMS)];
  const group = target.closest("details");
  const title = group?.querySelector("summary");
  const links = [...(group?.getElementsByTagName("a") ?? [])];
  const link = target instanceof HTMLAnchorElement ? links.indexOf(target) : -1;
  if (group && link < 0 && key === "ArrowDown") {
    openGroup(groupsIn(menu).indexOf(group));
    return links[0];
  }
  if (link === 0 && key === "ArrowUp") return title ?? undefined;
  if (link >= 0) {
    const next = itemAfter(key, { current: link, count: links.length, axis: "y" });
    if (next !== undefined) return links[next];
  }
  const current = items.findIndex((item) => item === target || item === title);
  const next = itemAfter(key, { current, count: items.length, axis: "x" });
  return next === undefined ? undefined : items[next];
}
