import { describe, expect, it } from "vitest";
import { startJourneys } from "./journeys.ts";

const { arrive } = startJourneys();

describe("a visitor who has to see it larger", () => {
  it("reads /investors in a window of 1280 × 1024 at 400 % without scrolling sideways (WCAG 1.4.10)", async () => {
    const visitor = await arrive("/investors", { onPhone: true });
    await visitor.resize(320, 256);
    const overflow = await visitor.evaluate(() => {
      // Not the width of the window: the scroll bar of an engine can take some of it.
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  });
});

describe("a visitor with a keyboard", () => {
  it("sees where the focus is, below the header, also far down the page (2.4.7, 2.4.11)", async () => {
    const visitor = await arrive("/company/leadership");
    for (let stop = 0; stop < 20; stop += 1) {
      await visitor.key("Tab");
      const { name, hasRing, isSeen } = await visitor.evaluate(() => {
        const element = document.activeElement ?? document.body;
        // A title of the menu has it around its text.
        const rings = [element, element.firstElementChild ?? element].map((one) => getComputedStyle(one));
        // Of a link in two lines, the first.
        const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
        const over = document.elementFromPoint(x + width / 2, y + height / 2);
        return {
          name: element.textContent,
          hasRing: rings.some(
            ({ outlineStyle, outlineWidth, boxShadow }) =>
              outlineStyle === "solid" && outlineWidth === "2px" && boxShadow !== "none",
          ),
          isSeen: element.contains(over) || over?.contains(element) === true,
        };
      });
      expect(hasRing, name).toBe(true);
      expect(isSeen, name).toBe(true);
    }
  });
});
