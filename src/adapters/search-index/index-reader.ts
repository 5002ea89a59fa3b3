import type { StatementSync } from "node:sqlite";
import { excerptOf } from "../../domain/search/excerpt.ts";
import { keysTogether } from "../../domain/search/keys-together.ts";
import {
  compoundsOf,
  exactToken,
  type Language,
  type WordForms,
  wordForms,
} from "../../domain/search/language.ts";
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
import {
  canBeIntended,
  canBeMisspelt,
  canBeMisspeltTwice,
  differByTwo,
  typosOf,
} from "../../domain/search/typing-errors.ts";
import { wordsIn } from "../../domain/text/words.ts";
import type { DigestedDocuments } from "./document-digest.ts";
import { openIndexFile, statementCache, WHOLE_STATE } from "./index-file.ts";
import { joinedKeys } from "./key-text.ts";
import { Match } from "./match.ts";

/** Weights relative to the text: a match in the title outweighs any number of matches in the text. */
const TITLE_WEIGHT = 8;
const HEADING_WEIGHT = 4;
/** Weight of captions and column heads, relative to headings. */
const LABEL_WEIGHT = 0.5;
/** Weights of a document in which the words stand as they were typed, one after the other: anywhere, in a title or heading. */
const PHRASE_WEIGHT = 1.5;
const NAMING_PHRASE_WEIGHT = 2;
/** Weight of a page that does not have all words. */
const PARTIAL_WEIGHT = 0.75;
/** Weight of the address, relative to the title. */
const UID_WEIGHT = 0.25;
/** What a year between now and the day of a document takes from its weight: of equal matches, the nearest comes first. */
const YEAR_WEIGHT = 0.2;
/** Weights of a document whose title is what was searched, and of one whose title without the year, or a heading, is. */
const [NAMED_WEIGHT, NAMED_PART_WEIGHT] = [3, 2];
/** Weights of dates of a calendar that are to come, also if the query asks for the next one, and that are over. */
const [COMING_WEIGHT, NEXT_WEIGHT, OVER_WEIGHT] = [1.3, 12, 0.5];
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

/** A word of the index. */
interface KnownWord extends WordForms {
  readonly written: string;
  /** Whether it differs from what was typed by typing errors alone; otherwise it is another form of such a word. */
  readonly isVariant: boolean;
}

/** FTS5 expressions of a query. */
interface Expressions {
  readonly all: string;
  readonly any: string;
  /** Of each term. */
  readonly terms: readonly string[];
  /** Those of terms that are words, not numbers; empty if there is only one term. */
  readonly words: string;
  /** All words one after the other; `undefined` if there is only one. */
  readonly phrase: string | undefined;
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
    const typed = this.#typedWords(query.text);
    const matches = terms.flatMap((term) => this.#match(state, term, typed, corrections));
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

  /** What is found of items, by their digests, as far as it is in the index. */
  stored(digests: readonly string[]): DigestedDocuments[] {
    const found = this.#prepared(
      "SELECT json FROM document JOIN document_json ON document = id WHERE digest = ?",
    );
    return digests.flatMap((digest) => {
      const documents = found.all(digest).map(({ json }): SearchableDocument => JSON.parse(String(json)));
      return documents.length === 0 ? [] : { digest, documents };
    });
  }

