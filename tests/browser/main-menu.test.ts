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

describe("a menu", () => {
  it("marks the group of the current page", async () => {
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

it("the menu of a narrow screen is animated for 0.3 s, but not with reduced motion", async () => {
  const duration = async (options = {}): Promise<string> => {
    const page = await look("/", { viewport: { width: 390, height: 844 }, ...options });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("dialog:modal").waitFor();
    return page
      .getByRole("dialog", { name: "Menu" })
      .evaluate((el) => getComputedStyle(el).animationDuration);
  };
  expect(await duration(MOVING)).toBe("0.3s");
  expect(await duration()).toBe("0s");
});
