import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arrive, bar, cookieNotice, pass, withoutModal } from "./arrival.ts";

/** Texts of the footer's links and controls whose centre is covered when they have the focus. */
function hiddenWhenFocused(page: Page): Promise<string[]> {
  return page
    .getByRole("contentinfo")
    .locator("a:visible, button:visible, input:visible, summary:visible")
    .evaluateAll((items) =>
      items
        .filter((item) => {
          if (item instanceof HTMLElement) item.focus({ focusVisible: true });
          const { x, y, width, height } = item.getBoundingClientRect();
          const seen = document.elementFromPoint(x + width / 2, y + height / 2);
          return !item.contains(seen) && !seen?.contains(item);
        })
        .map(({ textContent, className }) => textContent || className),
    );
}

describe("the end of a page under the notices", () => {
  const SCREENS = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ];

  it.each(SCREENS)("is not covered at $width × $height", async (viewport) => {
    const page = await arrive({ viewport, change: withoutModal });
    await pass(page, 2_000);
    await cookieNotice(page).waitFor();
    const room = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue("--notices-height"));
    // It is made in the next frame.
    await expect.poll(async () => Number.parseFloat(await room())).toBeGreaterThan(0);
    await page.clock.resume();
    expect(await hiddenWhenFocused(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    for (const name of [/^LinkedIn/, /^Assistance/, /^Terms/, /^Privacy/]) {
      const link = page.getByRole("contentinfo").getByRole("link", { name }).last();
      await link.click({ trial: true });
    }
  });

  it("has no padding after they are closed", async () => {
    const page = await arrive({ change: withoutModal });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await pass(page, 2_000);
    await cookieNotice(page).waitFor();
    await expect.poll(height).toBeGreaterThan(before);
    await page.clock.resume();
    await cookieNotice(page).getByRole("button", { name: "OK" }).click();
    await bar(page).getByRole("button", { name: "Close announcement" }).click();
    await expect.poll(height).toBe(before);
  });
});

describe("the notices of a small screen", () => {
  it.each([
    [390, 844, 16, 1 / 3],
    [390, 844, 24, 1 / 3],
    [320, 568, 16, 1 / 2],
    [568, 320, 16, 1 / 2],
  ])(
    "at %i × %i, text of %i px, cover at most %d of it, with their buttons in view",
    async (width, height, textSize, share) => {
      const page = await arrive({ viewport: { width, height }, textSize, reducedMotion: "reduce" });
      await pass(page, 2_000);
      await cookieNotice(page).waitFor();
      const tops = await Promise.all(
        [cookieNotice(page), bar(page)].map(async (notice) => (await notice.boundingBox())?.y ?? 0),
      );
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(height * (1 - share) - 1);
      for (const button of [
        cookieNotice(page).getByRole("button", { name: "OK" }),
        bar(page).getByRole("button", { name: "Close announcement" }),
      ]) {
        const box = await button.boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
    },
  );
});
