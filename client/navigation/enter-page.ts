import { decoded } from "../../src/domain/links/decoded.ts";
import { layOutAllSections } from "./deferred-layout.ts";
import { moveFocus, regainsFocus } from "./focus-management.ts";
import { ANNOUNCER_ID, ENTERING, FADING, MAIN_ID } from "./landmarks.ts";
import { emitPageView } from "./navigation-events.ts";
import type { HistoryEntry, NavigationKind } from "./navigation-kind.ts";
import { scrollPosition } from "./scroll-restoration.ts";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
const FADE: KeyframeAnimationOptions = { duration: 500, easing: "cubic-bezier(0.3, 0, 0.1, 1)" };

/** How the new page was reached. */
interface Entry {
  /** Whether the navigation was back or forward in the history. */
  readonly isTraversal: boolean;
  /** The element that had the focus when the page was last left, if this is a return. */
  readonly focused: Element | null;
}

/**
 * Completes a navigation after the page has been replaced: scrolls to the top, to the target of the hash, or (back and
 * forward) to the restored position; fades the page in, moves the focus, and announces the title.
 */
export function enterPage(
  kind: NavigationKind,
  { key, hash }: HistoryEntry,
  { isTraversal, focused }: Entry,
): void {
  const main = document.getElementById(MAIN_ID);
  const part = hash === "" ? null : document.getElementById(decoded(hash.slice(1)));
  // Before anything forces a layout.
  const fades = kind === "page" && !matchMedia(REDUCED_MOTION).matches;
  if (fades && !isTraversal && hash === "") showTopFirst(main);
  if (fades) main?.setAttribute(FADING, "");
  // A position is only valid in the final layout; a visitor may have left the first page before that was complete.
  layOutAllSections();
  scrollTo(0, isTraversal ? scrollPosition(key) : 0);
  if (!isTraversal) part?.scrollIntoView();
  if (fades && main) fadeIn(main);
  if (kind === "same") return;
  if (!regainsFocus(focused)) moveFocus(kind, main, part);
  if (kind === "page") announceTitle();
  emitPageView();
}

function fadeIn(main: HTMLElement): void {
  const fade = main.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
  fade.onfinish = () => main.removeAttribute(FADING);
}

/**
 * Renders only the top of the page in the first frame, and the rest in the next: on a phone, layout is the most
 * expensive step, and in the first frame the page is still transparent.
 */
function showTopFirst(main: HTMLElement | null): void {
  main?.setAttribute(ENTERING, "");
  requestAnimationFrame(() => setTimeout(() => main?.removeAttribute(ENTERING)));
}

function announceTitle(): void {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) announcer.textContent = document.title;
}
