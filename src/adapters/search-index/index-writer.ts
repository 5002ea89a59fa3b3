import { createHash } from "node:crypto";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { yearOf } from "../../domain/content/list-filter.ts";
import type { SearchableDocument, SearchScope } from "../../domain/search/search.ts";
import { openIndexFile, preparing, transaction } from "./index-file.ts";
import { KeyText } from "./key-text.ts";

/** States of the content that are kept: what is published, what was just before, and a preview or two. */
export const MAX_STATES = 4;
/** Letters of a page's text that are indexed, some 30,000 words. What stands further down in a longer one is not found. */
const MAX_TEXT_LENGTH = 200_000;
/** Bytes that the connection may cache, as SQLite counts them: in KiB, and negative. */
const CACHE_SIZE = -8_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** A file whose text has not been read. */
export interface UnreadFile {
  readonly id: number;
  readonly href: string;
}

/** Writes the index, within a thread of its own. Any number of processes may write the same file in turns. */
export class IndexWriter {
  readonly #database: DatabaseSync;
  readonly #prepared: (sql: string) => StatementSync;
  readonly #keys: KeyText;

  constructor(path: string) {
    this.#database = openIndexFile(path);
    this.#prepared = preparing(this.#database);
    this.#database.exec(`PRAGMA cache_size = ${CACHE_SIZE}`);
    this.#keys = new KeyText(this.#database);
  }

  /** The state of a ref: a new one, unless it is there whole. */
  begin(ref: string): { readonly state: number; readonly isWhole: boolean } {
    const known = this.#prepared(
      "SELECT id FROM state WHERE ref = ? AND is_whole = 1 ORDER BY id DESC LIMIT 1",
    ).get(ref);
    if (known) return { state: Number(known.id), isWhole: true };
    const { lastInsertRowid } = this.#prepared("INSERT INTO state (ref) VALUES (?)").run(ref);
    return { state: Number(lastInsertRowid), isWhole: false };
  }

  /** Adds documents to a state; those that another state has are indexed already. */
  add(state: number, documents: readonly SearchableDocument[]): void {
    const known = this.#prepared("SELECT id FROM document WHERE digest = ?");
    const belongs = this.#prepared("INSERT OR IGNORE INTO state_document VALUES (?, ?)");
    transaction(this.#database, () => {
      for (const document of documents) {
        const digest = createHash("sha256").update(JSON.stringify(document)).digest("base64");
        belongs.run(state, Number(known.get(digest)?.id ?? this.#insert(document, digest)));
      }
    });
  }

  /** From now on the state is searched; what no state has any more is removed. */
  finish(state: number): void {
    transaction(this.#database, () => {
      const { changes } = this.#prepared("UPDATE state SET is_whole = 1 WHERE id = ?").run(state);
      if (Number(changes) === 0) throw new Error("newer states of the content have been indexed meanwhile");
      this.#prune();
    });
  }

  /** Files of documents that have not been read, of the newest documents first. */
  unread(): UnreadFile[] {
    return this.#prepared(
      `SELECT file.id, href FROM file JOIN document ON document.file = file.id WHERE is_read = 0
         GROUP BY file.id ORDER BY max(day) DESC`,
    )
      .all()
      .map(({ id, href }) => ({ id: Number(id), href: String(href) }));
  }

  /** Keeps the text of a file, a page an entry, and has its documents found by it. Nothing for one without text. */
  addText(file: number, pages: readonly string[]): void {
    const put = this.#prepared("INSERT OR REPLACE INTO file_page VALUES (?, ?, ?, ?)");
    transaction(this.#database, () => {
      const read = this.#prepared("UPDATE file SET is_read = 1 WHERE id = ? AND is_read = 0");
      // Another process may have been sooner.
      if (Number(read.run(file).changes) === 0) return;
      for (const [index, text] of pages.entries()) put.run(file, index + 1, text, ` ${this.#keys.of(text)} `);
      for (const { id, json } of this.#prepared(
        "SELECT id, json FROM document JOIN document_json ON document = id WHERE file = ?",
      ).all(file)) {
        this.#unindex("pdf", Number(id));
        this.#index(Number(id), JSON.parse(String(json)), file);
      }
    });
  }

  #insert(document: SearchableDocument, digest: string): number {
    const { type, date, kind, text } = document;
    const scope = type === "pdf" ? "pdf" : "page";
    const file = document.file ? this.#fileOf(document.file) : null;
    const stored = { ...document, text: text.slice(0, MAX_TEXT_LENGTH) };
    const { lastInsertRowid: id } = this.#prepared(
      "INSERT INTO document (digest, scope, day, year, kind, file) VALUES (?, ?, ?, ?, ?, ?)",
    ).run(digest, scope, dayOf(date), yearOf(date) ?? null, kind ?? null, file);
    this.#prepared("INSERT INTO document_json VALUES (?, ?)").run(id, JSON.stringify(stored));
    this.#index(Number(id), stored, file);
    return Number(id);
  }

  #fileOf({ href, bytes }: NonNullable<SearchableDocument["file"]>): number {
    const key = `${href} ${bytes ?? ""}`;
    this.#prepared("INSERT OR IGNORE INTO file (key, href) VALUES (?, ?)").run(key, href);
    return Number(this.#prepared("SELECT id FROM file WHERE key = ?").get(key)?.id);
  }

  /** Of a file, each page's keys are stored as they are indexed. */
  #index(id: number, document: SearchableDocument, file: number | null): void {
    const { title, uid } = document;
    const scope = document.type === "pdf" ? "pdf" : "page";
    const text = this.#keys.of(document.text);
    const named = [title, uid, document.headings.join("\n")].map((field) => this.#keys.of(field));
    this.#prepared(`INSERT INTO ${scope}_title (rowid, title, uid, headings) VALUES (?, ?, ?, ?)`).run(
      id,
      ...named,
    );
    const pages = this.#prepared("SELECT keys FROM file_page WHERE file = ? ORDER BY page").all(file);
    this.#prepared(`INSERT INTO ${scope}_text (rowid, about, text) VALUES (?, ?, ?)`).run(
      id,
      named.join(" "),
      [text, ...pages.map(({ keys }) => String(keys))].join(" "),
    );
  }

  #unindex(scope: SearchScope, id: number): void {
    for (const table of ["title", "text"])
      this.#prepared(`DELETE FROM ${scope}_${table} WHERE rowid = ?`).run(id);
  }

  #prune(): void {
    this.#database.exec(`
      DELETE FROM state WHERE id NOT IN (SELECT id FROM state ORDER BY id DESC LIMIT ${MAX_STATES});
      DELETE FROM state_document WHERE state NOT IN (SELECT id FROM state)`);
    for (const { id, scope } of this.#prepared(
      "SELECT id, scope FROM document WHERE id NOT IN (SELECT document FROM state_document)",
    ).all()) {
      this.#unindex(scope === "pdf" ? "pdf" : "page", Number(id));
      this.#prepared("DELETE FROM document WHERE id = ?").run(Number(id));
      this.#prepared("DELETE FROM document_json WHERE document = ?").run(Number(id));
    }
    this.#database.exec(`
      DELETE FROM file WHERE id NOT IN (SELECT file FROM document WHERE file IS NOT NULL);
      DELETE FROM file_page WHERE file NOT IN (SELECT id FROM file)`);
  }
}

/** Days since 1970, by which recency is counted. */
function dayOf(date: string | undefined): number | null {
  const day = Date.parse(date ?? "") / DAY_MS;
  return Number.isNaN(day) ? null : Math.floor(day);
}
