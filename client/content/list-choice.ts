import type { BrowserLocale } from "../../brand/locale.ts";

/**
 * Attribute of a group of links of which a visitor chooses one, or of the link that sorts a list. Its value names the group
 * on the page, so that the focus finds it again when the list has been replaced.
 */
export const CHOICE = "data-choice";

/** Attribute of the text that says how many entries a list has, or that it has none. */
export const LIST_STATUS = "data-list-status";

/** What a screen reader hears of a list that a filter or an order has changed: what is chosen, and what is left of it. */
export function listStatus(list: Element, locale: BrowserLocale): string {
  const chosen = [...list.querySelectorAll(`nav[${CHOICE}] [aria-current="true"]`)].map(
    ({ textContent }) => textContent,
  );
  const status = list.querySelector(`[${LIST_STATUS}]`)?.textContent ?? "";
  return [...chosen, status, orderOf(list, locale)].filter(Boolean).join(", ");
}

/** The column that a table is sorted by, and its direction. The arrow after the name is for the eye. */
function orderOf(list: Element, locale: BrowserLocale): string {
  const { lists: texts } = locale.texts;
  const column = list.querySelector("th[aria-sort]");
  const direction = column?.getAttribute("aria-sort") === "ascending" ? "ascending" : "descending";
  const name = column?.querySelector("a")?.firstChild?.textContent;
  return name ? texts.sorted[direction](name) : "";
}
