import type { Page } from "playwright-core";

/** The day on which all screenshots are taken. */
export const SCREENSHOT_DAY = new Date("2026-11-21T10:00:00Z");

/**
 * Makes this process believe that it is another moment, from which its time goes on: pages say the year they are
 * rendered in.
 */
export function setProcessClock(moment: Date): void {
  const { now } = Date;
  const ahead = moment.getTime() - now();
  Date.now = () => now() + ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (target, values, made) =>
      Reflect.construct(target, values.length > 0 ? values : [target.now()], made),
  });
}

/** Waits until a page's script runs, all its screenshots and letters are there, and nothing moves. */
export async function stand(page: Page): Promise<void> {
  await page.locator("header[data-scroll]").waitFor();
  await page.evaluate(async () => {
    for (const screenshot of document.images) screenshot.loading = "eager";
    await Promise.all([...document.images].map((screenshot) => screenshot.decode()));
    await document.fonts.ready;
    for (let moving = onTheirWay(); moving.length > 0; moving = onTheirWay()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }

    /** What moves by itself; what follows the scrolling does not. */
    function onTheirWay(): readonly Animation[] {
      return document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === "running");
    }
  });
}
