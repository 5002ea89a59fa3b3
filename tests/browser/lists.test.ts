import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { untilLive } from "./documents.ts";
import { origin, visit } from "./site.ts";

const dates = (page: Page) =>
  page
    .locator("main article time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));

const narrow = (page: Page, filter: string, value: string) =>
  page.getByRole("navigation", { name: filter }).getByRole("link", { name: value, exact: true }).click();

describe.each([
  ["with JavaScript", {}],
  ["without JavaScript", { javaScriptEnabled: false }],
])("%s", (_, options) => {
  it("news are narrowed to a year and a category, in the address", async () => {
    const page = await visit("/news", options);
    await narrow(page, "Year", "2025");
    await page.waitForURL("**/news?year=2025");
    await expect
      .poll(async () => new Set((await dates(page)).map((date) => date?.slice(0, 4))))
      .toEqual(new Set(["2025"]));
    await narrow(page, "Category", "Results");
    await page.waitForURL("**/news?year=2025&category=Results");
    await expect.poll(() => dates(page)).toEqual(["2025-08-20", "2025-02-19"]);
    await narrow(page, "Year", "All years");
    await page.waitForURL("**/news?category=Results");
    await expect.poll(async () => (await dates(page)).length).toBeGreaterThan(2);
  });

  it("documents are narrowed to a year and a kind, each with its size and date", async () => {
    const page = await visit("/investors", options);
    const centre = page.getByRole("region", { name: "Results and reports" });
    await narrow(page, "Year", "2026");
    await page.waitForURL("**/investors?year=2026#documents");
    await narrow(page, "Kind", "Results");
    await page.waitForURL("**/investors?year=2026&kind=Results#documents");
    const entries = centre.locator("ul").last().getByRole("listitem");
    await expect.poll(() => entries.count()).toBe(2);
    for (const entry of await entries.all()) {
      expect(await entry.textContent()).toMatch(/Results.*2026.*PDF, \d+(\.\d)? (kB|MB)/);
    }
  });

  it("news are paged within what they are narrowed to", async () => {
    const page = await visit("/news?year=2026", options);
    await page.getByRole("navigation", { name: "News, pages" }).getByRole("link", { name: "Next" }).click();
    await page.waitForURL("**/news?year=2026&page=2");
    await expect
      .poll(async () => new Set((await dates(page)).map((date) => date?.slice(0, 4))))
      .toEqual(new Set(["2026"]));
  });
});

describe("a list that is narrowed", () => {
  it("says which value is chosen", async () => {
    const page = await visit("/news?category=Results");
    const chosen = page.getByRole("navigation", { name: "Category" }).locator('[aria-current="true"]');
    expect(await chosen.allTextContents()).toEqual(["Results"]);
  });

  it("has a canonical address that moves along with the visitor", async () => {
    const page = await visit("/news?utm_source=mail");
    const canonical = page.locator('link[rel="canonical"]');
    expect(await canonical.getAttribute("href")).toMatch(/^http:\/\/localhost:3000\/news$/);
    await narrow(page, "Year", "2025");
    await expect.poll(() => canonical.getAttribute("href")).toBe("http://localhost:3000/news?year=2025");
  });
});

/** Words and, for a link, address of what has the focus. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const place = activeElement?.getAttribute("href") ?? activeElement?.tagName;
    return `${place} ${activeElement?.textContent}`.slice(0, 60);
  });

/** Presses a link by the keyboard. */
async function enter(page: Page, navigation: string, name: string): Promise<void> {
  const link = page.getByRole("navigation", { name: navigation }).getByRole("link", { name, exact: true });
  await link.focus();
  await page.keyboard.press("Enter");
}

/** Opens a page as the first of a visit, or as a later one. */
async function open(path: string, menu: string, isFirst: boolean): Promise<Page> {
  const page = await visit(isFirst ? path : "/terms");
  await untilLive(page);
  if (isFirst) return page;
  await page.getByRole("contentinfo").getByRole("link", { name: menu, exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor({ state: "hidden" });
  return page;
}

describe.each([
  ["on the first page", true],
  ["on a later page", false],
])("who narrows a list by the keyboard, %s", (_, isFirst) => {
  it("stays with the choice made, to make the next one", async () => {
    const page = await open("/news", "News", isFirst);
    await enter(page, "Year", "2025");
    await expect.poll(async () => (await dates(page))[0]).toBe("2025-12-09");
    await expect.poll(() => focus(page)).toBe("/news?year=2025 2025");
    await page.keyboard.press("Shift+Tab");
    expect(await focus(page)).toBe("/news?year=2026 2026");
    await enter(page, "Category", "Results");
    await expect.poll(() => dates(page)).toEqual(["2025-08-20", "2025-02-19"]);
    await expect.poll(() => focus(page)).toBe("/news?year=2025&category=Results Results");
  });

  it("stays with the choice made far down a page, the list in view", async () => {
    const page = await open("/investors", "Investor Center", isFirst);
    await enter(page, "Kind", "Results");
    await page.waitForURL(`${origin}/investors?kind=Results#documents`);
    await page
      .getByRole("navigation", { name: "Kind" })
      .locator('[aria-current="true"]', { hasText: "Results" })
      .waitFor();
    await expect.poll(() => focus(page)).toBe("/investors?kind=Results#documents Results");
    const heading = page.getByRole("heading", { name: "Results and reports" });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(0);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(450);
  });

  it("reads on from the top of the list's next page", async () => {
    const page = await open("/news", "News", isFirst);
    await enter(page, "News, pages", "Next");
    await page.waitForURL(`${origin}/news?page=2`);
    await expect.poll(() => focus(page)).toMatch(/^H1 .*News/);
  });
});

describe("a part of a page that a link from another page names", () => {
  it("is in view, its heading with the focus", async () => {
    const page = await visit("/terms");
    await untilLive(page);
    const heading = page.getByRole("heading", { name: "Results and reports" });
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Investor Center" }).first();
    await link.evaluate((element) => element.setAttribute("href", "/investors#documents"));
    await link.press("Enter");
    await heading.waitFor();
    await expect.poll(() => focus(page)).toBe("H2 Results and reports");
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(450);
    expect((await heading.boundingBox())?.y).toBeGreaterThan(0);
  });

  it("may be there under another name, or none that can be read: the page begins at its top", async () => {
    const page = await visit("/terms");
    await untilLive(page);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Investor Center" }).first();
    await link.evaluate((element) => element.setAttribute("href", "/investors#100%"));
    await link.press("Enter");
    await expect.poll(() => focus(page)).toMatch(/^H1 /);
    expect(new URL(page.url()).pathname).toBe("/investors");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe("a choice that nothing fits", () => {
  it.each([
    ["/news?year=2023&category=Results", "See all news", "/news"],
    ["/investors?year=2024&kind=Policy", "See all documents", "/investors#documents"],
  ])("%s says so, and leads back to all", async (path, words, all) => {
    const page = await visit(path);
    const way = page.getByRole("main").getByRole("link", { name: words });
    expect(await way.getAttribute("href")).toBe(all);
  });
});
