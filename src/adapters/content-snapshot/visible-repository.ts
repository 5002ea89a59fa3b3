import type { ContentItem } from "../../domain/content/content-item.ts";
import type { ContentRepository } from "../../ports/content-repository.ts";
import type { FormerUids } from "./former-uids.ts";
import type { VisibleState } from "./visible-content.ts";

/** What can be read at a ref. */
export type ContentAtRef = Omit<ContentRepository, "publishedRef" | "previewRef" | "searchable">;

/** Number of items in a batch; requests are handled between batches. */
const BATCH_SIZE = 100;

interface VisibleRepositoryOptions {
  /** The content service. */
  readonly source: ContentRepository;
  readonly formerUids: FormerUids;
  /** Whether the content service is down, so that visitors must not wait for it. */
  readonly isStale: () => boolean;
}

/** The content that visitors can read at one ref, from memory. */
export class VisibleRepository implements ContentAtRef {
  readonly #state: VisibleState;
  readonly #options: VisibleRepositoryOptions;

  constructor(state: VisibleState, options: VisibleRepositoryOptions) {
    this.#state = state;
    this.#options = options;
  }

  /** Searches with the content service: a snapshot has no search index. */
  search: ContentAtRef["search"] = async (_ref, query) => {
    const { source, embargo } = this.#state;
    const found = await this.#options.source.search(source, query);
    const items = found.items.filter(({ id }) => !embargo.hides(id));
    return { ...found, items, total: found.total - found.items.length + items.length };
  };

  findPage: ContentAtRef["findPage"] = async (_ref, candidate) => {
    const { source, snapshot } = this.#state;
    const page = snapshot.findPage(candidate);
    if (page || this.#options.isStale()) return page;
    const former = await this.#options.formerUids.find(source, candidate);
    return former && snapshot.findById(former.id);
  };

  findById: ContentAtRef["findById"] = async (_ref, id) => this.#state.snapshot.findById(id);
  findPdfById: ContentAtRef["findPdfById"] = async (_ref, id) => this.#state.snapshot.findPdfById(id);
  findPdf: ContentAtRef["findPdf"] = async (_ref, uid) => this.#state.snapshot.findPdf(uid);
  siteOptions: ContentAtRef["siteOptions"] = async () => this.#state.snapshot.siteOptions;
  listPages: ContentAtRef["listPages"] = async () => this.#state.snapshot.listPages();
  listNews: ContentAtRef["listNews"] = async (_ref, query) => this.#state.snapshot.listNews(query);
  listDocuments: ContentAtRef["listDocuments"] = async (_ref, query) =>
    this.#state.snapshot.listDocuments(query);

  async *everything(): AsyncGenerator<readonly ContentItem[]> {
    const { items } = this.#state.snapshot;
    for (let start = 0; start < items.length; start += BATCH_SIZE)
      yield items.slice(start, start + BATCH_SIZE);
  }
}
