import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { look, MOVING } from "./site.ts";

const PHONE = { viewport: { width: 390, height: 844 } };

const menu = (page: Page): Locator => page.getByRole("dialog", { name: "Menu" });
const group = (page: Page, name: string): Locator => menu(page).locator("summary", { hasText: name });
const opener = (page: Page): Locator => page.getByRole("button", { name: "Menu" });

async function openMenu(path = "/", options = {}): Promise<Page> {
  const page = await look(path, { ...PHONE, ...options });
  await opener(page).click();
  await page.locator("dialog:modal").waitFor();
  return page;
}

describe("the menu of a narrow screen", () => {
  it("opens the group of the current page", async () => {
    const page = await openMenu("/careers/our-teams");
    await menu(page).getByRole("link", { name: "Our Culture" }).waitFor();
  });

  it("has News and Contact", async () => {
    const page = await openMenu();
    expect(await menu(page).getByRole("link", { name: "News" }).getAttribute("href")).toBe("/news");
    expect(await menu(page).getByRole("link", { name: "Contact" }).getAttribute("href")).toBe("/contact");
  });

  it("has a Log in bar that stays at the bottom, and opens a new tab", async () => {
    const page = await openMenu("/", { viewport: { width: 390, height: 420 } });
    await group(page, "Sustainability").click();
    const login = menu(page).getByRole("link", { name: /^Log in/ });
    const atBottom = async () => {
      const box = await login.boundingBox();
      return box && box.y + box.height;
    };
    expect(await atBottom()).toBe(420);
    await menu(page).getByRole("link", { name: "Contact" }).scrollIntoViewIfNeeded();
    expect(await menu(page).getByRole("link", { name: "Contact" }).isVisible()).toBe(true);
    expect(await atBottom()).toBe(420);
    expect(await login.getAttribute("target")).toBe("_blank");
    expect(await login.getAttribute("rel")).toContain("noopener");
  });

  it.each([
    ["Escape", async (page: Page) => page.keyboard.press("Escape")],
    ["its button", async (page: Page) => menu(page).getByRole("button", { name: "Close" }).click()],
  ])("closes with %s and restores the focus", async (_, close) => {
    const page = await openMenu();
    expect(await page.locator(":focus").innerText()).toMatch(/Close/);
    await close(page);
    await menu(page).waitFor({ state: "hidden" });
    expect(await page.locator(":focus").innerText()).toBe("Menu");
    // The close event is dispatched after the dialog is hidden.
    await expect.poll(() => opener(page).getAttribute("aria-expanded")).toBe("false");
  });

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
