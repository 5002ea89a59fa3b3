import { createRequire } from "node:module";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { OPEN_STATES } from "../../../scripts/screenshots/open-states.ts";
import { openedState } from "../opened-state.ts";
import { ONE_OF_EACH_KIND } from "../page-kinds.ts";
import { look } from "../site.ts";
import { untilAnimated } from "../until-still.ts";

/** The test adds a script and styles to pages, which the CSP would block. */
const MEASURED = { bypassCSP: true };

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

declare global {
  interface Window {
    axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
  }
}

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

/** Rules that can find something else in the same elements at another width; colours are tested by `sweeps/legible`. */
const OF_LAYOUT = ["target-size", "scrollable-region-focusable", "css-orientation-lock"];

/** The states with other elements, each at one width: at the other they are the same. */
const STATES = Object.entries(OPEN_STATES).filter(([name]) => name !== "scrolled" && name !== "skip-link");

const HEADER = "header[data-scroll]";
const FOOTER = "main ~ footer";

/**
 * Violations that axe finds on the current page, rule and element, and lists that Safari does not announce.
 *
 * @param known - Parts without changes since they were tested, with another page or state: they are left out.
 * @param only - The rules to apply. Default: all.
 */
async function findings(page: Page, known: readonly string[], only?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.addScriptTag({ path: AXE });
    // axe cannot determine the background of a fixed element. At the top of the page, `absolute` looks the same.
    await page.addStyleTag({ content: 'header[data-scroll="top"] { position: absolute !important }' });
  }
  // During animations the contrast is not meaningful.
  await untilAnimated(page);
  const { violations } = await page.evaluate(
    ([exclude, rules, runOnly]) =>
      // With `include` left out, rules about the whole page are applied too.
      window.axe.run(
        { exclude: [...exclude] },
        { resultTypes: ["violations"], ...(runOnly ? { runOnly: [...runOnly] } : { rules }) },
      ),
    [known, MORE_RULES, only] as const,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
  );
  return [...found, ...(await lostLists(page))];
}

/**
 * The visible lists that Safari would not announce as lists: those without markers, unless they are in a navigation or have
 * the role in the document (WebKit's `determineListRoleWithCleanChildren`). An item that is not laid out as a list item has
 * no marker. WebKit's driver reports the role of the element, without this rule.
 */
function lostLists(page: Page): Promise<string[]> {
  return page.locator("ul, ol, menu").evaluateAll((lists) => {
    const hasMarker = (item: Element) => {
      const { display, listStyleType, listStyleImage } = getComputedStyle(item);
      return display.includes("list-item") && (listStyleType !== "none" || listStyleImage !== "none");
    };
    return lists
      .filter((list) => list.checkVisibility() && !list.hasAttribute("role") && !list.closest("nav"))
      .filter((list) => ![...list.children].some(hasMarker))
      .map((list) => `list: ${list.textContent.slice(0, 60)}`);
  });
}

/** With the header on an image, and on a plain background. Header and footer are the same on all other pages. */
const WHOLE_PAGES = ["/", "/contact"];

/** The parts of a page that a state does not change. */
function unchangedIn(state: string): readonly string[] {
  if (state === "answer") return [HEADER, FOOTER];
  return /^newsletter|^footer/.test(state) ? [HEADER, "main"] : ["main", FOOTER];
}

describe("axe finds no violation, and Safari finds all lists", () => {
  it.each(ONE_OF_EACH_KIND)("on %s", async (path) => {
    const isWhole = WHOLE_PAGES.includes(path);
    const known = isWhole ? [] : [HEADER, FOOTER];
    const page = await look(path, MEASURED);
    expect(await findings(page, known), "wide").toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await findings(page, known, isWhole ? undefined : OF_LAYOUT), "narrow").toEqual([]);
  });

  it.each(STATES)("in the state %s", async (name, state) => {
    const page = await openedState(state, state.screens[0] ?? NARROW.width, MEASURED);
    // axe waits by the clock.
    if (state.firstVisit) await page.clock.resume();
    expect(await findings(page, unchangedIn(name))).toEqual([]);
  });

  it("in any kind of section, which fits on a phone too", async () => {
    const page = await look("/styleguide", { viewport: { width: 320, height: 700 } });
    expect(await lostLists(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
