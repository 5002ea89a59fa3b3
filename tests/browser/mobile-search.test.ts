import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { scrollTo } from "./scroll-to.ts";
import { look, origin } from "./site.ts";

const field = (page: Page): Locator => page.getByRole("banner").getByRole("searchbox");
const opener = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: "Search", expanded: false });

async function openSearch(path = "/company", width = 390): Promise<Page> {
  const page = await look(path, { viewport: { width, height: 844 } });
  await opener(page).click();
  await field(page).waitFor();
  return page;
}

describe("search on a small screen", () => {
  it.each([
    [795, 0],
    [796, 1],
  ])("at %i px opens %i panels", async (width, panels) => {
    const page = await look("/company", { viewport: { width, height: 844 } });
    await opener(page).click();
    await field(page).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(panels);
  });

  it("leads to the search page, for pages", async () => {
    const page = await openSearch();
    await field(page).fill("annual report");
    await field(page).press("Enter");
    await page.waitForURL(`${origin}/search?s=annual+report&t=page`);
    await page.getByText("Results for “annual report”").waitFor();
    await field(page).waitFor({ state: "detached" });
  });

  it("closes with a click outside, not with one inside", async () => {
    const page = await openSearch();
    await field(page).click();
    expect(await field(page).isVisible()).toBe(true);
    await page.getByRole("heading", { level: 1 }).click();
    await field(page).waitFor({ state: "detached" });
  });

  it("closes with its button, and with Escape, which restores the focus", async () => {
    const page = await openSearch();
    await page.getByRole("button", { name: "Search", expanded: true }).click();
    await field(page).waitFor({ state: "detached" });
    await opener(page).click();
    await field(page).fill("rep");
    await page.keyboard.press("Escape");
    await field(page).waitFor({ state: "detached" });
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it("closes when the focus moves on into the page", async () => {
    const page = await openSearch();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("Tab");
    await field(page).waitFor({ state: "detached" });
  });

  it("stays while the page scrolls down, and closes when it scrolls up", async () => {
    const page = await openSearch();
    await scrollTo(page, 400);
    await expect.poll(() => page.getByRole("banner").getAttribute("data-scroll")).toBe("down");
    expect(await field(page).isVisible()).toBe(true);
    await scrollTo(page, 300);
    await field(page).waitFor({ state: "detached" });
  });

  it("closes when the page is scrolled to the top", async () => {
    const page = await look("/company", { viewport: { width: 390, height: 844 } });
    await scrollTo(page, 400);
    await opener(page).click();
    await field(page).waitFor();
    await scrollTo(page, 0);
    await field(page).waitFor({ state: "detached" });
  });

  it("closes when the window gets wide enough for the panel", async () => {
    const page = await openSearch();
    await page.setViewportSize({ width: 796, height: 800 });
    await field(page).waitFor({ state: "detached" });
  });
});
