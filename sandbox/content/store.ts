import { brand } from "../../brand/brand.ts";
import { dayBegins } from "../../src/domain/content/calendar-event.ts";
import {
  type ContentDocument,
  type DocumentInput,
  documentSchema,
  formatTimestamp,
  formerUids,
  withSlug,
} from "./document.ts";
import { Exchange } from "./exchange.ts";
import { Faults } from "./faults.ts";
import { ContentModels } from "./models.ts";
import { labelOf, type Preview, type PreviewedContent, Previews } from "./previews.ts";
import { RefHistory } from "./ref-history.ts";
import { type Release, type ReleaseState, Releases } from "./releases.ts";
import { type Change, Snapshot } from "./snapshot.ts";
import type { StoreOptions } from "./store-options.ts";
import { type Language, languageOf } from "./store-options.ts";

/** The result of looking up a ref. */
type RefLookup =
  | { readonly kind: "found"; readonly snapshot: Snapshot; readonly preview: boolean }
  | { readonly kind: "unknown" }
  | { readonly kind: "expired" }
  | { readonly kind: "preview-expired" };

/** The result of a publish. */
export interface Publication {
  readonly masterRef: string;
  readonly documents: readonly string[];
}

/** The status of a document in the editor's list. */
export type DocumentStatus = "published" | "changed" | "new" | "deleted";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A repository in memory: published content, drafts, releases, preview sessions, and their refs. */
export class SandboxStore {
  readonly repository: string;
  readonly languages: readonly [Language, ...Language[]];
  readonly models: ContentModels;
  readonly accessToken: string | undefined;
  readonly previewHost: string;
  /** Injected faults, for tests. */
  readonly faults = new Faults();
  /** Releases announcements, for which documents may wait. */
  readonly exchange: Exchange;

  readonly #now: () => Date;
  readonly #drafts = new Map<string, Change>();
  readonly #releases: Releases;
  readonly #previews: Previews;
  readonly #history: RefHistory;
  #master: Snapshot;

