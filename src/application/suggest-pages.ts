import { candidatesAt } from "../domain/links/address.ts";
import { addressWords, sharedWords } from "../domain/links/near-address.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import { readAt } from "./read-at.ts";

/** A page with a similar address. */
export interface SuggestedPage {
  readonly title: string;
  readonly href: string;
}

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 3;

/** Maximum number of characters of a path that are compared; all pages have shorter paths. */
const MAX_PATH_LENGTH = 200;

interface PageAddress {
  readonly href: string;
  readonly words: readonly string[];
}

/** Suggests pages with similar addresses for an address without a page. */
export class SuggestPages {
  readonly #content: Pick<ContentRepository, "findPage" | "listPages" | "publishedRef">;
  /** All addresses at the ref of the last call. */
  #cached: { readonly ref: ContentRef; readonly addresses: readonly PageAddress[] } | undefined;

  constructor(content: Pick<ContentRepository, "findPage" | "listPages" | "publishedRef">) {
    this.#content = content;
  }

  /**
   * Pages that share words with the path, those with most shared words first; none if no page shares any. Rejects with
   * `ContentServiceError` if the content service fails.
   *
   * @param input - Its `path` is percent-encoded as in the address bar.
   */
  async run({
    path,
    ref,
  }: {
    readonly path: string;
    readonly ref?: ContentRef | undefined;
  }): Promise<readonly SuggestedPage[]> {
    const requested = addressWords(path.slice(0, MAX_PATH_LENGTH));
    if (requested.length === 0) return [];
    return readAt(this.#content, ref, async (at) => {
      const nearest = (await this.#addresses(at))
        .map(({ href, words }) => ({ href, shared: sharedWords(words, requested) }))
        .filter(({ shared }) => shared > 0)
        // Of two addresses with as many shared words, the shorter one is usually the parent page.
        .sort((a, b) => b.shared - a.shared || a.href.length - b.href.length)
        .slice(0, MAX_SUGGESTIONS);
      const suggested = await Promise.all(nearest.map(({ href }) => this.#pageAt(at, href)));
      return suggested.flatMap((page) => page ?? []);
    });
  }

  async #addresses(ref: ContentRef): Promise<readonly PageAddress[]> {
    if (this.#cached?.ref === ref) return this.#cached.addresses;
    const pages = await this.#content.listPages(ref);
    const addresses = pages.map(({ href }) => ({ href, words: addressWords(href) }));
    this.#cached = { ref, addresses };
    return addresses;
  }

  async #pageAt(ref: ContentRef, href: string): Promise<SuggestedPage | undefined> {
    const found = await Promise.all(candidatesAt(href).map((one) => this.#content.findPage(ref, one)));
    const page = found.find((candidate) => candidate !== undefined);
    return page && { title: page.title, href };
  }
}
