/**
 * Maximum age in shared caches. It saves most of the load, and is how late an announcement can be behind a shared cache.
 * Always the same: a shorter time before an announcement would announce it.
 */
const SHARED_SECONDS = 10;

/** Time for which shared caches may send a stale response while the site fails: one day to repair it. */
const STALE_IF_ERROR_SECONDS = 86_400;

const REVALIDATE_EACH_TIME = "public, max-age=0, must-revalidate";

/** The caching headers of a response that shared caches revalidate each time, like browsers. */
export const REVALIDATED = { "cache-control": REVALIDATE_EACH_TIME } as const;

/**
 * The caching headers of a response that shared caches may use for ten seconds, and purge by the ids of its content (`keys`).
 *
 * Browsers revalidate each time, which costs a 304 of a few bytes: a publish is visible at the next click, and
 * permanent redirects stay changeable. Shared caches may not use a response while they revalidate it, so that a page is
 * never older than ten seconds. Their other permissions are in a separate header (RFC 9213), since `must-revalidate`,
 * which is needed for browsers, forbids them. `surrogate-key` lets a publish purge the pages that changed by their ids, or
 * all pages by the previous version.
 */
export function cacheHeaders(keys: readonly string[] = []): Readonly<Record<string, string>> {
  return {
    "cache-control": `${REVALIDATE_EACH_TIME}, s-maxage=${SHARED_SECONDS}`,
    "cdn-cache-control": `public, max-age=${SHARED_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
    ...(keys.length > 0 && { "surrogate-key": keys.map(asKey).join(" ") }),
  };
}

/** Keys are separated by spaces, and headers are ASCII. */
function asKey(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
