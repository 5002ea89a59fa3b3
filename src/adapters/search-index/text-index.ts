import MiniSearch, { type Query } from "minisearch";
import type { Listing } from "../../domain/content/listing.ts";
import { excerptOf } from "../../domain/search/excerpt.ts";
import {
  type SearchableDocument,
  type SearchHit,
  type SearchQuery,
  searchHit,
} from "../../domain/search/search.ts";
import { plainWord, wordKey, wordsIn } from "../../domain/search/words.ts";

/** Weight of a word by field. A title outweighs any number of occurrences in a text. */
const WEIGHTS = { title: 8, uid: 2, headings: 2, text: 1 };

/** Further words of a query are ignored: they would cost time and hardly change the result. */
const MAX_QUERY_WORDS = 12;

/** Boost of the oldest document (1 for the newest), so that of two equal documents the newer one comes first. */
const OLDEST_BOOST = 0.9;

/** Minimum length of a word for fuzzy matching: in shorter words a typo is often another word. */
const FUZZY_MIN_LENGTH = 4;

/**
 * Characters of a text that are indexed (about 30,000 words), since adding a document blocks the event loop. Text after
 * that is not searchable.
 */
const MAX_TEXT_LENGTH = 200_000;

const STOP_WORDS = new Set(
  "a an and are as at be by for from how i in is it of on or our s the to was we what when where who with you".split(
    " ",
  ),
);

/** Full-text index of the documents of one scope. */
export class TextIndex {
  readonly #documents = new Map<string, SearchableDocument>();
  /** First and last day of publication of the documents that have one. */
  #oldest = Number.POSITIVE_INFINITY;
  #newest = Number.NEGATIVE_INFINITY;

  readonly #index = new MiniSearch<SearchableDocument>({
    fields: Object.keys(WEIGHTS),
    extractField: (document, field) => {
      if (field === "headings") return document.headings.join("\n");
      return field === "title" || field === "uid" || field === "text" ? document[field] : document.id;
    },
    tokenize: (text) => wordsIn(text).map((word) => word.text),
    processTerm: wordKey,
    // Queries consist of keys already.
    searchOptions: { boost: WEIGHTS, tokenize: (key) => [key], processTerm: (key) => key },
  });

  add({ text, ...rest }: SearchableDocument): void {
    const document = { ...rest, text: text.slice(0, MAX_TEXT_LENGTH) };
    if (this.#documents.has(document.id)) return;
    this.#documents.set(document.id, document);
    this.#index.add(document);
    if (document.date === undefined) return;
    const day = Date.parse(document.date);
    this.#oldest = Math.min(this.#oldest, day);
    this.#newest = Math.max(this.#newest, day);
  }

  /** Documents with all words of the text; if there are none, documents with any of them. */
  search({ text, page, pageSize }: Omit<SearchQuery, "scope">): Listing<SearchHit> {
    const words = this.#queriesFor(text);
    const all = this.#find(words, "AND");
    const matches = all.length > 0 || words.length < 2 ? all : this.#find(words, "OR");
    const start = (page - 1) * pageSize;
    return {
      items: matches.slice(start, start + pageSize).flatMap(({ id, terms }) => {
        const document = this.#documents.get(String(id));
        return document ? searchHit(document, excerptOf(document.text, new Set(terms))) : [];
      }),
      page,
      pages: Math.max(1, Math.ceil(matches.length / pageSize)),
      total: matches.length,
    };
  }

  #find(words: readonly Query[], combineWith: "AND" | "OR") {
    if (words.length === 0) return [];
    return this.#index.search(
      { combineWith, queries: [...words] },
      { boostDocument: (id) => this.#recency(String(id)) },
    );
  }

  #recency(id: string): number {
    const { date } = this.#documents.get(id) ?? {};
    const span = this.#newest - this.#oldest;
    if (date === undefined || span <= 0) return 1;
    return OLDEST_BOOST + ((1 - OLDEST_BOOST) * (Date.parse(date) - this.#oldest)) / span;
  }

  #queriesFor(text: string): Query[] {
    const words = new Set(wordsIn(text).map((word) => plainWord(word.text)));
    const significant = [...words].filter((word) => !STOP_WORDS.has(word));
    return (significant.length > 0 ? significant : [...words])
      .slice(0, MAX_QUERY_WORDS)
      .map((word) => this.#wordQuery(word));
  }

  /** Exact and prefix match; fuzzy match only for a word without an exact match. */
  #wordQuery(word: string): Query {
    const key = wordKey(word);
    const asTyped = { queries: [key], prefix: key.length > 2 };
    const isFuzzy = word.length >= FUZZY_MIN_LENGTH && !/\p{N}/u.test(word);
    if (!isFuzzy || this.#index.search(asTyped).length > 0) return asTyped;
    return { combineWith: "OR", queries: [{ queries: [key], fuzzy: 1 }, ...swapped(word).map(wordKey)] };
  }
}

/** All variants of a word with two adjacent letters swapped: the most common typo, with an edit distance of two. */
function swapped(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? "")
      .join(""),
  );
}
