import { linkOfLastFocus } from "./focus-restoration.ts";
import type { NavigationKind } from "./navigation-kind.ts";

/**
 * Moves the focus after a navigation: to the heading of the page, or of the part that the hash names. After a filter
 * link, the focus stays on that link; on a page with an `autofocus` field, it goes to the field.
 */
export function moveFocus(kind: NavigationKind, main: HTMLElement | null, part: Element | null): void {
  if (kind === "page") main?.querySelector<HTMLElement>("[autofocus]")?.focus({ preventScroll: true });
  if (kind === "filter") focusFilter(main, part);
  else if (kind === "paging" || !hasFocusIn(main)) focusHeading(main, part);
}

/** Gives the focus back to an element; `false` if it cannot have it, such as a link of a menu that is closed now. */
export function regainsFocus(focused: Element | null): boolean {
  if (!(focused instanceof HTMLElement) || focused === document.body) return false;
  focused.focus({ preventScroll: true });
  return document.activeElement === focused;
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

/** Restores the focus to the link that was followed, if its list has been replaced. */
function focusFilter(main: HTMLElement | null, part: Element | null): void {
  if (document.activeElement !== document.body) return;
  const link = linkOfLastFocus(main);
  if (link) link.focus({ preventScroll: true });
  else focusHeading(main, part);
}