  /** The words of a query as they were typed, by their normalised forms. */
  #typedWords(text: string): ReadonlyMap<string, string> {
    return new Map(wordsIn(text).map((word) => [wordForms(word.text, this.#language).word, word.text]));
  }

  /**
   * Matches a word or its prefix. Only if it occurs nowhere, it is treated as a typing error, or as a compound of two words that
   * occur.
   */
  #match(
    state: number,
    term: SearchTerm,
    typedWords: ReadonlyMap<string, string>,
    corrections: Map<string, string>,
  ): Match[] {
    const typed = Match.of(term);
    if (term.kind !== "word" || this.#occurs(state, typed)) return [typed];
    const written = typedWords.get(term.word) ?? term.word;
    const intended = canBeMisspelt(written) ? this.#intended(state, term.word, written) : undefined;
    if (!intended) return this.#parts(state, term.word) ?? [typed];
    corrections.set(term.word, intended.written);
    return [Match.ofForms(intended)];
  }

  /**
   * The word that was meant by one that occurs nowhere. Of several, the one in titles and headings, then the rarest: a word that
   * is everywhere is seldom looked for. What was written with a capital may be a name, which only one in titles replaces.
   */
  #intended(state: number, word: string, written: string) {
    const near = this.#candidates(state, this.#wordsLike(typosOf(word)), word);
    const found =
      near.length === 0 && canBeMisspeltTwice(word)
        ? this.#candidates(state, this.#wordsNear(word), word)
        : near;
    const isName = !this.#language.hasCapitalNouns && /^\p{Lu}/u.test(written);
    const [best] = found
      .filter(({ isTitle }) => isTitle || !isName)
      .sort(
        (a, b) =>
          Number(b.isVariant) - Number(a.isVariant) ||
          Number(b.isTitle) - Number(a.isTitle) ||
          a.count - b.count,
      );
    return best;
  }

  /** Those of words that occur, and may have been intended. */
  #candidates(state: number, words: readonly KnownWord[], misspelt: string) {
    const { stopWords, stopStems } = this.#language;
    return words
      .filter(
        ({ word, stem }) => !stopWords.has(word) && !stopStems.has(stem) && canBeIntended(word, misspelt),
      )
      .map((word) => {
        const match = Match.ofWord(word.word);
        return { ...word, count: this.#countAll(state, match), isTitle: this.#isInTitle(state, match) };
      })
      .filter(({ count }) => count > 0);
  }

  #isInTitle(state: number, { expression }: Match): boolean {
    return ["page_title", "page_headings", "pdf_title"].some(
      (table) =>
        this.#prepared(
          `SELECT 1 FROM ${table} AS found CROSS JOIN state_document
             ON document = found.rowid AND state = ? WHERE ${table} MATCH ? LIMIT 1`,
        ).get(state, expression) !== undefined,
    );
  }

