import { candidatesAt } from "../domain/links/address.ts";
import { addressWords, sharedWords } from "../domain/links/near-address.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import { readAt } from "./read-at.ts";

/** A page that somebody may have meant. */
export interface SuggestedPage {
  readonly title: string;
  readonly href: string;
}

/** How many pages are suggested. */
const MAX_SUGGESTIONS = 3;

/** Characters of a path that are looked at: no page's is longer. */
const MAX_PATH_LENGTH = 200;

interface KnownAddress {
  readonly href: string;
  readonly words: readonly string[];
}

/** Suggests pages to who asked for an address that has none: those whose own address is nearest. */
export class SuggestPages {
  readonly #content: Pick<ContentRepository, "findPage" | "listPages" | "publishedRef">;
  /** Addresses at the ref that was asked for last: of one ref they are always the same. */
  #known: { readonly ref: ContentRef; readonly addresses: readonly KnownAddress[] } | undefined;

  constructor(content: Pick<ContentRepository, "findPage" | "listPages" | "publishedRef">) {
    this.#content = content;
  }

  /**
   * Those first whose address shares most words with the path; none where no address shares any. Rejects with
   * `ContentServiceError` when the content service fails.
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
    const asked = addressWords(path.slice(0, MAX_PATH_LENGTH));
    if (asked.length === 0) return [];
    return readAt(this.#content, ref, async (at) => {
      const nearest = (await this.#addresses(at))
        .map(({ href, words }) => ({ href, shared: sharedWords(words, asked) }))
        .filter(({ shared }) => shared > 0)
        // Of two that share as much, the shorter one is the other's parent, or as good.
        .sort((a, b) => b.shared - a.shared || a.href.length - b.href.length)
        .slice(0, MAX_SUGGESTIONS);
      const suggested = await Promise.all(nearest.map(({ href }) => this.#pageAt(at, href)));
      return suggested.flatMap((page) => page ?? []);
    });
  }

  async #addresses(ref: ContentRef): Promise<readonly KnownAddress[]> {
    if (this.#known?.ref === ref) return this.#known.addresses;
    const pages = await this.#content.listPages(ref);
    const addresses = pages.map(({ href }) => ({ href, words: addressWords(href) }));
    this.#known = { ref, addresses };
    return addresses;
  }

  async #pageAt(ref: ContentRef, href: string): Promise<SuggestedPage | undefined> {
    const found = await Promise.all(candidatesAt(href).map((one) => this.#content.findPage(ref, one)));
    const page = found.find((candidate) => candidate !== undefined);
    return page && { title: page.title, href };
  }
}
