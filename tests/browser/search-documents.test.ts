import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { brand } from "../../brand/brand.ts";
import { origin, visitOwnSite } from "./site.ts";
import { visit } from "./windows.ts";

/** The chief executive, whose name is in no title and no summary of a document. */
const SURNAME = "Okafor";
const REPORT = "Annual report 2026";

visitOwnSite({}, { readsFiles: true });

/** Files are read in the background, so the test waits for the first result. */
beforeAll(async () => {
  const found = async () => {
    const body = JSON.stringify({ searchInput: SURNAME, searchPages: false });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${origin}/api/globalSearch`, { method: "POST", headers, body });
    expect(await answer.text()).toContain(REPORT);
  };
  await vi.waitFor(found, { timeout: 60_000, interval: 1_000 });
}, 60_000);

/** The date of the report, in the site's language. */
const DATE = new Intl.DateTimeFormat(brand.locale, { dateStyle: "long", timeZone: "UTC" }).format(
  Date.parse("2026-09-16"),
);

const report = (scope: Locator): Locator =>
  scope.getByRole("listitem").filter({ has: scope.page().getByRole("link", { name: REPORT }) });

async function expectPages(scope: Locator): Promise<void> {
  const entry = report(scope);
  await entry.waitFor();
  const href = await entry.getByRole("heading").getByRole("link").getAttribute("href");
  expect(href).toMatch(/annual-report-2026\.pdf#page=\d+$/);
  const number = href?.split("=").at(-1);
  expect(await entry.innerText()).toMatch(new RegExp(`annual report, ${DATE}, .+, page ${number}`, "i"));
  expect(await entry.locator("mark").first().innerText()).toBe(SURNAME);
  const others = await entry.getByRole("link", { name: /^page \d+/ }).count();
  expect(others).toBeGreaterThan(0);
}

const toResults = (page: Page, options = "") => page.goto(`${origin}/search?s=${SURNAME}&t=pdf${options}`);

describe("a surname that occurs only inside a report", () => {
  it("finds that report at its pages in the panel", async () => {
    const page = await visit("/company");
    await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Search" }).click();
    const panel = page.getByRole("dialog", { name: "Search" });
    await panel.getByPlaceholder("Type to search").fill(SURNAME);
    await panel.getByPlaceholder("Type to search").press("Enter");
    await panel.getByRole("tab", { name: "PDF" }).click();
    await expectPages(panel);
  });

  it("finds that report at its pages on the results page, also by year and kind", async () => {
    const page = await visit(`/search?s=${SURNAME}&t=pdf`);
    const main = page.getByRole("main");
    await expectPages(main);
    await main.getByRole("navigation", { name: "Year" }).getByRole("link", { name: "2026" }).click();
    const annualReports = main
      .getByRole("navigation", { name: "Kind" })
      .getByRole("link", { name: "Annual report" });
    // The address changes at once, the page once it is loaded.
    await expect.poll(() => annualReports.getAttribute("href")).toContain("year=2026");
    // The kinds change with the results.
    await expect.poll(() => main.locator('[data-loading="true"]').count()).toBe(0);
    await annualReports.click();
    await page.waitForURL(/year=2026&kind=Annual\+report/);
    await expect.poll(() => main.locator("ol").first().getByRole("heading").count()).toBe(1);
    await report(main).waitFor();
    await toResults(page, "&year=1999");
    await main.getByRole("status").getByText("No results").waitFor();
    expect(await main.getByRole("link", { name: "All years", exact: true }).count()).toBe(1);
  });
});