  /** The words of the index with two typing errors. */
  #wordsNear(word: string): KnownWord[] {
    const first = word.charAt(0);
    return this.#prepared(
      `SELECT key, stem, written FROM word
         WHERE key >= :first AND key < :first || char(0x10ffff) AND length(key) BETWEEN :length - 2 AND :length + 2`,
    )
      .all({ first, length: word.length })
      .map(({ key, stem, written }) => ({ ...knownWord(key, stem, written), isVariant: true }))
      .filter(({ word: known }) => differByTwo(known, word));
  }

  #parts(state: number, word: string): Match[] | undefined {
    return compoundsOf(word, this.#language)
      .map((parts) => parts.map((part) => Match.ofForms({ word: part, stem: this.#language.stem(part) })))
      .find((parts) => parts.every((part) => this.#occurs(state, part)));
  }

  /** The words of the index among variants of a word, and longer or shorter forms of the variants. */
  #wordsLike(variants: readonly string[]): KnownWord[] {
    const byStem = Map.groupBy(variants, (variant) => this.#language.stem(variant));
    const isForm = (key: string, stem: string) =>
      byStem.get(stem)?.some((variant) => variant.startsWith(key) || key.startsWith(variant)) === true;
    return this.#prepared(
      "SELECT key, stem, written FROM word WHERE stem IN (SELECT value FROM json_each(?))",
    )
      .all(JSON.stringify([...byStem.keys()]))
      .map(({ key, stem, written }) => knownWord(key, stem, written))
      .filter(({ word, stem }) => isForm(word, stem))
      .map((known) => ({ ...known, isVariant: byStem.get(known.stem)?.includes(known.word) === true }));
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
    if (any === "") return 0;
    return this.#count(state, scope, all) || (matches.length > 1 ? this.#count(state, scope, any) : 0);
  }

  /** Documents with all terms; if there are none, documents with any of them, those with most of them first. */
  #find(state: number, matches: readonly Match[], query: RankedQuery): Found {
    const expressions = joinedExpressions(matches);
    const { any } = expressions;
    if (any === "") return { unfiltered: 0, total: 0, ids: [], years: [], kinds: [] };
    const found = this.#ranked(state, expressions, query);
    return found.unfiltered === 0 && matches.length > 1
      ? this.#ranked(state, { ...expressions, all: any }, query)
      : found;
  }

  #ranked(
    state: number,
    { all, any, terms, words, phrase }: Expressions,
    { scope, page, pageSize, year, kind, names, coming, now }: RankedQuery,
  ): Found {
    const isAny = all === any && terms.length > 1;
    const isWidened = scope === "page" && !isAny && words !== "";
    const row = this.#prepared(rankingOf(scope, { terms: terms.length, isAny, isWidened })).get({
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
      ...(phrase !== undefined && { phrase }),
      ...(isWidened && { words }),
      ...(phrase !== undefined && Object.fromEntries(terms.map((term, index) => [`term${index}`, term]))),
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
    const excerpts = [document.text, document.listed].map((text) => this.#excerptOf(text, keys));
    const marked = excerpts.find((excerpt) => excerpt.some(({ hit }) => hit));
    const found = searchHit(document, marked ?? excerpts[0] ?? []);
    const file = Number(stored?.file ?? 0);
    if (scope === "page" || file === 0 || this.#isNamed(id, matches)) return found;
    const pages = this.#pagesOf(file, matches);
    const [page] = pages;
    if (page === undefined) return found;
    return { ...found, page, pages, excerpt: this.#excerptOf(this.#textOf(file, page), keys) };
  }

  #excerptOf(text: string, keys: { has(key: string): boolean }): ExcerptPart[] {
    const keysOf = (written: string) => {
      if (this.#keysOf.size >= MAX_CACHED_WORDS) this.#keysOf.clear();
      return this.#keysOf.getOrInsertComputed(written, (): readonly [string, string] => {
        const { word, stem } = wordForms(written, this.#language);
        return [stem, exactToken(word)];
      });
    };
    return excerptOf(text, keys, keysOf, (line, words) => keysTogether(line, words, this.#language));
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

function knownWord(key: unknown, stem: unknown, written: unknown): Omit<KnownWord, "isVariant"> {
  return { word: String(key), stem: String(stem), written: String(written) };
}

function scopes(scope: SearchScope, own: number, other: number): Readonly<Record<SearchScope, number>> {
  return scope === "page" ? { page: own, pdf: other } : { page: other, pdf: own };
}

function joinedExpressions(matches: readonly Match[]): Expressions {
  const terms = matches.map(({ expression }) => expression);
  const phrase = matches.length > 1 ? `"${matches.map(({ phrase: own }) => own).join(" ")}"` : undefined;
  const words = matches.length > 1 ? matches.filter((match) => !match.isNumber) : [];
  return {
    all: terms.join(" AND "),
    any: terms.join(" OR "),
    terms,
    words: words.map(({ expression }) => expression).join(" OR "),
    phrase,
  };
}

/**
 * The statement that ranks what is found. Scores are negative, the best is the least.
 *
 * Beside what has all words, it finds pages, but no news, that have some of them in title or headings, if they are better than
 * the best of the others: the page "Ratings and debt" for "credit rating".
 *
 * @param terms - Number of terms.
 * @param isAny - Whether documents need not have all of them.
 * @param isWidened - Whether pages are found that have some of the words in title or headings. A number alone says too little.
 */
function rankingOf(
  scope: SearchScope,
  {
    terms,
    isAny,
    isWidened,
  }: { readonly terms: number; readonly isAny: boolean; readonly isWidened: boolean },
): string {
  const none = "SELECT 0 AS id, 1 AS weight WHERE 0";
  const tables = isAny ? ["text"] : ["title", "headings"];
  const ofTerms = Array.from({ length: terms > 1 ? terms : 0 }, (_, index) =>
    tables
      .map((table) => `SELECT rowid AS id FROM ${scope}_${table} WHERE ${scope}_${table} MATCH :term${index}`)
      .join(" UNION "),
  );
  // Of the terms, how many are in title and headings.
  const share = isAny || terms === 1 ? "1" : `coalesce(covered.terms, 0) / ${terms}.0`;
  const worded = ["title", "headings"]
    .map((table) => `SELECT rowid AS id FROM ${scope}_${table} WHERE ${scope}_${table} MATCH :words`)
    .join(" UNION ");
  const phrased = [
    ["text", PHRASE_WEIGHT],
    ["title", NAMING_PHRASE_WEIGHT],
    ["headings", NAMING_PHRASE_WEIGHT],
  ]
    .map(
      ([table, weight]) =>
        `SELECT rowid AS id, ${weight} AS weight FROM ${scope}_${table} WHERE ${scope}_${table} MATCH ${table === "headings" ? "'headings : ' || :phrase" : ":phrase"}`,
    )
    .join(" UNION ALL ");
  const covered =
    ofTerms.map((of) => `SELECT id FROM (${of})`).join(" UNION ALL ") || "SELECT 0 AS id WHERE 0";
  return `WITH
    named AS MATERIALIZED (
      SELECT document AS id, iif(max(is_title), ${NAMED_WEIGHT}, ${NAMED_PART_WEIGHT}) AS weight FROM document_name
      WHERE name IN (SELECT value FROM json_each(:names)) GROUP BY document),
    titled AS MATERIALIZED (
      SELECT rowid AS id, bm25(${scope}_title, 1, ${UID_WEIGHT}) AS score FROM ${scope}_title
      WHERE ${scope}_title MATCH :any),
    headed AS MATERIALIZED (
      SELECT rowid AS id, bm25(${scope}_headings, 1, ${LABEL_WEIGHT}) AS score FROM ${scope}_headings
      WHERE ${scope}_headings MATCH :any),
    phrased AS MATERIALIZED (
      SELECT id, max(weight) AS weight FROM (${terms > 1 ? phrased : none}) GROUP BY id),
    covered AS MATERIALIZED (SELECT id, count(*) AS terms FROM (${covered}) GROUP BY id),
    matching AS MATERIALIZED (
      SELECT rowid AS id, bm25(${scope}_text, 0, 1) AS score FROM ${scope}_text WHERE ${scope}_text MATCH :all),
    candidate AS MATERIALIZED (
      SELECT id, score, 1 AS is_whole FROM matching
      UNION ALL SELECT id, 0, 0 FROM (${isWidened ? worded : none}) WHERE id NOT IN (SELECT id FROM matching)),
    scored AS MATERIALIZED (
      SELECT document.id, day, year, kind, thing, is_date, is_whole, coalesce(covered.terms, 0) AS terms,
        coalesce(year = :year, :year IS NULL) AS is_of_year, coalesce(kind = :kind, :kind IS NULL) AS is_of_kind,
        (candidate.score
          + (${TITLE_WEIGHT} * coalesce(titled.score, 0) + ${HEADING_WEIGHT} * coalesce(headed.score, 0)) * ${share})
        * coalesce(named.weight, 1) * coalesce(phrased.weight, 1) * iif(is_whole, 1, ${PARTIAL_WEIGHT})
        * iif(named.weight = ${NAMED_WEIGHT}, max(document.weight, 1), document.weight)
        * CASE WHEN is_date AND ends <= :now THEN ${OVER_WEIGHT}
            WHEN ends > :now AND (is_date OR titled.id IS NOT NULL) THEN :coming ELSE 1 END
        / coalesce(1 + ${YEAR_WEIGHT} * abs(:now / ${DAY_MS} - day) / 365, 1) AS score
      FROM candidate CROSS JOIN state_document ON state = :state AND document = candidate.id
      CROSS JOIN document ON document.id = candidate.id
      LEFT JOIN titled ON titled.id = candidate.id LEFT JOIN headed ON headed.id = candidate.id
      LEFT JOIN named ON named.id = candidate.id LEFT JOIN phrased ON phrased.id = candidate.id
      LEFT JOIN covered ON covered.id = candidate.id
      WHERE is_whole OR (NOT is_date AND document.weight >= 1)),
    found AS MATERIALIZED (
      SELECT *, coalesce(thing, id) AS about,
        row_number() OVER (PARTITION BY is_date, coalesce(thing, id) ORDER BY score, id) AS place
      FROM scored WHERE is_whole OR score < (SELECT min(score) FROM scored WHERE is_whole)),
    filtered AS MATERIALIZED (
      SELECT *, min(score) OVER (PARTITION BY about) AS best, max(terms) OVER (PARTITION BY about) AS most
      FROM found WHERE is_of_year AND is_of_kind AND (NOT is_date OR place = 1))
    SELECT (SELECT count(*) FROM found WHERE NOT is_date OR place = 1) AS unfiltered, (SELECT count(*) FROM filtered) AS total,
      (SELECT json_group_array(id) FROM (
        SELECT id FROM filtered ORDER BY ${isAny ? "most DESC, " : ""}best, day DESC, about, score, id LIMIT :size OFFSET :start)) AS ids,
      (SELECT json_group_array(DISTINCT year) FROM found WHERE year IS NOT NULL AND is_of_kind) AS years,
      (SELECT json_group_array(DISTINCT kind) FROM found WHERE kind IS NOT NULL AND is_of_year) AS kinds`;
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
