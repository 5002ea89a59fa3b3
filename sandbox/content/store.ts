import { brand } from "../../brand/brand.ts";
import { dayBegins } from "../../src/domain/content/day.ts";
import {
  type ContentDocument,
  type DocumentInput,
  documentSchema,
  formatTimestamp,
  formerUids,
  newIdentifier,
  withSlug,
} from "./document.ts";
import { type Exchange, pretendedExchange } from "./exchange.ts";
import { Faults } from "./faults.ts";
import { ContentModels } from "./models.ts";
import { labelOf, type Preview, type PreviewedContent, type Previews, previewSessions } from "./previews.ts";
import { type Change, refHistory, Snapshot } from "./snapshot.ts";
import { type Language, languagesOf, type StoreOptions } from "./store-options.ts";
import { groupsIn, namingGroups, translationsOf } from "./translations.ts";

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

/** Changes that are published together, with their own ref. A change of it gives it another ref. */
interface Release {
  readonly id: string;
  readonly label: string;
  readonly changes: readonly Change[];
  /** The content as if the release was published. */
  readonly snapshot: Snapshot;
}

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
  readonly previews: Previews;

  readonly #now: () => Date;
  readonly #drafts = new Map<string, Change>();
  readonly #releases = new Map<string, Release>();
  readonly #history = refHistory();
  #master: Snapshot;

  constructor(documents: readonly DocumentInput[], options: StoreOptions = {}) {
    this.repository = options.repository ?? brand.repository;
    this.languages = options.languages ?? languagesOf(documents);
    this.models = new ContentModels(options.models);
    this.accessToken = options.accessToken;
    this.previewHost = options.previewHost ?? `https://${this.repository}.prismic.io`;
    this.#now = options.now ?? (() => new Date());
    this.exchange = pretendedExchange(this.#now, options.announcements);
    this.previews = previewSessions(this.previewHost, this.#now);
    this.#master = Snapshot.of(
      namingGroups(documents.map((document) => withSlug(documentSchema.parse(document)))),
    );
  }

  /** The current time by this store's clock. */
  now(): Date {
    return this.#now();
  }

  /** The published content. */
  get master(): Snapshot {
    return this.#master;
  }

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
    const ref = this.previews.tokenIn(named);
    const preview = this.previews.find(ref);
    if (preview) return { kind: "found", snapshot: preview.content.under(ref), preview: true };
    // A token is a URL. An unknown one and one that expired long ago cannot be distinguished.
    if (/^https?:/i.test(ref)) return { kind: "preview-expired" };
    const readable = [this.#master, ...this.releases.map((release) => release.snapshot)];
    const snapshot = readable.find((one) => one.ref === ref) ?? this.#history.get(ref);
    if (snapshot === undefined || snapshot === "expired") return { kind: snapshot ?? "unknown" };
    return { kind: "found", snapshot, preview: false };
  }

  /** Makes all previous refs expire. */
  expireOldRefs(): void {
    this.#history.expireAllBut(0);
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
    return this.#everywhere().find((it) => it.type === type && it.lang === lang && it.uid === uid);
  }

  /** The documents that are translations of a document, by their languages, including drafts and releases. */
  translationsOf(document: ContentDocument): readonly ContentDocument[] {
    const all = new Map(this.#everywhere().map((one) => [one.id, one]));
    return translationsOf(document, groupsIn([...all.values(), document]), (id) => all.get(id));
  }

  /** The published documents that wait until the exchange has released their announcement. */
  get awaited(): readonly ContentDocument[] {
    return [...this.#master.documents.values()].filter(({ data }) => this.exchange.isAwaited(data));
  }

  /** The published documents that the site hides: until a time, or until the exchange has released them. */
  get waiting(): readonly ContentDocument[] {
    return [...this.#master.documents.values()].filter((document) => this.#waits(document));
  }

  /** A document waits for its embargo, its release and the exchange, an article for its day, too. */
  #waits({ type, data }: Pick<DocumentInput, "type" | "data">): boolean {
    if (this.exchange.isAwaited(data)) return true;
    const { embargo, released, date } = data;
    const day = type === "news-article" && typeof date === "string" ? dayBegins(date, brand.timeZone) : 0;
    const times = [embargo, released].map((time) => Date.parse(String(time ?? "")) || 0);
    return Math.max(...times, day || 0) > this.#now().getTime();
  }

  /** The first document of a type, including drafts and releases. */
  findByType(type: string, lang: string): ContentDocument | undefined {
    return this.#everywhere().find((it) => it.type === type && it.lang === lang);
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

  /** All unpublished releases, oldest first. */
  get releases(): readonly Release[] {
    return [...this.#releases.values()];
  }

  /** Moves drafts to a new release: those with the given ids, or all. */
  createRelease(label: string, ids: readonly string[] = this.drafts): Release {
    return this.#setRelease({ id: newIdentifier(), label, changes: this.#takeDrafts(ids) });
  }

  saveInRelease({ id, label, changes, snapshot }: Release, input: DocumentInput): ContentDocument {
    const document = this.#prepare(input, snapshot);
    const others = changes.filter((change) => change.id !== document.id);
    this.#setRelease({ id, label, changes: [...others, { id: document.id, document }] });
    return document;
  }

  /** Publishes a release; an empty one stays, as nothing is published. */
  publishRelease(release: Release | undefined): Publication | undefined {
    if (!release || release.changes.length === 0) return undefined;
    this.#releases.delete(release.id);
    this.#history.retire(release.snapshot);
    return this.#publish(release.changes);
  }

  #setRelease({ id, label, changes }: Omit<Release, "snapshot">): Release {
    const before = this.#releases.get(id);
    if (before) this.#history.retire(before.snapshot);
    const release = { id, label, changes, snapshot: this.#master.with(changes, id) };
    this.#releases.set(id, release);
    return release;
  }

  /** Starts a preview session of the current drafts, which never changes: a later change needs another token. */
  createPreview(): Preview {
    return this.previews.create(this.#previewed());
  }

  /** The session with the current content of a session: the same one if nothing has changed since, or a new one. */
  renewPreview(token: string): Preview | undefined {
    const session = this.previews.find(token);
    if (!session) return undefined;
    const now = this.#previewed();
    return now.content.ref === session.content.ref ? session : this.previews.create(now);
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
      this.previews.forget(token);
    }
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
    for (const release of this.releases) this.#setRelease(release);
    return { masterRef: this.#master.ref, documents: changes.map(({ id }) => id) };
  }

  /** All documents, with their drafts and those of releases. */
  #everywhere(): readonly ContentDocument[] {
    const changes = [...this.releases.flatMap((release) => release.changes), ...this.#drafts.values()];
    const changed = new Set(this.#drafts.keys());
    return [
      ...[...this.#master.documents.values()].filter(({ id }) => !changed.has(id)),
      ...changes.flatMap(({ document }) => document ?? []),
    ];
  }

  /** Fields that only a publish can set, and translations, are copied from the previous version. */
  #prepare(input: DocumentInput, release?: Snapshot): ContentDocument {
    const document = structuredClone(documentSchema.parse(input));
    const published = this.#master.get(document.id);
    const known = release?.get(document.id) ?? this.open(document.id)?.document;
    const groups = groupsIn([...this.#everywhere(), ...(known ? [known] : []), document]);
    const [grouped = document] = namingGroups([document], groups);
    return withSlug({
      ...grouped,
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
