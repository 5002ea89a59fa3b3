import type { StatementSync } from "node:sqlite";
import { excerptOf } from "../../domain/search/excerpt.ts";
import { compoundsOf, exactToken, type Language, wordForms } from "../../domain/search/language.ts";
import {
  type ExcerptPart,
  SEARCH_KINDS,
  type SearchableDocument,
  type SearchHit,
  type SearchListing,
  type SearchQuery,
  type SearchScope,
  searchHit,
} from "../../domain/search/search.ts";
import {
  asksForNext,
  correctedText,
  namesIn,
  type SearchTerm,
  type SynonymStems,
  searchTermsOf,
  synonymStems,
} from "../../domain/search/search-terms.ts";
import { openIndexFile, statementCache, WHOLE_STATE } from "./index-file.ts";
import { joinedKeys } from "./key-text.ts";
import { Match, typosOf } from "./match.ts";

/** Weights relative to the text: a match in the title outweighs any number of matches in the text. */
const TITLE_WEIGHT = 8;
const HEADING_WEIGHT = 4;
/** Weight of the address, relative to the title. */
const UID_WEIGHT = 0.25;
/** What a year between now and the day of a document takes from its weight: of equal matches, the nearest comes first. */
const YEAR_WEIGHT = 0.2;
/** Weights of a document whose title is what was searched, and of one whose title without the year, or a heading, is. */
const NAMED_WEIGHT = 3;
const NAMED_PART_WEIGHT = 2;
/** Weight of news, relative to pages, which are kept up to date. */
const NEWS_WEIGHT = 0.6;
/** Weights of dates of a calendar that are to come, also if the query asks for the next one, and that are over. */
const COMING_WEIGHT = 2;
const NEXT_WEIGHT = 12;
const OVER_WEIGHT = 0.5;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Maximum number of pages that a hit lists. */
const MAX_PAGES = 6;

const MAX_CACHED_WORDS = 20_000;

/** Groups of expressions with the same meaning. */
export type Synonyms = readonly (readonly string[])[];

interface Found {
  readonly unfiltered: number;
  readonly total: number;
  readonly ids: readonly number[];
  readonly years: readonly number[];
  readonly kinds: readonly string[];
}

interface RankedQuery extends SearchQuery {
  readonly names: readonly string[];
  readonly coming: number;
  readonly now: number;
}

/** Searches the index, in a thread of its own. */
export class IndexReader {
  readonly #prepared: (sql: string) => StatementSync;

  /** The keys of the words in excerpts: a search looks at thousands, and most texts have the same. */
  readonly #keysOf = new Map<string, readonly [string, string]>();
  readonly #language: Language;
  readonly #synonyms: SynonymStems;

  constructor(path: string, language: Language, synonyms: Synonyms) {
    this.#language = language;
    this.#synonyms = synonymStems(synonyms, language);
    this.#prepared = statementCache(openIndexFile(path));
  }

  /** The editions whose index is complete, oldest first. */
  editions(): string[] {
    return this.#prepared("SELECT edition FROM state WHERE is_whole = 1 ORDER BY id")
      .all()
      .map(({ edition }) => String(edition));
  }

