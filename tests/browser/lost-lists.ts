import type { Page } from "playwright-core";

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
