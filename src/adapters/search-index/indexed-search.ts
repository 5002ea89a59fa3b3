import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Listing } from "../../domain/content/listing.ts";
import type { SearchHit, SearchQuery } from "../../domain/search/search.ts";
import type { ContentRef, ContentRepository } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import type { SearchIndex } from "../../ports/search-index.ts";
import { TextIndex } from "./text-index.ts";

/** Refs whose indexes are cached: the published one, the one before, and one or two previews. */
const MAX_INDEXED_REFS = 4;
/** Characters that are indexed without a break (a few milliseconds); requests are handled in between. */
const BATCH_LENGTH = 20_000;

interface Indexes {
  readonly page: TextIndex;
  readonly pdf: TextIndex;
}

/**
 * Searches an index of all content, which is built once per ref in the background at the first search. While it is being
 * built, or if that fails, the repository's own search is the fallback; the first result is used.
 */
export class IndexedSearch implements SearchIndex {
  readonly #content: Pick<ContentRepository, "search" | "searchable">;
  readonly #log: Log;
  readonly #built = new LRUCache<ContentRef, Indexes>({ max: MAX_INDEXED_REFS });
  readonly #building = new Map<ContentRef, Promise<void>>();

  constructor(content: Pick<ContentRepository, "search" | "searchable">, log: Log) {
    this.#content = content;
    this.#log = log;
  }

  async search(ref: ContentRef, query: SearchQuery): Promise<Listing<SearchHit>> {
    const indexes = this.#built.get(ref);
    if (indexes) return indexes[query.scope].search(query);
    const fallback = this.#content.search(ref, query);
    const indexed = this.prepare(ref).then(() => {
      const built = this.#built.get(ref);
      return built ? built[query.scope].search(query) : fallback;
    });
    return Promise.any([fallback, indexed]).catch(() => fallback);
  }

  prepare(ref: ContentRef): Promise<void> {
    if (this.#built.has(ref)) return Promise.resolve();
    const pending = this.#building.get(ref);
    if (pending !== undefined) return pending;
    const build = this.#build(ref)
      .catch((error: unknown) => this.#log.warn({ err: error, ref }, "the search index could not be built"))
      .finally(() => this.#building.delete(ref));
    this.#building.set(ref, build);
    return build;
  }

  async #build(ref: ContentRef): Promise<void> {
    const indexes = { page: new TextIndex(), pdf: new TextIndex() };
    let count = 0;
    let length = 0;
    for await (const document of this.#content.searchable(ref)) {
      indexes[document.type === "pdf" ? "pdf" : "page"].add(document);
      count++;
      length += document.text.length;
      if (length < BATCH_LENGTH) continue;
      length = 0;
      await setImmediate();
    }
    this.#built.set(ref, indexes);
    this.#log.info({ ref, documents: count }, "the search index is built");
  }
}
