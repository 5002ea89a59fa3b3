import type { PageEntry } from "../domain/content/page-entry.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import { readAt } from "./read-at.ts";

/** Lists every page of the site by its address: what a map for search engines holds. */
export class ListPages {
  readonly #content: ContentRepository;

  constructor(content: ContentRepository) {
    this.#content = content;
  }

  /** In the order of the addresses. Rejects with `ContentServiceError` when the content service fails. */
  async run({ ref }: { readonly ref?: ContentRef | undefined } = {}): Promise<readonly PageEntry[]> {
    const pages = await readAt(this.#content, ref, (at) => this.#content.listPages(at));
    return pages.toSorted((a, b) => (a.href < b.href ? -1 : 1));
  }
}
