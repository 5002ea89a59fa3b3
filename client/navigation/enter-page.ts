import { decoded } from "../safe-decode-uri.ts";
import type { Fade } from "./fade.ts";
import { moveFocus } from "./focus-management.ts";
import { ANNOUNCER_ID, ENTERING, MAIN_ID } from "./landmarks.ts";
import { emitPageView } from "./navigation-events.ts";
import type { HistoryEntry, NavigationKind } from "./navigation-kind.ts";
import { scrollPosition } from "./scroll-restoration.ts";

const FADE: KeyframeAnimationOptions = { duration: 500, easing: "cubic-bezier(0.3, 0, 0.1, 1)" };

/** How a page is entered. */
interface Entry {
  /** Whether back or forward in the history. */
  readonly isTraversal: boolean;
  /** Whether the page before fades away meanwhile, or nothing of the kind. */
  readonly fade: Fade;
}

/**
 * Enters the page that a navigation led to: it begins at its top or at the part that the address names (back and forward,
 * where it was left), fades in, has the focus at its heading, and its title is announced.
 */
export function enterPage(
  kind: NavigationKind,
  { key, hash }: HistoryEntry,
  { isTraversal, fade }: Entry,
): void {
  const main = document.getElementById(MAIN_ID);
  const part = hash === "" ? null : document.getElementById(decoded(hash.slice(1)));
  // Before anything asks where something is.
  if (fade !== "none" && !isTraversal && hash === "") showTopFirst(main);
  scrollTo(0, isTraversal ? scrollPosition(key) : 0);
  if (!isTraversal) part?.scrollIntoView();
  if (fade === "in") main?.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
  if (kind === "same") return;
  moveFocus(kind, main, part);
  if (kind === "page") announceTitle();
  emitPageView();
}

/**
 * Leaves all but the top of a page to the frame after the first, in which, just fading in, it could not be seen yet: to
 * lay a page out takes a phone longer than all else.
 */
function showTopFirst(main: HTMLElement | null): void {
  main?.setAttribute(ENTERING, "");
  requestAnimationFrame(() => setTimeout(() => main?.removeAttribute(ENTERING)));
}

function announceTitle(): void {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = document.title;
}
