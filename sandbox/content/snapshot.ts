import { createHash } from "node:crypto";
import { z } from "zod";
import { type ContentDocument, newIdentifier, titleOf } from "./document.ts";

/** A change to a document: its new content, or null to delete it. */
export interface Change {
  readonly id: string;
  readonly document: ContentDocument | null;
}

/** The immutable content of one ref: a publish creates another snapshot. */
export class Snapshot {
  readonly ref: string;
  readonly documents: ReadonlyMap<string, ContentDocument>;

  private constructor(ref: string, documents: ReadonlyMap<string, ContentDocument>) {
    this.ref = ref;
    this.documents = documents;
  }

  /** The first snapshot of a repository. The same documents always have the same ref, also after a restart. */
  static of(documents: readonly ContentDocument[]): Snapshot {
    const byId = new Map(documents.map((document) => [document.id, document]));
    if (byId.size !== documents.length) throw new Error("two documents have the same id");
    return new Snapshot(refOf("", documents), byId);
  }

  /** A copy with changes. Its ref is derived from this ref and the changes, so that it is unique. */
  with(changes: Iterable<Change>, label = ""): Snapshot {
    const list = [...changes];
    const documents = new Map(this.documents);
    for (const { id, document } of list) {
      if (document) documents.set(id, document);
      else documents.delete(id);
    }
    return new Snapshot(refOf(this.ref + label, list), documents);
  }

  /** A copy with another ref. */
  under(ref: string): Snapshot {
    return new Snapshot(ref, this.documents);
  }

  /** Finds a document by id. */
  get(id: string): ContentDocument | undefined {
    return this.documents.get(id);
  }
}

function refOf(parent: string, content: unknown): string {
  return createHash("sha256").update(parent).update(JSON.stringify(content)).digest("base64url").slice(0, 16);
}

/** Number of previous refs that can still be read. */
const MAX_READABLE_REFS = 10;

/** Previous refs, oldest first: the latest ones can still be read, older ones are known as expired. */
export class RefHistory {
  readonly #retired = new Map<string, Snapshot | "expired">();

  get(ref: string): Snapshot | "expired" | undefined {
    return this.#retired.get(ref);
  }

  /** Adds a ref that was replaced. */
  retire(snapshot: Snapshot): void {
    this.#retired.set(snapshot.ref, snapshot);
    this.expireAllBut(MAX_READABLE_REFS);
  }

  /** Makes all previous refs expire but the latest ones. */
  expireAllBut(count: number): void {
    const readable = [...this.#retired].flatMap(([ref, snapshot]) => (snapshot === "expired" ? [] : ref));
    for (const ref of readable.slice(0, Math.max(0, readable.length - count)))
      this.#retired.set(ref, "expired");
  }
}

/** Maximum number of sessions: each holds its content. The oldest one ends. */
const MAX_SESSIONS = 100;

/** A preview session. */
export interface Preview {
  readonly id: string;
  /** The ref of the session, which is a URL of the repository. */
  readonly token: string;
  readonly expired: boolean;
  /** A description of the previewed content. */
  readonly label: string;
}

/** The content of a session. */
export interface PreviewedContent {
  readonly content: Snapshot;
  readonly label: string;
}

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The preview sessions of a repository. */
export class Previews {
  readonly #host: string;
  readonly #now: () => Date;
  readonly #sessions = new Map<string, PreviewedContent & { readonly id: string; expiresAt: number }>();

  /**
   * @param host - prefix of tokens.
   * @param now - the clock.
   */
  constructor(host: string, now: () => Date) {
    this.#host = host;
    this.#now = now;
  }

  /** Starts a session. Its content never changes. */
  create({ content, label }: PreviewedContent): Preview {
    const id = newIdentifier();
    const token = `${this.#host}/previews/${newIdentifier()}:${id}?websitePreviewId=${newIdentifier()}`;
    this.#sessions.set(token, { content, label, id, expiresAt: this.#now().getTime() + LIFETIME_MS });
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > MAX_SESSIONS && oldest !== undefined) this.forget(oldest);
    return { id, token, expired: false, label };
  }

  /** The token in the value of the toolbar's cookie; other values are returned unchanged. */
  tokenIn(named: string): string {
    if (!named.startsWith("{")) return named;
    const cookie = cookieSchema.safeParse(parsed(named));
    return cookie.data?.[new URL(this.#host).host]?.preview ?? named;
  }

  /** An active session. */
  find(token: string): (PreviewedContent & Preview) | undefined {
    const preview = this.list().find((one) => one.token === token && !one.expired);
    const session = this.#sessions.get(token);
    return preview && session && { ...preview, content: session.content };
  }

  /** The sessions, newest first. */
  list(): Preview[] {
    const now = this.#now().getTime();
    return Array.from(this.#sessions, ([token, { id, label, expiresAt }]) => ({
      id,
      token,
      expired: expiresAt <= now,
      label,
    })).reverse();
  }

  /** Deletes a session. */
  forget(token: string): void {
    this.#sessions.delete(token);
  }

  /** Ends a session. */
  expire(token: string): boolean {
    const session = this.#sessions.get(token);
    if (session) session.expiresAt = 0;
    return session !== undefined;
  }
}

const cookieSchema = z.record(z.string(), z.object({ preview: z.string().optional() }).catch({}));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The label of a preview of drafts. */
export function labelOf(drafts: readonly Change[]): string {
  if (drafts.length > 1) return `${drafts.length} changed documents`;
  const [draft] = drafts;
  if (!draft) return "what is published";
  return draft.document ? titleOf(draft.document) : "a removed document";
}
