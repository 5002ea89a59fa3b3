import { createRequire } from "node:module";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { untilLive } from "./documents.ts";
import { ONE_OF_EACH_KIND } from "./page-kinds.ts";
import { look, origin, visit } from "./site.ts";

/** The test adds a script and styles to pages, which the CSP would block. */
const MEASURED = { bypassCSP: true };

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

declare global {
  interface Window {
    axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
  }
}

/** As long as a person needs for an address; the form has whoever is faster wait. */
const TYPING_SECONDS = 3;

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

/** Rules that axe disables by default: 2.5.8, and the experimental ones (2.5.3, 1.3.4, 1.3.1). */
const MORE_RULES: NonNullable<RunOptions["rules"]> = Object.fromEntries(
  [
    "target-size",
    "label-content-name-mismatch",
    "css-orientation-lock",
    "focus-order-semantics",
    "p-as-heading",
    "table-fake-caption",
    "td-has-header",
  ].map((rule) => [rule, { enabled: true }]),
);

const HEADER = "header[data-scroll]";
const MAIN = "main";
const FOOTER = "main ~ footer";

/**
 * Violations that axe finds on the current page: rule and element.
 *
 * @param known - Parts without changes since they were tested, with another page or state: they are left out.
 */
async function findings(page: Page, known: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.addScriptTag({ path: AXE });
    // axe cannot determine the background of a fixed element. At the top of the page, `absolute` looks the same.
    await page.addStyleTag({ content: 'header[data-scroll="top"] { position: absolute !important }' });
  }
  // During animations the contrast is not meaningful.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await page.evaluate(
    ([exclude, rules]) =>
      // With `include` left out, rules about the whole page are applied too.
      window.axe.run({ exclude: [...exclude] }, { resultTypes: ["violations"], rules }),
    [known, MORE_RULES] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** With the header on an image, and on a plain ground. Header and footer are the same on all other pages. */
const WHOLE_PAGES = ["/", "/contact"];

describe("axe finds no violation", () => {
  it.each(ONE_OF_EACH_KIND)("on %s", async (path) => {
    const isWhole = WHOLE_PAGES.includes(path);
    const known = isWhole ? [] : [HEADER, FOOTER];
    const page = await look(path, MEASURED);
    expect(await findings(page, known), "wide").toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await findings(page, known), "narrow").toEqual([]);
  });

  it("on a page that has been scrolled", async () => {
    const page = await look("/company", MEASURED);
    await untilLive(page);
    await page.mouse.wheel(0, 600);
    await page.locator('header[data-scroll="down"]').waitFor();
    expect(await findings(page, [MAIN, FOOTER])).toEqual([]);
  });

  it("with a group of the menu open", async () => {
    const page = await look("/company", MEASURED);
    await untilLive(page);
    await page.getByRole("navigation", { name: "Main" }).locator("summary", { hasText: "Company" }).click();
    expect(await findings(page, [MAIN, FOOTER])).toEqual([]);
  });

  it("with the mobile menu open, and a group in it", async () => {
    const page = await look("/company", { ...MEASURED, viewport: NARROW });
    await untilLive(page);
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog");
    await menu.locator("summary", { hasText: "Careers" }).click();
    await menu.getByRole("link", { name: "Our Culture" }).waitFor();
    expect(await findings(page, [MAIN, FOOTER])).toEqual([]);
  });

  it("with the search panel open, empty and with results", async () => {
    const page = await look("/company", MEASURED);
    await untilLive(page);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    const panel = page.getByRole("dialog");
    await panel.getByPlaceholder("Type to search").waitFor();
    expect(await findings(page, [MAIN, FOOTER])).toEqual([]);
    await panel.getByPlaceholder("Type to search").fill("dividend");
    await panel.getByPlaceholder("Type to search").press("Enter");
    await panel.getByText("Results for").waitFor();
    expect(await findings(page, [MAIN, FOOTER])).toEqual([]);
  });

  it("with the mobile search open", async () => {
    const page = await look("/company", { ...MEASURED, viewport: NARROW });
    await untilLive(page);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await page.getByRole("banner").getByPlaceholder("Type to search").and(page.locator(":visible")).waitFor();
    expect(await findings(page, [MAIN, FOOTER])).toEqual([]);
  });

  it("with a column of the footer open", async () => {
    const page = await look("/company", { ...MEASURED, viewport: NARROW });
    await untilLive(page);
    await page.getByRole("navigation", { name: "Footer" }).locator("summary").first().click();
    expect(await findings(page, [HEADER, MAIN])).toEqual([]);
  });

  it.each([
    [200, "Thankyou for signing up"],
    [503, "There was an error, please try again later."],
  ])("with the newsletter form after a response of %i", async (status, message) => {
    const page = await visit("/company", { ...MEASURED, secondsLater: TYPING_SECONDS });
    await page.route("**/api/newsletterPost", (route) =>
      status === 200 ? route.fulfill({ json: {} }) : route.fulfill({ body: "" }),
    );
    await page.getByLabel("E-mail address").fill("reader@larkfield.example");
    await page.getByRole("button", { name: "Sign up" }).click();
    await page.getByText(message, { exact: true }).waitFor();
    expect(await findings(page, [HEADER, MAIN])).toEqual([]);
  });

  it.each([
    ["wide", WIDE],
    ["narrow", NARROW],
  ])("with the notices on a %s screen", async (_name, viewport) => {
    const page = await visit("about:blank", { ...MEASURED, firstVisit: true, viewport });
    const start = new Date("2026-11-21T10:00:00Z");
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start.getTime() + 60_000);
    await page.goto(`${origin}/company`);
    await untilLive(page);
    await page.clock.runFor(2_000);
    await page.getByRole("region", { name: "Announcement" }).waitFor();
    await page.getByRole("region", { name: "Cookies" }).waitFor();
    await page.clock.resume();
    expect(await findings(page, [HEADER, MAIN, FOOTER])).toEqual([]);
    await page.clock.fastForward(8_000);
    await page.getByRole("dialog", { name: "Announcement" }).waitFor();
    expect(await findings(page, [HEADER, MAIN, FOOTER])).toEqual([]);
  });
});
