import { describe, expect, it } from "vitest";
import { visit } from "./site.ts";

declare global {
  interface Window {
    /** Types of events for which listeners are registered. */
    readonly listened: readonly string[];
  }
}

/** Events of a movement: of a finger, of a pressed mouse button, or of the device. */
const MOVEMENT = /^(?:drag|drop|touchmove|touchend|pointermove|mousemove|gesture|device|wheel)/;

/** Runs in the page, before any other script. */
function recordListeners(): void {
  const listened: string[] = [];
  Object.assign(window, { listened });
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function listen(
    ...parameters: Parameters<typeof addEventListener>
  ) {
    listened.push(parameters[0]);
    return addEventListener.apply(this, parameters);
  };
}

describe("the pointer", () => {
  it("is never needed for dragging, swiping or shaking: nothing listens to movements (WCAG 2.5.1, 2.5.4, 2.5.7)", async () => {
    const page = await visit("/company", { initScript: recordListeners });
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.locator("summary", { hasText: "Careers" }).hover();
    await menu.locator("summary", { hasText: "Careers" }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").waitFor();
    // Without islands: React listens to all events, whether a component uses them or not.
    expect(await page.locator("[data-hydrated]").count()).toBe(0);
    const listened = await page.evaluate(() => window.listened);
    expect(listened).toContain("click");
    expect(listened.filter((type) => MOVEMENT.test(type))).toEqual([]);
    expect(await page.locator("[draggable=true]").count()).toBe(0);
  });

  it("can be moved off a control before its release, which cancels the click (2.5.2)", async () => {
    const page = await visit("/company");
    const search = page.getByRole("banner").getByRole("button", { name: "Search" });
    const news = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "News" });
    for (const control of [search, news]) {
      await control.hover();
      await page.mouse.down();
      await page.mouse.move(600, 600);
      await page.mouse.up();
    }
    expect(await page.locator("dialog[open]").count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/company");
  });
});

describe("the keyboard", () => {
  it("has no shortcuts of one letter, which speech input could trigger by accident (2.1.4)", async () => {
    const page = await visit("/company");
    // Padding for the notices is set in the first frame.
    await page.locator("footer[style]").waitFor({ state: "attached" });
    const before = await page.evaluate(() => document.body.innerHTML);
    await page.keyboard.type("abcdefghijklmnopqrstuvwxyz0123456789/?.,");
    expect(await page.evaluate(() => document.body.innerHTML)).toBe(before);
    expect(new URL(page.url()).pathname).toBe("/company");
    expect(await page.locator("dialog[open]").count()).toBe(0);
  });
});
