import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { addStyles } from "../add-styles.ts";
import { lostText } from "../lost-text.ts";
import { ONE_OF_EACH_KIND } from "../page-kinds.ts";
import { look, visit } from "../site.ts";

/** The test adds styles to pages, which the CSP would block. */
const MEASURED = { bypassCSP: true };

interface Window {
  readonly what: string;
  readonly width: number;
  readonly height: number;
  /** The browser's font size in px. */
  readonly textSize: number;
}

/** In the order in which each page is tested. */
const WINDOWS: readonly Window[] = [
  { what: "on a small phone", width: 280, height: 600, textSize: 16 },
  { what: "on a phone, with larger text", width: 320, height: 600, textSize: 24 },
  { what: "at 400 % of 1280 × 1024 (1.4.10)", width: 320, height: 256, textSize: 16 },
  { what: "on a phone, with text of 200 % (1.4.4)", width: 390, height: 844, textSize: 32 },
  { what: "with text of 200 % (1.4.4)", width: 1280, height: 1024, textSize: 32 },
];

/** The minimum text spacing of criterion 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const SPACED = [1440, 390];

async function expectNothingLost(page: Page, what: string): Promise<void> {
  const { scrolled, width } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  expect(scrolled, what).toBe(width);
  expect(await lostText(page), what).toEqual([]);
}

describe("no text is clipped and no page overflows, with large text, narrow windows and wide spacing", () => {
  it.each(ONE_OF_EACH_KIND)("%s", async (path) => {
    const page = await look(path, MEASURED);
    const settings = await page.context().newCDPSession(page);
    for (const { what, textSize, ...size } of WINDOWS) {
      await settings.send("Page.setFontSizes", { fontSizes: { standard: textSize } });
      await page.setViewportSize(size);
      await expectNothingLost(page, what);
    }
    await settings.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
    await addStyles(page, TEXT_SPACING);
    for (const width of SPACED) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingLost(page, `with wide spacing (1.4.12) at ${width} px`);
    }
  });

  it.each([
    ["titles of documents", "/investors", 'main li a[href$=".pdf"]'],
    ["a title of one long word", "/investors/announcements", "h1"],
  ])("%s: words stay whole on a phone, with larger text", async (_, path, titles) => {
    const page = await visit(path, MEASURED);
    const settings = await page.context().newCDPSession(page);
    await settings.send("Page.setFontSizes", { fontSizes: { standard: 24 } });
    await page.setViewportSize({ width: 390, height: 844 });
    const broken = await page.locator(titles).evaluateAll((links) =>
      links.flatMap((link) => {
        const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
        return [...(text?.textContent ?? "").matchAll(/\w+/g)].flatMap(({ 0: word, index }) => {
          const range = new Range();
          if (text) range.setStart(text, index);
          if (text) range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? word : [];
        });
      }),
    );
    expect(broken).toEqual([]);
  });

  it("would be detected", async () => {
    const page = await look("/terms", MEASURED);
    await page.evaluate(() => {
      document
        .querySelector("main")
        ?.insertAdjacentHTML(
          "beforeend",
          "<p id=box><b>Two lines of text in a box for one</b></p><p id=wide>Beyond the edge</p><p>Below</p><p id=over>Above</p>",
        );
    });
    await addStyles(
      page,
      "#box { height: 1.2em; width: 8em; overflow: hidden } #wide { position: relative; left: 95vw; white-space: nowrap; height: 2em } main { overflow-x: clip } #over { margin-top: -1.6em }",
    );
    const lost = await lostText(page);
    expect(lost).toEqual(
      expect.arrayContaining([
        "cut off: Two lines of text in a box for one",
        "cut off: Beyond the edge",
        "under another text: Below",
      ]),
    );
  });
});
