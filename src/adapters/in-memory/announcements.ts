import {
  type ExchangeAnnouncement,
  mergeAnnouncements,
} from "../../domain/announcements/exchange-announcement.ts";
import { type Announcements, AnnouncementsError } from "../../ports/announcements.ts";

/** A source of announcements in memory, for tests. {@link fail} simulates an outage of the source. */
export class InMemoryAnnouncements implements Announcements {
  #announced: readonly ExchangeAnnouncement[] = [];
  #failure: AnnouncementsError["failure"] | undefined;

  /** Lists an announcement from now on. Default: title and address are made of its reference. */
  announce(
    announcement: Pick<ExchangeAnnouncement, "reference" | "releasedAt"> & Partial<ExchangeAnnouncement>,
  ) {
    const title = `Announcement ${announcement.reference}`;
    const href = `https://exchange.example/${encodeURIComponent(announcement.reference)}`;
    const announced = { title, href, isPriceSensitive: false, ...announcement };
    this.#announced = mergeAnnouncements(this.#announced, [announced]);
  }

  fail(failure: AnnouncementsError["failure"] = "unavailable"): void {
    this.#failure = failure;
  }

  recover(): void {
    this.#failure = undefined;
  }

  async list(): Promise<readonly ExchangeAnnouncement[]> {
    if (this.#failure) throw new AnnouncementsError(this.#failure, "memory: it is down");
    return this.#announced;
  }
}
