import type { StatementSync } from "node:sqlite";
import type { Language } from "../../domain/search/language.ts";
import {
  SEARCH_KINDS,
  type SearchableDocument,
  type SearchListing,
  type SearchQuery,
  type SearchScope,
} from "../../domain/search/search.ts";
import { type SynonymStems, synonymStems } from "../../domain/search/search-terms.ts";
import type { DigestedDocuments } from "./document-digest.ts";
import { openIndexFile, statementCache, WHOLE_STATE } from "./index-file.ts";
import { IndexedWords } from "./indexed-words.ts";
import type { Match } from "./match.ts";
import { type Order, orderOf } from "./query-order.ts";
import { type Expressions, joinedExpressions, rankingOf } from "./ranking.ts";
import type { IsRealWord } from "./real-words.ts";
import { respelt } from "./respelling.ts";
import { SearchHits } from "./search-hits.ts";
import { understood } from "./understood-query.ts";

/** Groups of expressions with the same meaning. */
export type Synonyms = readonly (readonly string[])[];

interface Found {
  readonly unfiltered: number;
  readonly total: number;
  readonly ids: readonly number[];
  readonly years: readonly number[];
  readonly kinds: readonly string[];
}

/** Searches the index, in a thread of its own. */
export class IndexReader {
  readonly #prepared: (sql: string) => StatementSync;
  readonly #language: Language;
  readonly #synonyms: SynonymStems;
  readonly #words: IndexedWords;
  readonly #hits: SearchHits;

  constructor(path: string, language: Language, synonyms: Synonyms, isRealWord: IsRealWord) {
    this.#language = language;
    this.#synonyms = synonymStems(synonyms, language);
    this.#prepared = statementCache(openIndexFile(path));
    this.#words = new IndexedWords(this.#prepared, language, isRealWord);
    this.#hits = new SearchHits(this.#prepared, language);
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
    const index = { state, words: this.#words, language: this.#language, synonyms: this.#synonyms };
    const text = respelt(query.text, index);
    const { terms, matches, corrected, isOfScope } = understood(text, scope, index);
    const order = orderOf(query.text, terms, { language: this.#language, now });
    const { unfiltered, total, ids, years, kinds } = this.#find(state, matches, query, order);
    const other = scope === "page" ? "pdf" : "page";
    const others = isOfScope ? understood(text, other, index).matches : matches;
    return {
      items: ids.map((id) => this.#hits.hit(id, scope, matches)),
      page,
      pages: Math.max(1, Math.ceil(total / pageSize)),
      total,
      years: years.toSorted((a, b) => b - a),
      kinds: SEARCH_KINDS.filter((kind) => kinds.includes(kind)),
      totals: scopes(scope, unfiltered, this.#countFound(state, other, others)),
      ...(corrected !== undefined && { correctedText: corrected }),
    };
  }

  /** The documents that the index has of items, by the digests of the items. Items that it does not have are left out. */
  stored(digests: readonly string[]): DigestedDocuments[] {
    const found = this.#prepared(
      "SELECT json FROM document JOIN document_json ON document = id WHERE digest = ?",
    );
    return digests.flatMap((digest) => {
      const documents = found.all(digest).map(({ json }): SearchableDocument => JSON.parse(String(json)));
      return documents.length === 0 ? [] : { digest, documents };
    });
  }

  /** Number of documents that {@link #find} finds without filters, apart from pages with some of the words: they take time. */
  #countFound(state: number, scope: SearchScope, matches: readonly Match[]): number {
    const { all, any } = joinedExpressions(matches);
    if (any === "") return 0;
    return (
      this.#words.count(state, scope, all) || (matches.length > 1 ? this.#words.count(state, scope, any) : 0)
    );
  }

  /** Documents with all terms; if there are none, documents with any of them, those with most of them first. */
  #find(state: number, matches: readonly Match[], query: SearchQuery, order: Order): Found {
    const expressions = joinedExpressions(matches);
    const { any } = expressions;
    if (any === "") return { unfiltered: 0, total: 0, ids: [], years: [], kinds: [] };
    const found = this.#ranked(state, expressions, query, order);
    return found.unfiltered === 0 && matches.length > 1
      ? this.#ranked(state, { ...expressions, all: any }, query, order)
      : found;
  }

  #ranked(
    state: number,
    { all, any, anyNamed, terms, named, words, phrase }: Expressions,
    { scope, page, pageSize, year, kind }: SearchQuery,
    order: Order,
  ): Found {
    const isAny = all === any && terms.length > 1;
    const isWidened = scope === "page" && !isAny && words !== "";
    const hasPhrase = phrase !== undefined;
    const row = this.#prepared(rankingOf(scope, { terms: terms.length, hasPhrase, isAny, isWidened })).get({
      ...order,
      all,
      anyNamed,
      state,
      year: year ?? null,
      kind: kind ?? null,
      size: pageSize,
      start: (page - 1) * pageSize,
      ...(hasPhrase && { phrase }),
      ...(isWidened && { words }),
      ...(terms.length > 1 && this.#ofTerms(state, scope, terms, named)),
    });
    return {
      unfiltered: Number(row?.unfiltered),
      total: Number(row?.total),
      ids: JSON.parse(String(row?.ids)),
      years: JSON.parse(String(row?.years)),
      kinds: JSON.parse(String(row?.kinds)),
    };
  }

  /** What each of several terms is bound to: its expressions, and its part of the rarity of all. */
  #ofTerms(state: number, scope: SearchScope, terms: readonly string[], named: readonly string[]) {
    const rarities = terms.map((term) => this.#words.rarity(state, scope, term));
    const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
    return Object.fromEntries(
      terms.flatMap((term, place) => [
        [`term${place}`, term],
        [`named${place}`, named[place] ?? term],
        [`rarity${place}`, (rarities[place] ?? 0) / all],
      ]),
    );
  }
}

function scopes(scope: SearchScope, own: number, other: number): Readonly<Record<SearchScope, number>> {
  return scope === "page" ? { page: own, pdf: other } : { page: other, pdf: own };
}
