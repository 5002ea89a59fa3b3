import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { visit } from "./windows.ts";

/** React props and DOM events of a movement: of a finger, of a pressed mouse button, or of the device. */
const MOVEMENT =
  /\bon(?:Drag\w*|Drop|TouchMove|TouchEnd|PointerMove|MouseMove|Wheel)\b|["'](?:drag\w*|drop|touchmove|touchend|pointermove|mousemove|gesture\w*|device\w*|wheel)["']/;

/** Keeps what a press reports from React, and handles none of it. */
const KEEPS_PRESSES = "client/app/presses.ts";

describe("the pointer", () => {
  it("is never needed for dragging, swiping or shaking: nothing listens to movements (WCAG 2.5.1, 2.5.4, 2.5.7)", async () => {
    const sources = globSync("client/**/*.{ts,tsx}", { exclude: [KEEPS_PRESSES] });
    expect(sources).not.toEqual([]);
    expect(sources.filter((path) => MOVEMENT.test(readFileSync(path, "utf8")))).toEqual([]);
    const page = await visit("/company");
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
    // Not the markup: the space for notices below the footer may still be measured.
    const shown = () => page.evaluate(() => [document.body.innerText, document.activeElement?.localName]);
    const before = await shown();
    await page.keyboard.type("abcdefghijklmnopqrstuvwxyz0123456789/?.,");
    expect(await shown()).toEqual(before);
    expect(new URL(page.url()).pathname).toBe("/company");
    expect(await page.locator("dialog[open]").count()).toBe(0);
  });
});
