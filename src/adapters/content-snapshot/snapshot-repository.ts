import { NO_ANNOUNCEMENTS } from "../../domain/announcements/exchange-announcement.ts";
import { type ContentItem, documentOf } from "../../domain/content/content-item.ts";
import { ContentSnapshot } from "../../domain/content/content-snapshot.ts";
import { type FormerAddresses, formerAddresses } from "../../domain/content/former-addresses.ts";
import { redirectProblems } from "../../domain/report/content-report.ts";
import type { KnownAnnouncements } from "../../ports/announcements.ts";
import type { ContentHealth } from "../../ports/content-health.ts";
import type { ContentReader, ReadContent } from "../../ports/content-reader.ts";
import type { ContentRef, ContentRepository } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import type { PublishEvents } from "../../ports/publish-events.ts";
import type { PublishedContent } from "../../ports/published-content.ts";
import { type ContentOutage, contentOutage, describeFailure } from "./content-outage.ts";
import { type EmbargoExposure, embargoExposure } from "./embargo-exposure.ts";
import { type FormerUids, formerUids } from "./former-uids.ts";
import { type PublishGuard, PublishRefusedError, publishGuard } from "./publish-guard.ts";
import { type PublishedReader, publishedReader, wholeReader } from "./published-reader.ts";
import { PublishedRefPoller } from "./published-ref-poller.ts";
import type { SnapshotStore, StoredSnapshot } from "./snapshot-store.ts";
import { VisibleContent, type VisibleState } from "./visible-content.ts";
import { type ContentAtRef, visibleRepository } from "./visible-repository.ts";

/** Minimum time between two log messages about content that cannot be read. */
const LOG_INTERVAL_MS = 60_000;

type Store = Pick<SnapshotStore, "newest" | "write" | "readOutage" | "writeOutage">;

interface SnapshotOptions {
  readonly source: ContentRepository;
  /** Reads all content of a ref from it. Default: always everything. */
  readonly reader?: ContentReader | undefined;
  /** Stores snapshots for the next process. Default: snapshots are not stored on the disk. */
  readonly store?: Store | undefined;
  /** Events that all processes of the site share. Default: none, for a single process. */
  readonly publishEvents?: PublishEvents | undefined;
  /** Asks the content service, without credentials, whether everybody may read it. Default: it is not asked. */
  readonly isPublic?: (() => Promise<boolean>) | undefined;
  /** What the exchange has announced. Default: nothing is known, so that what waits for it is hidden. */
  readonly announcements?: KnownAnnouncements | undefined;
  /** Hosts of the site, for links with a whole address. Default: none. */
  readonly hosts?: readonly string[] | undefined;
  /** A ref that is accepted even if most of the content is missing. Default: none. */
  readonly acceptedRef?: string | undefined;
  readonly log: Log;
  readonly meter: Meter;
}

/**
 * Serves content from a snapshot of all published content in memory. It only calls the content service to poll the
 * published ref, and to read all content after a publish. A publish does not reach visitors if it cannot be read
 * completely, or if most of the content is missing in it; if only the home page or the site options are, the last ones stay.
 *
 * Other refs, mostly previews of editors, are read from the service directly. Polling starts with the first call of
 * `publishedRef`, which waits for the first snapshot: only the complete content shows what is under an embargo.
 */
export class SnapshotRepository implements PublishedContent, ContentHealth {
  readonly #options: SnapshotOptions;
  readonly #log: Log;
  readonly #outage: ContentOutage;
  readonly #guard: PublishGuard;
  readonly #poller: PublishedRefPoller;
  readonly #reader: PublishedReader;
  readonly #visible: VisibleContent;
  readonly #exposure: EmbargoExposure | undefined;
  readonly #repositories = new WeakMap<VisibleState, ContentAtRef>();
  readonly #listeners: (() => void)[] = [];
  readonly #formerUids: FormerUids;
  #formerAddresses: FormerAddresses = new Map();
  /** The ref that this process has read last. A stored snapshot does not count: older code may have written it. */
  #loadedRef: ContentRef | undefined;
  /** Number of times that content was replaced by what is really published at its ref. */
  #corrections = 0;
  /** Settles with the last correction. */
  #correcting: Promise<void> = Promise.resolve();
  /** Settles with the last write of a snapshot. */
  #writing: Promise<void> = Promise.resolve();
  /** Settles with the last change of the stored outage. */
  #writingOutage: Promise<void> = Promise.resolve();
  #started: Promise<void> | undefined;
  /** Unix time in seconds since which the newest snapshot could not be stored; 0 while it is stored. */
  #unsavedSince = 0;
  #failureLoggedAt = Number.NEGATIVE_INFINITY;
  /** What was logged to stay hidden. */
  #doubted: ReadonlySet<string> = new Set();
  #isClosed = false;

