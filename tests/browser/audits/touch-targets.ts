import type { Page } from "playwright-core";

/** Minimum height of a touch target. */
const MIN_TARGET_PX = 44;

/** Descriptions of the controls that are too low for a finger. */
export function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
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
}
