import { slugOf } from "../content/slug.ts";
import type { ExchangeAnnouncement } from "../exchange/exchange-announcement.ts";

/** The announcements of some kinds, in whatever capitals and signs editors name them; of all kinds, without any. */
export function ofKinds(
  announcements: readonly ExchangeAnnouncement[],
  kinds: readonly string[],
): readonly ExchangeAnnouncement[] {
  if (kinds.length === 0) return announcements;
  const wanted = new Set(kinds.map(slugOf));
  const slugs = new Map<string, string>();
  return announcements.filter(({ kind = "" }) => wanted.has(slugs.getOrInsertComputed(kind, slugOf)));
}
