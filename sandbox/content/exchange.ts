import { z } from "zod";
import { comparableReference } from "../../src/domain/exchange/exchange-announcement.ts";
import type { JsonObject } from "./json.ts";

/** An announcement that the pretended exchange has released, as it is in files. */
export const announcementSchema = z.object({
  reference: z.string(),
  title: z.string(),
  kind: z.string(),
  isPriceSensitive: z.boolean(),
  releasedAt: z.iso.datetime().transform((time) => new Date(time)),
});

export type Announcement = Readonly<z.output<typeof announcementSchema>>;

export type Exchange = ReturnType<typeof pretendedExchange>;

/** A pretended exchange in memory. It has `released` some, in any order, and releases others when an editor says so. */
export function pretendedExchange(now: () => Date, released: readonly Announcement[] = []) {
  /** By their comparable references, in the order of their release. */
  const announcements = new Map(
    released
      .toSorted((a, b) => Number(a.releasedAt) - Number(b.releasedAt))
      .map((announcement) => [comparableReference(announcement.reference), announcement]),
  );
  return {
    /** Releases an announcement now. One that is released already keeps its time. */
    announce(announcement: Omit<Announcement, "releasedAt">): void {
      const key = comparableReference(announcement.reference);
      const releasedAt = announcements.get(key)?.releasedAt ?? now();
      announcements.set(key, { ...announcement, releasedAt });
    },
    /** All announcements, the newest first. */
    get announcements(): readonly Announcement[] {
      return [...announcements.values()].reverse();
    },
    /** Whether a document waits for its announcement. */
    isAwaited({ release, exchange_reference: reference }: JsonObject): boolean {
      if (release !== "When the exchange has released it") return false;
      return typeof reference !== "string" || !announcements.has(comparableReference(reference));
    },
  };
}
