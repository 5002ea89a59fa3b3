/** Transition between pages: a cross-fade (view transition), a fade-in of the new page, or none. */
export type Fade = "across" | "in" | "none";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** The transition that the browser supports and the visitor's motion preference allows. */
export function fadeOfPages(): Fade {
  if (matchMedia(REDUCED_MOTION).matches) return "none";
  return "startViewTransition" in document ? "across" : "in";
}

/** The pending view transition: the browser calls back once it has captured the old page. */
let pending: Promise<void> | undefined;

/** Resolves when the pending view transition has replaced the page; the next navigation has to await it. */
export function pendingFade(): Promise<void> | undefined {
  return pending;
}

/** Applies a change to the page in a view transition, whose animation the style sheet defines. */
export function fadeAcross(change: () => void): void {
  const { updateCallbackDone, ready } = document.startViewTransition(change);
  pending = updateCallbackDone.finally(() => {
    pending = undefined;
  });
  // Rejects if the tab is hidden or another navigation skips the transition.
  ready.catch(() => undefined);
}
