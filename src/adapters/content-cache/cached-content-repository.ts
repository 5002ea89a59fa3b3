import { LRUCache } from "lru-cache";
import type { ContentHealth } from "../../ports/content-health.ts";
import type { ContentKeeper } from "../../ports/content-keeper.ts";
import type { ContentRef, ContentRepository } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import type { PublishNews } from "../../ports/publish-news.ts";
import { PublishedRef } from "./published-ref.ts";

/** How many answers are kept of each kind of call; the least recently used go first. */
const MOST_ANSWERS = 2_000;

/** Of how many published refs answers are kept: enough to see out whoever reads at one that was just replaced. */
const MOST_REFS = 5;

interface CacheOptions {
  readonly log: Log;
  readonly meter: Meter;
  /** Keeps all content of a ref before visitors get to see it. Default: what visitors ask for is read and kept. */
  readonly keeper?: ContentKeeper | undefined;
  /** Whom to tell of a publish. Default: nobody. */
  readonly news?: Pick<PublishNews, "tell"> | undefined;
}

/**
 * Keeps what a content repository answered, by ref: a ref is immutable, so its answers stay true for good. Any
 * number of calls at once for the same thing are one call; a failed call is not kept.
 *
 * While the service cannot say what is published, what was last published stays so: every page that has been read
 * goes on being served. Searches pass through: what visitors type would push the pages out. So does the reading of
 * everything: whoever asks for that keeps it in a form of their own.
 *
 * Only what is read at a ref that was published is kept. A preview is an editor's own and soon over: each reading of
 * it goes to the service, which knows whether it is.
 */
export function cachedContentRepository(
  inner: ContentRepository,
  { log, meter, keeper, news }: CacheOptions,
): ContentRepository & ContentHealth {
  const caches: Answers[] = [];
  const published = new LRUCache<ContentRef, true>({
    max: MOST_REFS,
    dispose: (_, ref) => {
      for (const answers of caches) forget(answers, ref);
    },
  });
  const current = new PublishedRef({
    ask: () => inner.publishedRef({ anew: true }),
    keeper,
    news,
    log,
    meter,
  });
  const kept = <A extends [ContentRef, ...unknown[]], R>(call: (...args: A) => Promise<R>) => {
    const answers = new LRUCache<string, Promise<R>>({ max: MOST_ANSWERS });
    caches.push(answers);
    return keptWhere((ref) => published.has(ref), answers, call);
  };

  return {
    get stale() {
      return current.stale;
    },
    publishedRef: async (options) => {
      const ref = await (options?.anew ? current.anew() : current.current());
      published.set(ref, true);
      return ref;
    },
    previewRef: (named) => inner.previewRef(named),
    findById: kept((ref, id) => inner.findById(ref, id)),
    findPage: kept((ref, candidate) => inner.findPage(ref, candidate)),
    siteOptions: kept((ref) => inner.siteOptions(ref)),
    listPages: kept((ref) => inner.listPages(ref)),
    listNews: kept((ref, query) => inner.listNews(ref, query)),
    listDocuments: kept((ref, query) => inner.listDocuments(ref, query)),
    findPdf: kept((ref, uid) => inner.findPdf(ref, uid)),
    search: (ref, query) => inner.search(ref, query),
    searchable: (ref) => inner.searchable(ref),
    everything: (ref) => inner.everything(ref),
  };
}

type Answers = Pick<LRUCache<string, object>, "keys" | "delete">;

/** Lets go of what was answered at a ref. Its answers are of nobody's use, but are many after many publishes. */
function forget(answers: Answers, ref: ContentRef): void {
  const start = JSON.stringify([ref]).slice(0, -1);
  for (const key of [...answers.keys()]) if (key.startsWith(start)) answers.delete(key);
}

function keptWhere<A extends [ContentRef, ...unknown[]], R>(
  keeps: (ref: ContentRef) => boolean,
  answers: LRUCache<string, Promise<R>>,
  call: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  return (...args) => {
    if (!keeps(args[0])) return call(...args);
    const key = JSON.stringify(args);
    const known = answers.get(key);
    if (known) return known;
    const answer = call(...args);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
