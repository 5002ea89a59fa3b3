import { describe, expect, it } from "vitest";
import { arrive, modal, pass } from "./arrival.ts";

describe("the announcement modal", () => {
  it("does not wait for a field without input that the page has focused", async () => {
    const page = await arrive({ path: "/search" });
    await pass(page, 8_000);
    await modal(page).waitFor();
  });

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
