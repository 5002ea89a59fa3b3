import type { StatementSync } from "node:sqlite";
import { dayOfKey, dayOfYearOfKey } from "../../domain/search/date-keys.ts";
import { excerptOf } from "../../domain/search/excerpt.ts";
import { keysTogether } from "../../domain/search/keys-together.ts";
import {
  compoundsOf,
  exactToken,
  isCode,
  type Language,
  wordForms,
  writtenApart,
  writtenTogether,
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
  asksFor,
  correctedText,
  isContactDetail,
  namesIn,
  type SearchTerm,
  type SynonymStems,
  searchTermsOf,
  synonymStems,
  type WordTerm,
} from "../../domain/search/search-terms.ts";
import { canBeMisspelt } from "../../domain/search/typing-errors.ts";
import { wordsIn } from "../../domain/text/words.ts";
import type { DigestedDocuments } from "./document-digest.ts";
import { openIndexFile, statementCache, WHOLE_STATE } from "./index-file.ts";
import { IndexedWords, type TypedWord } from "./indexed-words.ts";
import { joinedKeys } from "./key-text.ts";
import { Match } from "./match.ts";
import { COMING_WEIGHTS, CONTACT_WEIGHT, type Expressions, joinedExpressions, rankingOf } from "./ranking.ts";
import type { IsRealWord } from "./real-words.ts";

/** Maximum number of pages that a hit lists. */
const MAX_PAGES = 6;

/** Minimum length of a word that occurs to be also the beginning of others. */
const MIN_BEGINNING_LENGTH = 5;

/** Minimum length of the first word of a compound to be its topic, also if the second is longer. */
const MIN_TOPIC_LENGTH = 6;

const MAX_CACHED_WORDS = 20_000;

/** Who leaves out the year means one of these. */
const YEARS_NEAR_NOW = [-2, -1, 0, 1, 2];

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Groups of expressions with the same meaning. */
export type Synonyms = readonly (readonly string[])[];

interface Found {
  readonly unfiltered: number;
  readonly total: number;
  readonly ids: readonly number[];
  readonly years: readonly number[];
  readonly kinds: readonly string[];
}

interface Understood {
  readonly terms: readonly SearchTerm[];
  readonly matches: readonly Match[];
  /** The text without typing errors; absent if there are none. */
  readonly corrected?: string;
  /** Whether it is understood otherwise in the other scope, because words of the query occur only there. */
  readonly isOfScope: boolean;
}

/** What is found out about a query while its terms are matched. */
interface Findings {
  /** The words that were meant, by those that were taken for typing errors. */
  readonly corrections: Map<string, string>;
  isOfScope: boolean;
}

/** What a query says of the order of its results, as parameters of the statement that ranks. */
interface Order {
  /** What may be the name of a document or of a part of it, as JSON. */
  readonly names: string;
  /** Those without years. */
  readonly undated: string;
  readonly comingDate: number;
  readonly comingPage: number;
  readonly contact: number;
  /** Days since 1970 of the day that is searched, without a year those of all years near now, as JSON. */
  readonly days: string;
  /** Milliseconds of Unix time. */
  readonly now: number;
}

/** Searches the index, in a thread of its own. */
export class IndexReader {
  readonly #prepared: (sql: string) => StatementSync;

  /** The keys of the words in excerpts: a search looks at thousands, and most texts have the same. */
  readonly #keysOf = new Map<string, readonly [string, string]>();
  readonly #language: Language;
  readonly #synonyms: SynonymStems;
  readonly #words: IndexedWords;

