import type { Page } from "playwright-core";
import sharp from "sharp";
import { untilStill } from "../until-still.ts";

interface TextBox {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Finds texts with less contrast than this on a screenshot, also if the browser chooses the colours. Thin text is
 * painted lighter than its colour, so the minimum is lower than 4.5.
 */
export async function faintTexts(page: Page, least = 3): Promise<string[]> {
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  // Not by a screenshot of the full page, which takes back the browser's own dark mode and its text size.
  const length = await page.evaluate(() => document.body.scrollHeight);
  // With room for what grows with the window.
  await page.setViewportSize({ width: viewport.width, height: length + viewport.height });
  // If the colour scheme has just changed, the header still changes its colours.
  await untilStill(page);
  const boxes = await page.evaluate(textBoxes);
  const screen = sharp(await page.screenshot({ animations: "disabled" })).removeAlpha();
  await page.setViewportSize(viewport);
  const { data, info } = await screen.raw().toBuffer({ resolveWithObject: true });
  // Without an array a pixel: there are millions of them.
  const linear = (at: number) => LINEAR[data[at] ?? 0] ?? 0;
  const brightness = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return 0.2126 * linear(at) + 0.7152 * linear(at + 1) + 0.0722 * linear(at + 2);
  };
  return boxes.flatMap(({ text, x, y, width, height }) => {
    let darkest = 1;
    let brightest = 0;
    for (let row = y; row < Math.min(y + height, info.height); row += 1) {
      for (let column = x; column < Math.min(x + width, info.width); column += 1) {
        const one = brightness(column, row);
        darkest = Math.min(darkest, one);
        brightest = Math.max(brightest, one);
      }
    }
    const ratio = (brightest + 0.05) / (darkest + 0.05);
    return ratio < least ? [`“${text}” at ${ratio.toFixed(1)}`] : [];
  });
}

/** Linear value of each level of a channel (WCAG 2.2, relative luminance). */
const LINEAR = Array.from({ length: 256 }, (_, level) => {
  const share = level / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Runs in the page: the positions of its visible texts, in whole pixels of the document. */
function textBoxes(): TextBox[] {
  const boxes: TextBox[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent?.trim();
    const element = node.parentElement;
    if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest("[hidden], dialog:not([open])")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    const isHiddenBySize = element.getBoundingClientRect().width <= 1;
    if (isHiddenBySize || width < 4 || left < 0 || top < 0) continue;
    if (getComputedStyle(element).clipPath === "inset(50%)") continue;
    boxes.push({
      text: text.slice(0, 60),
      x: Math.floor(left + scrollX),
      y: Math.floor(top + scrollY),
      width: Math.ceil(width),
      height: Math.ceil(height),
    });
  }
  return boxes;
}
