import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { palette } from "../../brand/palette.ts";
import { breakpoints } from "../../client/styles/media.ts";
import { computedColour } from "./computed-colour.ts";
import { setTextSize, visit } from "./windows.ts";

const { wide, laptop, desktop, tablet } = breakpoints;

const WHITE = computedColour(palette.white);
const GREEN = computedColour(palette.green);
const PAPER = computedColour(palette.paper);

/** Links and controls of the header. */
const ITEMS = "a:visible, button:visible, summary:visible";

/** Sets the width of the window; the header adapts in the next frame. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(
    () => new Promise((adapted) => requestAnimationFrame(() => requestAnimationFrame(adapted))),
  );
}

async function headerColours(page: Page): Promise<{ readonly color: string; readonly background: string }> {
  return page.getByRole("banner").evaluate((header) => {
    const { color, backgroundColor } = getComputedStyle(header);
    return { color, background: backgroundColor };
  });
}

describe("the header as the page scrolls", () => {
  it("stays in view without layout shift", async () => {
    const page = await visit("/company");
    // On a machine without Arial, the font shifts the text when it arrives.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shifts = await page.evaluateHandle(() => {
      const entries: PerformanceEntry[] = [];
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type: "layout-shift" });
      return entries;
    });
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(async () => (await headerColours(page)).color).toBe(GREEN);
    expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
    // Shifts are reported with the frame that shows them.
    const count = await shifts.evaluate(
      (entries) =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(entries.length))));
        }),
    );
    expect(count).toBe(0);
  });

  it("changes its colours without JavaScript too", async () => {
    const page = await visit("/company", { javaScriptEnabled: false });
    expect((await headerColours(page)).color).toBe(WHITE);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => headerColours(page)).toEqual({ color: GREEN, background: PAPER });
  });
});

describe("the items of the header", () => {
  it("are at least 44 px high and do not overlap, at any width", async () => {
    const page = await visit("/");
    for (const width of [wide, desktop, tablet, 390, 320]) {
      await resize(page, width);
      const boxes = await page
        .getByRole("banner")
        .locator(ITEMS)
        .evaluateAll((items) =>
          items
            .map((item) => item.getBoundingClientRect())
            .map(({ left, right, height }) => ({ left, right, height })),
        );
      expect(boxes.length).toBeGreaterThanOrEqual(3);
      boxes.sort((one, other) => one.left - other.left);
      for (const [index, { left, right, height }] of boxes.entries()) {
        expect(height, `at ${width} px`).toBeGreaterThanOrEqual(44);
        expect(right - left, `at ${width} px`).toBeGreaterThanOrEqual(24);
        expect(left, `at ${width} px`).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      }
    }
  });

  it("stand further apart on a laptop, and again on a wide screen (specification, section 9)", async () => {
    const page = await visit("/");
    const gaps: number[] = [];
    for (const width of [desktop, laptop - 1, laptop, wide - 1, wide]) {
      await resize(page, width);
      const list = page.getByRole("navigation", { name: "Main" }).getByRole("list").first();
      gaps.push(await list.evaluate((element) => Number.parseFloat(getComputedStyle(element).columnGap)));
    }
    const [least, beforeLaptop, onLaptop = 0, beforeWide, onWide] = gaps;
    expect([beforeLaptop, beforeWide]).toEqual([least, onLaptop]);
    expect(onLaptop).toBeGreaterThan(least ?? 0);
    expect(onWide).toBeGreaterThan(onLaptop);
  });

  it("are in the window with larger text, at any width", async () => {
    const page = await visit("/");
    const sizes = [
      [20, [wide, desktop]],
      [24, [wide, desktop, tablet, 390, 320]],
    ] as const;
    for (const [standard, widths] of sizes) {
      await setTextSize(page, standard);
      for (const width of widths) {
        await resize(page, width);
        const outside = await page
          .getByRole("banner")
          .locator(ITEMS)
          .evaluateAll((items) =>
            items.flatMap((item) => {
              const { left, right } = item.getBoundingClientRect();
              const isInside = left >= 0 && right <= document.documentElement.clientWidth;
              return isInside ? [] : item.textContent;
            }),
          );
        expect(outside, `text of ${standard} px at ${width} px`).toEqual([]);
        const overall = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(overall).toBeLessThanOrEqual(width);
      }
    }
  });
});
