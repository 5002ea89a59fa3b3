interface CacheHeaderOptions {
  /** Names of what the answer was made from, by which a shared cache forgets it. */
  readonly keys?: readonly string[];
  /** Seconds for which a shared cache answers without asking; with 0 it asks each time, as browsers do. */
  readonly sharedSeconds?: number;
  /** Whether it must not be sent stale, because it may change any minute. Default: `false`. */
  readonly isNearChange?: boolean;
}

/**
 * Seconds for which a shared cache answers a page without asking. A minute takes nearly all the load of a page that
 * many read, and is the longest that a publish goes unseen behind a cache that nobody purges.
 */
const PAGE_SHARED_SECONDS = 60;

/** The same for an address without a page: what is put there is to be seen soon, and such addresses are many. */
export const NOT_FOUND_SHARED_SECONDS = 10;

/** The same for redirects, and for everything while an embargo is about to end, which is to be seen to the minute. */
const NEAR_CHANGE_SHARED_SECONDS = 10;

/** Seconds for which a shared cache may send what it has while it asks: nobody waits for the site. */
const STALE_WHILE_REVALIDATE_SECONDS = 600;

/** Seconds for which a shared cache may send what it has while the site fails: a day, to be mended in. */
const STALE_IF_ERROR_SECONDS = 86_400;

const REVALIDATE_EACH_TIME = "public, max-age=0, must-revalidate";

/**
 * Headers that say how long an answer is good for.
 *
 * A browser asks each time, and gets a 304 of a few bytes: a publish is seen with the next click, and a redirect that
 * is kept for good would trap whom an editor's next move sends back. Shared caches have a minute; what they may do
 * beyond it stands in a header for them alone (RFC 9213), since `must-revalidate`, which keeps browsers from showing
 * old pages, would forbid it. `surrogate-key` lets a publish purge what it changes: a page by its id, or everything
 * that was made from the content before, by its ref.
 */
export function cacheHeaders({
  keys = [],
  sharedSeconds = PAGE_SHARED_SECONDS,
  isNearChange = false,
}: CacheHeaderOptions = {}): Readonly<Record<string, string>> {
  if (sharedSeconds === 0) return { "cache-control": REVALIDATE_EACH_TIME };
  const seconds = isNearChange ? NEAR_CHANGE_SHARED_SECONDS : sharedSeconds;
  const stale = isNearChange ? "" : ` stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS},`;
  return {
    "cache-control": `${REVALIDATE_EACH_TIME}, s-maxage=${seconds}`,
    "cdn-cache-control": `public, max-age=${seconds},${stale} stale-if-error=${STALE_IF_ERROR_SECONDS}`,
    ...(keys.length > 0 && { "surrogate-key": keys.map(asKey).join(" ") }),
  };
}

/** Keys are separated by spaces, and are ASCII like every header. */
function asKey(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
