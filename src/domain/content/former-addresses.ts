import type { Content } from "./content.ts";

/** Addresses that visitors could read and that have no page now, oldest first, with the id of the page that was there. */
export type FormerAddresses = ReadonlyMap<string, string>;

/** Maximum number of addresses; the oldest are forgotten first. */
export const MAX_FORMER_ADDRESSES = 10_000;

/**
 * The former addresses after a publish: a page that it withdraws or moves has had its address until then.
 *
 * @param before - What visitors could read before: what was only under an embargo has had no address.
 * @param after - What they can read after it: a page under an embargo must not show by taking the address of another.
 */
export function formerAddresses(known: FormerAddresses, before: Content, after: Content): FormerAddresses {
  const now = new Set(after.inAll.flatMap((shown) => shown.listPages()).map(({ href }) => href));
  const gone = before.inAll.flatMap((shown) =>
    shown.listPages().flatMap(({ href }) => {
      const page = now.has(href) ? undefined : shown.pageAt(href);
      return page ? [[href, page.id] as const] : [];
    }),
  );
  const kept = [...known].filter(([href]) => !now.has(href));
  return new Map([...new Map([...kept, ...gone])].slice(-MAX_FORMER_ADDRESSES));
}
