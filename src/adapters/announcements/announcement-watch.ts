import {
  type ExchangeAnnouncement,
  mergeAnnouncements,
} from "../../domain/exchange/exchange-announcement.ts";
import type { AwaitedRelease, ReleasedList } from "../../domain/exchange/exchange-release.ts";
import type { Announcements, CheckedAnnouncements, LeftOut } from "../../ports/announcements.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import type { PublishEvents } from "../../ports/publish-events.ts";
import { reasonOf } from "../../ports/reason.ts";
import { SinceGauge } from "../../ports/since-gauge.ts";
import { SourceError } from "../../ports/source-error.ts";
import type { AnnouncementFile } from "./announcement-file.ts";

const POLL_INTERVAL_MS = 60_000;
/** Interval around an expected release: visitors see it within two seconds. */
const CLOSE_INTERVAL_MS = 1_000;
/** Time before an expected release from which on the interval is short. */
const BEFORE_MS = 10 * 60_000;
/** Time after an expected release until which the interval is short. */
const AFTER_MS = 2 * 3_600_000;
/** Time for which a source may fail before visitors are told. */
const OUTDATED_AFTER_MS = 5 * 60_000;
const TICK_INTERVAL_MS = 250;
/** Time that a process without stored announcements waits for its source: what was released is seen from its first response on. */
const FIRST_RESPONSE_MS = 3_000;
const STAYS_HIDDEN = "the source of announcements fails: what waits for the exchange stays hidden";
/** How far back a source is asked, before anything is known: MAR Art. 17(1) asks for five years. */
const FIRST_PERIOD_MS = 6 * 366 * 24 * 3_600_000;
/** Sources may list something late, with an earlier time. */
const OVERLAP_MS = 30 * 24 * 3_600_000;

type Failure = SourceError["failure"] | "bug";

interface WatchOptions {
  readonly source: Announcements;
  /** Stores what is known for the next process. Default: it is not stored. */
  readonly file?: AnnouncementFile | undefined;
  /** Events that all processes of the site share. Default: none, for a single process. */
  readonly publishEvents?: PublishEvents | undefined;
  readonly log: Log;
  readonly meter: Meter;
}

/**
 * Polls the announcements of the exchange: every second around an expected release, every minute otherwise. A source that
 * fails takes nothing back and releases nothing. Polling starts with {@link load}.
 *
 * Each process polls for itself, so that none depends on another; the first that sees an announcement makes the others
 * poll at once.
 */
export class AnnouncementWatch implements CheckedAnnouncements {
  readonly #options: WatchOptions;
  readonly #listeners: (() => void)[] = [];
  #list: ReleasedList = { items: [] };
  #awaited: readonly AwaitedRelease[] = [];
  #overdue: ReadonlySet<string> = new Set();
  /** When the source responded last, in milliseconds of Unix time. */
  #updatedAt = Date.now();
  readonly #failing = new SinceGauge((since) => this.#measureFailure(since));
  /** The last failure, so that each is logged once. */
  #failure: Failure | undefined;
  /** What was left out and is logged, so that it is logged once. */
  #leftOut = "";
  /** When the last poll began, by the monotonic clock: what is released after that may be missing in its response. */
  #polledAt = Number.NEGATIVE_INFINITY;
  #isPolling = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  /** Name of its source. */
  get name(): string {
    return this.#options.source.name;
  }

  get list(): ReleasedList {
    return this.#list;
  }

