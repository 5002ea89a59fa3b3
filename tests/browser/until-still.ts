import type { Page } from "playwright-core";
import { addStyles } from "./add-styles.ts";

/** Ends transitions and waits for animations: during them, colours are not meaningful. */
export async function untilStill(page: Page): Promise<void> {
  await addStyles(page, "*, ::before, ::after { transition: none !important }");
  await untilAnimated(page);
}

/** Waits for the animations by time; scroll-driven ones never finish. */
export async function untilAnimated(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    return Promise.allSettled(timed.map(({ finished }) => finished));
  });
}
