import { describe, expect, it } from "vitest";
import { GUIDE_PLACES } from "../../scripts/screenshots/screenshots.ts";
import { untilLive } from "./documents.ts";
import { lostLists } from "./lost-lists.ts";
import { look } from "./site.ts";

describe("the style guide", () => {
  it("shows all parts, all kinds of sections, and their images", async () => {
    const page = await look("/styleguide");
    await untilLive(page);
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    for (const place of GUIDE_PLACES) {
      const box = await page.locator(`[id="${place}"]`).boundingBox();
      expect(box?.height, place).toBeGreaterThan(100);
    }
    const images = page.locator("main img");
    for (const image of await images.all()) {
      await image.evaluate(async (element) => {
        if (!(element instanceof HTMLImageElement)) throw new Error("not an image");
        element.loading = "eager";
        await element.decode();
      });
    }
    expect(await images.count()).toBeGreaterThan(20);
  });

  it("has only lists that Safari announces as lists", async () => {
    expect(await lostLists(await look("/styleguide"))).toEqual([]);
  });

  it("fits on a phone", async () => {
    const page = await look("/styleguide", { viewport: { width: 320, height: 700 } });
    await untilLive(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
