import type { DatabaseSync, StatementSync } from "node:sqlite";
import { yearOf } from "../../domain/content/list-filter.ts";
import { periodIn, periodTime } from "../../domain/content/reporting-period.ts";
import type { Language } from "../../domain/search/language.ts";
import type { SearchableDocument, SearchScope } from "../../domain/search/search.ts";
import { namesOf } from "../../domain/search/search-terms.ts";
import { cut } from "../../domain/text/cut.ts";
import { transaction } from "../sqlite/database.ts";
import type { DigestedDocuments } from "./document-digest.ts";
import { MAX_HEADINGS, openIndexFile, statementCache, WHOLE_STATE } from "./index-file.ts";
import { joinedKeys, KeyText } from "./key-text.ts";

/** Maximum number of indexed states: the content that visitors see, and those before it. */
export const MAX_STATES = 4;
/** Maximum number of indexed characters of a text, about 30,000 words. The rest of a longer text is not found. */
const MAX_TEXT_LENGTH = 200_000;
/** Maximum number of indexed characters of what a page lists but is not about. */
const MAX_LISTED_LENGTH = 50_000;
/** Cache size of the connection in KiB; SQLite expects it as a negative number. */
const CACHE_SIZE = -8_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** A file whose text has not been read. */
export interface UnreadFile {
  readonly id: number;
  readonly href: string;
  /** Number of attempts to read it that have not ended, of all processes. */
  readonly unfinished: number;
}

/** Writes the index, in a process of its own. Several processes can write to the same file. */
export class IndexWriter {
  readonly #database: DatabaseSync;
  readonly #prepared: (sql: string) => StatementSync;
  readonly #keys: KeyText;
  readonly #language: Language;

  constructor(path: string, language: Language) {
    this.#database = openIndexFile(path);
    this.#prepared = statementCache(this.#database);
    this.#database.exec(`PRAGMA cache_size = ${CACHE_SIZE}`);
    this.#keys = new KeyText(this.#database, language);
    this.#language = language;
  }

  /** Returns the complete state of an edition, or begins a new one. */
  begin(edition: string): { readonly state: number; readonly isWhole: boolean } {
    const known = this.#prepared(WHOLE_STATE).get(edition);
    if (known) return { state: Number(known.id), isWhole: true };
    const { lastInsertRowid } = this.#prepared("INSERT INTO state (edition) VALUES (?)").run(edition);
    return { state: Number(lastInsertRowid), isWhole: false };
  }

  /** Adds the documents that another state already contains to a state. Returns the digests that are not known yet. */
  addKnown(state: number, digests: readonly string[]): readonly string[] {
    return transaction(this.#database, () => digests.filter((digest) => !this.#addKnown(state, digest)));
  }

  /** Adds documents to a state. */
  add(state: number, items: readonly DigestedDocuments[]): void {
    const link = this.#prepared("INSERT OR IGNORE INTO state_document VALUES (?, ?)");
    transaction(this.#database, () => {
      for (const { digest, documents } of items) {
        // Another process may have added it meanwhile.
        if (this.#addKnown(state, digest)) continue;
        for (const document of documents) link.run(state, this.#insert(document, digest));
      }
    });
  }

  #addKnown(state: number, digest: string): boolean {
    const added = this.#prepared(
      "INSERT OR IGNORE INTO state_document SELECT ?, id FROM document WHERE digest = ? RETURNING document",
    );
    return added.all(state, digest).length > 0 || this.#isKnown(digest);
  }

