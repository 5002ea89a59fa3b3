import { setImmediate } from "node:timers/promises";
import { brand } from "../../../brand/brand.ts";
import { type AnnouncementList, NO_ANNOUNCEMENTS } from "../../domain/announcements/exchange-announcement.ts";
import { ReleaseTimes } from "../../domain/announcements/exchange-release.ts";
import { type ContentItem, documentOf } from "../../domain/content/content-item.ts";
import { ContentSnapshot } from "../../domain/content/content-snapshot.ts";
import { Embargo } from "../../domain/content/embargo.ts";
import type { KnownAnnouncements } from "../../ports/announcements.ts";
import { type ContentRef, contentRef } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import { digestOf, jsonDigest, jsonOf } from "./compact-item.ts";

/** Maximum number of states in memory: the current one, and the previous one for requests that still read it. */
const MAX_STATES = 2;
/** Number of items that are filtered at a time; requests are handled between batches. */
const BATCH_SIZE = 50;
/** Maximum delay of the timer. The clock may be set meanwhile, and timers are limited to 24 days. */
const MAX_DELAY_MS = 60_000;

/** What visitors can read at a ref. */
export interface VisibleState {
  readonly ref: ContentRef;
  /** The ref of the content service from which it was read, and all content there, also under an embargo. */
  readonly source: ContentRef;
  readonly all: ContentSnapshot;
  readonly snapshot: ContentSnapshot;
  readonly embargo: Embargo;
  readonly announcements: AnnouncementList;
  /** A digest of the snapshot and the announcements. */
  readonly version: string;
}

interface VisibleContentOptions {
  /** Called when an embargo or the exchange changes the ref for visitors, without a publish. */
  readonly onChange: () => void;
  /** What the exchange has announced. Default: nothing is known. */
  readonly announcements?: KnownAnnouncements | undefined;
  /** Hosts of the site, for links with a whole address. */
  readonly hosts: readonly string[];
  readonly log: Pick<Log, "error" | "info">;
}

/**
 * Applies embargoes: holds all content of the refs of the content service, and the part that visitors may see now. When
 * an embargo ends, or the exchange has announced something, the ref for visitors changes, as it does after a publish: it
 * includes the time of the next change, and must not leave the process.
 */
export class VisibleContent {
  /** The ref of the content service that was set last. */
  #newest: ContentRef | undefined;
  #correction = "";
  #earlier: readonly ContentItem[] = [];
  /** In descending order of age: the newest first. */
  #states: readonly VisibleState[] = [];
  readonly #options: VisibleContentOptions;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  /** Settles with the last update: one after the other, so that an older one does not replace a newer one. */
  #updating: Promise<void> = Promise.resolve();

  constructor(options: VisibleContentOptions) {
    this.#options = options;
    options.announcements?.onChange(() => this.#change());
  }

  /** The state at a ref for visitors; `undefined` for an unknown or expired ref. */
  at(ref: ContentRef): VisibleState | undefined {
    return this.#states.find((state) => state.ref === ref);
  }

  /** The current state of a ref of the content service. */
  stateOf(source: ContentRef | undefined): VisibleState | undefined {
    return this.#states.find((state) => state.source === source);
  }

  /**
   * Stores all content of a ref of the content service, and prepares what visitors see of it.
   *
   * @param correction - Names other content of the same ref. Default: it is the first content of the ref.
   * @param earlier - What visitors of an earlier process saw last of documents of which a change waits. Default: nothing.
   */
  set(
    source: ContentRef,
    all: ContentSnapshot,
    correction = "",
    earlier: readonly ContentItem[] = [],
  ): Promise<void> {
    this.#newest = source;
    this.#correction = correction;
    this.#earlier = earlier;
    return this.#update(source, all);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #update(source: ContentRef, all: ContentSnapshot): Promise<void> {
    const updated = this.#updating.then(() => this.#updateNow(source, all));
    this.#updating = updated.catch(() => undefined);
    return updated;
  }

  async #updateNow(source: ContentRef, all: ContentSnapshot): Promise<void> {
    const { hosts, announcements: known } = this.#options;
    const announcements = known?.list ?? NO_ANNOUNCEMENTS;
    const releaseTimes = new ReleaseTimes(announcements.items);
    const before = this.#states[0]?.embargo;
    const isListed = brand.listings.length > 0;
    const options = {
      now: Date.now(),
      timeZone: brand.timeZone,
      isListed,
      hosts,
      releaseTimes,
      before,
      earlier: this.#earlier,
    };
    const embargo = new Embargo(all.items, options);
    const snapshot = await visibleAt(all, embargo);
    const { nextChange } = embargo;
    const announced = announcements === NO_ANNOUNCEMENTS ? "" : jsonDigest(announcements);
    const changes = [nextChange ?? "", announced, this.#correction].filter((part) => part !== "");
    const ref = contentRef([source, ...changes].join("~"));
    const others = this.#states.filter((other) => other.ref !== ref);
    const version = digestOf(snapshot.items) + announced;
    const state = { ref, source, all, snapshot, embargo, announcements, version };
    this.#states = [state, ...others].slice(0, MAX_STATES);
    if (before) this.#logReleased(before, state);
    if (this.#newest === source) known?.expect(embargo.awaited);
    this.#schedule(source, all, nextChange);
  }

  /** Logs each document that visitors can read from now on as it is, and that waited before, as a whole or a change of it. */
  #logReleased(before: Embargo, { snapshot, source, embargo }: VisibleState): void {
    const at = new Date().toISOString();
    for (const item of snapshot.items) {
      const { id: document, exchange } = documentOf(item) ?? {};
      if (!before.withholds(document) || embargo.withholds(document)) continue;
      const details = { document, reference: exchange?.reference, ref: source, at };
      this.#options.log.info(details, "a document has been released");
    }
  }

  #change(): void {
    const source = this.#newest;
    const state = this.stateOf(source);
    if (source === undefined || state === undefined || this.#isClosed) return;
    this.#update(source, state.all).then(this.#options.onChange, (error: unknown) => {
      this.#options.log.error({ err: error }, "what visitors see cannot be changed");
    });
  }

  #schedule(source: ContentRef, all: ContentSnapshot, nextChange: number | undefined): void {
    // Newer content may have been published meanwhile.
    if (this.#isClosed || this.#newest !== source) return;
    clearTimeout(this.#timer);
    if (nextChange === undefined) return;
    const onTimeout = () => {
      if (Date.now() < nextChange) this.#schedule(source, all, nextChange);
      else this.#change();
    };
    const delay = Math.max(0, nextChange - Date.now());
    this.#timer = setTimeout(onTimeout, Math.min(delay, MAX_DELAY_MS)).unref();
  }
}

async function visibleAt(all: ContentSnapshot, embargo: Embargo): Promise<ContentSnapshot> {
  if (embargo.changesNothing) return all;
  const items: ContentItem[] = [];
  for (let start = 0; start < all.items.length; start += BATCH_SIZE) {
    items.push(
      ...all.items.slice(start, start + BATCH_SIZE).flatMap((item) => embargo.shown(item, jsonOf) ?? []),
    );
    await setImmediate();
  }
  return new ContentSnapshot(items);
}
