import type { Locator, Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { palette } from "../../brand/palette.ts";
import { computedColour } from "./computed-colour.ts";
import { expectComplaints, look, MOVING, origin, respondTo, visit } from "./site.ts";

const panel = (page: Page): Locator => page.getByRole("dialog", { name: "Search" });
const field = (page: Page): Locator => panel(page).getByPlaceholder("Type to search");
const opener = (page: Page): Locator =>
  page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Search" });
const tab = (page: Page, name: string): Locator => panel(page).getByRole("tab", { name });

async function openPanel(options = {}): Promise<Page> {
  const page = await look("/company", options);
  await opener(page).click();
  await field(page).waitFor();
  return page;
}

async function search(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
}

/** Blocks searches until the test responds; returns the blocked requests. */
async function holdSearches(page: Page): Promise<Route[]> {
  const held: Route[] = [];
  await page.route("**/api/globalSearch", (route) => {
    held.push(route);
  });
  return held;
}

/** Records the requests of searches. */
async function recordSearches(page: Page): Promise<unknown[]> {
  const requests: unknown[] = [];
  await page.route("**/api/globalSearch", (route) => {
    requests.push(route.request().postDataJSON());
    return route.continue();
  });
  return requests;
}

const responseOf = (titles: readonly string[], total = titles.length) => ({
  json: {
    data: {
      total_results_size: total,
      results_size: titles.length,
      results: titles.map((title) => ({
        id: title,
        type: "page",
        uid: "company",
        url: "/company",
        data: { title },
        excerpt: [],
      })),
    },
  },
});

it("searches in browsers that cannot join signals, as Safari before 17.4", async () => {
  const page = await visit("about:blank");
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, "any"));
  await page.goto(`${origin}/company`);
  await opener(page).click();
  await search(page, "dividend");
  await panel(page).getByText("Results for").waitFor();
});

