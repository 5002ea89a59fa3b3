import { comparableReference } from "../../src/domain/announcements/exchange-announcement.ts";
import type { JsonObject } from "./json.ts";

/** An announcement that the pretended exchange has released. */
export interface Announcement {
  readonly reference: string;
  readonly title: string;
  readonly kind: string;
  readonly isPriceSensitive: boolean;
  readonly releasedAt: Date;
}

/** A pretended exchange in memory, which releases announcements when an editor says so. */
export class Exchange {
  readonly #now: () => Date;
  /** By their comparable references, in the order of their release. */
  readonly #announcements = new Map<string, Announcement>();

  /** @param announcements - What it has released before, in any order. */
  constructor(now: () => Date, announcements: readonly Announcement[] = []) {
    this.#now = now;
    for (const announcement of announcements.toSorted((a, b) => Number(a.releasedAt) - Number(b.releasedAt)))
      this.#announcements.set(comparableReference(announcement.reference), announcement);
  }

  /** Releases an announcement now. One that is released already keeps its time. */
  announce(announcement: Omit<Announcement, "releasedAt">): void {
    const key = comparableReference(announcement.reference);
    const releasedAt = this.#announcements.get(key)?.releasedAt ?? this.#now();
    this.#announcements.set(key, { ...announcement, releasedAt });
  }

  /** All announcements, the newest first. */
  get announcements(): readonly Announcement[] {
    return [...this.#announcements.values()].reverse();
  }

  /** Whether a document waits for its announcement. */
  isAwaited({ release, exchange_reference: reference }: JsonObject): boolean {
    if (release !== "When the exchange has released it") return false;
    return typeof reference !== "string" || !this.#announcements.has(comparableReference(reference));
  }
}
