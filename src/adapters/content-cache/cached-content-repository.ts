import { LRUCache } from "lru-cache";
import type { ContentRef, ContentRepository } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";

/** How many answers are kept of each kind of call; the least recently used go first. */
const MOST_ANSWERS = 2_000;

/**
 * Keeps what a content repository answered, by ref: a ref is immutable, so its answers stay true for good. Any
 * number of calls at once for the same thing are one call; a failed call is not kept.
 *
 * While the service cannot say what is published, what was last published stays so: every page that has been read
 * goes on being served. Searches pass through: what visitors type would push the pages out.
 */
export function cachedContentRepository(inner: ContentRepository, log: Log): ContentRepository {
  return {
    publishedRef: shared(lastKnown(() => inner.publishedRef(), log)),
    findPage: kept((ref, candidate) => inner.findPage(ref, candidate)),
    siteOptions: kept((ref) => inner.siteOptions(ref)),
    listNews: kept((ref, query) => inner.listNews(ref, query)),
    listDocuments: kept((ref, query) => inner.listDocuments(ref, query)),
    search: (ref, query) => inner.search(ref, query),
  };
}

/** Answers what the call answered last when it fails. */
function lastKnown(call: () => Promise<ContentRef>, log: Log): () => Promise<ContentRef> {
  let known: ContentRef | undefined;
  return async () => {
    try {
      known = await call();
    } catch (error) {
      if (known === undefined) throw error;
      log.warn(
        { err: error, ref: known },
        "serving stale content: the content service does not say what is published",
      );
    }
    return known;
  };
}

/** One call for all who ask while it runs; whoever asks later gets a call of their own. */
function shared<R>(call: () => Promise<R>): () => Promise<R> {
  let running: Promise<R> | undefined;
  return () => {
    running ??= call().finally(() => {
      running = undefined;
    });
    return running;
  };
}

function kept<A extends [ContentRef, ...unknown[]], R>(
  call: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  const answers = new LRUCache<string, Promise<R>>({ max: MOST_ANSWERS });
  return (...args) => {
    const key = JSON.stringify(args);
    const known = answers.get(key);
    if (known) return known;
    const answer = call(...args);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
