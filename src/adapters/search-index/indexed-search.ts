import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Listing } from "../../domain/content/listing.ts";
import type { SearchHit, SearchQuery } from "../../domain/search/search.ts";
import type { ContentRef, ContentRepository } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import type { SearchIndex } from "../../ports/search-index.ts";
import { TextIndex } from "./text-index.ts";

/** States of the content whose indexes are kept: what is published, what was just before, and a preview or two. */
const MAX_INDEXED_REFS = 4;
/** Letters of text that are indexed at a stretch, a few milliseconds' work; visitors are served in between. */
const STRETCH_LENGTH = 20_000;

interface Indexes {
  readonly page: TextIndex;
  readonly pdf: TextIndex;
}

/**
 * Searches an index of all content, which is built once a ref, in the background, when first it is searched. Until
 * it is built, and while it cannot be, the content's own search answers, or the index, whichever can sooner.
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
    const asked = this.#content.search(ref, query);
    const found = this.prepare(ref).then(() => {
      const built = this.#built.get(ref);
      return built ? built[query.scope].search(query) : asked;
    });
    return Promise.any([asked, found]).catch(() => asked);
  }

  prepare(ref: ContentRef): Promise<void> {
    if (this.#built.has(ref)) return Promise.resolve();
    const running = this.#building.get(ref);
    if (running !== undefined) return running;
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
      if (length < STRETCH_LENGTH) continue;
      length = 0;
      await setImmediate();
    }
    this.#built.set(ref, indexes);
    this.#log.info({ ref, documents: count }, "the search index is built");
  }
}