  /** Best match first; `undefined` if the index of the edition is incomplete. Dates after `now`, in ms of Unix time, lead. */
  search(edition: string, query: SearchQuery, now: number): SearchListing | undefined {
    const known = this.#prepared(WHOLE_STATE).get(edition);
    if (!known) return undefined;
    const state = Number(known.id);
    const { scope, page, pageSize } = query;
    const corrections = new Map<string, string>();
    const terms = searchTermsOf(query.text, this.#language, this.#synonyms);
    const matches = terms.flatMap((term) => this.#match(state, term, corrections));
    const coming = asksForNext(query.text, this.#language) ? NEXT_WEIGHT : COMING_WEIGHT;
    const ranking = { names: namesIn(terms, this.#language), coming, now };
    const { unfiltered, total, ids, years, kinds } = this.#find(state, matches, { ...query, ...ranking });
    const other = scope === "page" ? "pdf" : "page";
    return {
      items: ids.map((id) => this.#hit(id, scope, matches)),
      page,
      pages: Math.max(1, Math.ceil(total / pageSize)),
      total,
      years: years.toSorted((a, b) => b - a),
      kinds: SEARCH_KINDS.filter((kind) => kinds.includes(kind)),
      totals: scopes(scope, unfiltered, this.#countFound(state, other, matches)),
      ...(corrections.size > 0 && { correctedText: correctedText(query.text, corrections, this.#language) }),
    };
  }

  /**
   * Matches a word or its prefix. Only if it occurs nowhere, it is treated as a typing error, and replaced by the word
   * in most documents of those that differ by one, or as a compound of two words that occur.
   */
  #match(state: number, term: SearchTerm, corrections: Map<string, string>): Match[] {
    const typed = Match.of(term);
    if (term.kind !== "word" || this.#occurs(state, typed)) return [typed];
    const [intended] = this.#wordsLike(typosOf(term.word))
      .map((word) => ({ ...word, count: this.#countAll(state, Match.ofWord(word.word)) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => Number(b.isVariant) - Number(a.isVariant) || b.count - a.count);
    if (!intended) return this.#parts(state, term.word) ?? [typed];
    corrections.set(term.word, intended.written);
    return [Match.ofForms(intended)];
  }

  #parts(state: number, word: string): Match[] | undefined {
    return compoundsOf(word, this.#language)
      .map((parts) => parts.map((part) => Match.ofForms({ word: part, stem: this.#language.stem(part) })))
      .find((parts) => parts.every((part) => this.#occurs(state, part)));
  }

  /** The words of the index among variants of a word, and other forms of the variants. */
  #wordsLike(variants: readonly string[]) {
    const stems = variants.map((variant) => this.#language.stem(variant));
    const known = new Set(variants);
    return this.#prepared(
      "SELECT key, stem, written FROM word WHERE stem IN (SELECT value FROM json_each(?))",
    )
      .all(JSON.stringify(stems))
      .map(({ key, stem, written }) => ({
        word: String(key),
        stem: String(stem),
        written: String(written),
        isVariant: known.has(String(key)),
      }));
  }

  #occurs(state: number, { expression }: Match): boolean {
    return ["page", "pdf"].some((scope) =>
      this.#prepared(
        `SELECT 1 FROM ${scope}_text AS found CROSS JOIN state_document
           ON document = found.rowid AND state = ? WHERE ${scope}_text MATCH ? LIMIT 1`,
      ).get(state, expression),
    );
  }

  #countAll(state: number, { expression }: Match): number {
    return this.#count(state, "page", expression) + this.#count(state, "pdf", expression);
  }

  #count(state: number, scope: SearchScope, expression: string): number {
    const row = this.#prepared(
      `SELECT count(*) AS count FROM ${scope}_text AS found CROSS JOIN state_document
         ON document = found.rowid AND state = ? WHERE ${scope}_text MATCH ?`,
    ).get(state, expression);
    return Number(row?.count);
  }

  /** Number of documents that {@link #find} finds without filters. */
  #countFound(state: number, scope: SearchScope, matches: readonly Match[]): number {
    const { all, any } = joinedExpressions(matches);
    if (all === "") return 0;
    return this.#count(state, scope, all) || (matches.length > 1 ? this.#count(state, scope, any) : 0);
  }

  /** Documents with all terms; if there are none, documents with any of them. */
  #find(state: number, matches: readonly Match[], query: RankedQuery): Found {
    const { all, any } = joinedExpressions(matches);
    if (all === "") return { unfiltered: 0, total: 0, ids: [], years: [], kinds: [] };
    const found = this.#ranked(state, { all, any }, query);
    return found.unfiltered === 0 && matches.length > 1
      ? this.#ranked(state, { all: any, any }, query)
      : found;
  }

  #ranked(
    state: number,
    { all, any }: { readonly all: string; readonly any: string },
    { scope, page, pageSize, year, kind, names, coming, now }: RankedQuery,
  ): Found {
    const row = this.#prepared(
      `WITH
          named AS MATERIALIZED (
            SELECT document AS id, iif(max(is_title), ${NAMED_WEIGHT}, ${NAMED_PART_WEIGHT}) AS weight FROM document_name
            WHERE name IN (SELECT value FROM json_each(:names)) GROUP BY document),
          titled AS MATERIALIZED (
            SELECT rowid AS id, bm25(${scope}_title, 1, ${UID_WEIGHT}) AS score FROM ${scope}_title
            WHERE ${scope}_title MATCH :any),
          headed AS MATERIALIZED (
            SELECT rowid AS id, bm25(${scope}_headings) AS score FROM ${scope}_headings
            WHERE ${scope}_headings MATCH :any),
          matching AS MATERIALIZED (
            SELECT rowid AS id, bm25(${scope}_text, 0, 1) AS score FROM ${scope}_text WHERE ${scope}_text MATCH :all),
          found AS MATERIALIZED (
            SELECT document.id, day, year, kind, coalesce(year = :year, :year IS NULL) AS is_of_year,
              coalesce(kind = :kind, :kind IS NULL) AS is_of_kind,
              (matching.score + ${TITLE_WEIGHT} * coalesce(titled.score, 0) + ${HEADING_WEIGHT} * coalesce(headed.score, 0))
              * coalesce(named.weight, 1) * iif(is_news, ${NEWS_WEIGHT}, 1)
              * CASE WHEN ends > :now THEN :coming WHEN ends IS NULL THEN 1 ELSE ${OVER_WEIGHT} END
              / coalesce(1 + ${YEAR_WEIGHT} * abs(:now / ${DAY_MS} - day) / 365, 1) AS score
            FROM matching CROSS JOIN state_document ON state = :state AND document = matching.id
            CROSS JOIN document ON document.id = matching.id
            LEFT JOIN titled ON titled.id = matching.id LEFT JOIN headed ON headed.id = matching.id LEFT JOIN named ON named.id = matching.id),
          filtered AS MATERIALIZED (
            SELECT id, score, day FROM found WHERE is_of_year AND is_of_kind)
        SELECT (SELECT count(*) FROM found) AS unfiltered, (SELECT count(*) FROM filtered) AS total,
          (SELECT json_group_array(id) FROM (SELECT id FROM filtered ORDER BY score, day DESC, id LIMIT :size OFFSET :start)) AS ids,
          (SELECT json_group_array(DISTINCT year) FROM found WHERE year IS NOT NULL AND is_of_kind) AS years,
          (SELECT json_group_array(DISTINCT kind) FROM found WHERE kind IS NOT NULL AND is_of_year) AS kinds`,
    ).get({
      names: JSON.stringify(names),
      coming,
      now,
      all,
      any,
      state,
      year: year ?? null,
      kind: kind ?? null,
      size: pageSize,
      start: (page - 1) * pageSize,
    });
    return {
      unfiltered: Number(row?.unfiltered),
      total: Number(row?.total),
      ids: JSON.parse(String(row?.ids)),
      years: JSON.parse(String(row?.years)),
      kinds: JSON.parse(String(row?.kinds)),
    };
  }

  #hit(id: number, scope: SearchScope, matches: readonly Match[]): SearchHit {
    const stored = this.#prepared(
      "SELECT json, file FROM document JOIN document_json ON document = id WHERE id = ?",
    ).get(id);
    const document: SearchableDocument = JSON.parse(String(stored?.json));
    const keys = { has: (key: string) => matches.some((match) => match.has(key)) };
    const found = searchHit(document, this.#excerptOf(document.text, keys));
    const file = Number(stored?.file ?? 0);
    if (scope === "page" || file === 0 || this.#isNamed(id, matches)) return found;
    const pages = this.#pagesOf(file, matches);
    const [page] = pages;
    if (page === undefined) return found;
    return { ...found, page, pages, excerpt: this.#excerptOf(this.#textOf(file, page), keys) };
  }

  #excerptOf(text: string, keys: { has(key: string): boolean }): ExcerptPart[] {
    return excerptOf(text, keys, (written) => {
      if (this.#keysOf.size >= MAX_CACHED_WORDS) this.#keysOf.clear();
      return this.#keysOf.getOrInsertComputed(written, () => {
        const { word, stem } = wordForms(written, this.#language);
        return [stem, exactToken(word)];
      });
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

function scopes(scope: SearchScope, own: number, other: number): Readonly<Record<SearchScope, number>> {
  return scope === "page" ? { page: own, pdf: other } : { page: other, pdf: own };
}

function joinedExpressions(matches: readonly Match[]): { readonly all: string; readonly any: string } {
  const expressions = matches.map(({ expression }) => expression);
  return { all: expressions.join(" AND "), any: expressions.join(" OR ") };
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
