import type { Page } from "playwright-core";
import { expect } from "vitest";
import { breakpoints } from "../../../client/styles/media.ts";

const { wide, desktop, tablet, phone } = breakpoints;
const SCREENS = [wide, desktop, tablet, phone, 390].map((width) => ({ width, height: 900 }));

/** Attributes and positions of a page's images. */
function imagesOf(page: Page) {
  return page.locator("img").evaluateAll((images) =>
    images.map((image) => {
      if (!(image instanceof HTMLImageElement)) throw new TypeError("not an image");
      return {
        src: image.getAttribute("src"),
        alt: image.getAttribute("alt"),
        width: Number(image.getAttribute("width")),
        height: Number(image.getAttribute("height")),
        sizes: image.getAttribute("sizes"),
        srcset: image.getAttribute("srcset"),
        lazy: image.loading === "lazy",
        first: image.fetchPriority === "high",
        top: image.getBoundingClientRect().top + window.scrollY,
      };
    }),
  );
}

/** For each visible image: its rendered width, and the width according to `sizes`, in CSS pixels. */
function widthsOf(page: Page) {
  return page.locator("img[sizes]").evaluateAll((images) =>
    images.flatMap((image) => {
      const shown = image.getBoundingClientRect().width;
      const sizes = image.getAttribute("sizes") ?? "";
      const size = sizes
        .split(/,(?![^(]*\))/)
        .map((part) => /^\s*(\(.*\))?\s*(.*?)\s*$/.exec(part) ?? [])
        .find(([, query]) => query === undefined || window.matchMedia(query).matches)?.[2];
      const probe = document.createElement("div");
      probe.style.cssText = `position: absolute; width: ${size}`;
      document.body.append(probe);
      const declared = probe.getBoundingClientRect().width;
      probe.remove();
      return shown === 0 ? [] : [{ src: image.getAttribute("src") ?? "", shown, declared }];
    }),
  );
}

/** Expects dimensions, alt texts, `sizes` that match the rendered width, and lazy images below the fold. */
export async function expectGoodImages(page: Page): Promise<void> {
  for (const { src, alt, width, height, sizes, srcset, lazy, first, top } of await imagesOf(page)) {
    expect(alt, `${src} has an alt text, which may be empty`).not.toBeNull();
    expect(width * height, `${src} has dimensions`).toBeGreaterThan(0);
    expect(sizes !== null, `${src} has sizes if it has a srcset`).toBe(srcset !== null);
    expect(first, `${src} has priority or is lazy`).toBe(!lazy);
    if (!lazy) expect(top, `${src} is eager, so it is above the fold`).toBeLessThan(900);
  }
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const { src, shown, declared } of await widthsOf(page)) {
      const what = `${src} at ${screen.width}: ${Math.round(shown)} shown, ${Math.round(declared)} declared`;
      expect(declared / shown, what).toBeGreaterThan(0.9);
      expect(declared / shown, what).toBeLessThan(1.4);
    }
  }
}
