import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { look, MOVING, origin } from "./site.ts";

const mainMenu = (page: Page): Locator => page.getByRole("navigation", { name: "Main" });
const title = (page: Page, group: string): Locator => mainMenu(page).locator("summary", { hasText: group });
const entry = (page: Page, name: string): Locator => mainMenu(page).getByRole("link", { name, exact: true });

describe("the tiered menu", () => {
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
});
