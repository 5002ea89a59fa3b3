import type { Locator, Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectComplaints, MOVING, origin, visit } from "./site.ts";

const panel = (page: Page): Locator => page.getByRole("dialog", { name: "Search" });
const field = (page: Page): Locator => panel(page).getByPlaceholder("Type to search");
const opener = (page: Page): Locator =>
  page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Search" });
const tab = (page: Page, name: string): Locator => panel(page).getByRole("tab", { name });

async function openPanel(options = {}): Promise<Page> {
  const page = await visit("/company", options);
  await opener(page).click();
  await field(page).waitFor();
  return page;
}

async function search(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
}

/** Lets searches wait until they are let go; answers what was asked. */
async function holdSearches(page: Page): Promise<Route[]> {
  const held: Route[] = [];
  await page.route("**/api/globalSearch", (route) => {
    held.push(route);
  });
  return held;
}

/** Lets searches go on; answers what is asked. */
async function recordSearches(page: Page): Promise<unknown[]> {
  const asked: unknown[] = [];
  await page.route("**/api/globalSearch", (route) => {
    asked.push(route.request().postDataJSON());
    return route.continue();
  });
  return asked;
}

const answerOf = (titles: readonly string[], total = titles.length) => ({
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

describe("the search panel", () => {
  it("comes from the right, 532 px wide, in 0.5 s", async () => {
    const page = await openPanel(MOVING);
    expect(await panel(page).evaluate((el) => getComputedStyle(el).animationDuration)).toBe("0.5s");
    await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 908, y: 0, width: 532, height: 900 });
  });

  it("does not move for those who want no motion", async () => {
    const page = await openPanel();
    const { moves, fades } = await panel(page).evaluate((el) => ({
      moves: getComputedStyle(el).animationDuration,
      fades: getComputedStyle(el, "::backdrop").animationDuration,
    }));
    expect(Number.parseFloat(moves)).toBeLessThan(0.001);
    expect(Number.parseFloat(fades)).toBeLessThan(0.001);
  });

  it("dims the page, and closes when that is pressed", async () => {
    const page = await openPanel();
    expect(await panel(page).evaluate((el) => getComputedStyle(el, "::backdrop").backgroundColor)).toBe(
      "rgb(6, 40, 28)",
    );
    await page.mouse.click(950, 450);
    expect(await panel(page).isVisible()).toBe(true);
    await page.mouse.click(300, 450);
    await panel(page).waitFor({ state: "hidden" });
  });

  it("does not close when a text is marked beyond its edge", async () => {
    const page = await openPanel();
    await field(page).fill("dividend");
    const box = await field(page).boundingBox();
    if (!box) throw new Error("the field is not there");
    await page.mouse.move(box.x + 90, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(300, box.y + 20);
    await page.mouse.up();
    expect(await panel(page).isVisible()).toBe(true);
  });

  it.each([
    ["Escape", async (page: Page) => page.keyboard.press("Escape")],
    ["its button", async (page: Page) => panel(page).getByRole("button", { name: "Close" }).click()],
  ])("closes with %s, even with a text typed, and gives the focus back", async (_, close) => {
    const page = await openPanel();
    await field(page).fill("div");
    expect(await opener(page).getAttribute("aria-expanded")).toBe("true");
    await close(page);
    await panel(page).waitFor({ state: "hidden" });
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await opener(page).getAttribute("aria-expanded")).toBe("false");
  });

  it("keeps the focus while it is open", async () => {
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

  it("has the focus in a field that says 'Type to search'", async () => {
    const page = await openPanel();
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it("keeps what is typed at once, however busy the browser is", async () => {
    const page = await visit("/company");
    await opener(page).hover();
    await page.locator("dialog [data-hydrated]").waitFor({ state: "attached" });
    // The press and the first letters come in one go, as they do to a browser that was busy meanwhile.
    await opener(page).evaluate((button: HTMLElement) => {
      button.click();
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.value = "divi";
    });
    await page.keyboard.type("dend");
    expect(await field(page).inputValue()).toBe("dividend");
  });

  it("starts anew with every opening: term, scope and results", async () => {
    const page = await openPanel();
    await search(page, "dividend");
    await tab(page, "PDF").click();
    await panel(page).getByText("Results for 'dividend'").waitFor();
    await page.keyboard.press("Escape");
    await panel(page).waitFor({ state: "hidden" });
    await opener(page).click();
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe("");
    expect(await tab(page, "Page").getAttribute("aria-selected")).toBe("true");
    expect(await panel(page).getByText("Results for").count()).toBe(0);
    expect(await panel(page).getByRole("listitem").count()).toBe(0);
  });

  it("asks for five pages, and shows what came", async () => {
    const page = await openPanel();
    const asked = await recordSearches(page);
    await search(page, "dividend");
    await panel(page).getByText("Results for 'dividend'").waitFor();
    expect(asked).toEqual([{ searchInput: "dividend", searchPages: true, pageSize: 5, currentPage: 1 }]);
    expect(
      await panel(page)
        .getByText(/^Showing 1 - 5 of \d+$/)
        .count(),
    ).toBe(1);
    expect(await panel(page).getByRole("listitem").count()).toBe(5);
  });

  it("searches PDF documents in the other tab, by click and by arrow key", async () => {
    const page = await openPanel();
    await search(page, "report");
    await panel(page).getByText("Results for").waitFor();
    const asked = await recordSearches(page);
    await tab(page, "PDF").click();
    await panel(page).locator('a[href$=".pdf"]').first().waitFor();
    expect(asked).toMatchObject([{ searchInput: "report", searchPages: false }]);
    await page.keyboard.press("ArrowLeft");
    expect(await tab(page, "Page").getAttribute("aria-selected")).toBe("true");
    expect(await page.locator(":focus").innerText()).toBe("Page");
  });

  it("says 'Loading...' and dims its tabs while it searches", async () => {
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
    await held[0]?.fulfill(answerOf(["One"]));
    await panel(page).getByText("Showing 1 - 1 of 1").waitFor();
    await expect.poll(opacity).toBe("1");
  });

  it("says 'No Results' when there are none", async () => {
    const page = await openPanel();
    await search(page, "zebra");
    await panel(page).getByText("No results for 'zebra'").waitFor();
    expect(await panel(page).getByText("Showing 0 - 0 of 0", { exact: true }).count()).toBe(1);
    expect(await panel(page).getByText("No Results", { exact: true }).count()).toBe(1);
  });

  it.each([
    [4, 0],
    [5, 1],
  ])("with %i results offers %i ways to see all", async (count, offered) => {
    const page = await openPanel();
    const titles = Array.from({ length: count }, (_, index) => `Result ${index}`);
    await page.route("**/api/globalSearch", (route) => route.fulfill(answerOf(titles)));
    await search(page, "dividend");
    await panel(page).getByText("Result 0").waitFor();
    expect(await panel(page).getByRole("link", { name: "See all results" }).count()).toBe(offered);
  });

  it("leads to all results on the search page, and closes", async () => {
    const page = await openPanel();
    await search(page, "dividend");
    await tab(page, "PDF").click();
    await panel(page).getByRole("link", { name: "See all results" }).click();
    await page.waitForURL(`${origin}/search?s=dividend&t=pdf`);
    await panel(page).waitFor({ state: "hidden" });
    await page.getByRole("main").getByText("Results for 'dividend'").waitFor();
    await page.getByRole("main").getByPlaceholder("Type to search").and(page.locator(":focus")).waitFor();
  });

  it("searches nothing for a field that is empty or blank", async () => {
    const page = await openPanel();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    for (const text of ["", "   "]) await search(page, text);
    await panel(page).getByRole("button", { name: "Search" }).click();
    await tab(page, "PDF").click();
    await search(page, "dividend");
    await panel(page).getByText("Results for 'dividend'").waitFor();
    expect(asked.filter((url) => url.includes("globalSearch"))).toHaveLength(1);
    expect(page.url()).toBe(`${origin}/company`);
  });

  it("asks nothing while its text is being typed", async () => {
    const page = await openPanel();
    const asked = await recordSearches(page);
    await field(page).pressSequentially("annual report");
    expect(await field(page).inputValue()).toBe("annual report");
    await field(page).press("Enter");
    await panel(page).getByText("Results for 'annual report'").waitFor();
    expect(asked).toEqual([expect.objectContaining({ searchInput: "annual report" })]);
  });

  it("shows the newer of two searches, whichever answers first", async () => {
    const page = await openPanel();
    const held = await holdSearches(page);
    const calledOff = page.waitForEvent("requestfailed");
    await search(page, "older");
    await expect.poll(() => held.length).toBe(1);
    await search(page, "newer");
    await expect.poll(() => held.length).toBe(2);
    expect((await calledOff).postDataJSON()).toMatchObject({ searchInput: "older" });
    await held[1]?.fulfill(answerOf(["Newer result"]));
    await panel(page).getByText("Newer result").waitFor();
    expect(await panel(page).getByText("Results for 'newer'").count()).toBe(1);
  });

  it("clears the results when a search fails, and searches again when asked to", async () => {
    const page = await openPanel();
    await search(page, "dividend");
    await panel(page).getByText("Results for 'dividend'").waitFor();
    expectComplaints(/503/);
    await page.route("**/api/globalSearch", (route) => route.fulfill({ status: 503, body: "{}" }));
    await search(page, "report");
    await panel(page)
      .getByText(/not answering/)
      .waitFor();
    expect(await panel(page).getByRole("listitem").count()).toBe(0);
    await page.unroute("**/api/globalSearch");
    await search(page, "report");
    await panel(page).getByText("Results for 'report'").waitFor();
  });

  it("closes when a result has led to its page", async () => {
    const page = await openPanel();
    await search(page, "shareholder services");
    await panel(page).getByRole("link", { name: "Shareholder services" }).click();
    await page.waitForURL(`${origin}/investors/shareholder-services`);
    await panel(page).waitFor({ state: "hidden" });
  });

  it("leads to the search page with what was typed when React does not come", async () => {
    const page = await visit("about:blank");
    expectComplaints(/Failed to load resource/);
    await page.route("**/hydrate-*", (route) => route.abort());
    await page.goto(`${origin}/company`);
    await opener(page).click();
    await search(page, "dividend");
    await page.waitForURL(`${origin}/search?s=dividend&t=page`);
    await page.getByRole("main").getByText("Results for 'dividend'").waitFor();
  });
});
