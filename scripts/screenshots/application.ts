/** A page of a browser, whichever drives it. */
interface Evaluates {
  evaluate(run: () => boolean): Promise<boolean>;
}

/**
 * Starts the application, as the first press on a control does, and waits until it has started. It does not need the page's
 * clock, which may be paused.
 */
export async function untilStarted(page: Evaluates): Promise<void> {
  while (!(await page.evaluate(start)));
}

/** Runs in the page. Nothing is pressed once it has started: a press elsewhere closes what is open. */
function start(): boolean {
  if (document.querySelector("header[data-scroll]")) return true;
  const control = document.querySelector("button, form");
  control?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  return false;
}
