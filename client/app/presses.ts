import { nextPaint } from "../browser/when-idle.ts";
import { OPENS } from "../shell/ids.ts";

const BEGINS = ["pointerdown", "keydown"] as const;
/** The browser has taken the press for something else, such as a scroll: it changes nothing. */
const CANCEL = "pointercancel";

const ENDS = ["pointerup", CANCEL, "keyup"] as const;

/** A finger may rest on the screen for longer. */
const LONGEST_PRESS_MS = 500;

/** All that a press makes the browser report, and React answers at once. */
const REPORTED = [
  ...BEGINS,
  ...ENDS,
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "click",
  "beforeinput",
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
      press = untilReleased().then((type) => (type === CANCEL ? undefined : nextPaint()));
  };
  for (const type of BEGINS) addEventListener(type, onBegin, { capture: true, signal });
  return () => press;
}

/** Resolves with the type of the event that ends a press; `undefined` if it is taking long. */
function untilReleased(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const released = new AbortController();
    const end = (event?: Event) => {
      released.abort();
      resolve(event?.type);
    };
    const { signal } = released;
    for (const type of ENDS) addEventListener(type, end, { capture: true, signal });
    setTimeout(end, LONGEST_PRESS_MS);
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
