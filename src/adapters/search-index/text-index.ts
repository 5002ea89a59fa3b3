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

/** How much a word counts by where it stands. A title outweighs any number of mentions in a text. */
const WEIGHTS = { title: 8, uid: 2, headings: 2, text: 1 };

/** Words of a search that count; the rest of a long text would cost time and change nothing. */
const MAX_QUERY_WORDS = 12;

/** What the oldest document counts, beside 1 for the newest: of two that say the same, the newer one comes first. */
const OLDEST = 0.9;

/** Letters that a word needs before a slip in it is forgiven: in shorter ones it makes another word. */
const FUZZY_MIN_LENGTH = 4;

/**
 * Letters of a text that are indexed, some 30,000 words: nobody is served while a document is added. What stands further
 * down in a longer one is not found.
 */
const MAX_TEXT_LENGTH = 200_000;

const LITTLE_WORDS = new Set(
  "a an and are as at be by for from how i in is it of on or our s the to was we what when where who with you".split(
    " ",
  ),
);

/** The documents of one scope by their words. */
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
    // What is searched for are keys already.
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

  /** Documents with every word of the text; where there are none, those with any. */
  search({ text, page, pageSize }: Omit<SearchQuery, "scope">): Listing<SearchHit> {
    const words = this.#forgiving(text);
    const all = this.#find(words, "AND");
    const found = all.length > 0 || words.length < 2 ? all : this.#find(words, "OR");
    const start = (page - 1) * pageSize;
    return {
      items: found.slice(start, start + pageSize).flatMap(({ id, terms }) => {
        const document = this.#documents.get(String(id));
        return document ? searchHit(document, excerptOf(document.text, new Set(terms))) : [];
      }),
      page,
      pages: Math.max(1, Math.ceil(found.length / pageSize)),
      total: found.length,
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
    return OLDEST + ((1 - OLDEST) * (Date.parse(date) - this.#oldest)) / span;
  }

  #forgiving(text: string): Query[] {
    const words = new Set(wordsIn(text).map((word) => plainWord(word.text)));
    const telling = [...words].filter((word) => !LITTLE_WORDS.has(word));
    return (telling.length > 0 ? telling : [...words])
      .slice(0, MAX_QUERY_WORDS)
      .map((word) => this.#wordQuery(word));
  }

  /** A word as it is typed, or begun; only one that stands nowhere is taken for a slip of another. */
  #wordQuery(word: string): Query {
    const key = wordKey(word);
    const asTyped = { queries: [key], prefix: key.length > 2 };
    const forgiven = word.length >= FUZZY_MIN_LENGTH && !/\p{N}/u.test(word);
    if (!forgiven || this.#index.search(asTyped).length > 0) return asTyped;
    return { combineWith: "OR", queries: [{ queries: [key], fuzzy: 1 }, ...swapped(word).map(wordKey)] };
  }
}

/** A word with each two neighbouring letters the other way round: the commonest slip, and not one letter's. */
function swapped(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) =>
    letters
      .with(index, letter)
      .with(index + 1, letters[index] ?? "")
      .join(""),
  );
}
