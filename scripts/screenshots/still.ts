import type { Page } from "playwright-core";

/** Waits until the application has started, images and fonts are loaded, and no animation is running. */
export async function untilStill(page: Page): Promise<void> {
  await untilStarted(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    for (let animations = runningAnimations(); animations.length > 0; animations = runningAnimations()) {
      await Promise.allSettled(animations.map(({ finished }) => finished));
    }

    /** Animations by time; scroll-driven ones never finish. */
    function runningAnimations(): readonly Animation[] {
      return document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === "running");
    }
  });
}

/** A page of a browser, whichever drives it. */
interface Evaluates {
  evaluate(run: () => boolean): Promise<boolean>;
}

/** Starts the application as a first press on a control does, and waits for it, also while the clock is paused. */
export async function untilStarted(page: Evaluates): Promise<void> {
  while (!(await page.evaluate(start)));
}

/** Runs in the page. Nothing is pressed once it has started: a press elsewhere closes what is open. */
function start(): boolean {
  if (document.querySelector("header[data-scroll]")) return true;
  const control = document.querySelector("button, form");
  for (const type of ["pointerdown", "pointercancel"])
    control?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  return false;
}
