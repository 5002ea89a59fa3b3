import { setImmediate } from "node:timers/promises";
import type { ContentItem } from "../../domain/content/content-item.ts";
import { redirectProblems } from "../../domain/content/content-report.ts";
import { ContentSnapshot } from "../../domain/content/content-snapshot.ts";
import type { SearchableDocument } from "../../domain/search/search.ts";
import type { ContentHealth } from "../../ports/content-health.ts";
import type { ContentRef, ContentRepository, PublishedRefOptions } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import type { PublishEvents } from "../../ports/publish-events.ts";
import type { PublishedContent } from "../../ports/published-content.ts";
import { ContentOutage } from "./content-outage.ts";
import { FormerUids } from "./former-uids.ts";
import { PublishGuard, PublishRefusedError } from "./publish-guard.ts";
import { PublishedRefPoller } from "./published-ref-poller.ts";
import type { SnapshotStore, StoredSnapshot } from "./snapshot-store.ts";
import { VisibleContent } from "./visible-content.ts";

/** Milliseconds for which it is not said again that content could not be read. */
const SILENCE_MS = 60_000;
/** Items that are handed on at a stretch; visitors are served in between. */
const BATCH_SIZE = 100;

type Store = Pick<SnapshotStore, "newest" | "write" | "outage" | "noteOutage">;

interface SnapshotOptions {
  /** The content service. */
  readonly source: ContentRepository;
  /** Keeps snapshots for the next process. Default: there is nothing of them on the disk. */
  readonly store?: Store | undefined;
  /** The other processes of the site. Default: there are none. */
  readonly news?: PublishEvents | undefined;
  /** A ref that is taken even if most of the content is gone at it. Default: there is none. */
  readonly acceptedRef?: string | undefined;
  readonly log: Log;
  readonly meter: Meter;
}

/**
 * Holds a snapshot of all that is published, and answers from what visitors may see of it: nothing is asked of the content
 * service but what is published now, and all content once a ref. A publish that cannot be read whole does not reach
 * visitors, nor does one at which most of the content is gone.
 *
 * At any other ref, an editor's preview above all, the service itself answers. It begins to poll with the first call of
 * `publishedRef`, which waits for the first snapshot: only who has all content knows what is under an embargo.
 */
