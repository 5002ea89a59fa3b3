import type { PageView } from "../../src/domain/content/page-view.ts";

const prepared = new WeakMap<PageView, string>();

/** Keeps the HTML of a page's content for as long as the page itself is kept. */
export function keepPrepared(page: PageView, html: string): void {
  prepared.set(page, html);
}

/** HTML of a page's content, where it was made ahead. */
export function preparedHtml(page: PageView): string | undefined {
  return prepared.get(page);
}
