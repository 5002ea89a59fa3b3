import { describe, expect, it } from "vitest";
import { visit } from "../site.ts";
import { SWEPT_PAGES } from "./swept-pages.ts";

/** Pixels; the least height that a thumb needs. */
const MIN_TARGET_PX = 44;

describe("on a phone, what is pressed is high enough for a thumb", () => {
  it.each(SWEPT_PAGES)("%s", async (path) => {
    const page = await visit(path, { viewport: { width: 390, height: 844 } });
    const low = await page.evaluate((least) => {
      const pressed = [...document.querySelectorAll("a, button, summary, input:not([type=hidden])")];
      return pressed.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isHidden = width <= 1 || !element.checkVisibility({ visibilityProperty: true });
        // A link in running text is as high as its line; one that is spread over its entry, as high as that.
        const isInText = getComputedStyle(element).display === "inline";
        const isSpread = getComputedStyle(element, "::after").position === "absolute";
        if (isHidden || isInText || isSpread || height >= least - 0.5) return [];
        return `${element.textContent.trim() || element.className}: ${height.toFixed(1)}`;
      });
    }, MIN_TARGET_PX);
    expect(low).toEqual([]);
  });
});