export class SnapshotRepository implements PublishedContent, ContentHealth {
  readonly #source: ContentRepository;
  readonly #store: Store | undefined;
  readonly #log: Log;
  readonly #meter: Meter;
  readonly #outage: ContentOutage;
  readonly #guard: PublishGuard;
  readonly #poller: PublishedRefPoller;
  readonly #visible: VisibleContent;
  readonly #listeners: (() => void)[] = [];
  readonly #formerUids: FormerUids;
  /** What this process has read last. What another one left on the disk may have been read by older code. */
  #read: ContentRef | undefined;
  #reading: { readonly ref: ContentRef; readonly done: Promise<void> } | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #writing: Promise<void> | undefined;
  #begun: Promise<void> | undefined;
  /** Unix time in seconds since which the newest snapshot is in memory alone; 0 while it is on the disk as well. */
  #unsavedSince = 0;
  #toldUnreadAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor({ source, store, news, acceptedRef, log, meter }: SnapshotOptions) {
    this.#source = source;
    this.#formerUids = new FormerUids(source);
    this.#store = store;
    this.#log = log;
    this.#meter = meter;
    const note = (since: Date | undefined) => {
      if (!this.#isClosed) void store?.noteOutage(since);
    };
    this.#outage = new ContentOutage({ log, meter, note });
    this.#guard = new PublishGuard({ acceptedRef, log, meter });
    this.#poller = new PublishedRefPoller({
      ask: () => source.publishedRef(),
      load: (ref) => this.#readOnce(ref),
      outage: this.#outage,
      news,
      log,
    });
    const tell = () => {
      for (const listener of this.#listeners) listener();
    };
    this.#poller.onPublish(tell);
    this.#visible = new VisibleContent(() => {
      log.info(
        { ref: this.currentRef },
        "an embargo or an event has changed what visitors see, or soon will",
      );
      tell();
    });
  }

  get stale(): ContentHealth["stale"] {
    return this.#outage.stale;
  }

  get currentRef(): ContentRef | undefined {
    const { current } = this.#poller;
    return current && this.#visible.refOf(current);
  }

  onPublish(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async publishedRef({ anew = false }: PublishedRefOptions = {}): Promise<ContentRef> {
    this.#begun ??= this.#begin();
    await this.#begun;
    const { current } = this.#poller;
    const source = anew ? await this.#poller.refresh() : (current ?? (await this.#poller.poll()));
    return this.#visible.refOf(source) ?? source;
  }

  /** Stops polling, and waits for what is being written, not for what is being read. Nothing is kept after that. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#poller.stop();
    this.#visible.close();
    await this.#writing;
  }

  async #begin(): Promise<void> {
    const left = await this.#store?.newest();
    const isHeld = left !== undefined && (await this.#holdLeft(left));
    this.#outage.restore((isHeld ? left.outdatedSince : undefined) ?? (await this.#store?.outage()));
    if (!this.#isClosed) this.#poller.start(isHeld ? left.ref : undefined);
  }

  /** Takes up what an earlier process left; says whether it can be used. */
  async #holdLeft({ ref, items, outdatedSince: since }: StoredSnapshot): Promise<boolean> {
    try {
      await this.#visible.hold(ref, new ContentSnapshot(items));
    } catch (error) {
      this.#log.warn({ err: error, ref }, "the stored content snapshot cannot be used");
      return false;
    }
    this.#log.info({ ref, items: items.length }, "the stored content snapshot is served");
    if (since)
      this.#log.warn({ ref, since }, "the stored content snapshot is not the newest that was served");
    return true;
  }

  #readOnce(ref: ContentRef): Promise<void> {
    if (this.#read === ref) {
      this.#guard.end();
      return Promise.resolve();
    }
    const refusal = this.#guard.refusalOf(ref);
    if (refusal) return Promise.reject(refusal);
    if (this.#reading?.ref === ref) return this.#reading.done;
    // One at a time, and not before the one before is on the disk.
    const done = this.#turn.then(() => this.#readAll(ref));
    this.#reading = { ref, done };
    this.#turn = done.then(
      () => this.#write(ref),
      () => undefined,
    );
    return done;
  }

  async #readAll(ref: ContentRef): Promise<void> {
    try {
      const items: ContentItem[] = [];
      for await (const batch of this.#source.everything(ref)) {
        if (this.#isClosed) return;
        items.push(...batch);
        await setImmediate();
      }
      const snapshot = new ContentSnapshot(items);
      const { current } = this.#poller;
      this.#guard.check(ref, current && this.#visible.allAt(current), snapshot);
      await this.#visible.hold(ref, snapshot);
      this.#read = ref;
      for (const { field, problem } of redirectProblems(snapshot))
        this.#log.warn({ type: "site-options", field, problem }, "a redirect is wrong");
      this.#log.info({ ref, items: items.length }, "the content snapshot is complete");
    } catch (error) {
      if (!(error instanceof PublishRefusedError)) this.#tellUnread(error, ref);
      throw error;
    } finally {
      if (this.#reading?.ref === ref) this.#reading = undefined;
    }
  }

  /** Not each time, since it is tried again every few seconds. */
  #tellUnread(error: unknown, ref: ContentRef): void {
    if (performance.now() - this.#toldUnreadAt < SILENCE_MS) return;
    this.#toldUnreadAt = performance.now();
    this.#log.warn({ err: error, ref }, "the content snapshot could not be read");
  }

  async #write(ref: ContentRef): Promise<void> {
    const snapshot = this.#visible.allAt(ref);
    if (!snapshot || this.#isClosed) return;
    this.#writing = this.#store?.write(ref, snapshot.items).then((isWritten) => this.#noteWritten(isWritten));
    await this.#writing;
  }

  /** What could not be written is missing to the next process, if it starts while the service is down. */
  #noteWritten(isWritten: boolean): void {
    const wasWritten = this.#unsavedSince === 0;
    if (isWritten === wasWritten) return;
    this.#unsavedSince = isWritten ? 0 : Math.floor(Date.now() / 1_000);
    this.#meter.set("content_unsaved_since_timestamp_seconds", {}, this.#unsavedSince);
  }

  previewRef: ContentRepository["previewRef"] = (named) => this.#source.previewRef(named);
  /** The content service's own: a snapshot has no index of its words. */
  search: ContentRepository["search"] = async (ref, query) => {
    const state = this.#visible.at(ref);
    const found = await this.#source.search(state?.source ?? ref, query);
    const items = found.items.filter(({ id }) => !state?.embargo.hides(id));
    return { ...found, items, total: found.total - found.items.length + items.length };
  };

  findPage: ContentRepository["findPage"] = async (ref, candidate) => {
    const state = this.#visible.at(ref);
    if (!state) return this.#source.findPage(ref, candidate);
    const page = state.snapshot.findPage(candidate);
    // While the service fails, nobody waits for it.
    if (page || this.stale) return page;
    const former = await this.#formerUids.find(state.source, candidate);
    return former && state.snapshot.findById(former.id);
  };

  findById: ContentRepository["findById"] = async (ref, id) => {
    const snapshot = this.#at(ref);
    return snapshot ? snapshot.findById(id) : this.#source.findById(ref, id);
  };

  findPdfById: ContentRepository["findPdfById"] = async (ref, id) => {
    const snapshot = this.#at(ref);
    return snapshot ? snapshot.findPdfById(id) : this.#source.findPdfById(ref, id);
  };

  findPdf: ContentRepository["findPdf"] = async (ref, uid) => {
    const snapshot = this.#at(ref);
    return snapshot ? snapshot.findPdf(uid) : this.#source.findPdf(ref, uid);
  };

  siteOptions: ContentRepository["siteOptions"] = async (ref) =>
    this.#at(ref)?.siteOptions ?? this.#source.siteOptions(ref);

  listPages: ContentRepository["listPages"] = async (ref) =>
    this.#at(ref)?.listPages() ?? this.#source.listPages(ref);

  listNews: ContentRepository["listNews"] = async (ref, query) =>
    this.#at(ref)?.listNews(query) ?? this.#source.listNews(ref, query);

  listDocuments: ContentRepository["listDocuments"] = async (ref, query) =>
    this.#at(ref)?.listDocuments(query) ?? this.#source.listDocuments(ref, query);

  async *searchable(ref: ContentRef): AsyncGenerator<SearchableDocument> {
    const snapshot = this.#at(ref);
    if (snapshot) yield* snapshot.searchable();
    else yield* this.#source.searchable(ref);
  }

  async *everything(ref: ContentRef): AsyncGenerator<readonly ContentItem[]> {
    const items = this.#at(ref)?.items;
    if (items === undefined) return yield* this.#source.everything(ref);
    for (let start = 0; start < items.length; start += BATCH_SIZE)
      yield items.slice(start, start + BATCH_SIZE);
  }

  #at(ref: ContentRef): ContentSnapshot | undefined {
    return this.#visible.at(ref)?.snapshot;
  }
}
