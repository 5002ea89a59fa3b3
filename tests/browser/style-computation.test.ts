import { expect, it } from "vitest";
import { openedWithNotices } from "./opened-state.ts";
import { origin } from "./site.ts";
import { MOVING, visit } from "./windows.ts";

// Chromium keeps one set of what `:has()` may change, and one of what may change it, for all rules of a page.

it("an insertion of any element changes no `:has()`, and a change of one computes the styles of few elements", async () => {
  const page = await visit("/");
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.flatMap((link) => (link instanceof HTMLLinkElement ? [link.href] : [])));
  const texts = await Promise.all(sheets.map(async (href) => (await fetch(new URL(href, origin))).text()));
  const selectors = texts.flatMap((text) => text.match(/[^{}]*:has\([^{}]*(?=\{)/g) ?? []);
  expect(selectors.length).toBeGreaterThan(5);
  expect(selectors.filter((selector) => /:has\([>+~ ]*(?::|\*)/.test(selector))).toEqual([]);
  expect(selectors.filter((selector) => /:has\(.*\)[^,]*[>+~ ](?::|\*)/.test(selector))).toEqual([]);
});

it("notices give the root no property that all elements inherit", async () => {
  const page = await openedWithNotices("/investors", MOVING);
  const notice = page.getByRole("region", { name: "Cookies" });
  const height = await notice.evaluate((region) => region.parentElement?.offsetHeight);
  const style = () => page.evaluate(() => Array.from(document.documentElement.style));
  await expect.poll(style).toContain("scroll-padding-bottom");
  expect((await style()).filter((name) => name.startsWith("--"))).toEqual([]);
  const footer = page.getByRole("contentinfo");
  expect(await footer.evaluate((element) => getComputedStyle(element).paddingBottom)).toBe(`${height}px`);
});
