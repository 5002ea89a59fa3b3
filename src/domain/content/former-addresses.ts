import type { Content } from "./content.ts";
import type { ContentItem } from "./content-item.ts";

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

/** Uids that pages have, or have had, only while visitors did not see them there, oldest first: {@link uidOfPage}. */
export type UnseenUids = ReadonlySet<string>;

/** What {@link UnseenUids} call a uid of a page, by its id. */
export const uidOfPage = (id: string, uid: string): string => `${id} ${uid}`;

/**
 * The unseen uids after a publish. The content service remembers each uid that a page has ever had: without these, it would lead
 * whoever guesses one to the page, and so confirm what was planned.
 *
 * @param published - All items, also what is hidden.
 * @param seen - What visitors could read before the publish, and what they can read after it.
 */
export function unseenUids(
  known: UnseenUids,
  published: readonly ContentItem[],
  seen: readonly Content[],
): UnseenUids {
  const keysOf = (items: readonly ContentItem[]) =>
    items.flatMap((item) =>
      item.kind === "page" && "uid" in item.page ? uidOfPage(item.page.id, item.page.uid) : [],
    );
  const all = new Set([...known, ...keysOf(published)]);
  for (const { all: items } of seen) for (const key of keysOf(items)) all.delete(key);
  return new Set([...all].slice(-MAX_FORMER_ADDRESSES));
}
