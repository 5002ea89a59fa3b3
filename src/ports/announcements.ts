import type { ExchangeAnnouncement } from "../domain/exchange/exchange-announcement.ts";
import type { AwaitedRelease, ReleasedList } from "../domain/exchange/exchange-release.ts";

/** Items of a list that are not announcements of the company which can be shown. */
export interface LeftOut {
  readonly why: "unreadable" | "of other companies" | "more than are kept" | "of the future";
  readonly count: number;
  /** The first of them, and what is wrong with it. */
  readonly first: string;
}

/** The announcements of the company at an exchange, a regulator or a newswire. */
export interface Announcements {
  /** The host that lists them, as logs and lists name it. */
  readonly name: string;
  /**
   * Those that were released since a time, or more; in any order. An announcement is listed once it is released: that it
   * is listed is the acknowledgement that documents of the site wait for.
   *
   * @param since - Milliseconds of Unix time.
   * @throws {SourceError} if the source cannot be reached, or its response is not what it should be.
   */
  list(since: number): Promise<readonly ExchangeAnnouncement[]>;
  /** Entries of the last list that were not read as announcements. */
  readonly leftOut: readonly LeftOut[];
}

/** The announcements that are known, as they change. */
export interface KnownAnnouncements {
  readonly list: ReleasedList;
  /** Reads what an earlier process has stored, and starts polling. To be awaited before content is served. */
  load(): Promise<void>;
  /** Calls the listener after each change of {@link list}. */
  onChange(listener: () => void): void;
  /** Sets which documents wait now, so that the source is polled more often around these times. */
  expect(awaited: readonly AwaitedRelease[]): void;
  /** Stops polling, and waits until what is known is stored. */
  close(): Promise<void>;
}

/** Whether the sources of announcements work, for health checks. */
export interface CheckedAnnouncements extends KnownAnnouncements {
  /** The sources that fail, by name, with the time since when. */
  readonly failing: readonly { readonly source: string; readonly since: Date }[];
}
