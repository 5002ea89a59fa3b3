import type { Page } from "playwright-core";
import { addStyles } from "./add-styles.ts";

/** Ends transitions and waits for animations: during them, colours are not meaningful. */
export async function untilStill(page: Page): Promise<void> {
  await addStyles(page, "*, ::before, ::after { transition: none !important }");
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}
