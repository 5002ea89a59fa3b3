import { linkOfLastFocus } from "./focus-restoration.ts";
import type { NavigationKind } from "./navigation-kind.ts";

/**
 * Moves the focus after a navigation: to the heading of the page, or of the part of it that the address names. Who set a
 * filter stays with it; a page that has a field to start in has the focus there.
 */
export function moveFocus(kind: NavigationKind, main: HTMLElement | null, part: Element | null): void {
  if (kind === "page") main?.querySelector<HTMLElement>("[autofocus]")?.focus({ preventScroll: true });
  if (kind === "filter") focusFilter(main, part);
  else if (kind === "paging" || !hasFocusIn(main)) focusHeading(main, part);
}

function hasFocusIn(main: HTMLElement | null): boolean {
  return document.activeElement !== main && main?.contains(document.activeElement) === true;
}

function focusHeading(main: HTMLElement | null, part: Element | null): void {
  const heading =
    part?.querySelector<HTMLElement>("h1, h2, h3") ?? main?.querySelector<HTMLElement>("h1") ?? null;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Gives the focus back to the link that was followed, where the list that it stood in has been replaced. */
function focusFilter(main: HTMLElement | null, part: Element | null): void {
  if (document.activeElement !== document.body) return;
  const link = linkOfLastFocus(main);
  if (link) link.focus({ preventScroll: true });
  else focusHeading(main, part);
}
