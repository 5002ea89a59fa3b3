import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { untilLive } from "./documents.ts";
import { expectComplaints, look, visit } from "./site.ts";

/** Live regions that exist before they have content. */
const LIVE = '[role="status"], [role="alert"], [aria-live="polite"]';

/** Marks the live regions of a page. Some screen readers ignore one that appears together with its message. */
async function watchRegions(page: Page): Promise<void> {
  await page.evaluate((live) => {
    for (const region of document.querySelectorAll(live)) region.setAttribute("data-watched", "");
  }, LIVE);
}

/** Waits for a message, and asserts that it is in a live region. */
async function expectReadOut(page: Page, message: string | RegExp): Promise<void> {
  await page
    .locator("[data-watched]")
    .getByText(message)
    .or(page.locator("[data-watched]").filter({ hasText: message }))
    .first()
    .waitFor();
}

describe("a message is read out without moving the focus (WCAG 4.1.3)", () => {
  it("of a search", async () => {
    const page = await look("/search");
    await untilLive(page);
    await watchRegions(page);
    const main = page.getByRole("main").getByRole("searchbox");
    await main.fill("xylophone");
    await main.press("Enter");
    await expectReadOut(page, "No results for “xylophone”");
  });

  it("about a lost connection", async () => {
    expectComplaints(/ERR_INTERNET_DISCONNECTED/);
    const page = await visit("/company");
    await page.context().setOffline(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    // An alert is read out also if it appears together with its message.
    await page.getByRole("alert").getByText("You are offline.").waitFor();
  });

  it("about a navigation to another page", async () => {
    const page = await look("/company");
    await watchRegions(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await page
      .locator("#announcer[data-watched]")
      .filter({ hasText: "Terms" })
      .waitFor({ state: "attached" });
  });
});

describe("no input is requested twice (WCAG 3.3.7)", () => {
  it("the search text of the panel is in the field of the search page, also for documents", async () => {
    const page = await look("/company");
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    const field = page.getByRole("dialog").getByRole("searchbox");
    await field.fill("dividend");
    await field.press("Enter");
    await page.getByRole("link", { name: "See all results" }).click();
    const kept = page.getByRole("main").getByRole("searchbox");
    await kept.waitFor();
    expect(await kept.inputValue()).toBe("dividend");
    await page.getByRole("main").getByRole("link", { name: /^PDF/ }).click();
    await page.waitForURL(/t=pdf/);
    expect(await kept.inputValue()).toBe("dividend");
  });
});
