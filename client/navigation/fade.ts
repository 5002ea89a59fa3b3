/** How a page takes the place of another: both fade into each other, the next one fades in, or it is there at once. */
export type Fade = "across" | "in" | "none";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** How the next page comes, as far as the browser can and the visitor wants it. */
export function fadeOfPages(): Fade {
  if (matchMedia(REDUCED_MOTION).matches) return "none";
  return "startViewTransition" in document ? "across" : "in";
}

/** The change of pages that is under way: the browser makes it once it has kept how the old page looks. */
let running: Promise<void> | undefined;

/** The change of pages that is under way, if there is one; whoever changes them next waits for it. */
export function runningFade(): Promise<void> | undefined {
  return running;
}

/** Changes the page while what is in view fades into what comes, as the style sheet says. */
export function fadeAcross(change: () => void): void {
  const { updateCallbackDone, ready } = document.startViewTransition(change);
  running = updateCallbackDone.finally(() => {
    running = undefined;
  });
  // Nothing fades in a tab that nobody sees, nor where the next page follows at once.
  ready.catch(() => undefined);
}
