import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectComplaints, look, MOVING, origin, visit } from "./site.ts";

const panel = (page: Page): Locator => page.getByRole("dialog", { name: "Search" });
const field = (page: Page): Locator => panel(page).getByPlaceholder("Type to search");
const opener = (page: Page): Locator =>
  page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Search" });
const tab = (page: Page, name: string): Locator => panel(page).getByRole("tab", { name });

async function openPanel(options = {}): Promise<Page> {
  const page = await look("/company", options);
  await opener(page).click();
  await field(page).waitFor();
  return page;
}

async function search(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
}

describe("the search panel", () => {
  it("slides in from the right, 532 px wide, in 0.5 s", async () => {
    const page = await openPanel(MOVING);
    expect(await panel(page).evaluate((el) => getComputedStyle(el).animationDuration)).toBe("0.5s");
    await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 908, y: 0, width: 532, height: 900 });
  });

  it("is not animated with reduced motion", async () => {
    const page = await openPanel();
    const { moves, fades } = await panel(page).evaluate((el) => ({
      moves: getComputedStyle(el).animationDuration,
      fades: getComputedStyle(el, "::backdrop").animationDuration,
    }));
    expect(Number.parseFloat(moves)).toBeLessThan(0.001);
    expect(Number.parseFloat(fades)).toBeLessThan(0.001);
  });

  it("does not close when a text selection ends outside", async () => {
    const page = await openPanel();
    await field(page).fill("dividend");
    const box = await field(page).boundingBox();
    if (!box) throw new Error("no field found");
    await page.mouse.move(box.x + 90, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(300, box.y + 20);
    await page.mouse.up();
    expect(await panel(page).isVisible()).toBe(true);
  });

  it("links to all results on the search page, and closes", async () => {
    const page = await openPanel();
    await search(page, "dividend");
    await tab(page, "PDF").click();
    // The link moves when these results replace those of the pages.
    await panel(page).locator('a[href*=".pdf"]').first().waitFor();
    await panel(page).getByRole("link", { name: "See all results" }).click();
    await page.waitForURL(`${origin}/search?s=dividend&t=pdf`);
    await panel(page).waitFor({ state: "hidden" });
    await page.getByRole("main").getByText("Results for “dividend”").waitFor();
    await page.getByRole("main").getByPlaceholder("Type to search").and(page.locator(":focus")).waitFor();
  });

  it("submits to the search page if the application cannot be loaded", async () => {
    const page = await visit("about:blank");
    expectComplaints(/Failed to load resource/);
    await page.route("**/start-*", (route) => route.abort());
    await page.goto(`${origin}/company`);
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await search(page, "dividend");
    await page.waitForURL(`${origin}/search?s=dividend&t=page`);
    await page.getByRole("main").getByText("Results for “dividend”").waitFor();
  });
});
