import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { addStyles } from "../add-styles.ts";
import { untilAnimated } from "../until-still.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
  }
}

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

/** Rules that can find something else in the same elements at another width; colours are tested by `colour-pairs`. */
export const LAYOUT_RULES = ["target-size", "scrollable-region-focusable", "css-orientation-lock"];

/**
 * Violations that axe finds on the current page, rule and element, and lists that Safari does not announce.
 *
 * @param known - Parts without changes since they were tested, with another page or state: they are left out.
 * @param only - The rules to apply. Default: all.
 */
export async function axeFindings(
  page: Page,
  known: readonly string[],
  only?: readonly string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // axe cannot determine the background of a fixed element. At the top of the page, `absolute` looks the same.
  const takeBack = await addStyles(page, 'header[data-scroll="top"] { position: absolute !important }');
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
  await takeBack();
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
export function lostLists(page: Page): Promise<string[]> {
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
