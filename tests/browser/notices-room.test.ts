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
    [390, 844, 16],
    [390, 844, 24],
    [320, 568, 16],
    [568, 320, 16],
    [844, 390, 16],
  ])(
    "at %i × %i, text of %i px, cover at most a third of it, with their buttons in view",
    async (width, height, textSize) => {
      const page = await arrive({ viewport: { width, height }, textSize, reducedMotion: "reduce" });
      await pass(page, 2_000);
      await cookieNotice(page).waitFor();
      const tops = await Promise.all(
        [cookieNotice(page), bar(page)].map(async (notice) => (await notice.boundingBox())?.y ?? 0),
      );
      expect(Math.min(...tops)).toBeGreaterThanOrEqual(height * (1 - 1 / 3) - 1);
      for (const button of [
        cookieNotice(page).getByRole("button", { name: "OK" }),
        bar(page).getByRole("button", { name: "Close announcement" }),
      ]) {
        const box = await button.boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
    },
  );

  it.each([
    [320, 568],
    [568, 320],
  ])("at %i × %i, fade out where their text is cut, which can be read by keyboard", async (width, height) => {
    const page = await arrive({ viewport: { width, height }, reducedMotion: "reduce" });
    await pass(page, 2_000);
    const text = cookieNotice(page).locator("div").first();
    await text.waitFor();
    const cut = () =>
      text.evaluate((element) => ({
        isCut: element.scrollHeight - element.clientHeight - element.scrollTop > 1,
        fades: getComputedStyle(element).maskImage.includes("gradient"),
      }));
    await expect.poll(cut).toEqual({ isCut: true, fades: true });
    expect(await text.evaluate((element) => element.tabIndex)).toBe(0);
    await text.focus();
    await page.keyboard.press("End");
    await page.clock.resume();
    await expect.poll(cut).toEqual({ isCut: false, fades: false });
  });
});
