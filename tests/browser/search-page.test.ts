import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { untilLive } from "./documents.ts";
import { visit } from "./windows.ts";

const field = (page: Page) => page.getByRole("main").getByPlaceholder("Type to search");
const status = (page: Page) => page.getByRole("main").getByRole("status");

async function search(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
}

describe("the search page", () => {
  it("goes back to the scroll position in a longer list of results", async () => {
    const page = await visit("/search?s=results&t=page", { viewport: { width: 390, height: 600 } });
    await untilLive(page);
    const last = page.getByRole("link", { name: /^Page/ }).last();
    await last.scrollIntoViewIfNeeded();
    const position = await page.evaluate(() => scrollY);
    await last.click();
    await page.waitForURL(/page=/);
    const results = page.getByRole("main").getByRole("heading", { level: 3 });
    await expect.poll(() => results.count()).toBeLessThan(5);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
    expect(position).toBeGreaterThan(600);
  });

  it("keeps the chosen filter in view when its row is scrolled on a phone", async () => {
    const page = await visit("/search?s=report&t=pdf", { viewport: { width: 320, height: 844 } });
    const kinds = page.getByRole("navigation", { name: "Kind" }).getByRole("link");
    await untilLive(page);
    const last = (await kinds.allInnerTexts()).at(-1) ?? "";
    await kinds.last().click();
    const chosen = page.getByRole("navigation", { name: "Kind" }).locator("[aria-current]");
    await chosen.filter({ hasText: last }).waitFor();
    const box = await chosen.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });

  it("says how to search before a search, and if nothing was found", async () => {
    const page = await visit("/search");
    const tips = page.getByRole("main").getByText("Quotes find an exact phrase");
    await tips.waitFor();
    // Some screen readers ignore a live region that appears together with its message.
    await status(page).evaluate((region) => region.setAttribute("data-before", ""));
    await search(page, "zebra");
    await status(page).and(page.locator("[data-before]")).getByText("No results for “zebra”").waitFor();
    await tips.waitFor();
    await search(page, "dividend");
    await status(page).getByText("Results for “dividend”").waitFor();
    expect(await tips.count()).toBe(0);
  });

  it("shows the first result and the chosen filter on the first screen of a phone", async () => {
    const page = await visit("/search?s=dividend&t=page&kind=Investors", {
      viewport: { width: 390, height: 844 },
    });
    const main = page.getByRole("main");
    const [result, chosen] = await Promise.all([
      main.getByRole("heading", { level: 3 }).first().boundingBox(),
      main.getByRole("link", { name: "Investors", exact: true }).boundingBox(),
    ]);
    expect(result?.y).toBeLessThan(700);
    expect(chosen).toSatisfy((box: typeof chosen) => box !== null && box.x + box.width <= 390);
  });

  it("has the text of the panel in its field, also for documents (WCAG 3.3.7)", async () => {
    const page = await visit("/company");
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    const panel = page.getByRole("dialog", { name: "Search" });
    await panel.getByRole("searchbox").fill("dividend");
    await panel.getByRole("searchbox").press("Enter");
    await panel.getByRole("link", { name: "See all results" }).click();
    await field(page).and(page.locator(":focus")).waitFor();
    expect(await panel.isVisible()).toBe(false);
    expect(await field(page).inputValue()).toBe("dividend");
    await page.getByRole("main").getByRole("link", { name: /^PDF/ }).click();
    await page.waitForURL(/t=pdf/);
    expect(await field(page).inputValue()).toBe("dividend");
  });

  it("allows to select the text of results", async () => {
    const page = await visit("/search?s=dividend&t=page");
    const excerpt = page.getByRole("main").locator("ol > li").first().locator("p").last();
    const box = await excerpt.boundingBox();
    if (!box) throw new Error("no excerpt found");
    await page.mouse.move(box.x + 2, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 160, box.y + 10);
    await page.mouse.up();
    const selectedText = await page.evaluate(() => String(getSelection()).trim());
    expect(selectedText.length).toBeGreaterThan(5);
    expect(await excerpt.innerText()).toContain(selectedText);
  });
});
