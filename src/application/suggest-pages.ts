import type { PageEntry } from "../domain/content/page-entry.ts";
import { addressWords, sharedWords } from "../domain/links/near-address.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import { type AtRef, readAt } from "./read-at.ts";

type SuggestedPage = Pick<PageEntry, "title" | "href">;

const MAX_SUGGESTIONS = 3;

/** Maximum number of characters of a path that are compared. */
const MAX_COMPARED_LENGTH = 200;

interface PageAddress extends SuggestedPage {
  readonly words: readonly string[];
}

/** Suggests pages with similar addresses for an address without a page. */
export class SuggestPages {
  readonly #content: Pick<ContentRepository, "listPages" | "publishedRef">;
  /** All addresses at the ref of the last call. */
  #cached: { readonly ref: ContentRef; readonly addresses: readonly PageAddress[] } | undefined;

  constructor(content: Pick<ContentRepository, "listPages" | "publishedRef">) {
    this.#content = content;
  }

  /**
   * Pages that share words with a path, percent-encoded as in the address bar: those with most shared words first; none if no
   * page shares any. Rejects with `ContentServiceError` if the content service fails.
   */
  async run({ path, ref }: AtRef & { readonly path: string }): Promise<readonly SuggestedPage[]> {
    const requested = addressWords(path.slice(0, MAX_COMPARED_LENGTH));
    if (requested.length === 0) return [];
    const addresses = await readAt(this.#content, ref, (at) => this.#addresses(at));
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

  async #addresses(ref: ContentRef): Promise<readonly PageAddress[]> {
    if (this.#cached?.ref === ref) return this.#cached.addresses;
    const pages = await this.#content.listPages(ref);
    const addresses = pages.map(({ title, href }) => ({ title, href, words: addressWords(href) }));
    this.#cached = { ref, addresses };
    return addresses;
  }
}
