import { documentOf } from "../../domain/content/content-item.ts";
import type { FormerAddresses } from "../../domain/content/former-addresses.ts";
import type { SearchListing } from "../../domain/search/search.ts";
import type { ContentRepository } from "../../ports/content-repository.ts";
import type { FormerUids } from "./former-uids.ts";
import type { VisibleState } from "./visible-content.ts";

/** What can be read at a ref. */
export type ContentAtRef = Omit<ContentRepository, "publishedRef" | "previewRef">;

/** Number of items in a batch; requests are handled between batches. */
const BATCH_SIZE = 100;
/** Maximum number of documents that a search excludes, since the length of a URL is limited. */
const MAX_EXCLUDED = 50;
/** With it, a search waits for the search index. */
const NOTHING_FOUND: SearchListing = { items: [], page: 1, pages: 1, total: 0, years: [], kinds: [] };

interface VisibleRepositoryOptions {
  readonly service: Pick<ContentRepository, "search">;
  readonly formerUids: FormerUids;
  /** The former addresses at the newest ref. */
  readonly formerAddresses: () => FormerAddresses;
  /** Whether the content service is down, so that visitors must not wait for it. */
  readonly isStale: () => boolean;
}

/** The content that visitors can read at one ref, from memory. */
export function visibleRepository(
  { source, snapshot, embargo, announcements }: VisibleState,
  { service, formerUids, formerAddresses, isStale }: VisibleRepositoryOptions,
): ContentAtRef {
  return {
    // A snapshot has no search index. What waits is neither found nor counted, so that nobody can probe words of it.
    search: async (_ref, query) => {
      const waiting = embargo.waiting.flatMap((item) => documentOf(item)?.id ?? []);
      const without = [...(query.without ?? []), ...waiting];
      if (without.length > MAX_EXCLUDED) return NOTHING_FOUND;
      const found = await service.search(source, { ...query, without });
      return { ...found, items: found.items.map((hit) => ({ ...hit, ...embargo.releaseOf(hit.id) })) };
    },
    findPage: async (_ref, candidate) => snapshot.findPage(candidate),
    findFormer: async (_ref, path) => {
      const known = formerAddresses().get(path);
      // Also if it is under an embargo: another response than to a withdrawn page would tell that it comes back.
      if (known !== undefined) return snapshot.findById(known) ?? "withdrawn";
      const former = isStale() ? undefined : await formerUids.find(source, path);
      return former && snapshot.findById(former.id);
    },
    findById: async (_ref, id) => snapshot.findDocument(id),
    findPdf: async (_ref, uid) => snapshot.findPdf(uid),
    siteOptions: async () => snapshot.siteOptions,
    listPages: async () => snapshot.listPages(),
    listNews: async (_ref, query) => snapshot.listNews(query),
    listMeetings: async () => snapshot.listMeetings(),
    listDocuments: async (_ref, query) => snapshot.listDocuments(query),
    listAnnouncements: async () => announcements,
    listDividends: async () => snapshot.dividends,
    listAssets: async () => snapshot.assets,
    async *everything() {
      const { items } = snapshot;
      for (let start = 0; start < items.length; start += BATCH_SIZE)
        yield items.slice(start, start + BATCH_SIZE);
    },
  };
}
