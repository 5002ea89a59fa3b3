import { describe, expect, it } from "vitest";
import { ONE_OF_EACH_KIND } from "../page-kinds.ts";
import { look } from "../site.ts";

/** Minimum height of a touch target. */
const MIN_TARGET_PX = 44;

describe("touch targets are large enough on a phone", () => {
  it.each(ONE_OF_EACH_KIND)("%s", async (path) => {
    const page = await look(path, { viewport: { width: 390, height: 844 } });
    const tooLow = await page.evaluate((least) => {
      const controls = [...document.querySelectorAll("a, button, summary, input:not([type=hidden])")];
      return controls.flatMap((element) => {
        // A touch on a label activates the checkbox in it.
        const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
        const isHidden = width <= 1 || !element.checkVisibility({ visibilityProperty: true });
        // Exceptions: links in running text, and links whose clickable area is their whole entry.
        const isInText = getComputedStyle(element).display === "inline";
        const isStretched = getComputedStyle(element, "::after").position === "absolute";
        if (isHidden || isInText || isStretched || height >= least - 0.5) return [];
        return `${element.textContent.trim() || element.className}: ${height.toFixed(1)}`;
      });
    }, MIN_TARGET_PX);
    expect(tooLow).toEqual([]);
  });
});
