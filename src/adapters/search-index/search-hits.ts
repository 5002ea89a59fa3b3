import type { StatementSync } from "node:sqlite";
import { excerptOf } from "../../domain/search/excerpt.ts";
import { keysTogether } from "../../domain/search/keys-together.ts";
import { exactToken, type Language, wordForms } from "../../domain/search/language.ts";
import {
  type ExcerptPart,
  type SearchableDocument,
  type SearchHit,
  type SearchScope,
  searchHit,
} from "../../domain/search/search.ts";
import { joinedKeys } from "./key-text.ts";
import type { Match } from "./match.ts";

/** Maximum number of pages that a hit lists. */
const MAX_PAGES = 6;

const MAX_CACHED_WORDS = 20_000;

/** Shows documents that were found, with excerpts of their texts and the pages of a file. */
export class SearchHits {
  readonly #prepared: (sql: string) => StatementSync;
  readonly #language: Language;

  /** The keys of the words in excerpts: a search looks at thousands, and most texts have the same. */
  readonly #keysOf = new Map<string, readonly [string, string]>();

  constructor(prepared: (sql: string) => StatementSync, language: Language) {
    this.#prepared = prepared;
    this.#language = language;
  }

  /** @param id - Of the document in the index file. */
  hit(id: number, scope: SearchScope, matches: readonly Match[]): SearchHit {
    const stored = this.#prepared(
      "SELECT json, file FROM document JOIN document_json ON document = id WHERE id = ?",
    ).get(id);
    const document: SearchableDocument = JSON.parse(String(stored?.json));
    const excerpt = this.#excerptOf(document.text, matches);
    const listed =
      isMarked(excerpt) || document.listed === "" ? [] : this.#excerptOf(document.listed, matches);
    const found = searchHit(document, isMarked(listed) ? listed : excerpt);
    const file = Number(stored?.file ?? 0);
    if (scope === "page" || file === 0 || this.#isNamed(id, matches)) return found;
    const pages = this.#pagesOf(file, matches);
    const [page] = pages;
    if (page === undefined) return found;
    return { ...found, page, pages, excerpt: this.#excerptOf(this.#textOf(file, page), matches) };
  }

  #excerptOf(text: string, matches: readonly Match[]): ExcerptPart[] {
    const keysOf = (written: string) => {
      if (this.#keysOf.size >= MAX_CACHED_WORDS) this.#keysOf.clear();
      return this.#keysOf.getOrInsertComputed(written, (): readonly [string, string] => {
        const { word, stem } = wordForms(written, this.#language);
        return [stem, exactToken(word)];
      });
    };
    const keys = { has: (key: string) => matches.some((match) => match.has(key)) };
    return excerptOf(text, keys, keysOf, (line, words) => {
      const stems = words.map((word) => keysOf(word.text)[0]);
      const phrases = matches.flatMap((match) => match.phrasesIn(stems));
      return [...keysTogether(line, words, this.#language), ...phrases];
    });
  }

  /** The first pages of a file with all terms; if there are none, those with most of them. */
  #pagesOf(file: number, matches: readonly Match[]): number[] {
    const texts = this.#prepared("SELECT page, keys FROM file_page WHERE file = ? ORDER BY page")
      .all(file)
      .map(({ page, keys }) => ({ page: Number(page), keys: String(keys) }));
    const pages = pagesWithMost(texts, matches);
    if (pages.length > 0) return pages;
    // A phrase that begins on one page and ends on the next.
    const pairs = texts.map(({ page, keys }, index) => ({
      page,
      keys: joinedKeys([keys, texts[index + 1]?.keys ?? ""]),
    }));
    return pagesWithMost(pairs, matches);
  }

  #textOf(file: number, page: number): string {
    const row = this.#prepared("SELECT text FROM file_page WHERE file = ? AND page = ?");
    return String(row.get(file, page)?.text);
  }

  /** Whether the title of the document has all terms, so that the hit is the document and not one of its pages. */
  #isNamed(id: number, matches: readonly Match[]): boolean {
    const all = matches.map(({ expression }) => expression).join(" AND ");
    const named = this.#prepared("SELECT 1 FROM pdf_title WHERE pdf_title MATCH ? AND rowid = ?");
    // FTS5 ignores a row id that is bound as a floating-point number, as every `number` is.
    return named.get(all, BigInt(id)) !== undefined;
  }
}

function isMarked(excerpt: readonly ExcerptPart[]): boolean {
  return excerpt.some(({ hit }) => hit);
}

function pagesWithMost(
  texts: readonly { readonly page: number; readonly keys: string }[],
  matches: readonly Match[],
): number[] {
  const counts = texts.map(({ page, keys }) => ({
    page,
    count: matches.filter((match) => match.occursIn(keys)).length,
  }));
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return counts
    .filter(({ count }) => count === most)
    .slice(0, MAX_PAGES)
    .map(({ page }) => page);
}
