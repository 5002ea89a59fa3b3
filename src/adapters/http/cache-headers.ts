interface CacheHeaderOptions {
  /** Ids of the content of the response, by which a shared cache can be purged. */
  readonly keys?: readonly string[];
  /**
   * Seconds for which a shared cache may send the response without revalidation; with 0 it revalidates each time, like
   * browsers.
   */
  readonly sharedSeconds?: number;
  /** Whether the content changes within minutes, so that it must not be sent stale. Default: `false`. */
  readonly isNearChange?: boolean;
}

/**
 * Maximum age of a page in shared caches. One minute saves most of the load, and is the longest time that a publish is
 * invisible behind a shared cache without purging.
 */
const PAGE_SHARED_SECONDS = 60;

/** Maximum age of a 404. It is short, because a page may be published at this address, and such addresses are many. */
export const NOT_FOUND_SHARED_SECONDS = 10;

/** Maximum age of redirects, and of all responses shortly before an embargo ends, which has to be on time. */
const NEAR_CHANGE_SHARED_SECONDS = 10;

/** Time for which shared caches may send a stale response while they revalidate it, so that no visitor waits. */
const STALE_WHILE_REVALIDATE_SECONDS = 600;

/** Time for which shared caches may send a stale response while the site fails: one day to repair it. */
const STALE_IF_ERROR_SECONDS = 86_400;

const REVALIDATE_EACH_TIME = "public, max-age=0, must-revalidate";

/**
 * The caching headers of a response.
 *
 * Browsers revalidate each time, which costs a 304 of a few bytes: a publish is visible at the next click, and
 * permanent redirects stay changeable. Shared caches may use a response for a minute. Their other permissions are in a
 * separate header (RFC 9213), since `must-revalidate`, which is needed for browsers, forbids them. `surrogate-key` lets
 * a publish purge the pages that changed by their ids, or all pages by the previous ref.
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

/** Keys are separated by spaces, and headers are ASCII. */
function asKey(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
