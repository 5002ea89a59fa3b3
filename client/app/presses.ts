import { nextPaint } from "../browser/when-idle.ts";
import { OPENS } from "../shell/ids.ts";

/** The events with which a press begins. */
export const BEGINS = ["pointerdown", "keydown"] as const;

/** The browser has taken the press for something else, such as a scroll: it changes nothing. */
export const CANCEL = "pointercancel";

const ENDS = ["pointerup", CANCEL, "keyup"] as const;

/** A finger may rest on the screen for longer. */
const LONGEST_PRESS_MS = 500;

/** All that a press makes the browser report and React treats as urgent, for which it hydrates at once. */
const REPORTED = [
  ...BEGINS,
  ...ENDS,
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "click",
  "keypress",
  "textInput",
  "input",
  "change",
  "focusout",
  "beforetoggle",
  "toggle",
] as const;

/** The application opens a page faster than the browser. */
function isOnPageLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`a[href]:not([${OPENS}])`) !== null;
}

/**
 * Watches presses that the document handles by itself.
 *
 * @returns A function that resolves when nothing is pressed, and what the last press has changed is on the screen.
 */
export function watchPresses(signal: AbortSignal): () => Promise<void> {
  let press = Promise.resolve();
  const onBegin = ({ target }: Event) => {
    if (!isOnPageLink(target))
      press = untilReleased().then((end) => (end?.type === CANCEL ? undefined : nextPaint()));
  };
  for (const type of BEGINS) addEventListener(type, onBegin, { capture: true, signal });
  return () => press;
}

/** Resolves with the event that ends a press; `undefined` if it is taking long. */
function untilReleased(): Promise<Event | undefined> {
  return new Promise((resolve) => {
    for (const type of ENDS) addEventListener(type, resolve, { capture: true, once: true });
    setTimeout(resolve, LONGEST_PRESS_MS);
  });
}

/**
 * Keeps presses that the document handles by itself from React until it has hydrated everything: it would do so at once,
 * before the press shows (100 ms on a slow phone). To be called before React gets the element.
 */
export function keepPresses(root: Element, signal: AbortSignal): void {
  const onReport = (event: Event) => {
    if (!isOnPageLink(event.target)) event.stopImmediatePropagation();
  };
  for (const type of REPORTED) root.addEventListener(type, onReport, { capture: true, signal });
}
