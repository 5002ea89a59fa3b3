import { describe, expect, it } from "vitest";
import type { Target, Visitor } from "../../harness/engines/visitor.ts";
import { address, focused, startJourneys, untilGone, untilPage, untilThere } from "./journeys.ts";

const { arrive } = startJourneys();

const MENU: Target = { role: "dialog", name: "Menu" };
const OPENER: Target = { role: "button", name: "Menu" };
const group = (name: string): Target => ({ role: "summary", name, within: MENU });
const entry = (name: string): Target => ({ role: "link", name, within: MENU });

/** It is shown first, and gets the focus in the next frame. */
async function openMenu(visitor: Visitor): Promise<void> {
  await visitor.press(OPENER);
  await untilThere(visitor, MENU);
  await expect.poll(() => focused(visitor)).toBe("Close");
}

describe("a visitor with a phone", () => {
  it("opens the menu, which fills the window and keeps the focus, and sees none when the window gets wide", async () => {
    const visitor = await arrive("/", { onPhone: true });
    await openMenu(visitor);
    expect(
      await visitor.evaluate(() => {
        const { x, y, right, bottom } =
          document.querySelector("dialog[open]")?.getBoundingClientRect() ?? new DOMRect();
        // Without the scroll bar of the page behind it, which stays visible.
        const isWide = right === document.documentElement.clientWidth;
        return { x, y, isWide, isHigh: Math.round(bottom) === innerHeight };
      }),
    ).toEqual({ x: 0, y: 0, isWide: true, isHigh: true });
    for (let step = 0; step < 12; step += 1) {
      await visitor.key("Tab");
      const isOutside = await visitor.evaluate(() => {
        const { activeElement } = document;
        // The browser's own controls can have the focus.
        return activeElement !== document.body && !activeElement?.closest("dialog");
      });
      expect(isOutside).toBe(false);
    }
    await visitor.resize(1440, 900);
    await untilGone(visitor, MENU);
  });

  it("closes the menu with Escape and with its button, which restores the focus", async () => {
    const visitor = await arrive("/company", { onPhone: true });
    for (const close of [
      () => visitor.key("Escape"),
      () => visitor.press({ role: "button", name: "Close", within: MENU }),
    ]) {
      await openMenu(visitor);
      await close();
      await untilGone(visitor, MENU);
      await expect.poll(() => focused(visitor)).toBe("Menu");
      expect(await visitor.evaluate(() => scrollY)).toBe(0);
    }
  });

  it("opens one group at a time, and a page, which closes the menu", async () => {
    const visitor = await arrive("/", { onPhone: true });
    await visitor.press(OPENER);
    await visitor.press(group("Careers"));
    await untilThere(visitor, entry("Our Teams"));
    await visitor.press(group("Company"));
    await untilGone(visitor, entry("Our Teams"));
    await visitor.press(entry("Leadership"));
    await untilPage(visitor, "Leadership");
    await untilGone(visitor, MENU);
    expect(await address(visitor)).toBe("/company/leadership");
    await expect.poll(() => focused(visitor)).toBe("Leadership");
  });

  it("searches in a bar below the header", async () => {
    const visitor = await arrive("/company", { onPhone: true });
    await visitor.press({ role: "button", name: "Search", within: { role: "banner" } });
    await expect.poll(() => focused(visitor)).toBe("Type to search");
    await visitor.type("annual report");
    await visitor.key("Enter");
    await expect.poll(() => address(visitor)).toBe("/search?s=annual+report&t=page");
    await untilThere(visitor, { role: "heading", name: "Results for “annual report”" });
  });
});