  constructor(options: SnapshotOptions) {
    const {
      source,
      reader = wholeReader(source),
      store,
      publishEvents,
      isPublic,
      announcements,
      hosts = [],
      acceptedRef,
      log,
      meter,
    } = options;
    this.#options = options;
    this.#log = log;
    this.#formerUids = formerUids(source);
    const save = (since: Date | undefined) => {
      if (this.#isClosed || !store) return;
      // One after the other: the end of an outage must not overtake its beginning.
      this.#writingOutage = this.#writingOutage.then(() => store.writeOutage(since));
    };
    this.#outage = contentOutage({ log, meter, save });
    this.#guard = publishGuard({ acceptedRef, hosts, log, meter });
    this.#exposure = isPublic && embargoExposure({ isPublic, log, meter });
    const onChange = () => {
      for (const listener of this.#listeners) listener();
    };
    this.#poller = new PublishedRefPoller({
      fetchRef: () => source.publishedRef(),
      load: (ref) => this.#load(ref),
      onChange,
      outage: this.#outage,
      publishEvents,
      log,
    });
    const onDifference = (content: ReadContent) => {
      this.#correcting = this.#correct(content).catch((error: unknown) => {
        log.error(
          { err: error, ref: content.ref },
          "what visitors read cannot be replaced by what is published",
        );
      });
      return this.#correcting;
    };
    this.#reader = publishedReader({ reader, onDifference, log });
    const onVisibleChange = () => {
      log.info(
        { ref: this.currentRef },
        "an embargo, an event or the exchange has changed what visitors see",
      );
      this.#checkExposure();
      this.#logDoubtful();
      onChange();
    };
    this.#visible = new VisibleContent({ onChange: onVisibleChange, announcements, hosts, log });
  }

  get stale(): ContentHealth["stale"] {
    return this.#outage.stale;
  }

  get refused(): ContentHealth["refused"] {
    return this.#guard.refused;
  }

  get isPublic(): ContentHealth["isPublic"] {
    return this.#exposure?.isPublic;
  }

  get currentRef(): ContentRef | undefined {
    return this.#visible.stateOf(this.#poller.current)?.ref;
  }

  versionOf(ref: ContentRef): string {
    return this.#visible.at(ref)?.version ?? "";
  }

  onPublish(listener: () => void): void {
    this.#listeners.push(listener);
  }

  publishedRef: ContentRepository["publishedRef"] = async ({ refresh = false } = {}) => {
    this.#started ??= this.#start();
    await this.#started;
    const { current } = this.#poller;
    const source = refresh ? await this.#poller.refresh() : (current ?? (await this.#poller.poll()));
    return this.#visible.stateOf(source)?.ref ?? source;
  };

  /** Stops polling, and waits for a running write but not for a running read. Nothing is stored after that. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#poller.stop();
    this.#reader.close();
    this.#visible.close();
    this.#exposure?.close();
    await Promise.all([this.#writing, this.#writingOutage, this.#options.announcements?.close()]);
  }

  async #start(): Promise<void> {
    await this.#options.announcements?.load();
    const stored = await this.#options.store?.newest();
    const isServed = stored !== undefined && (await this.#serveStored(stored));
    this.#outage.restore(
      (isServed ? stored.outdatedSince : undefined) ?? (await this.#options.store?.readOutage()),
    );
    if (!this.#isClosed) this.#poller.start(isServed ? stored.ref : undefined, stored?.replaced);
  }

  /** Serves the stored snapshot of an earlier process; returns whether it can be used. */
  async #serveStored({
    ref,
    items,
    former,
    earlier,
    outdatedSince: since,
  }: StoredSnapshot): Promise<boolean> {
    this.#formerAddresses = former;
    try {
      await this.#visible.set(ref, new ContentSnapshot(items), "", earlier);
    } catch (error) {
      this.#log.warn({ err: error, ref }, "the stored content snapshot cannot be used");
      return false;
    }
    this.#log.info({ ref, items: items.length }, "the stored content snapshot is served");
    this.#checkExposure(ref);
    if (since)
      this.#log.warn({ ref, since }, "the stored content snapshot is not the newest that was served");
    return true;
  }

  /** Reads the content of a ref, unless this process has done so. The poller never calls it concurrently. */
  async #load(ref: ContentRef): Promise<void> {
    if (this.#loadedRef === ref) return this.#guard.end();
    const refusal = this.#guard.refusalOf(ref);
    if (refusal) throw refusal;
    await this.#correcting;
    await this.#read(ref);
    this.#writing = this.#writing.then(() => this.#write(ref));
  }

  async #read(ref: ContentRef): Promise<void> {
    try {
      const before = this.#visible.stateOf(this.#poller.current)?.all.items ?? [];
      await this.#show(await this.#reader.read(ref, before, !this.#poller.hasPublished(ref)));
    } catch (error) {
      if (this.#isClosed) return;
      if (!(error instanceof PublishRefusedError)) this.#logReadFailure(error, ref);
      throw error;
    }
  }

  /** Replaces what was read of a ref by what is really published. Caches know content by its ref, so it gets another one. */
  async #correct(content: ReadContent): Promise<void> {
    this.#corrections++;
    await this.#show(content, `corrected-${this.#corrections}`);
    this.#writing = this.#writing.then(() => this.#write(content.ref));
    for (const listener of this.#listeners) listener();
  }

  /** @param correction - Names a correction. Default: it is a publish. */
  async #show(content: ReadContent, correction?: string): Promise<void> {
    const { ref, items } = content;
    const state = this.#visible.stateOf(this.#poller.current);
    const before = state?.all;
    const snapshot = this.#guard.admit(ref, before, new ContentSnapshot(items));
    await this.#visible.set(ref, snapshot, correction);
    const shown = this.#visible.stateOf(ref)?.snapshot;
    if (state && shown) this.#formerAddresses = formerAddresses(this.#formerAddresses, state.snapshot, shown);
    this.#reader.accept(content);
    this.#loadedRef = ref;
    this.#logRedirectProblems(before, snapshot);
    this.#logEarlier(state, ref);
    if (state) this.#logOpened(state, snapshot);
    this.#logDoubtful(ref);
    this.#checkExposure(ref);
    this.#log.info({ ref, items: items.length }, "the content snapshot is complete");
  }

  /** Logs of which documents a change waits, and at first which are hidden whatever visitors saw of them before. */
  #logEarlier(before: VisibleState | undefined, ref: ContentRef): void {
    const embargo = this.#visible.stateOf(ref)?.embargo;
    const known = idsOf(before?.embargo.earlier);
    const documents = idsOf(embargo?.earlier).filter((id) => !known.includes(id));
    if (documents.length > 0)
      this.#log.info(
        { ref, documents },
        "a change waits; visitors see these documents as they were before it",
      );
    const hidden = before ? [] : idsOf(embargo?.waiting).filter((id) => embargo?.hides(id));
    if (hidden.length > 0)
      this.#log.info(
        { ref, documents: hidden },
        "documents are hidden; what visitors may have seen of them before is not known",
      );
  }

  /** Logs which documents an editor has shown before the exchange has released them. */
  #logOpened({ embargo }: VisibleState, now: ContentSnapshot): void {
    const awaited = new Set(embargo.awaited.map(({ document }) => document));
    const documents = now.items.flatMap((item) => {
      const { id = "", exchange } = documentOf(item) ?? {};
      return awaited.has(id) && !exchange?.isAwaited ? [id] : [];
    });
    if (documents.length > 0)
      this.#log.warn({ documents }, "documents that waited for the exchange were opened by an editor");
  }

  /** Logs what stays hidden until an editor corrects it. Once each, whatever changes beside it. */
  #logDoubtful(source = this.#poller.current): void {
    const found = this.#visible.stateOf(source)?.embargo.doubtful ?? [];
    const documents = found.filter((one) => !this.#doubted.has(JSON.stringify(one)));
    this.#doubted = new Set(found.map((one) => JSON.stringify(one)));
    if (documents.length > 0)
      this.#log.warn({ documents }, "documents stay hidden until an editor corrects them");
  }

  #checkExposure(source = this.#poller.current): void {
    void this.#exposure?.check(idsOf(this.#visible.stateOf(source)?.embargo.waiting));
  }

  /** Logs what is wrong with redirects, without what was before. */
  #logRedirectProblems(before: ContentSnapshot | undefined, now: ContentSnapshot): void {
    const known = new Set((before ? redirectProblems(before) : []).map(({ problem }) => problem));
    for (const { field, problem } of redirectProblems(now)) {
      if (!known.has(problem))
        this.#log.warn({ type: "site-options", field, problem }, "a redirect is invalid");
    }
  }

  /** Limits the number of log messages, since a failed read is retried every few seconds. */
  #logReadFailure(error: unknown, ref: ContentRef): void {
    if (performance.now() - this.#failureLoggedAt < LOG_INTERVAL_MS) return;
    this.#failureLoggedAt = performance.now();
    this.#log.warn({ ...describeFailure(error), ref }, "the content snapshot could not be read");
  }

  async #write(ref: ContentRef): Promise<void> {
    const { store, meter } = this.#options;
    const { all, embargo } = this.#visible.stateOf(ref) ?? {};
    const items = all?.items;
    const earlier = embargo && embargo.earlier.length > 0 ? embargo.earlier : undefined;
    // Newer content waits to be written.
    if (!items || ref !== this.#loadedRef || !store || this.#isClosed) return;
    const history = {
      replaced: this.#poller.replacedBy(ref),
      former: this.#formerAddresses,
      earlier,
    };
    const isWritten = await store.write(ref, items, history);
    // If the newest snapshot is not stored, a process that starts during an outage of the service does not have it.
    const wasWritten = this.#unsavedSince === 0;
    if (isWritten === wasWritten) return;
    this.#unsavedSince = isWritten ? 0 : Math.floor(Date.now() / 1_000);
    meter.set("content_unsaved_since_timestamp_seconds", {}, this.#unsavedSince);
  }

  // At a ref that was published, the service would return what is under an embargo.
  previewRef: ContentRepository["previewRef"] = (tokenOrCookie) => {
    const ref = this.#options.source.previewRef(tokenOrCookie);
    return ref !== undefined && this.#poller.hasPublished(ref) ? undefined : ref;
  };
  search: ContentRepository["search"] = (ref, query) => this.#at(ref).search(ref, query);
  findPage: ContentRepository["findPage"] = (ref, candidate) => this.#at(ref).findPage(ref, candidate);
  findFormer: ContentRepository["findFormer"] = (ref, path) => this.#at(ref).findFormer(ref, path);
  findById: ContentRepository["findById"] = (ref, id) => this.#at(ref).findById(ref, id);
  findPdf: ContentRepository["findPdf"] = (ref, uid) => this.#at(ref).findPdf(ref, uid);
  siteOptions: ContentRepository["siteOptions"] = (ref) => this.#at(ref).siteOptions(ref);
  listPages: ContentRepository["listPages"] = (ref) => this.#at(ref).listPages(ref);
  listNews: ContentRepository["listNews"] = (ref, query) => this.#at(ref).listNews(ref, query);
  listMeetings: ContentRepository["listMeetings"] = (ref) => this.#at(ref).listMeetings(ref);
  listDocuments: ContentRepository["listDocuments"] = (ref, query) => this.#at(ref).listDocuments(ref, query);
  // In a preview, too.
  listAnnouncements: ContentRepository["listAnnouncements"] = async (ref) =>
    this.#visible.at(ref)?.announcements ?? this.#options.announcements?.list ?? NO_ANNOUNCEMENTS;
  listDividends: ContentRepository["listDividends"] = (ref) => this.#at(ref).listDividends(ref);
  listAssets: ContentRepository["listAssets"] = (ref) => this.#at(ref).listAssets(ref);
  everything: ContentRepository["everything"] = (ref) => this.#at(ref).everything(ref);

  /** The content of a ref: from memory if visitors can read it, otherwise from the service. */
  #at(ref: ContentRef): ContentAtRef {
    const state = this.#visible.at(ref);
    if (state === undefined) return this.#options.source;
    return this.#repositories.getOrInsertComputed(state, () =>
      visibleRepository(state, {
        service: this.#options.source,
        formerUids: this.#formerUids,
        formerAddresses: () => this.#formerAddresses,
        isStale: () => this.stale !== undefined,
      }),
    );
  }
}

function idsOf(items: readonly ContentItem[] = []): readonly string[] {
  return items.map((item) => documentOf(item)?.id ?? item.kind);
}
