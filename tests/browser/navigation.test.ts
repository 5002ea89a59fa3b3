import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { untilLive } from "./initial-state.ts";
import { expectComplaints, origin, visit } from "./site.ts";

/** Follows a link of the main menu. */
async function followMenu(page: Page, group: string, name: string): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByText(group, { exact: true }).click();
  await menu.getByRole("link", { name, exact: true }).click();
}

async function headingIs(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

describe("after the first page", () => {
  it("a link fetches data only, and the page changes with title and address", async () => {
    const page = await visit("about:blank");
    // The code of the next page comes when the browser is idle.
    await page.goto(`${origin}/`, { waitUntil: "networkidle" });
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      // The editors' toolbar comes when the browser is idle.
      if (request.resourceType() !== "image" && pathname !== "/sandbox/toolbar.js") asked.push(pathname);
    });
    await followMenu(page, "Company", "Leadership");
    await headingIs(page, "Leadership");
    expect(page.url()).toBe(`${origin}/company/leadership`);
    expect(await page.title()).toMatch(/^Leadership/);
    // Once and more: pages to which links come near are fetched ahead.
    expect(new Set(asked)).toEqual(new Set(["/api/page"]));
  });

  it("what the server sent with the first page is not asked for again", async () => {
    const asked: string[] = [];
    const page = await visit("about:blank");
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${origin}/investors`, { waitUntil: "networkidle" });
    const ofThisPage = [`${origin}/api/shell`, `${origin}/api/page?path=%2Finvestors`];
    expect(asked.filter((url) => ofThisPage.includes(url))).toEqual([]);
  });

  it("back and forward show what was there, without asking", async () => {
    const page = await visit("/company");
    const first = await page.getByRole("heading", { level: 1 }).innerText();
    await followMenu(page, "Company", "Leadership");
    await headingIs(page, "Leadership");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goBack();
    await headingIs(page, first);
    await page.goForward();
    await headingIs(page, "Leadership");
    expect(asked.filter((url) => /\/api\/page\?path=%2Fcompany(%2Fleadership)?$/.test(url))).toEqual([]);
  });

  it("the way back to the first page leads to its content, its title and the place where it was left", async () => {
    const page = await visit("/company/leadership");
    await untilLive(page);
    const [title, text] = [await page.title(), await page.getByRole("main").innerText()];
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>("footer a[href='/terms']")?.click());
    await headingIs(page, "Terms");
    await page.goBack();
    await headingIs(page, "Leadership");
    await expect.poll(() => page.title()).toBe(title);
    expect(await page.getByRole("main").innerText()).toBe(text);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  });

  it("a page starts at its top", async () => {
    const page = await visit("/company");
    await page.evaluate(() => window.scrollTo(0, 800));
    await followMenu(page, "Company", "Leadership");
    await headingIs(page, "Leadership");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it("a page that the content service cannot give says so, and comes when asked for again", async () => {
    const page = await visit("about:blank");
    expectComplaints(/503/);
    // From the start: pages to which links come near are fetched ahead.
    await page.route("**/api/page?**", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.goto(`${origin}/company`);
    await followMenu(page, "Company", "Leadership");
    await headingIs(page, "This page isn’t available just now");
    await page.unroute("**/api/page?**");
    await page.getByRole("link", { name: "Try this page again" }).click();
    await headingIs(page, "Leadership");
  });

  it("/privacy leads on to the privacy policy", async () => {
    const page = await visit("/company");
    await untilLive(page);
    await page.evaluate(() => {
      history.pushState(null, "", "/privacy");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.waitForURL(`${origin}/privacy-policy`);
    await headingIs(page, "Privacy policy");
  });

  it("a link to where a page once was leads to where it is, and to the part that it names", async () => {
    const page = await visit("/terms");
    await untilLive(page);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Leadership" }).first();
    await link.evaluate((element) => element.setAttribute("href", "/leadership#part-directors"));
    await link.press("Enter");
    await headingIs(page, "Leadership");
    expect(page.url()).toBe(`${origin}/company/leadership#part-directors`);
  });

  it("a search is an address: typing, tabs, back and reload", async () => {
    const page = await visit("/search");
    await page.getByPlaceholder("Type to search").fill("annual report");
    await page.getByPlaceholder("Type to search").press("Enter");
    await page.waitForURL(/s=annual/);
    await page.getByText("Results for").waitFor();
    await page.getByRole("link", { name: "PDF", exact: true }).click();
    await page.waitForURL(/t=pdf/);
    await page.getByRole("main").locator('a[href$=".pdf"]').first().waitFor();
    await page.reload();
    expect(await page.getByPlaceholder("Type to search").inputValue()).toBe("annual report");
    await page.goBack();
    await page.waitForURL(/t=page/);
  });
});

/**
 * What a page itself does that keeps the browser from keeping it for the way back. That the browser of the tests keeps
 * no page at all is no matter of the page.
 */
async function reasonsAgainstKeeping(page: Page): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.enable");
  const reasons = new Promise<readonly string[]>((tell) =>
    browser.once("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      tell(
        notRestoredExplanations.filter(({ type }) => type !== "Circumstantial").map(({ reason }) => reason),
      ),
    ),
  );
  await page.goto(`${origin}/robots.txt`);
  await page.goBack();
  return reasons;
}

describe("who left comes back to the page as it was, not made anew:", () => {
  it.each(["/", "/news?year=2025", "/search?s=report&t=page", "/no-such-page"])(
    "%s may be kept by the browser",
    async (path) => {
      const page = await visit("about:blank");
      await page.goto(origin + path, { waitUntil: "networkidle" });
      await untilLive(page);
      expect(await reasonsAgainstKeeping(page)).toEqual([]);
    },
  );

  it("a page could not that waits to be told of its end", async () => {
    const page = await visit("/");
    await page.evaluate(() => window.addEventListener("unload", () => undefined));
    expect(await reasonsAgainstKeeping(page)).not.toEqual([]);
  });
});