  #isKnown(digest: string): boolean {
    return this.#prepared("SELECT 1 FROM document WHERE digest = ?").get(digest) !== undefined;
  }

  /**
   * Marks a state as complete, so that it can be searched, and deletes documents that no state contains.
   *
   * @returns whether the state is still there: newer content may have been indexed meanwhile.
   */
  finish(state: number): boolean {
    return transaction(this.#database, () => {
      const { changes } = this.#prepared("UPDATE state SET is_whole = 1 WHERE id = ?").run(state);
      const isThere = Number(changes) > 0;
      if (isThere) this.#prune();
      return isThere;
    });
  }

  /** Files that have not been read, newest documents first. */
  unread(): UnreadFile[] {
    return this.#prepared(
      `SELECT file.id, href, unfinished FROM file JOIN document ON document.file = file.id WHERE is_read = 0
         GROUP BY file.id ORDER BY max(day) DESC`,
    )
      .all()
      .map(({ id, href, unfinished }) => ({
        id: Number(id),
        href: String(href),
        unfinished: Number(unfinished),
      }));
  }

  /**
   * Stores that an attempt to read a file begins, and that the previous one has ended: a file that has crashed processes is not
   * tried forever.
   */
  markReading(file: number | undefined, previous: number | undefined): void {
    this.#prepared(
      `UPDATE file SET unfinished = max(0, unfinished + (id IS :file) - (id IS :previous))
         WHERE id IN (:file, :previous)`,
    ).run({ file: file ?? null, previous: previous ?? null });
  }

  /** Stores the text of a file by page (no pages if it has none), and indexes its documents again. */
  addText(file: number, pages: readonly string[]): void {
    const put = this.#prepared("INSERT OR REPLACE INTO file_page VALUES (?, ?, ?, ?)");
    transaction(this.#database, () => {
      const read = this.#prepared("UPDATE file SET is_read = 1 WHERE id = ? AND is_read = 0");
      // Another process has read the file meanwhile.
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
    const { scope, date, kind, text, listed, href, ends, thing } = document;
    const period = document.period ?? periodIn(href);
    const file = document.file ? this.#fileOf(document.file) : null;
    const stored = { ...document, text: cut(text, MAX_TEXT_LENGTH), listed: cut(listed, MAX_LISTED_LENGTH) };
    const day = dayOf(date) ?? dayOfYears(period && periodTime(period));
    const isDate = Number(document.isDate === true);
    const { lastInsertRowid: id } = this.#prepared(
      `INSERT INTO document (digest, scope, day, year, kind, file, ends, thing, is_date, is_contact, recurs, weight)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(
      digest,
      scope,
      day,
      yearOf(date) ?? null,
      kind ?? null,
      file,
      ends ?? null,
      thing ?? null,
      isDate,
      Number(document.type === "contact-page"),
      Number(document.type !== "news-article" && (period !== undefined || ends !== undefined)),
      weightOf(document),
    );
    this.#prepared("INSERT INTO document_json VALUES (?, ?)").run(id, JSON.stringify(stored));
    this.#index(Number(id), stored, file);
    this.#insertNames(Number(id), document);
    return Number(id);
  }

  /**
   * Stores the names of a document and its parts: title, uid or reference of an announcement, and headings. Headings of news
   * are left out: nobody looks an article up by them.
   */
  #insertNames(id: number, { type, title, uid, headings }: SearchableDocument): void {
    const insert = this.#prepared("INSERT OR IGNORE INTO document_name VALUES (?, ?, ?)");
    const [whole, ...short] = namesOf(title, this.#language);
    for (const name of [whole, ...namesOf(uid, this.#language).slice(0, 1)])
      if (name !== undefined) insert.run(name, id, 1);
    const parts = type === "news-article" ? [] : headings.flatMap((own) => namesOf(own, this.#language));
    for (const name of [...short, ...parts]) insert.run(name, id, 0);
  }

  #fileOf({ href, bytes }: NonNullable<SearchableDocument["file"]>): number {
    const key = `${href} ${bytes ?? ""}`;
    this.#prepared("INSERT OR IGNORE INTO file (key, href) VALUES (?, ?)").run(key, href);
    return Number(this.#prepared("SELECT id FROM file WHERE key = ?").get(key)?.id);
  }

  /** Indexes a document with the stored keys of its file, which is not read again. */
  #index(id: number, document: SearchableDocument, file: number | null): void {
    const { scope, title, uid, listed, date = "" } = document;
    const period = document.period ?? periodIn(document.href);
    const text = this.#keys.of(document.text);
    const named = [period === undefined ? title : `${title} ${period.year}`, uid].map((field) =>
      this.#keys.of(field),
    );
    const headed = linesOf(document).map(({ column, line }) => ({ column, keys: this.#keys.of(line) }));
    const day = this.#keys.of(date);
    this.#prepared(`INSERT INTO ${scope}_title (rowid, title, uid) VALUES (?, ?, ?)`).run(id, ...named);
    for (const [place, { column, keys }] of headed.slice(0, MAX_HEADINGS).entries()) {
      this.#prepared(`INSERT INTO ${scope}_headings (rowid, ${column}) VALUES (?, ?)`).run(
        headingRow(id, place),
        keys,
      );
    }
    const pages = this.#prepared("SELECT keys FROM file_page WHERE file = ? ORDER BY page").all(file);
    this.#prepared(`INSERT INTO ${scope}_text (rowid, about, listed, text) VALUES (?, ?, ?, ?)`).run(
      id,
      [...named, ...headed.map(({ keys }) => keys), day].join(" "),
      this.#keys.of(listed),
      joinedKeys([text, ...pages.map(({ keys }) => String(keys))]),
    );
  }

  #unindex(scope: SearchScope, id: number): void {
    for (const table of ["title", "text"])
      this.#prepared(`DELETE FROM ${scope}_${table} WHERE rowid = ?`).run(id);
    this.#prepared(`DELETE FROM ${scope}_headings WHERE rowid >= ? AND rowid < ?`).run(
      headingRow(id, 0),
      headingRow(id + 1, 0),
    );
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
      for (const table of ["name", "json"])
        this.#prepared(`DELETE FROM document_${table} WHERE document = ?`).run(Number(id));
    }
    this.#database.exec(`
      DELETE FROM file WHERE id NOT IN (SELECT file FROM document WHERE file IS NOT NULL);
      DELETE FROM file_page WHERE file NOT IN (SELECT id FROM file)`);
  }
}

/** FTS5 ignores a row id that is bound as a floating-point number, as every `number` is. */
function headingRow(document: number, place: number): bigint {
  return BigInt(document * MAX_HEADINGS + place);
}

/** The lines that say what a document is about, each once. */
function linesOf({ summary, headings, labels }: SearchableDocument) {
  const lines = { summary: summary === undefined ? [] : [summary], headings, labels };
  return Object.entries(lines).flatMap(([column, own]) =>
    [...new Set(own)].map((line) => ({ column, line })),
  );
}

/**
 * How much a document counts beside others of its scope: pages and documents of the site are kept up to date, news and
 * announcements are of their day.
 */
function weightOf({ type, scope, file }: SearchableDocument): number {
  const isAnnouncement = type === "pdf" && file === undefined;
  if (isAnnouncement) return ANNOUNCEMENT_WEIGHTS[scope];
  return PAGE_WEIGHTS[type] ?? 1;
}

/** An announcement says less than a page, and can be as much as a document. */
const ANNOUNCEMENT_WEIGHTS: Readonly<Record<SearchScope, number>> = { page: 0.15, pdf: 0.7 };

const PAGE_WEIGHTS: Partial<Readonly<Record<SearchableDocument["type"], number>>> = {
  // It only leads to other pages.
  home: 0.6,
  "news-article": 0.6,
  // Other pages repeat its telephone numbers and addresses.
  "contact-page": 1.4,
};

/** Days since 1970, to rank by date. */
function dayOf(date: string | undefined): number | null {
  const day = Date.parse(date ?? "") / DAY_MS;
  return Number.isNaN(day) ? null : Math.floor(day);
}

function dayOfYears(year: number | undefined): number | null {
  return year === undefined ? null : Math.floor((year - 1970) * 365.25);
}
