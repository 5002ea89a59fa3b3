import { LRUCache } from "lru-cache";
import type { ContentRef, ContentRepository, PublishedRefOptions } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";

/** How many answers are kept of each kind of call; the least recently used go first. */
const MOST_ANSWERS = 2_000;

/** Of how many published refs answers are kept: enough to see out whoever reads at one that was just replaced. */
const MOST_REFS = 20;

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
export function cachedContentRepository(inner: ContentRepository, log: Log): ContentRepository {
  const published = new LRUCache<ContentRef, true>({ max: MOST_REFS });
  const askWhatIsPublished = lastKnown(async (options?: PublishedRefOptions) => {
    const ref = await inner.publishedRef(options);
    published.set(ref, true);
    return ref;
  }, log);
  const whatIsPublished = shared(askWhatIsPublished);
  const kept = <A extends [ContentRef, ...unknown[]], R>(call: (...args: A) => Promise<R>) =>
    keptWhere((ref) => published.has(ref), call);

  return {
    // Whoever asks anew has no use for an answer that was asked for before.
    publishedRef: (options) => (options?.anew ? askWhatIsPublished(options) : whatIsPublished()),
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

/** Answers what the call answered last when it fails. */
function lastKnown(
  call: (options?: PublishedRefOptions) => Promise<ContentRef>,
  log: Log,
): (options?: PublishedRefOptions) => Promise<ContentRef> {
  let known: ContentRef | undefined;
  return async (options) => {
    try {
      known = await call(options);
    } catch (error) {
      // Whoever asks anew wants to know, not to be put off.
      if (known === undefined || options?.anew) throw error;
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

function keptWhere<A extends [ContentRef, ...unknown[]], R>(
  keeps: (ref: ContentRef) => boolean,
  call: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  const answers = new LRUCache<string, Promise<R>>({ max: MOST_ANSWERS });
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
