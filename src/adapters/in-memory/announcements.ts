import {
  type ExchangeAnnouncement,
  mergeAnnouncements,
} from "../../domain/exchange/exchange-announcement.ts";
import type { Announcements } from "../../ports/announcements.ts";
import { SourceError } from "../../ports/source-error.ts";

/** A source of announcements in memory, for tests. {@link fail} simulates an outage of the source. */
export class InMemoryAnnouncements implements Announcements {
  readonly name = "memory";
  readonly leftOut = [];
  #announced: readonly ExchangeAnnouncement[] = [];
  #failure: SourceError["failure"] | undefined;

  /** Lists an announcement from now on. Default: title and address are made of its reference. */
  announce(
    announcement: Pick<ExchangeAnnouncement, "reference" | "releasedAt"> & Partial<ExchangeAnnouncement>,
  ) {
    const title = `Announcement ${announcement.reference}`;
    const href = `https://exchange.example/${encodeURIComponent(announcement.reference)}`;
    const announced = { title, href, isPriceSensitive: false, ...announcement };
    this.#announced = mergeAnnouncements(this.#announced, [announced]);
  }

  fail(failure: SourceError["failure"] = "unavailable"): void {
    this.#failure = failure;
  }

  recover(): void {
    this.#failure = undefined;
  }

  async list(): Promise<readonly ExchangeAnnouncement[]> {
    if (this.#failure) throw new SourceError(this.#failure, "memory: it is down");
    return this.#announced;
  }
}
