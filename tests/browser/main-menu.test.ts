import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { look, MOVING, origin } from "./site.ts";

const mainMenu = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });
const title = (page: Page, group: string): Locator => mainMenu(page).locator("summary", { hasText: group });
const entry = (page: Page, name: string): Locator => mainMenu(page).getByRole("link", { name, exact: true });

describe("the tiered menu", () => {
  it("opens on focus, and closes when the focus moves on", async () => {
    const page = await look("/");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await entry(page, "Leadership").isVisible()).toBe(false);
    await page.keyboard.press("Tab");
    await entry(page, "Leadership").waitFor();
    for (const name of ["Our Company", "Leadership", "Corporate Governance", "Supplier Engagement"]) {
      await page.keyboard.press("Tab");
      expect(await page.locator(":focus").innerText()).toBe(name);
    }
    await page.keyboard.press("Tab");
    await entry(page, "Leadership").waitFor({ state: "hidden" });
    await entry(page, "Customer Care").waitFor();
  });

  it("closes with Escape while it is hovered", async () => {
    const page = await look("/");
    await title(page, "Careers").hover();
    await entry(page, "Our Teams").waitFor();
    await page.keyboard.press("Escape");
    await entry(page, "Our Teams").waitFor({ state: "hidden" });
  });

  it("is animated for 0.3 s, but not with reduced motion", async () => {
    const durations = async (options = {}): Promise<string> => {
      const page = await look("/", options);
      await title(page, "Careers").click();
      await entry(page, "Our Teams").waitFor();
      return entry(page, "Our Teams").evaluate((link) => {
        const panel = link.closest("ul");
        return panel ? getComputedStyle(panel).animationDuration : "";
      });
    };
    expect(await durations(MOVING)).toBe("0.3s");
    expect(await durations()).toBe("0s");
  });
});

describe("a menu marks the current page", () => {
  it("initially and after a navigation", async () => {
    const page = await look("/company/leadership");
    await title(page, "Company").click();
    const current = mainMenu(page).locator('[aria-current="page"]');
    expect(await current.allTextContents()).toEqual(["Leadership"]);
    await entry(page, "Corporate Governance").click();
    await page.waitForURL(`${origin}/company/corporate-governance`);
    await expect.poll(() => current.allTextContents()).toEqual(["Corporate Governance"]);
  });

  it("and its group", async () => {
    const page = await look("/company/leadership");
    const isUnderlined = (group: string) =>
      title(page, group)
        .locator("span")
        .evaluate((text) => getComputedStyle(text).textDecorationColor === getComputedStyle(text).color);
    expect([await isUnderlined("Company"), await isUnderlined("Careers")]).toEqual([true, false]);
    await title(page, "Careers").click();
    await entry(page, "Our Culture").click();
    await page.waitForURL(`${origin}/careers/our-culture`);
    await expect
      .poll(async () => [await isUnderlined("Company"), await isUnderlined("Careers")])
      .toEqual([false, true]);
  });

  it("in the footer too, and not for a page that is in no menu", async () => {
    const page = await look("/company/leadership");
    const current = page.getByRole("contentinfo").locator('[aria-current="page"]');
    expect(await current.allTextContents()).toEqual(["Leadership"]);
    await page.goto("/search");
    expect(await page.locator('header [aria-current="page"], footer [aria-current="page"]').count()).toBe(0);
  });
});
