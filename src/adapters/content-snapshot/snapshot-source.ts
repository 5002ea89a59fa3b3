import { brand } from "../../../brand/brand.ts";
import { siteLanguages } from "../../../brand/paired-disclosures.ts";
import { Content, type GatedContent } from "../../domain/content/content.ts";
import { documentOf, type FoundDocument, idOf } from "../../domain/content/content-item.ts";
import {
  type FormerAddresses,
  formerAddresses,
  type UnseenUids,
  uidOfPage,
  unseenUids,
} from "../../domain/content/former-addresses.ts";
import type { Page } from "../../domain/content/page.ts";
import type { UnmatchedRelease } from "../../domain/content/unmatched-releases.ts";
import { candidatesAt, type PageType } from "../../domain/links/address.ts";
import type { KnownAnnouncements } from "../../ports/announcements.ts";
import type { ContentHealth } from "../../ports/content-health.ts";
import {
  type ContentRef,
  type ContentService,
  ContentServiceError,
  type ReadContent,
  UnknownRefError,
} from "../../ports/content-service.ts";
import type { ContentSource, OpenedDocument } from "../../ports/content-source.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import type { PublishEvents } from "../../ports/publish-events.ts";
import type { Publish, Publishes } from "../../ports/publishes.ts";
import type { ReleaseMatches } from "../../ports/release-matches.ts";
import type { UnmatchedReleases } from "../../ports/unmatched-releases.ts";
import { type ContentOutage, contentOutage } from "./content-outage.ts";
import { type EmbargoExposure, embargoExposure } from "./embargo-exposure.ts";
import { type FormerPages, formerPages } from "./former-pages.ts";
import { PairWatch } from "./pair-watch.ts";
import { type Previews, previews } from "./previews.ts";
import { type PublishGuard, PublishRefusedError, publishGuard } from "./publish-guard.ts";
import { PublishLog } from "./publish-log.ts";
import { type PublishedReader, publishedReader } from "./published-reader.ts";
import { PublishedRefPoller } from "./published-ref-poller.ts";
import type { SnapshotStore, StoredSnapshot } from "./snapshot-store.ts";
import { SnapshotWriter, type WrittenSnapshot } from "./snapshot-writer.ts";
import { VisibleContent } from "./visible-content.ts";

type Store = Pick<SnapshotStore, "newest" | "write" | "readOutage" | "writeOutage">;

interface SnapshotOptions {
  readonly service: ContentService;
  /** Stores snapshots for the next process. Default: snapshots are not stored on the disk. */
  readonly store?: Store | undefined;
  /** Events that all processes of the site share. Default: none, for a single process. */
  readonly publishEvents?: PublishEvents | undefined;
  /** What the exchange has announced. Default: nothing is known, so that what waits for an announcement is hidden. */
  readonly announcements?: KnownAnnouncements | undefined;
  /** Which announcement releases a document that does not name one itself. Default: none does. */
  readonly matches?: ReleaseMatches | undefined;
  /** The types of pages that the site has. */
  readonly pageTypes: readonly PageType[];
  /** A ref that is accepted even if most of the content is missing. Default: none. */
  readonly acceptedRef?: string | undefined;
  /** The number of published items up to which a preview is read as a whole. Default: that of decision 40. */
  readonly maxWholeItems?: number | undefined;
  /** Milliseconds of Unix time. */
  readonly now: () => number;
  readonly log: Log;
  readonly meter: Meter;
}

/**
 * Serves content from a snapshot of all published content in memory. It only calls the content service to poll the
 * published ref, to read all content after a publish, and for previews of editors. A publish does not reach visitors if it
 * cannot be read completely, or if most of the content is missing in it; if only the home page or the site options are, the
 * last ones stay.
 *
 * Polling starts with the first call of `read` or `refresh`, which wait for the first snapshot: only the complete content
 * shows what is under an embargo.
 */
export class SnapshotSource implements ContentSource, ContentHealth, Publishes, UnmatchedReleases {
  readonly #options: SnapshotOptions;
  readonly #log: Log;
  readonly #publishLog: PublishLog;
  readonly #pairs: PairWatch;
  readonly #writer: SnapshotWriter | undefined;
  readonly #outage: ContentOutage;
  readonly #guard: PublishGuard;
  readonly #poller: PublishedRefPoller;
  readonly #reader: PublishedReader;
  readonly #visible: VisibleContent;
  readonly #previews: Previews;
  readonly #exposure: EmbargoExposure;
  readonly #changeListeners: (() => void)[] = [];
  /** The last publish of which something was refused. */
  #refusedRef: ContentRef | undefined;
  readonly #publishListeners: ((publish: Publish) => void)[] = [];
  readonly #formerPages: FormerPages;
  #formerAddresses: FormerAddresses = new Map();
  #unseenUids: UnseenUids = new Set();
  /** The ref that this process has read last. A stored snapshot does not count: older code may have written it. */
  #loadedRef: ContentRef | undefined;
  /** Settles with the last correction. */
  #correcting: Promise<void> = Promise.resolve();
  #started: Promise<void> | undefined;
  #isClosed = false;