describe("the search panel", () => {
  it("slides in from the right, 532 px wide, in 0.5 s", async () => {
    const page = await openPanel(MOVING);
    expect(await panel(page).evaluate((el) => getComputedStyle(el).animationDuration)).toBe("0.5s");
    await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 908, y: 0, width: 532, height: 900 });
  });

  it("is not animated with reduced motion", async () => {
    const page = await openPanel();
    const { moves, fades } = await panel(page).evaluate((el) => ({
      moves: getComputedStyle(el).animationDuration,
      fades: getComputedStyle(el, "::backdrop").animationDuration,
    }));
    expect(Number.parseFloat(moves)).toBeLessThan(0.001);
    expect(Number.parseFloat(fades)).toBeLessThan(0.001);
  });

  it("dims the page, and closes on a click on the backdrop", async () => {
    const page = await openPanel();
    expect(await panel(page).evaluate((el) => getComputedStyle(el, "::backdrop").backgroundColor)).toBe(
      computedColour(palette.forest),
    );
    await page.mouse.click(950, 450);
    expect(await panel(page).isVisible()).toBe(true);
    await page.mouse.click(300, 450);
    await panel(page).waitFor({ state: "hidden" });
  });

  it("does not close when a text selection ends outside", async () => {
    const page = await openPanel();
    await field(page).fill("dividend");
    const box = await field(page).boundingBox();
    if (!box) throw new Error("no field found");
    await page.mouse.move(box.x + 90, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(300, box.y + 20);
    await page.mouse.up();
    expect(await panel(page).isVisible()).toBe(true);
  });

  it.each([
    ["Escape", async (page: Page) => page.keyboard.press("Escape")],
    ["its button", async (page: Page) => panel(page).getByRole("button", { name: "Close" }).click()],
  ])("closes with %s, even with typed text, and restores the focus", async (_, close) => {
    const page = await openPanel();
    await field(page).fill("div");
    expect(await opener(page).getAttribute("aria-expanded")).toBe("true");
    // A screen reader reads the button as soon as it has the focus.
    await opener(page).evaluate((button) => {
      button.addEventListener("focus", () => {
        button.dataset.stateAtFocus = button.getAttribute("aria-expanded") ?? "none";
      });
    });
    await close(page);
    await panel(page).waitFor({ state: "hidden" });
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await opener(page).getAttribute("data-state-at-focus")).toBe("false");
  });

  it("traps the focus while it is open", async () => {
    const page = await openPanel();
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && !focused?.closest("dialog");
      });
      expect(isOutside).toBe(false);
    }
  });

  it("is reset when it is opened again: term, scope and results", async () => {
    const page = await openPanel();
    await search(page, "dividend");
    await tab(page, "PDF").click();
    await panel(page).getByText("Results for “dividend”").waitFor();
    await page.keyboard.press("Escape");
    await panel(page).waitFor({ state: "hidden" });
    await opener(page).click();
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe("");
    expect(await tab(page, "Page").getAttribute("aria-selected")).toBe("true");
    expect(await panel(page).getByText("Results for").count()).toBe(0);
    expect(await panel(page).getByRole("listitem").count()).toBe(0);
  });

  it("requests five results, and shows them", async () => {
    const page = await openPanel();
    const requests = await recordSearches(page);
    await search(page, "dividend");
    await panel(page).getByText("Results for “dividend”").waitFor();
    expect(requests).toEqual([{ searchInput: "dividend", searchPages: true, pageSize: 5, currentPage: 1 }]);
    expect(
      await panel(page)
        .getByText(/^Showing 1 - 5 of \d+$/)
        .count(),
    ).toBe(1);
    expect(await panel(page).getByRole("listitem").count()).toBe(5);
  });

  it("shows 'Loading...' and dims its tabs while it searches", async () => {
    const page = await openPanel();
    const held = await holdSearches(page);
    const opacity = () =>
      panel(page)
        .getByRole("tablist")
        .evaluate((strip) => getComputedStyle(strip).opacity);
    expect(await opacity()).toBe("1");
    await search(page, "dividend");
    await panel(page).getByText("Loading...", { exact: true }).waitFor();
    await expect.poll(opacity).toBe("0.5");
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.fulfill(responseOf(["One"]));
    await panel(page).getByText("Showing 1 - 1 of 1").waitFor();
    await expect.poll(opacity).toBe("1");
  });

  it("says that there are no results, and what to do", async () => {
    const page = await openPanel();
    await search(page, "zebra");
    const heard = panel(page).getByRole("status");
    await heard.getByRole("heading", { name: "No results for “zebra”" }).waitFor();
    await heard.getByText("Showing 0 - 0 of 0", { exact: true }).waitFor();
    // Beside what to do, but heard once only.
    await panel(page).getByText("No Results", { exact: true }).waitFor();
    expect(await heard.getByText("No Results", { exact: true }).count()).toBe(0);
    await panel(page).getByRole("tabpanel").getByRole("link", { name: "Ask us" }).waitFor();
    await panel(page).getByText("Quotes find an exact phrase").waitFor();
  });

  it.each([
    [4, 0],
    [5, 1],
  ])("with %i results has %i links to all results", async (count, offered) => {
    const page = await openPanel();
    const titles = Array.from({ length: count }, (_, index) => `Result ${index}`);
    await page.route("**/api/globalSearch", (route) => route.fulfill(responseOf(titles)));
    await search(page, "dividend");
    await panel(page).getByText("Result 0").waitFor();
    expect(await panel(page).getByRole("link", { name: "See all results" }).count()).toBe(offered);
  });

  it("links to all results on the search page, and closes", async () => {
    const page = await openPanel();
    await search(page, "dividend");
    await tab(page, "PDF").click();
    // The link moves when these results replace those of the pages.
    await panel(page).locator('a[href*=".pdf"]').first().waitFor();
    await panel(page).getByRole("link", { name: "See all results" }).click();
    await page.waitForURL(`${origin}/search?s=dividend&t=pdf`);
    await panel(page).waitFor({ state: "hidden" });
    await page.getByRole("main").getByText("Results for “dividend”").waitFor();
    await page.getByRole("main").getByPlaceholder("Type to search").and(page.locator(":focus")).waitFor();
  });

  it("does not search for an empty or blank text", async () => {
    const page = await openPanel();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    for (const text of ["", "   "]) await search(page, text);
    await panel(page).getByRole("button", { name: "Search" }).click();
    await tab(page, "PDF").click();
    await search(page, "dividend");
    await panel(page).getByText("Results for “dividend”").waitFor();
    expect(requests.filter((url) => url.includes("globalSearch"))).toHaveLength(1);
    expect(page.url()).toBe(`${origin}/company`);
  });

  it("sends no request while text is typed", async () => {
    const page = await openPanel();
    const requests = await recordSearches(page);
    await field(page).pressSequentially("annual report");
    expect(await field(page).inputValue()).toBe("annual report");
    await field(page).press("Enter");
    await panel(page).getByText("Results for “annual report”").waitFor();
    expect(requests).toEqual([expect.objectContaining({ searchInput: "annual report" })]);
  });

  it("cancels the older of two searches", async () => {
    const page = await openPanel();
    const held = await holdSearches(page);
    const cancelled = page.waitForEvent("requestfailed");
    await search(page, "older");
    await expect.poll(() => held.length).toBe(1);
    await search(page, "newer");
    await expect.poll(() => held.length).toBe(2);
    expect((await cancelled).postDataJSON()).toMatchObject({ searchInput: "older" });
    await held[1]?.fulfill(responseOf(["Newer result"]));
    await panel(page).getByText("Newer result").waitFor();
    expect(await panel(page).getByText("Results for “newer”").count()).toBe(1);
  });

  it("clears the results when a search fails, and can retry", async () => {
    const page = await openPanel();
    await search(page, "dividend");
    await panel(page).getByText("Results for “dividend”").waitFor();
    expectComplaints(/503/);
    const recover = await respondTo(page, "**/api/globalSearch", { status: 503, body: "{}" });
    await search(page, "report");
    await panel(page)
      .getByText(/not ready/)
      .waitFor();
    expect(await panel(page).getByRole("listitem").count()).toBe(0);
    recover();
    await search(page, "report");
    await panel(page).getByText("Results for “report”").waitFor();
  });

  it("submits to the search page if the application cannot be loaded", async () => {
    const page = await visit("about:blank");
    expectComplaints(/Failed to load resource/);
    await page.route("**/start-*", (route) => route.abort());
    await page.goto(`${origin}/company`);
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await search(page, "dividend");
    await page.waitForURL(`${origin}/search?s=dividend&t=page`);
    await page.getByRole("main").getByText("Results for “dividend”").waitFor();
  });
});
