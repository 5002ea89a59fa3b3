import { createRequire } from "node:module";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { lostLists } from "./lost-lists.ts";
import { openedState } from "./opened-state.ts";
import { EVERY_STATE, ONE_OF_EACH_KIND } from "./page-kinds.ts";
import { look } from "./site.ts";
import { untilAnimated } from "./until-still.ts";

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

const HEADER = "header[data-scroll]";
const FOOTER = "main ~ footer";

/**
 * Violations that axe finds on the current page, rule and element, and lists that Safari does not announce.
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
  await untilAnimated(page);
  const { violations } = await page.evaluate(
    ([exclude, rules]) =>
      // With `include` left out, rules about the whole page are applied too.
      window.axe.run({ exclude: [...exclude] }, { resultTypes: ["violations"], rules }),
    [known, MORE_RULES] as const,
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
  );
  return [...found, ...(await lostLists(page))];
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
    expect(await findings(page, known), "narrow").toEqual([]);
  });

  it.each(EVERY_STATE)("in the state $name at $width px", async ({ name, state, width }) => {
    const page = await openedState(state, width, MEASURED);
    // axe waits by the clock.
    if (state.firstVisit) await page.clock.resume();
    expect(await findings(page, unchangedIn(name))).toEqual([]);
  });
});