  constructor(options: SnapshotOptions) {
    const {
      service,
      store,
      publishEvents,
      announcements,
      matches,
      acceptedRef,
      maxWholeItems,
      now,
      log,
      meter,
    } = options;
    this.#options = options;
    this.#log = log;
    this.#publishLog = new PublishLog(log);
    this.#pairs = new PairWatch({
      within: brand.languages?.pairWithin,
      languages: siteLanguages,
      timeZone: brand.timeZone,
      now,
      log,
      meter,
    });
    this.#writer = store && new SnapshotWriter(store, meter);
    this.#formerPages = formerPages(service, options.pageTypes);
    const save = (since: Date | undefined) => this.#writer?.writeOutage(since);
    this.#outage = contentOutage({ log, meter, save });
    this.#guard = publishGuard({ acceptedRef, log, meter });
    this.#exposure = embargoExposure({ isPublic: () => service.isPublic(), log, meter });
    this.#poller = new PublishedRefPoller({
      fetchRef: () => service.publishedRef(),
      load: (ref) => this.#load(ref),
      onChange: () => this.#notifyOfChange(),
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
    this.#reader = publishedReader({ service, onDifference, log });
    const onVisibleChange = () => {
      log.info(
        { ref: this.#poller.current },
        "an embargo, an event or the exchange has changed what visitors see",
      );
      this.#reportVisible();
      this.#notifyOfChange();
    };
    this.#visible = new VisibleContent({
      onChange: onVisibleChange,
      announcements,
      matches,
      now,
      log,
    });
    const published = () => this.#visible.published ?? [];
    const known = () => this.#reader.current;
    this.#previews = previews({ service, published, known, announcements, maxWholeItems });
  }

  get stale(): ContentHealth["stale"] {
    return this.#outage.stale;
  }

  get refused(): ContentHealth["refused"] {
    return this.#guard.refused;
  }

  get isPublic(): ContentHealth["isPublic"] {
    return this.#exposure.isPublic;
  }

  visible(now: number): Content | undefined {
    return this.#visible.at(now)?.content;
  }

  unmatched(now: number): readonly UnmatchedRelease[] {
    return this.#visible.unmatched(now);
  }

  async read(): Promise<Content> {
    await this.#begin();
    if (this.#visible.published === undefined) await this.#poller.poll();
    const content = this.visible(this.#options.now());
    if (content === undefined) throw new ContentServiceError("read", { cause: "nothing was published yet" });
    return content;
  }

  async refresh(): Promise<ContentRef> {
    await this.#begin();
    return this.#poller.refresh();
  }

  // At a ref that was published, the service would return what is under an embargo.
  previewRef(tokenOrCookie: string): ContentRef | undefined {
    const ref = this.#options.service.previewRef(tokenOrCookie);
    return ref !== undefined && this.#poller.hasPublished(ref) ? undefined : ref;
  }

  async at(ref: ContentRef, opened?: OpenedDocument): Promise<Content> {
    this.#rejectPublished(ref, "at");
    return this.#previews.at(ref, opened);
  }

  async findDocument(ref: ContentRef, id: string): Promise<FoundDocument | undefined> {
    this.#rejectPublished(ref, "findDocument");
    return this.#options.service.findDocument(ref, id);
  }

  findFormer: ContentSource["findFormer"] = async (content, path) => {
    const known = this.#formerAddresses.get(path);
    // A page under an embargo is "withdrawn", too: another response would reveal that it comes back.
    if (known !== undefined) return content.findById(known) ?? "withdrawn";
    const ref = this.#poller.current;
    const former = ref === undefined || this.stale ? undefined : await this.#formerPages.find(ref, path);
    return former === undefined || this.#isUnseenAt(former, path) ? undefined : content.findById(former);
  };

  /**
   * Whether visitors have never seen a document at an address: a hidden change moves it there, or was meant to. Leading them
   * from there to the document would reveal that.
   */
  #isUnseenAt(id: string, path: string): boolean {
    const item = this.#visible.published?.find((one) => documentOf(one)?.id === id);
    const page = item?.kind === "page" ? item.page : undefined;
    if (page === undefined) return false;
    const { type, language } = page;
    const candidates = candidatesAt(path, [type], language === undefined ? [] : [language]);
    return candidates.some(
      ({ uid = "", language: inLanguage }) =>
        inLanguage === language && (uid === uidOf(page) || this.#unseenUids.has(uidOfPage(id, uid))),
    );
  }

  onChange(listener: () => void): void {
    this.#changeListeners.push(listener);
  }

  onPublish(listener: (publish: Publish) => void): void {
    this.#publishListeners.push(listener);
  }

  /** Stops polling. Waits for a write in progress, but not for a read; nothing is stored after that. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#poller.stop();
    this.#reader.close();
    this.#visible.close();
    this.#exposure.close();
    this.#previews.close();
    const { announcements, matches } = this.#options;
    await Promise.all([this.#writer?.close(), announcements?.close(), matches?.close()]);
  }

  /** Published content is only shown through the gate. @throws {UnknownRefError} */
  #rejectPublished(ref: ContentRef, operation: string): void {
    if (this.#poller.hasPublished(ref))
      throw new UnknownRefError(operation, { cause: `${ref} is published, and no preview` });
  }

  #begin(): Promise<void> {
    this.#started ??= this.#start();
    return this.#started;
  }

  async #start(): Promise<void> {
    await Promise.all([this.#options.announcements?.load(), this.#options.matches?.load()]);
    const stored = await this.#options.store?.newest();
    const isServed = stored !== undefined && this.#serveStored(stored);
    this.#outage.restore(
      (isServed ? stored.outdatedSince : undefined) ?? (await this.#options.store?.readOutage()),
    );
    if (!this.#isClosed) this.#poller.start(isServed ? stored.ref : undefined, stored?.replaced);
  }

  /** Serves the stored snapshot of an earlier process; returns whether it can be used. */
  #serveStored(stored: StoredSnapshot): boolean {
    const { ref, items, former, unseen, earlier, changes, outdatedSince: since } = stored;
    this.#formerAddresses = former;
    this.#unseenUids = unseen;
    try {
      this.#visible.publish(items, { earlier, changes });
    } catch (error) {
      this.#log.warn({ err: error, ref }, "the stored content snapshot cannot be used");
      return false;
    }
    this.#log.info({ ref, items: items.length }, "the stored content snapshot is served");
    this.#checkExposure();
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
    this.#writer?.write(() => this.#snapshotOf(ref));
  }

  async #read(ref: ContentRef): Promise<void> {
    try {
      const before = this.#visible.published ?? [];
      this.#show(await this.#reader.read(ref, before, !this.#poller.hasPublished(ref)));
    } catch (error) {
      if (this.#isClosed) return;
      const before = this.#visible.published ?? [];
      if (error instanceof PublishRefusedError) this.#notifyOfPublish({ ref, before, items: before });
      else this.#publishLog.readFailure(error, ref);
      throw error;
    }
  }

  /** Tells listeners of a publish, with what is refused of it. A ref that stays refused is told once. */
  #notifyOfPublish(publish: Publish): void {
    const refused = this.#guard.refused?.problem;
    if (refused !== undefined && this.#refusedRef === publish.ref) return;
    this.#refusedRef = refused === undefined ? undefined : publish.ref;
    for (const listener of this.#publishListeners) listener({ ...publish, refused });
  }

  /** Replaces what was read of a ref by what is really published. */
  async #correct(content: ReadContent): Promise<void> {
    this.#show(content);
    this.#writer?.write(() => this.#snapshotOf(content.ref));
    this.#notifyOfChange();
  }

  #notifyOfChange(): void {
    for (const listener of this.#changeListeners) listener();
  }

  #show(read: ReadContent): void {
    const { ref } = read;
    const before = this.#gated();
    const itemsBefore = this.#visible.published;
    const publishedBefore = itemsBefore && Content.everything(itemsBefore);
    const published = this.#guard.admit(ref, publishedBefore, Content.everything(read.items));
    const { all: items } = published;
    const shown = this.#visible.publish(items);
    const seen = [...(before ? [before.content] : []), shown.content];
    this.#unseenUids = unseenUids(this.#unseenUids, items, seen);
    if (before) {
      this.#formerAddresses = formerAddresses(this.#formerAddresses, before.content, shown.content);
      this.#publishLog.openedByEditor(before, items);
    }
    this.#reader.accept(read);
    this.#loadedRef = ref;
    this.#publishLog.redirectProblems(publishedBefore, published);
    this.#publishLog.hiddenChanges(before, shown);
    this.#reportVisible();
    this.#log.info({ ref, items: items.length }, "the content snapshot is complete");
    if (itemsBefore) this.#notifyOfPublish({ ref, before: itemsBefore, items });
  }

  /** Tells operators what stays hidden, what lacks a translation, and what the content service exposes. */
  #reportVisible(): void {
    const gated = this.#gated();
    this.#publishLog.stillHidden(gated);
    this.#pairs.check(gated?.content);
    this.#checkExposure();
  }

  #checkExposure(): void {
    void this.#exposure.check(this.#gated()?.embargo.waiting.map(idOf) ?? []);
  }

  /** What is stored of a ref; `undefined` if newer content waits to be written. */
  #snapshotOf(ref: ContentRef): WrittenSnapshot | undefined {
    const items = this.#visible.published;
    if (!items || ref !== this.#loadedRef) return undefined;
    const { embargo } = this.#gated() ?? {};
    const history = {
      replaced: this.#poller.replacedBy(ref),
      former: this.#formerAddresses,
      unseen: this.#unseenUids,
      ...(embargo && { earlier: embargo.earlier, changes: embargo.changes }),
    };
    return { ref, items, history };
  }

  #gated(): GatedContent | undefined {
    return this.#visible.at(this.#options.now());
  }
}

const uidOf = (page: Page): string | undefined => ("uid" in page ? page.uid : undefined);
