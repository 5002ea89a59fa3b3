import type { Page } from "playwright-core";

/** Scrolls, and waits for the scroll event. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise((resolve) => {
        window.addEventListener("scroll", resolve, { once: true });
        window.scrollTo(0, top);
      }),
    y,
  );
}