  constructor(path: string, language: Language, synonyms: Synonyms, isRealWord: IsRealWord) {
    this.#language = language;
    this.#synonyms = synonymStems(synonyms, language);
    this.#prepared = statementCache(openIndexFile(path));
    this.#words = new IndexedWords(this.#prepared, language, isRealWord);
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
    const text = this.#respelt(state, query.text);
    const { terms, matches, corrected, isOfScope } = this.#understood(state, scope, text);
    const order = this.#orderOf(query.text, terms, now);
    const { unfiltered, total, ids, years, kinds } = this.#find(state, matches, query, order);
    const other = scope === "page" ? "pdf" : "page";
    const others = isOfScope ? this.#understood(state, other, text).matches : matches;
    return {
      items: ids.map((id) => this.#hit(id, scope, matches)),
      page,
      pages: Math.max(1, Math.ceil(total / pageSize)),
      total,
      years: years.toSorted((a, b) => b - a),
      kinds: SEARCH_KINDS.filter((kind) => kinds.includes(kind)),
      totals: scopes(scope, unfiltered, this.#countFound(state, other, others)),
      ...(corrected !== undefined && { correctedText: corrected }),
    };
  }

  #orderOf(text: string, terms: readonly SearchTerm[], now: number): Order {
    const names = namesIn(terms, this.#language);
    const undated = namesIn(
      terms.filter((term) => !isYear(term)),
      this.#language,
    );
    return {
      names: JSON.stringify(names),
      undated: JSON.stringify(undated),
      ...COMING_WEIGHTS[asksFor(text, this.#language) ?? "any"],
      contact: isContactDetail(text) ? CONTACT_WEIGHT : 1,
      days: JSON.stringify(daysOf(terms, now)),
      now,
    };
  }

  /** What is searched for a text. With typing errors it is the corrected text, which has synonyms, and may be a name. */
  #understood(state: number, scope: SearchScope, text: string): Understood {
    const findings: Findings = { corrections: new Map(), isOfScope: false };
    const { corrections } = findings;
    const read = (typed: string): Understood => {
      const words = this.#typedWords(typed);
      const terms = this.#withYear(state, searchTermsOf(typed, this.#language, this.#synonyms));
      const matches = terms.flatMap((term) => this.#match(state, scope, term, words, findings));
      return { terms, matches, isOfScope: findings.isOfScope };
    };
    const asTyped = read(text);
    if (corrections.size === 0) return asTyped;
    const corrected = correctedText(text, corrections, this.#language);
    return { ...read(corrected), corrected };
  }

  /**
   * A text whose words are written together or apart as they are in the index, where what was typed occurs nowhere: a
   * whistle blower, a buyback. What is in quotes stays.
   */
  #respelt(state: number, text: string): string {
    if (/["“”„]/.test(text)) return text;
    let respelt = "";
    let position = 0;
    const words = wordsIn(text);
    for (let place = 0; place < words.length; place++) {
      const [word, next] = words.slice(place, place + 2);
      if (!word) break;
      const joined = next && this.#joined(state, word.text, next.text);
      const last = joined === undefined ? word : next;
      const written = joined ?? this.#apart(state, word.text) ?? word.text;
      respelt += text.slice(position, word.start) + written;
      position = (last ?? word).start + (last ?? word).text.length;
      if (joined !== undefined) place++;
    }
    return respelt + text.slice(position);
  }

  #joined(state: number, first: string, second: string): string | undefined {
    const together = writtenTogether(first, second);
    if (together === undefined || !this.#occurs(state, together)) return undefined;
    return this.#words.occurs(state, this.#phrase(first, second)) ? undefined : together;
  }

  #apart(state: number, word: string): string | undefined {
    const ways = writtenApart(word);
    if (ways.length === 0 || this.#occurs(state, word)) return undefined;
    const stemOf = (part: string) => wordForms(part, this.#language).stem;
    const known = this.#words.knownStems(ways.flat().map(stemOf));
    const possible = ways.filter((parts) => parts.every((part) => known.has(stemOf(part))));
    const together = possible.find((parts) => this.#words.occurs(state, this.#phrase(...parts)));
    // As a phrase: apart from each other they are other words.
    if (together) return `"${together.join(" ")}"`;
    // The year of `agm2025` may stand anywhere.
    return isCode(word) && !this.#hasSynonyms(stemOf(word)) ? possible[0]?.join(" ") : undefined;
  }

  #hasSynonyms(stem: string): boolean {
    return this.#synonyms.some((group) => group.some((expression) => expression.includes(stem)));
  }

  #occurs(state: number, word: string): boolean {
    return this.#words.occurs(
      state,
      Match.of({ kind: "word", ...wordForms(word, this.#language), synonyms: [] }),
    );
  }

  #phrase(first: string, second: string): Match {
    return Match.ofStems([first, second].map((word) => wordForms(word, this.#language).stem));
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
  #typedWords(text: string): ReadonlyMap<string, TypedWord> {
    const words = wordsIn(text).map(({ text: written }) => ({
      written,
      ...wordForms(written, this.#language),
    }));
    return new Map(
      words.map(({ written, word }, place) => {
        return [word, { written, before: words[place - 1]?.stem, after: words[place + 1]?.stem }];
      }),
    );
  }

  /**
   * Terms, the last of which may also be the year that a number of two digits ends: `annual report 25`. Before another word it
   * counts that one (`24 countries`), and it is no year if no document is of it.
   */
  #withYear(state: number, terms: readonly SearchTerm[]): readonly SearchTerm[] {
    const last = terms.at(-1);
    if (terms.length === 1 || last?.kind !== "word" || !/^\d\d$/.test(last.word)) return terms;
    if (!this.#words.hasYear(state, Number(`20${last.word}`))) return terms;
    // Financial years and half-years have these keys, in whatever language they are written.
    const years = ["20", "fy", "hy"].map((before) => [before + last.word]);
    return [...terms.slice(0, -1), { ...last, synonyms: years }];
  }

  /** What a term matches, which may be several words. */
  #match(
    state: number,
    scope: SearchScope,
    term: SearchTerm,
    typedWords: ReadonlyMap<string, TypedWord>,
    findings: Findings,
  ): Match[] {
    if (term.kind === "word") return this.#matchWord(state, scope, term, typedWords, findings);
    const typed = Match.of(term);
    const { apart = [] } = term;
    // What only documents call so is described in other words on pages.
    if (apart.length === 0 || this.#words.occurs(state, typed, [scope])) return [typed];
    findings.isOfScope = true;
    return apart
      .filter((one) => one.kind === "phrase" || !this.#language.stopWords.has(one.word))
      .flatMap((one) => this.#match(state, scope, one, typedWords, findings));
  }

  /**
   * Matches a word or its prefix. If it occurs nowhere, or only as what may be a form of another word, it is treated as a typing
   * error, or as a compound of two words that occur.
   */
  #matchWord(
    state: number,
    scope: SearchScope,
    term: WordTerm,
    typedWords: ReadonlyMap<string, TypedWord>,
    findings: Findings,
  ): Match[] {
    const typed = this.#typed(state, term);
    const isHere = this.#words.occurs(state, typed, [scope]);
    const parts = isHere ? undefined : this.#parts(state, term.word);
    const occurs = isHere || this.#words.occurs(state, typed);
    // What only documents call so is described in other words on pages.
    if (occurs && parts) {
      findings.isOfScope = true;
      return parts;
    }
    if (occurs && !this.#words.isOnlyAStem(state, term)) return [this.#words.named(state, term, typed)];
    const written = typedWords.get(term.word) ?? { written: term.word };
    const intended = canBeMisspelt(written.written)
      ? this.#words.intended(state, term.word, written)
      : undefined;
    const isIntended = intended && (!occurs || this.#words.isRatherThan(state, intended, typed));
    if (!isIntended) return parts ?? [typed];
    findings.corrections.set(term.word, intended.written);
    return [Match.ofForms(intended)];
  }

  /** A word as it was typed. A short one that occurs is not the beginning of longer ones: `age`, `agency`. */
  #typed(state: number, term: WordTerm): Match {
    const isShort = term.word.length < MIN_BEGINNING_LENGTH && this.#language.linkingElements.length === 0;
    const whole = Match.whole(term);
    return isShort && this.#words.occurs(state, whole) ? whole : Match.of(term);
  }

  /**
   * The two words of a compound. If only the first occurs, of which the last is a property, that one: `Mitarbeiter|zahl`. If only
   * the last occurs, of which the compound is a kind, that one: `Firmen|geschichte`.
   */
  #parts(state: number, word: string): Match[] | undefined {
    let topic: Match[] | undefined;
    let kind: Match[] | undefined;
    for (const [first, last] of compoundsOf(word, this.#language)) {
      const beginning = this.#occurring(state, first);
      const end = beginning || last.length >= MIN_TOPIC_LENGTH ? this.#occurring(state, last) : undefined;
      if (beginning && end) return [...beginning, ...end];
      if (beginning && first.length >= Math.min(last.length, MIN_TOPIC_LENGTH)) topic ??= beginning;
      kind ??= end;
    }
    return topic ?? kind;
  }

  /** What a text matches with its synonyms, also as the beginning of longer compounds; `undefined` if it does not occur. */
  #occurring(state: number, text: string): Match[] | undefined {
    const terms = searchTermsOf(text, this.#language, this.#synonyms);
    const whole = terms.map((term) => Match.whole(term));
    if (whole.every((match) => this.#words.occurs(state, match))) return whole;
    if (text.length < MIN_BEGINNING_LENGTH) return undefined;
    const beginnings = terms.map((term) => Match.of(term));
    return beginnings.every((match) => this.#words.occurs(state, match)) ? beginnings : undefined;
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

  #hit(id: number, scope: SearchScope, matches: readonly Match[]): SearchHit {
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

function isYear(term: SearchTerm): boolean {
  if (term.kind === "phrase") return false;
  return [term.word, ...term.synonyms.flat()].some((word) => /^(?:19|20)\d\d$/.test(word));
}

/** Days since 1970 of the day that a query is; without a year, that of each year near now. */
function daysOf(terms: readonly SearchTerm[], now: number): number[] {
  const [term] = terms;
  const key = terms.length === 1 && term?.kind === "word" ? term.word : "";
  const day = dayOfKey(key);
  const dayOfYear = dayOfYearOfKey(key);
  const years = YEARS_NEAR_NOW.map((distance) => new Date(now).getUTCFullYear() + distance);
  const days = dayOfYear === undefined ? [day] : years.map((year) => `${year}-${dayOfYear}`);
  // The 29th of February is in some years alone.
  return days.flatMap((one) => (one === undefined ? [] : Date.parse(one) / DAY_MS)).filter(Number.isFinite);
}

function isMarked(excerpt: readonly ExcerptPart[]): boolean {
  return excerpt.some(({ hit }) => hit);
}

function scopes(scope: SearchScope, own: number, other: number): Readonly<Record<SearchScope, number>> {
  return scope === "page" ? { page: own, pdf: other } : { page: other, pdf: own };
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
