import { createHash } from "node:crypto";
import type { ContentDocument } from "./document.ts";
import { groupsIn, type TranslationGroups, translationsOf } from "./translations.ts";

/** A change to a document: its new content, or null to delete it. */
export interface Change {
  readonly id: string;
  readonly document: ContentDocument | null;
}

/** The immutable content of one ref: a publish creates another snapshot. */
export class Snapshot {
  readonly ref: string;
  readonly documents: ReadonlyMap<string, ContentDocument>;
  #groups: TranslationGroups | undefined;

  private constructor(ref: string, documents: ReadonlyMap<string, ContentDocument>) {
    this.ref = ref;
    this.documents = documents;
  }

  /** The first snapshot of a repository. The same documents always have the same ref, also after a restart. */
  static of(documents: readonly ContentDocument[]): Snapshot {
    const byId = new Map(documents.map((document) => [document.id, document]));
    if (byId.size !== documents.length) throw new Error("two documents have the same id");
    checkUids(documents);
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

  get(id: string): ContentDocument | undefined {
    return this.documents.get(id);
  }

  /** The documents of this content that are translations of a document, by their languages. */
  translationsOf(document: ContentDocument): readonly ContentDocument[] {
    this.#groups ??= groupsIn(this.documents.values());
    return translationsOf(document, this.#groups, (id) => this.get(id));
  }
}

/** Uids are unique among the documents of a type in a language. */
function checkUids(documents: readonly ContentDocument[]): void {
  const known = new Set<string>();
  for (const { type, lang, uid } of documents) {
    if (uid === null) continue;
    const name = `${type} ${uid} in ${lang}`;
    if (known.has(name)) throw new Error(`two documents have the same type, UID and language: ${name}`);
    known.add(name);
  }
}

function refOf(parent: string, content: unknown): string {
  return createHash("sha256").update(parent).update(JSON.stringify(content)).digest("base64url").slice(0, 16);
}

/** Number of previous refs that can still be read. */
const MAX_READABLE_REFS = 10;

/** Previous refs, oldest first: the latest ones can still be read, older ones are known as expired. */
export function refHistory() {
  const retired = new Map<string, Snapshot | "expired">();
  /** Makes all previous refs expire but the latest ones. */
  const expireAllBut = (count: number) => {
    const readable = [...retired].flatMap(([ref, snapshot]) => (snapshot === "expired" ? [] : ref));
    for (const ref of readable.slice(0, Math.max(0, readable.length - count))) retired.set(ref, "expired");
  };
  return {
    get: (ref: string) => retired.get(ref),
    /** Adds a ref that was replaced. */
    retire(snapshot: Snapshot): void {
      retired.set(snapshot.ref, snapshot);
      expireAllBut(MAX_READABLE_REFS);
    },
    expireAllBut,
  };
}
