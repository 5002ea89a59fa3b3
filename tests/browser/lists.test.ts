import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { untilLive } from "./documents.ts";
import { origin } from "./site.ts";
import { visit } from "./windows.ts";

const dates = (page: Page) =>
  page
    .locator("main article time")
    .evaluateAll((times) =>
      times.map((time) => time.getAttribute("datetime")?.slice(0, "YYYY-MM-DD".length)),
    );

/** That each filter is a link, and to where, is in `unit/client/lists.test.tsx`. */
it.each([true, false])(
  "dividends can be sorted, and say what a holding was paid, or which field is wrong (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const options = { javaScriptEnabled };
    const page = await visit("/investors/dividends", options);
    const history = page.getByRole("table", { name: "Dividend history" });
    const first = () => history.getByRole("rowheader").first().textContent();
    expect(await first()).toContain("Final dividend, FY26");
    await history.getByRole("link", { name: "Payment date" }).click();
    await page.waitForURL("**/investors/dividends?sort=oldest#dividends");
    await expect.poll(first).toContain("Interim dividend, FY19");
    const calculate = async (shares: string) => {
      await page.getByLabel("Number of shares").fill(shares);
      await page.getByRole("button", { name: "Calculate" }).click();
    };
    await calculate("some");
    await page.waitForURL("**/investors/dividends?shares=some&from=&to=&currency=#holding");
    const wrong = page.getByRole("textbox", { name: "Number of shares", description: /whole number/ });
    await expect.poll(() => wrong.getAttribute("aria-invalid")).toBe("true");
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await expect.poll(focused).toBe("holding");
    expect(await wrong.getAttribute("id")).toBe("holding");
    await page.getByLabel("Paid from").fill("2026-01-01");
    await calculate("1,000");
    const answer = page.getByText(/^1,000\sshares were paid/);
    await answer.waitFor();
    expect(await answer.textContent()).toMatch(/paid A\$205\.00\.$/);
    await expect.poll(focused).toBe("holding");
    expect(await answer.getAttribute("id")).toBe("holding");
    await page.getByLabel("Convert to").selectOption({ label: "US Dollar (USD)" });
    await calculate("1,000");
    const paid = page.getByRole("table", { name: "Paid for 1,000 shares" });
    await paid.getByRole("columnheader", { name: "Converted to USD" }).waitFor();
    expect(await answer.textContent()).toMatch(/That is USD\s\d{3}\.\d{2}\.$/);
    expect(await page.getByText("reference rates of the European Central Bank").count()).toBe(1);
    await page.getByLabel("Paid from").fill("");
    await calculate("1,000");
    const years = page.getByRole("table", { name: "Paid by year" });
    await years.waitFor();
    expect(await years.getByRole("row", { name: /^2026/ }).textContent()).toMatch(/205\.00.*USD/);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download as an Excel workbook" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("holding.xlsx");
  },
);

/** Text and, for a link, address of the focused element. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const place = activeElement?.getAttribute("href") ?? activeElement?.tagName;
    return `${place} ${activeElement?.textContent}`.slice(0, 60);
  });

/** Follows a link by keyboard. */
async function enter(page: Page, navigation: string, name: string): Promise<void> {
  const link = page.getByRole("navigation", { name: navigation }).getByRole("link", { name, exact: true });
  await link.focus();
  await page.keyboard.press("Enter");
}

/** Opens a list by client-side navigation; a journey filters one that was loaded directly. */
async function openFromMenu(menu: string): Promise<Page> {
  const page = await visit("/terms");
  await untilLive(page);
  await page.getByRole("contentinfo").getByRole("link", { name: menu, exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor({ state: "hidden" });
  return page;
}

describe("the focus when a list is filtered by keyboard", () => {
  it("stays on the filter", async () => {
    const page = await openFromMenu("News");
    await enter(page, "Year", "2025");
    await expect.poll(async () => (await dates(page))[0]).toBe("2025-12-09");
    await expect.poll(() => focus(page)).toBe("/news?year=2025 2025");
    await page.keyboard.press("Tab");
    expect(await focus(page)).toBe("/news All years");
    await enter(page, "Category", "Results");
    await expect.poll(() => dates(page)).toEqual(["2025-08-20", "2025-02-19"]);
    await expect.poll(() => focus(page)).toBe("/news?year=2025&category=Results Results");
  });

  it("stays on a filter far down the page, with the list in view", async () => {
    const page = await openFromMenu("Investor Center");
    await enter(page, "Kind", "Results");
    await page.waitForURL(`${origin}/investors?kind=Results#documents`);
    await page
      .getByRole("navigation", { name: "Kind" })
      .locator('[aria-current="true"]', { hasText: "Results" })
      .waitFor();
    await expect.poll(() => focus(page)).toBe("/investors?kind=Results#documents Results");
    const heading = page.getByRole("heading", { name: "Results and reports" });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(0);
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(450);
  });

  it("moves to the heading on the list's next page", async () => {
    const page = await openFromMenu("News");
    await enter(page, "News, pages", "Next");
    await page.waitForURL(`${origin}/news?page=2`);
    await expect.poll(() => focus(page)).toMatch(/^H1 .*News/);
  });
});

describe("what a filter or an order has changed is announced", () => {
  const announced = (page: Page) => page.locator("#announcer").textContent();

  it.each([
    ["News", "Year", "2025", /^2025, All categories, \d+\sarticles$/],
    ["Investor Center", "Kind", "Results", /^All years, Results, \d+\sdocuments$/],
  ])("%s, %s: %s", async (menu, filter, value, expected) => {
    const page = await openFromMenu(menu);
    await enter(page, filter, value);
    await expect.poll(() => announced(page)).toMatch(expected);
  });

  it("in a table of dividends, with the focus on the column", async () => {
    const page = await visit("/investors/dividends");
    await untilLive(page);
    const column = page.getByRole("columnheader", { name: /^Payment date/ }).getByRole("link");
    await column.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => announced(page)).toBe("Sorted by Payment date, ascending");
    await expect.poll(() => column.evaluate((link) => link === document.activeElement)).toBe(true);
  });
});

describe("a filter of many values", () => {
  const kinds = (page: Page) => page.getByRole("navigation", { name: "Kind" });

  it("is a menu, which closes after a choice and keeps the focus", async () => {
    const page = await visit("/investors/announcements");
    await untilLive(page);
    const menu = kinds(page).locator("summary");
    expect(await menu.textContent()).toBe("All kinds");
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const chosen = await page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press("Enter");
    await expect.poll(() => kinds(page).locator("summary").textContent()).toBe(chosen);
    await expect.poll(() => focus(page)).toBe(`SUMMARY ${chosen}`);
    expect(await kinds(page).getByRole("link").first().isVisible()).toBe(false);
    await expect
      .poll(() => page.locator("#announcer").textContent())
      .toMatch(/^All years, .*, \d+\sannouncements?$/);
  });
});
