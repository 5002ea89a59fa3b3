import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { origin, visit } from "../site.ts";
import { SWEPT_PAGES } from "./swept-pages.ts";

const PAGES = SWEPT_PAGES.filter((path) => !path.startsWith("/search"));
const SCREENS = [1440, 1124, 796, 550, 390].map((width) => ({ width, height: 900 }));

/** What a page's images say of themselves, and where they are. */
function imagesOf(page: Page) {
  return page.locator("img").evaluateAll((images) =>
    images.map((image) => {
      if (!(image instanceof HTMLImageElement)) throw new TypeError("no image");
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

/** For each image in sight: the width it is shown in, and the width that its `sizes` promise, in CSS pixels. */
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
      const promised = probe.getBoundingClientRect().width;
      probe.remove();
      return shown === 0 ? [] : [{ src: image.getAttribute("src") ?? "", shown, promised }];
    }),
  );
}

describe("every image", () => {
  it.each(PAGES)("on %s keeps its place, has a text, and waits unless it opens the page", async (path) => {
    const page = await visit(path);
    for (const { src, alt, width, height, sizes, srcset, lazy, first, top } of await imagesOf(page)) {
      expect(alt, `${src} has a text, if only an empty one`).not.toBeNull();
      expect(width * height, `${src} has its size`).toBeGreaterThan(0);
      expect(sizes !== null, `${src} says how wide it is if it can be chosen`).toBe(srcset !== null);
      expect(first, `${src} comes first or waits`).toBe(!lazy);
      if (!lazy) expect(top, `${src} is wanted at once, so it is on the first screen`).toBeLessThan(900);
    }
  });

  it("of what opens a page is asked for in the head, in the same sizes", async () => {
    const html = await (await fetch(`${origin}/`)).text();
    const head = html.slice(0, html.indexOf("</head>"));
    const [preload = ""] = /<link rel="preload" as="image"[^>]*>/.exec(head) ?? [];
    const [image = ""] = /<img[^>]*fetchPriority="high"[^>]*>/i.exec(html) ?? [];
    expect(/imageSrcSet="([^"]*)"/i.exec(preload)?.[1]).toBe(/ srcSet="([^"]*)"/i.exec(image)?.[1]);
    expect(html.slice(head.length)).not.toContain('rel="preload"');
  });

  it.each(PAGES)("on %s is promised in the width it is shown in", async (path) => {
    const page = await visit(path);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      for (const { src, shown, promised } of await widthsOf(page)) {
        const what = `${src} at ${screen.width}: ${Math.round(shown)} shown, ${Math.round(promised)} promised`;
        expect(promised / shown, what).toBeGreaterThan(0.9);
        expect(promised / shown, what).toBeLessThan(1.4);
      }
    }
  });
});

describe("the image service", () => {
  it.each([
    ["image/avif,image/webp,*/*", "image/avif"],
    ["image/webp,*/*", "image/webp"],
    ["*/*", "image/jpeg"],
  ])("answers a browser that takes %s with %s", async (accept, type) => {
    const answer = await fetch(`${origin}/sandbox/images/hero-home.webp?auto=format,compress&w=860`, {
      headers: { accept },
    });
    expect([answer.headers.get("content-type"), answer.headers.get("vary")]).toEqual([type, "Accept"]);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(120_000);
  });
});
