import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectComplaints } from "./complaints.ts";
import { untilLive } from "./documents.ts";
import { origin } from "./site.ts";
import { runFirst, visit } from "./windows.ts";

/** Paths of the documents that the browser loads by itself from now on. */
function watchLoads(page: Page): readonly string[] {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url().slice(origin.length));
  });
  return loaded;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const terms = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Terms" });

describe("a request that has stalled", () => {
  it("is left to the browser", async () => {
    const page = await visit();
    await runFirst(page, () => {
      const stalled = new AbortController();
      AbortSignal.timeout = () => stalled.signal;
      addEventListener("time-out", () => stalled.abort());
    });
    await page.goto(`${origin}/company`);
    await untilLive(page);
    await page.route("**/terms", (route) =>
      route.request().isNavigationRequest() ? route.fallback() : undefined,
    );
    const loaded = watchLoads(page);
    await terms(page).click();
    await page.locator("main[aria-busy]").waitFor();
    await page.evaluate(() => dispatchEvent(new Event("time-out")));
    await heading(page, "Terms").waitFor();
    expect(loaded).toEqual(["/terms"]);
  });
});

describe("offline", () => {
  it("on the way back, a page that is not cached is replaced by an error page, with header and footer", async () => {
    expectComplaints(/Failed to (?:load resource|fetch)/);
    const page = await visit("/company");
    await terms(page).click();
    await heading(page, "Terms").waitFor();
    await page.reload();
    await untilLive(page);
    await page.context().setOffline(true);
    await page.goBack();
    await heading(page, "This page isn’t available just now").waitFor();
    expect(await terms(page).isVisible()).toBe(true);
  });

  it("a link of the mobile menu shows the message in the menu", async () => {
    expectComplaints(/Failed to load resource/);
    const page = await visit("/company", { viewport: { width: 390, height: 844 } });
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu
      .getByRole("link", { name: "Contact" })
      .evaluate((link) => link.setAttribute("href", "/contact?not=fetched-ahead"));
    await menu.getByRole("link", { name: "Contact" }).click();
    await menu.getByRole("alert").getByText("You are offline.").waitFor();
    expect(page.url()).toBe(`${origin}/company`);
  });
});
