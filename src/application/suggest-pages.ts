import type { Content } from "../domain/content/content.ts";
import type { PageEntry } from "../domain/content/page-entry.ts";
import { pathWithin } from "../domain/links/address.ts";
import { addressWords, sharedWords } from "../domain/links/near-address.ts";

type SuggestedPage = Pick<PageEntry, "title" | "href">;

const MAX_SUGGESTIONS = 3;

interface PageAddress extends SuggestedPage {
  readonly words: readonly string[];
}

/** Suggests pages with similar addresses for an address without a page. */
export class SuggestPages {
  readonly #addresses = new WeakMap<Content, readonly PageAddress[]>();

  /**
   * Pages that share words with a path, percent-encoded as in the address bar: those with most shared words first; none if no
   * page shares any.
   */
  run(content: Content, path: string): readonly SuggestedPage[] {
    // What begins all addresses of a language makes none of them similar.
    const requested = addressWords(pathWithin(path, content.language) ?? path);
    if (requested.length === 0) return [];
    const addresses = this.#addresses.getOrInsertComputed(content, addressesOf);
    return (
      addresses
        .map(({ words, ...page }) => ({ page, shared: sharedWords(words, requested) }))
        .filter(({ shared }) => shared > 0)
        // Of two addresses with as many shared words, the shorter one is usually the parent page.
        .sort((a, b) => b.shared - a.shared || a.page.href.length - b.page.href.length)
        .slice(0, MAX_SUGGESTIONS)
        .map(({ page }) => page)
    );
  }
}

function addressesOf(content: Content): readonly PageAddress[] {
  return content.listPages().map(({ title, href }) => ({
    title,
    href,
    words: addressWords(pathWithin(href, content.language) ?? href),
  }));
}
