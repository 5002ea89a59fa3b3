import type { FormerAddresses } from "../../domain/content/former-addresses.ts";
import type { ContentRepository } from "../../ports/content-repository.ts";
import type { FormerUids } from "./former-uids.ts";
import type { VisibleState } from "./visible-content.ts";

/** What can be read at a ref. */
export type ContentAtRef = Omit<ContentRepository, "publishedRef" | "previewRef" | "searchable">;

/** Number of items in a batch; requests are handled between batches. */
const BATCH_SIZE = 100;

interface VisibleRepositoryOptions {
  /** The content service. */
  readonly service: Pick<ContentRepository, "search">;
  readonly formerUids: FormerUids;
  /** The former addresses at the newest ref. */
  readonly formerAddresses: () => FormerAddresses;
  /** Whether the content service is down, so that visitors must not wait for it. */
  readonly isStale: () => boolean;
}

/** The content that visitors can read at one ref, from memory. */
export function visibleRepository(
  { source, snapshot, embargo }: VisibleState,
  { service, formerUids, formerAddresses, isStale }: VisibleRepositoryOptions,
): ContentAtRef {
  return {
    // A snapshot has no search index.
    search: async (_ref, query) => {
      const found = await service.search(source, query);
      const items = found.items.filter(({ id }) => !embargo.hides(id));
      return { ...found, items, total: found.total - found.items.length + items.length };
    },
    findPage: async (_ref, candidate) => snapshot.findPage(candidate),
    findFormer: async (_ref, path) => {
      const known = formerAddresses().get(path);
      if (known !== undefined)
        return snapshot.findById(known) ?? (embargo.hides(known) ? undefined : "withdrawn");
      const former = isStale() ? undefined : await formerUids.find(source, path);
      return former && snapshot.findById(former.id);
    },
    findById: async (_ref, id) => snapshot.findDocument(id),
    findPdf: async (_ref, uid) => snapshot.findPdf(uid),
    siteOptions: async () => snapshot.siteOptions,
    listPages: async () => snapshot.listPages(),
    listNews: async (_ref, query) => snapshot.listNews(query),
    listDocuments: async (_ref, query) => snapshot.listDocuments(query),
    async *everything() {
      const { items } = snapshot;
      for (let start = 0; start < items.length; start += BATCH_SIZE)
        yield items.slice(start, start + BATCH_SIZE);
    },
  };
}
