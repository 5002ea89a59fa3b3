import { setImmediate } from "node:timers/promises";
import type { ContentItem } from "../../domain/content/content-item.ts";
import { WholeContent } from "../../domain/content/whole-content.ts";
import type { SearchableDocument } from "../../domain/search/search.ts";
import type { ContentKeeper } from "../../ports/content-keeper.ts";
import type { ContentRef, ContentRepository } from "../../ports/content-repository.ts";
import type { Log } from "../../ports/log.ts";
import type { ContentFile } from "./content-file.ts";

/** Refs whose content is kept: what is published, and what was before it. */
const MOST_REFS = 2;
/** How long a content service that failed is left alone, in milliseconds. */
const PAUSE = 5_000;
/** Items that are handed on at a stretch; visitors are served in between. */
const STRETCH = 100;

type Repository = Omit<ContentRepository, "publishedRef" | "previewRef">;

/**
 * Holds everything at the newest refs in memory, and on the disk for the next process: reading there asks nobody,
 * and what is not there is known not to be there. At any other ref, the content service answers.
 */
export class KeptContentRepository implements ContentRepository, ContentKeeper {
  readonly #service: ContentRepository;
  readonly #file: ContentFile;
  readonly #log: Log;
  readonly #whole = new Map<ContentRef, WholeContent>();
  /** Read by this process. What another one left behind may have been read by older code. */
  readonly #read = new Set<ContentRef>();
  readonly #reading = new Map<ContentRef, Promise<void>>();
  #failed: { readonly ref: ContentRef; readonly error: unknown; readonly until: number } | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #writing: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(options: {
    readonly service: ContentRepository;
    readonly file: ContentFile;
    readonly log: Log;
  }) {
    this.#service = options.service;
    this.#file = options.file;
    this.#log = options.log;
  }

  async newest(): Promise<ContentRef | undefined> {
    const left = await this.#file.newest();
    if (left === undefined) return undefined;
    this.#hold(left.ref, new WholeContent(left.items));
    this.#log.info({ ref: left.ref, items: left.items.length }, "the content that was kept is served");
    return left.ref;
  }

  keeps(ref: ContentRef): boolean {
    return this.#whole.has(ref);
  }

  keep(ref: ContentRef): Promise<void> {
    if (this.#read.has(ref)) return Promise.resolve();
    const running = this.#reading.get(ref);
    if (running !== undefined) return running;
    if (this.#failed?.ref === ref && Date.now() < this.#failed.until)
      return Promise.reject(this.#failed.error);
    // One at a time, and not before the one before is on the disk.
    const reading = this.#turn.then(() => this.#readAll(ref)).finally(() => this.#reading.delete(ref));
    this.#reading.set(ref, reading);
    this.#turn = reading.then(
      () => this.#write(ref),
      () => undefined,
    );
    return reading;
  }

  async outage(): Promise<Date | undefined> {
    return this.#file.outage();
  }

  async noteOutage(since: Date | undefined): Promise<void> {
    if (!this.#closed) await this.#file.noteOutage(since);
  }

  /** Waits for what is being written, not for what is being read. Nothing is kept after that. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#writing;
    this.#file.close();
  }

  async #readAll(ref: ContentRef): Promise<void> {
    try {
      const items: ContentItem[] = [];
      for await (const batch of this.#service.everything(ref)) {
        if (this.#closed) return;
        items.push(...batch);
        await setImmediate();
      }
      this.#hold(ref, new WholeContent(items));
      this.#read.add(ref);
      this.#log.info({ ref, items: items.length }, "all content is kept");
    } catch (error) {
      this.#failed = { ref, error, until: Date.now() + PAUSE };
      this.#log.warn({ err: error, ref }, "the content could not be read as a whole");
      throw error;
    }
  }

  #hold(ref: ContentRef, content: WholeContent): void {
    this.#whole.delete(ref);
    this.#whole.set(ref, content);
    for (const old of [...this.#whole.keys()].slice(0, -MOST_REFS)) {
      this.#whole.delete(old);
      this.#read.delete(old);
    }
  }

  #write(ref: ContentRef): Promise<void> {
    const content = this.#whole.get(ref);
    if (content && !this.#closed) this.#writing = this.#file.write(ref, content.items);
    return this.#writing;
  }

  publishedRef: ContentRepository["publishedRef"] = (options) => this.#service.publishedRef(options);
  previewRef: ContentRepository["previewRef"] = (named) => this.#service.previewRef(named);
  /** The content service's own: what is kept has no index of its words. */
  search: Repository["search"] = (ref, query) => this.#service.search(ref, query);

  findPage: Repository["findPage"] = async (ref, candidate) => {
    const whole = this.#whole.get(ref);
    return whole ? whole.findPage(candidate) : this.#service.findPage(ref, candidate);
  };

  findById: Repository["findById"] = async (ref, id) => {
    const whole = this.#whole.get(ref);
    return whole ? whole.findById(id) : this.#service.findById(ref, id);
  };

  findPdf: Repository["findPdf"] = async (ref, uid) => {
    const whole = this.#whole.get(ref);
    return whole ? whole.findPdf(uid) : this.#service.findPdf(ref, uid);
  };

  siteOptions: Repository["siteOptions"] = async (ref) =>
    this.#whole.get(ref)?.siteOptions ?? this.#service.siteOptions(ref);

  listPages: Repository["listPages"] = async (ref) =>
    this.#whole.get(ref)?.listPages() ?? this.#service.listPages(ref);

  listNews: Repository["listNews"] = async (ref, query) =>
    this.#whole.get(ref)?.listNews(query) ?? this.#service.listNews(ref, query);

  listDocuments: Repository["listDocuments"] = async (ref, query) =>
    this.#whole.get(ref)?.listDocuments(query) ?? this.#service.listDocuments(ref, query);

  async *searchable(ref: ContentRef): AsyncGenerator<SearchableDocument> {
    const whole = this.#whole.get(ref);
    if (whole) yield* whole.searchable();
    else yield* this.#service.searchable(ref);
  }

  async *everything(ref: ContentRef): AsyncGenerator<readonly ContentItem[]> {
    const items = this.#whole.get(ref)?.items;
    if (items === undefined) return yield* this.#service.everything(ref);
    for (let start = 0; start < items.length; start += STRETCH) yield items.slice(start, start + STRETCH);
  }
}
