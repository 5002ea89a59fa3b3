import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { look, MOVING } from "./site.ts";

const PHONE = { viewport: { width: 390, height: 844 } };

const menu = (page: Page): Locator => page.getByRole("dialog", { name: "Menu" });
const opener = (page: Page): Locator => page.getByRole("button", { name: "Menu" });

async function openMenu(path = "/", options = {}): Promise<Page> {
  const page = await look(path, { ...PHONE, ...options });
  await opener(page).click();
  await page.locator("dialog:modal").waitFor();
  return page;
}

describe("the menu of a narrow screen", () => {
  it("prevents scrolling of the page behind it", async () => {
    const page = await openMenu("/company");
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 500);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
    await page.keyboard.press("Escape");
    await menu(page).waitFor({ state: "hidden" });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.mouse.wheel(0, 500);
    await page.waitForFunction(() => window.scrollY > 0);
  });

  it("is animated for 0.3 s, but not with reduced motion", async () => {
    const duration = async (page: Page) =>
      menu(page).evaluate((el) => getComputedStyle(el).animationDuration);
    expect(await duration(await openMenu("/", MOVING))).toBe("0.3s");
    const still = await openMenu();
    expect(await duration(still)).toBe("0s");
  });
});
