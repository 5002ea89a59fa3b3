import { nearWords } from "../domain/links/near-address.ts";
import type { ContentRef, ContentRepository } from "../ports/content-repository.ts";
import type { SearchIndex } from "../ports/search-index.ts";
import { readAt } from "./read-at.ts";

/** A page that somebody may have meant. */
export interface SuggestedPage {
  readonly title: string;
  readonly href: string;
}

/** How many pages are suggested. */
const MAX_SUGGESTIONS = 3;

/** How many of a search's results are looked at. */
const MAX_RESULTS = 20;

/** Characters of a path that are looked at: no page's is longer. */
const MAX_PATH_LENGTH = 200;

/** Suggests pages to who asked for an address that has none: of those that a search for its words finds, the nearest. */
export class SuggestPages {
  readonly #content: ContentRepository;
  readonly #index: SearchIndex;

  constructor(content: ContentRepository, index: SearchIndex) {
    this.#content = content;
    this.#index = index;
  }

  /**
   * Those first whose address shares most words with the path; none where no address shares any. Rejects with `ContentServiceError` when the
   * content service fails.
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
    const text = wordsOf(path);
    if (text === "") return [];
    const { items } = await readAt(this.#content, ref, (at) =>
      this.#index.search(at, { text, scope: "page", page: 1, pageSize: MAX_RESULTS }),
    );
    return items
      .map(({ title, href }) => ({ title, href, near: nearWords(href, text) }))
      .filter(({ near }) => near > 0)
      .sort((a, b) => b.near - a.near)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ title, href }) => ({ title, href }));
  }
}

function wordsOf(path: string): string {
  const name = path.slice(0, MAX_PATH_LENGTH).replace(/\.\w+$/, "");
  return decoded(name)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A path that is not percent-encoded properly is taken as it is written. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