  get failing() {
    const { since } = this.#failing;
    return since === undefined ? [] : [{ source: this.name, since }];
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  expect(awaited: readonly AwaitedRelease[]): void {
    const isFirst = this.#awaited.length === 0 && awaited.length > 0;
    this.#awaited = awaited;
    if (isFirst && this.#failure)
      this.#options.log.error({ source: this.name, documents: this.#documents }, STAYS_HIDDEN);
    this.#checkOverdue();
  }

  async load(): Promise<void> {
    const { file, publishEvents } = this.#options;
    const stored = await file?.read();
    if (stored) {
      this.#list = { items: stored.items };
      this.#updatedAt = stored.updatedAt;
    }
    this.#measureFailure(0);
    publishEvents?.subscribe(() => {
      this.#polledAt = Number.NEGATIVE_INFINITY;
    });
    this.#timer = setInterval(() => {
      this.#checkOverdue();
      if (performance.now() - this.#polledAt >= this.#interval()) void this.poll();
    }, TICK_INTERVAL_MS).unref();
    if (stored) return;
    const { promise: isLate, resolve } = Promise.withResolvers<void>();
    const limit = setTimeout(resolve, FIRST_RESPONSE_MS);
    await Promise.race([this.poll(), isLate]);
    clearTimeout(limit);
  }

  /** Polls the source, unless a poll is running. Never rejects. */
  async poll(): Promise<void> {
    if (this.#isPolling) return;
    this.#isPolling = true;
    this.#polledAt = performance.now();
    try {
      const newest = this.#list.items[0];
      const since = newest ? Date.parse(newest.releasedAt) - OVERLAP_MS : Date.now() - FIRST_PERIOD_MS;
      this.#take(await this.#options.source.list(since));
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isPolling = false;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#options.file?.close();
  }

  #interval(): number {
    const now = Date.now();
    const isClose = this.#awaited.some(({ expected }) =>
      expected.some((time) => now >= time - BEFORE_MS && now <= time + AFTER_MS),
    );
    return isClose ? CLOSE_INTERVAL_MS : POLL_INTERVAL_MS;
  }

  /** @throws {SourceError} if all that is listed is of the future. */
  #take(announcements: readonly ExchangeAnnouncement[]): void {
    const { source, file, publishEvents, log } = this.#options;
    const now = Date.now();
    // What a source announces for later is not released yet; it is listed again when it is.
    const released = announcements.filter(({ releasedAt }) => Date.parse(releasedAt) <= now);
    const early = announcements.find(({ releasedAt }) => Date.parse(releasedAt) > now);
    if (early && released.length === 0)
      throw new SourceError("invalid", `${this.name}: all of its items are of the future`);
    const count = announcements.length - released.length;
    const first = `${early?.reference}: ${early?.releasedAt}`;
    this.#logLeftOut(early ? [...source.leftOut, { why: "of the future", count, first }] : source.leftOut);
    this.#failure = undefined;
    if (this.#failing.end()) log.info({ source: this.name }, "the source of announcements works again");
    this.#updatedAt = now;
    const before = this.#list;
    const items = mergeAnnouncements(before.items, released.map(withoutFuture(now)), now);
    file?.write({ items, updatedAt: this.#updatedAt });
    if (items === before.items && before.outdatedSince === undefined) return;
    this.#list = { items };
    const [newest] = items;
    if (items !== before.items && newest) {
      const details = { source: this.name, reference: newest.reference, items: items.length };
      log.info(details, "the exchange has announced or corrected something");
      publishEvents?.publish(`announcement ${newest.reference} of ${items.length}`);
    }
    this.#notify();
  }

  /** Logs what is left out if it is not what was so before. Its numbers grow with each release. */
  #logLeftOut(leftOut: readonly LeftOut[]): void {
    const key = JSON.stringify(leftOut.map(({ why, first }) => (why === "unreadable" ? [why, first] : why)));
    const { log } = this.#options;
    if (leftOut.length > 0 && key !== this.#leftOut)
      log.warn({ source: this.name, leftOut }, "items of the source of announcements are left out");
    this.#leftOut = key;
  }

  #measureFailure(since: number): void {
    const { meter } = this.#options;
    meter.set("announcements_failing_since_timestamp_seconds", { source: this.name }, since);
  }

  #fail(error: unknown): void {
    const { log } = this.#options;
    const failure = error instanceof SourceError ? error.failure : "bug";
    if (this.#failure !== failure) {
      const documents = this.#documents;
      const details = {
        source: this.name,
        reason: reasonOf(error),
        failure,
        documents,
        ...(failure === "bug" && { err: error }),
      };
      if (documents.length > 0 || failure === "bug") log.error(details, STAYS_HIDDEN);
      else log.warn(details, "the source of announcements fails");
      this.#failure = failure;
    }
    const isOutdated = Date.now() - this.#failing.begin().getTime() >= OUTDATED_AFTER_MS;
    if (!isOutdated || this.#list.outdatedSince !== undefined) return;
    this.#list = { ...this.#list, outdatedSince: new Date(this.#updatedAt).toISOString() };
    this.#notify();
  }

  /** Raises an alarm once for each document that the exchange has not released in time. */
  #checkOverdue(): void {
    const { log, meter } = this.#options;
    const now = Date.now();
    const late = this.#awaited.filter(({ latest = Number.POSITIVE_INFINITY }) => latest < now);
    for (const { document, reference } of late) {
      if (!this.#overdue.has(document))
        log.error(
          { document, reference },
          "the exchange has not released the announcement of a document in time",
        );
    }
    const since = late.map(({ latest = 0 }) => latest).sort((a, b) => a - b)[0] ?? 0;
    if (late.length > 0 || this.#overdue.size > 0)
      meter.set("exchange_release_overdue_since_timestamp_seconds", {}, Math.floor(since / 1_000));
    this.#overdue = new Set(late.map(({ document }) => document));
  }

  get #documents(): readonly string[] {
    return this.#awaited.map(({ document }) => document);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** An announcement without a time of its last change that is still to come: no later correction could be told from it. */
const withoutFuture = (now: number) => (announcement: ExchangeAnnouncement) => {
  if (announcement.changedAt === undefined || Date.parse(announcement.changedAt) <= now) return announcement;
  const { changedAt: _wrong, updated: _same, ...rest } = announcement;
  return rest;
};
