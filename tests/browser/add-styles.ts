import type { Page } from "playwright-core";

/** Lays styles over a page. The document's policy lets no style element in, but what a script constructs. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
