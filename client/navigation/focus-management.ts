import type { Location } from "react-router-dom";
import { CHOICE } from "../content/list-choice.ts";

/** What identifies a link when its element has been replaced. The class distinguishes links of different menus. */
export interface FocusedLink {
  readonly className: string;
  readonly href: string;
  readonly text: string | null;
  /** The group of choices that it is in. */
  readonly choice: string | undefined;
}

export function identityOf(link: HTMLAnchorElement): FocusedLink {
  const { className, href, textContent: text } = link;
  return { className, href, text, choice: link.closest(`[${CHOICE}]`)?.getAttribute(CHOICE) ?? undefined };
}

/** Moves the focus to the same link; `false` if there is none that can have it: a menu may be closed now. */
export function focusLink(within: HTMLElement, link: FocusedLink | null | undefined): boolean {
  if (!link) return false;
  for (const candidate of within.getElementsByTagName("a")) {
    const { className, href, text } = identityOf(candidate);
    if (className !== link.className || href !== link.href || text !== link.text) continue;
    candidate.focus({ preventScroll: true });
    if (document.activeElement === candidate) return true;
  }
  return false;
}

interface FocusTarget {
  /** Id of the part of the page that the address names; empty for the whole page. */
  readonly partId: string;
  /** The link that had the focus last. */
  readonly last: FocusedLink | undefined;
}

/**
 * Moves the focus after a navigation: to the heading of the page, or of the part that the hash names. After a filter
 * link, the focus stays on that link, or on what opens its group, unless the hash names what can have it itself; what has
 * the focus in the new page keeps it.
 */
export function moveFocus(kind: NavigationKind, main: HTMLElement, { partId, last }: FocusTarget): void {
  const answer = partId === "" ? null : document.getElementById(partId);
  if (kind === "filter" && answer?.matches("[tabindex], input, select")) {
    // What a form was sent for: its answer, or the field that is wrong.
    answer.focus({ preventScroll: true });
  } else if (kind === "filter") {
    // Only if the list has been replaced.
    if (document.activeElement !== document.body) return;
    if (!focusLink(main, last) && !focusChoice(main, last)) focusHeading(main, partId);
  } else if (kind === "paging" || !hasFocusIn(main)) focusHeading(main, partId);
}

/** Moves the focus to where the visitor made a choice: a link whose address it has changed, or a group that has closed. */
function focusChoice(main: HTMLElement, last: FocusedLink | undefined): boolean {
  if (last?.choice === undefined) return false;
  const group = main.querySelector(`[${CHOICE}="${CSS.escape(last.choice)}"]`);
  const target = group instanceof HTMLAnchorElement ? group : group?.querySelector<HTMLElement>("summary, a");
  target?.focus({ preventScroll: true });
  return target !== undefined && target === document.activeElement;
}

function hasFocusIn(main: HTMLElement): boolean {
  return document.activeElement !== main && main.contains(document.activeElement);
}

function focusHeading(main: HTMLElement, partId: string): void {
  const part = partId === "" ? null : document.getElementById(partId);
  const heading = part?.querySelector<HTMLElement>("h1, h2, h3") ?? main.querySelector<HTMLElement>("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

type Address = Pick<Location, "pathname" | "search">;

/** A navigation to another page, to another filter of a list or a newer state of the page, or to another page of a list. */
export type NavigationKind = "page" | "filter" | "paging";

/** The kind of navigation; `undefined` within a page. A traversal is the browser's: back, forward, or a jump in the page. */
export function navigationKind(to: Address, from: Address, isTraversal: boolean): NavigationKind | undefined {
  if (from.pathname !== to.pathname) return "page";
  if (from.search === to.search) return isTraversal ? undefined : "filter";
  return filterOf(from) === filterOf(to) ? "paging" : "filter";
}

/** The filter of a list: its query without the page number. */
function filterOf({ search }: Address): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("page");
  return parameters.toString();
}
