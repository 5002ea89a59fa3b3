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

/** How the exchange responds, and what editors read about it. */
export const EXCHANGE_MODES = {
  working: "It lists every announcement",
  failing: "It fails with status 503",
  outdated: "It lists those of yesterday and before",
} as const;

type ExchangeMode = keyof typeof EXCHANGE_MODES;

export function isExchangeMode(mode: string): mode is ExchangeMode {
  return Object.hasOwn(EXCHANGE_MODES, mode);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A pretended exchange in memory, which releases announcements when an editor says so. */
export class Exchange {
  mode: ExchangeMode = "working";
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

  /** The announcements that it responds with in its mode, the newest first. */
  get listed(): readonly Announcement[] {
    const until = this.#now().getTime() - (this.mode === "outdated" ? DAY_MS : 0);
    return this.announcements.filter(({ releasedAt }) => releasedAt.getTime() <= until);
  }

  /** Whether a document waits for its announcement. */
  isAwaited({ release, exchange_reference: reference }: JsonObject): boolean {
    if (release !== "When the exchange has released it") return false;
    return typeof reference !== "string" || !this.#announcements.has(comparableReference(reference));
  }
}