  constructor(documents: readonly DocumentInput[], options: StoreOptions = {}) {
    this.repository = options.repository ?? brand.repository;
    this.languages = options.languages ?? [languageOf(documents[0]?.lang ?? brand.locale)];
    this.models = new ContentModels(options.models);
    this.accessToken = options.accessToken;
    this.previewHost = options.previewHost ?? `https://${this.repository}.prismic.io`;
    this.#now = options.now ?? (() => new Date());
    this.exchange = new Exchange(this.#now, options.announcements);
    this.#previews = new Previews(this.previewHost, DAY_MS, this.#now);
    this.#history = new RefHistory();
    this.#releases = new Releases(this.#history);
    this.#master = Snapshot.of(documents.map((document) => withSlug(documentSchema.parse(document))));
  }

  /** The current time by this store's clock. */
  now(): Date {
    return this.#now();
  }

  /** The published content. */
  get master(): Snapshot {
    return this.#master;
  }

  /** Id of the master language. */
  get masterLanguage(): string {
    return this.languages[0].id;
  }

  /** All types with a model or a document. */
  get types(): ReadonlySet<string> {
    const types = new Set(this.models.customTypes.keys());
    for (const document of this.#master.documents.values()) types.add(document.type);
    for (const { document } of this.#drafts.values()) if (document) types.add(document.type);
    return types;
  }

  /** Looks up a ref: a published ref, a release's ref, a preview token, or the toolbar's cookie with a token. */
  lookup(named: string): RefLookup {
    const ref = this.#previews.tokenIn(named);
    const preview = this.#previews.get(ref);
    if (preview) return { kind: "found", snapshot: preview, preview: true };
    // A token is a URL. An unknown one and one that expired long ago cannot be distinguished.
    if (/^https?:/i.test(ref)) return { kind: "preview-expired" };
    const current = this.#master.ref === ref ? this.#master : this.#releases.at(ref);
    const snapshot = current ?? this.#history.get(ref);
    if (snapshot) return { kind: "found", snapshot, preview: false };
    return { kind: this.#history.hasExpired(ref) ? "expired" : "unknown" };
  }

  /** Makes all previous refs expire. */
  expireOldRefs(): void {
    this.#history.expireAll();
  }

  /** All documents with their drafts. */
  list(): { readonly document: ContentDocument; readonly status: DocumentStatus }[] {
    const ids = new Set([...this.#master.documents.keys(), ...this.#drafts.keys()]);
    return [...ids].sort().flatMap((id) => this.open(id) ?? []);
  }

  /** A document with its draft. */
  open(id: string): { readonly document: ContentDocument; readonly status: DocumentStatus } | undefined {
    const published = this.#master.get(id);
    const draft = this.#drafts.get(id);
    if (draft?.document) return { document: draft.document, status: published ? "changed" : "new" };
    if (!published) return undefined;
    return { document: published, status: draft ? "deleted" : "published" };
  }

  /** Finds a document by uid, including drafts and releases. */
  findByUid(type: string, lang: string, uid: string): ContentDocument | undefined {
    const candidates = [
      ...[...this.#master.documents.values()].filter(({ id }) => !this.#drafts.has(id)),
      ...[...this.#drafts.values(), ...this.#releases.changes()].flatMap(({ document }) => document ?? []),
    ];
    return candidates.find((it) => it.type === type && it.lang === lang && it.uid === uid);
  }

  /** The published documents that wait until the exchange has released their announcement. */
  get awaited(): readonly ContentDocument[] {
    return [...this.#master.documents.values()].filter(({ data }) => this.exchange.isAwaited(data));
  }

  /** The published documents that the site hides: until a time, or until the exchange has released them. */
  get waiting(): readonly ContentDocument[] {
    return [...this.#master.documents.values()].filter((document) => this.#waits(document));
  }

  /** Whether an embargo would take away what visitors see already. */
  takesAway(draft: DocumentInput): boolean {
    const published = this.#master.get(draft.id ?? "");
    return published !== undefined && !this.#waits(published) && this.#waits(draft);
  }

  /** A document waits for its embargo, its release and the exchange, an article for its day, too. */
  #waits({ type, data }: Pick<DocumentInput, "type" | "data">): boolean {
    if (this.exchange.isAwaited(data)) return true;
    const { embargo, released, date } = data;
    const day = type === "news-article" && typeof date === "string" ? dayBegins(date, brand.timeZone) : 0;
    const times = [embargo, released].map((time) => Date.parse(String(time ?? "")) || 0);
    return Math.max(...times, day || 0) > this.#now().getTime();
  }

  /** The first document of a type, including drafts. */
  findByType(type: string, lang: string): ContentDocument | undefined {
    const all = this.list().filter(({ status }) => status !== "deleted");
    return all.find(({ document }) => document.type === type && document.lang === lang)?.document;
  }

  /** Saves a document as a draft, without publishing it. */
  saveDraft(document: DocumentInput): ContentDocument {
    const draft = this.#prepare(document);
    this.#drafts.set(draft.id, { id: draft.id, document: draft });
    return draft;
  }

  /** Saves the deletion of a document as a draft. A document that was never published is deleted at once. */
  deleteDraft(id: string): boolean {
    if (!this.open(id)) return false;
    if (this.#master.get(id)) this.#drafts.set(id, { id, document: null });
    else this.#drafts.delete(id);
    return true;
  }

  /** Discards the draft of a document. */
  discardDraft(id: string): boolean {
    return this.#drafts.delete(id);
  }

  /** Ids of all drafts. */
  get drafts(): readonly string[] {
    return [...this.#drafts.keys()];
  }

  /** Publishes drafts: those with the given ids, or all. Undefined if there is nothing to publish. */
  publish(ids: readonly string[] = this.drafts): Publication | undefined {
    return this.#publish(this.#takeDrafts(ids));
  }

  /** All unpublished releases. */
  get releases(): readonly Release[] {
    return this.#releases.list();
  }

  /** Moves drafts to a new release: those with the given ids, or all. */
  createRelease(label: string, ids: readonly string[] = this.drafts): Release {
    return this.#releases.create(this.#master, label, this.#takeDrafts(ids));
  }

  /** Saves a document in a release, which gets a new ref. */
  saveInRelease(releaseId: string, document: DocumentInput): ContentDocument | undefined {
    const release = this.#releases.get(releaseId);
    if (!release) return undefined;
    const draft = this.#prepare(document, release);
    this.#releases.add(release, { id: draft.id, document: draft });
    return draft;
  }

  /** A document at a release's ref. */
  openInRelease(releaseId: string | undefined, id: string): ContentDocument | undefined {
    return this.#releases.get(releaseId ?? "")?.snapshot.get(id);
  }

  /** Publishes a release; an empty one stays, as nothing is published. */
  publishRelease(id: string | undefined): Publication | undefined {
    if (this.#releases.get(id ?? "")?.changes.size === 0) return undefined;
    const changes = this.#releases.take(id ?? "");
    return changes && this.#publish(changes);
  }

  /**
   * Starts a preview session of the current drafts. Like any ref, a session never changes;
   * after a later change, another token is needed.
   */
  createPreview(): Preview {
    return this.#previews.create(this.#previewed());
  }

  /** The session with the current content of a session: the same one if nothing has changed since, or a new one. */
  renewPreview(token: string): Preview | undefined {
    const session = this.#previews.find(token);
    if (!session) return undefined;
    const now = this.#previewed();
    return now.content.ref === session.content.ref ? session : this.#previews.create(now);
  }

  #previewed(): PreviewedContent {
    const drafts = [...this.#drafts.values()];
    return { content: this.#master.with(drafts), label: labelOf(drafts) };
  }

  /** Reads all content as if all drafts were published. */
  async readDrafts<T>(read: (ref: string) => Promise<T>): Promise<T> {
    const { token } = this.createPreview();
    try {
      return await read(token);
    } finally {
      this.#previews.forget(token);
    }
  }

  /** The preview sessions, newest first. */
  get previews(): readonly Preview[] {
    return this.#previews.list();
  }

  /** Ends a preview session. */
  expirePreview(token: string): boolean {
    return this.#previews.expire(token);
  }

  #takeDrafts(ids: readonly string[]): Change[] {
    const changes = ids.flatMap((id) => this.#drafts.get(id) ?? []);
    for (const { id } of changes) this.#drafts.delete(id);
    return changes;
  }

  #publish(changes: readonly Change[]): Publication | undefined {
    if (changes.length === 0) return undefined;
    const moment = formatTimestamp(this.#now());
    const dated = changes.map(({ id, document }) => ({
      id,
      document: document && {
        ...document,
        former_uids: formerUids(this.#master.get(id), document),
        first_publication_date: document.first_publication_date ?? moment,
        last_publication_date: moment,
      },
    }));
    this.#history.retire(this.#master);
    this.#master = this.#master.with(dated);
    this.#releases.rebase(this.#master);
    return { masterRef: this.#master.ref, documents: changes.map(({ id }) => id) };
  }

  /** Fields that only a publish can set are copied from the previous version. */
  #prepare(input: DocumentInput, release?: ReleaseState): ContentDocument {
    const document = structuredClone(documentSchema.parse(input));
    const published = this.#master.get(document.id);
    const known = release?.snapshot.get(document.id) ?? this.open(document.id)?.document;
    return withSlug({
      ...document,
      first_publication_date: published?.first_publication_date ?? null,
      last_publication_date: published?.last_publication_date ?? null,
      slugs: known?.slugs ?? document.slugs,
    });
  }
}

/** A repository with published documents. */
export function createSandboxStore(
  documents: readonly DocumentInput[],
  options?: StoreOptions,
): SandboxStore {
  return new SandboxStore(documents, options);
}
