import { describe, expect, it } from "vitest";
import { arrive, modal, pass } from "./arrival.ts";

describe("the announcement modal", () => {
  it("appears after 8 seconds, not before", async () => {
    const page = await arrive();
    await pass(page, 7_999);
    expect(await modal(page).count()).toBe(0);
    await pass(page, 1);
    await modal(page).waitFor();
  });

  it.each(["Escape", "Enter"])("traps the focus, and restores it when %s closes it", async (key) => {
    const page = await arrive();
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "News" });
    await link.focus();
    await pass(page, 8_000);
    const close = modal(page).getByRole("button", { name: "Close" });
    await close.waitFor();
    // Earlier keys were meant for the page.
    await pass(page, 500);
    expect(await close.evaluate((button) => button === document.activeElement)).toBe(true);
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press("Tab");
      // At its ends, the focus moves to the browser's controls.
      expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.nodeName)).not.toBe(
        "MAIN",
      );
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(false);
    }
    await close.focus();
    await page.keyboard.press(key);
    await modal(page).waitFor({ state: "hidden" });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it("waits while the visitor types, and loses no input", async () => {
    const page = await arrive();
    const field = page.getByRole("contentinfo").getByLabel("E-mail address");
    await field.pressSequentially("reader");
    await pass(page, 8_000);
    await field.pressSequentially("@larkfield.example");
    await pass(page, 60_000);
    expect(await modal(page).count()).toBe(0);
    expect(await field.inputValue()).toBe("reader@larkfield.example");
    await field.blur();
    await pass(page, 1_000);
    await modal(page).waitFor();
  });

  it("waits while a dialog is open", async () => {
    const page = await arrive();
    await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Search" }).click();
    await pass(page, 10_000);
    expect(await modal(page).count()).toBe(0);
    await page.keyboard.press("Escape");
    await pass(page, 1_500);
    await modal(page).waitFor();
  });

  it("does not wait for a group that is open in the closed mobile menu", async () => {
    const page = await arrive({ viewport: { width: 390, height: 844 } });
    await page.getByRole("button", { name: "Menu" }).click();
    await pass(page, 200);
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByText("Investors", { exact: true }).click();
    await menu.getByRole("link", { name: "Shareholder Services" }).waitFor();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    await pass(page, 10_000);
    await modal(page).waitFor();
  });

  it("does not wait for a field without input that the page has focused", async () => {
    const page = await arrive({ path: "/search" });
    await pass(page, 8_000);
    await modal(page).waitFor();
  });

  it.each(["Enter", "Escape", "Space"])(
    "is not closed by %s that was pressed just before it appeared",
    async (key) => {
      const page = await arrive();
      await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).focus();
      await pass(page, 8_000);
      await modal(page).waitFor();
      await page.keyboard.press(key);
      expect(await modal(page).isVisible()).toBe(true);
      await pass(page, 500);
      await page.keyboard.press(key);
      await modal(page).waitFor({ state: "hidden" });
    },
  );

  it("closes when a link in it is followed, and the heading of the page has the focus", async () => {
    const page = await arrive();
    // The prefetch is delayed until after the click.
    const clicked = Promise.withResolvers<void>();
    await page.route("**/assistance", async (route) => {
      await clicked.promise;
      await route.continue();
    });
    await pass(page, 8_000);
    // Animations need a running clock.
    await page.clock.resume();
    await modal(page).getByRole("link", { name: "How to recognise a scam and report it" }).click();
    clicked.resolve();
    const heading = page.getByRole("heading", { level: 1, name: "Assistance" });
    await heading.waitFor();
    expect(await modal(page).count()).toBe(0);
    await expect.poll(() => heading.evaluate((h1) => h1 === document.activeElement)).toBe(true);
  });
});
