import type { Page } from "playwright-core";

/** Adds styles to a page as a constructed style sheet: the CSP blocks style elements. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
