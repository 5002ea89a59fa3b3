import { withoutUnseen } from "../text/unseen.ts";
import { speltWords, wordsIn } from "../text/words.ts";
import { dateKeysIn, daysOfYearIn, type KeyOfWords, withWholeYears } from "./date-keys.ts";
import { type Language, type WordForms, withoutElided, wordForms } from "./language.ts";
import { numberKey } from "./number-keys.ts";

/** Maximum number of search terms; more would cost time and not improve the results. */
const MAX_TERMS = 12;
const MAX_PHRASE_WORDS = 24;

/** Stems of consecutive words. */
type Stems = readonly string[];

/** Groups of expressions with the same meaning. */
export type SynonymStems = readonly (readonly Stems[])[];

/** Shorter numbers are years and amounts. */
const MIN_TELEPHONE_DIGITS = 7;

/** Maximum number of names that a query is compared with. */
const MAX_NAMES = 100;

/** A word or a prefix. */
export interface WordTerm extends WordForms {
  readonly kind: "word";
  readonly synonyms: readonly Stems[];
}

/** Consecutive words. */
interface PhraseTerm {
  readonly kind: "phrase";
  readonly stems: Stems;
  readonly synonyms: readonly Stems[];
  /** The words of an expression with synonyms, which is searched by them if it occurs nowhere. Default: they stay together. */
  readonly apart?: readonly SearchTerm[];
}

/** A part of a search query. */
export type SearchTerm = WordTerm | PhraseTerm;

/** The stems of synonyms. */
export function synonymStems(groups: readonly (readonly string[])[], language: Language): SynonymStems {
  return groups.map((group) =>
    group.map((expression) => wordsIn(expression).map((word) => wordForms(word.text, language).stem)),
  );
}

/**
 * Parses a search query: words, phrases in quotation marks, addresses of e-mail, and financial years and numbers in any notation.
 * Stop words only count if there are no other words. Phrases have no synonyms: they are searched as they are.
 */
export function searchTermsOf(text: string, language: Language, synonyms: SynonymStems = []): SearchTerm[] {
  const telephone = internationalNumber(text);
  if (telephone) return [telephone];
  const phrases: SearchTerm[] = [];
  const wordOf = (written: string) => wordForms(written, language).word;
  const dated = withWholeYears(withoutUnseen(text), language.dates, wordOf);
  const rest = dated.replace(
    /"([^"]*)"|[“„]([^”“„]*)[”“]|«([^«»]*)»|(?<![^\s"])[^\s"@]{1,64}@[^\s"@]{1,64}/g,
    (written: string, straight?: string, curly?: string, angled?: string) => {
      const phrase = phraseOf(straight ?? curly ?? angled ?? written, language);
      if (phrase) phrases.push(phrase);
      return " ";
    },
  );
  const words = wordTermsOf(rest, language, synonyms);
  const significant = words.filter((term) => term.kind === "phrase" || !language.stopWords.has(term.word));
  return [...phrases, ...(significant.length + phrases.length > 0 ? significant : words)].slice(0, MAX_TERMS);
}

/** Whether a query asks for events that are to come, or that are over. */
export function asksFor(text: string, language: Language): "next" | "past" | undefined {
  const words = wordsIn(text).map((word) => wordForms(word.text, language).word);
  if (words.some((word) => language.nextWords.has(word))) return "next";
  return words.some((word) => isPast(word, language)) ? "past" : undefined;
}

/** Whether a word, or the last part of a compound such as `Jahresergebnis`, asks for the past. */
function isPast(word: string, { pastWords, linkingElements }: Language): boolean {
  if (pastWords.has(word)) return true;
  return linkingElements.length > 0 && [...pastWords].some((past) => word.endsWith(past));
}

/** Whether a query is a telephone number or an address of e-mail, which pages repeat. */
export function isContactDetail(text: string): boolean {
  const written = text.trim();
  if (written.includes("@")) return !/\s/.test(written);
  return !/\p{L}/u.test(written) && written.replace(/\D/g, "").length >= MIN_TELEPHONE_DIGITS;
}

/** A telephone number with the code of a country, of 1 to 3 digits, which pages may show without: `+61 7 7010 0140`. */
function internationalNumber(text: string): WordTerm | undefined {
  if (!/^\s*(?:\+|00)/.test(text) || !isContactDetail(text)) return undefined;
  const [whole, ...national] = [0, 1, 2, 3].flatMap((code) => {
    const digits = text.replace(/\D/g, "").replace(/^0+/, "").slice(code);
    return numberKey([digits]) ?? [];
  });
  return whole === undefined
    ? undefined
    : { kind: "word", word: whole, stem: whole, synonyms: national.map((number) => [number]) };
}

/**
 * The names of a title or heading, which a query may give as a whole: its words that are not stop words, with and without
 * those that have digits ("2026 annual general meeting").
 */
export function namesOf(title: string, language: Language): string[] {
  const words = wordsIn(title).map((word) => wordForms(word.text, language));
  const undated = words.filter(({ word }) => !/\p{N}/u.test(word));
  const names = [words, undated].map((named) =>
    nameOf(
      named.map(({ stem }) => stem),
      language,
    ),
  );
  return [...new Set(names)].filter(Boolean);
}

/** Without stop words, also in synonyms: a heading "Board of directors" is a name of "board of directors". */
function nameOf(stems: Stems, { stopStems }: Language): string {
  return stems.filter((stem) => !stopStems.has(stem)).join(" ");
}

/** The names that a query may give, of those of {@link namesOf}: its words, or their synonyms. */
export function namesIn(terms: readonly SearchTerm[], language: Language): string[] {
  const expressions = terms.map((term) => [
    term.kind === "word" ? [term.stem] : term.stems,
    ...term.synonyms,
  ]);
  return expressions
    .reduce<Stems[]>(
      (names, own) => names.flatMap((name) => own.map((stems) => [...name, ...stems])).slice(0, MAX_NAMES),
      [[]],
    )
    .map((stems) => nameOf(stems, language));
}

/** A text with words replaced, by their normalised forms. Everything else stays, also a capital at the start of a word. */
export function correctedText(
  text: string,
  corrections: ReadonlyMap<string, string>,
  language: Language,
): string {
  let corrected = "";
  let position = 0;
  for (const { text: word, start } of wordsIn(text)) {
    const intended = corrections.get(wordForms(word, language).word);
    // The words of a text without spaces overlap.
    if (intended === undefined) continue;
    const own = withoutElided(word, language);
    const isCapital = /^\p{Lu}/u.test(own);
    const written = isCapital ? intended.replace(/^./u, (letter) => letter.toUpperCase()) : intended;
    const end = start + word.length;
    corrected += text.slice(position, end - own.length) + written;
    position = end;
  }
  return corrected + text.slice(position);
}

function phraseOf(text: string, language: Language): SearchTerm | undefined {
  const forms = wordsIn(text)
    .slice(0, MAX_PHRASE_WORDS)
    .map((word) => wordForms(word.text, language));
  const [spelt] = speltWords(forms.map(({ word }) => word));
  const isSpelt = spelt?.length === forms.length;
  const stems = isSpelt ? [spelt.key] : forms.map(({ stem }) => stem);
  return stems.length === 0 ? undefined : { kind: "phrase", stems, synonyms: [] };
}

function wordTermsOf(text: string, language: Language, synonyms: SynonymStems): SearchTerm[] {
  const words = spelledTogether(
    wordsIn(text).map((word) => wordForms(word.text, language)),
    language,
  );
  const number = words.length > 1 ? numberKey(words.map(({ word }) => word)) : undefined;
  const terms = termsOf(words, synonyms);
  // Where it occurs nowhere, the words are numbers beside each other.
  return number === undefined ? terms : [{ kind: "phrase", stems: [number], synonyms: [], apart: terms }];
}

function termsOf(words: readonly WordForms[], synonyms: SynonymStems): SearchTerm[] {
  const stems = words.map(({ stem }) => stem);
  const terms = new Map<string, SearchTerm>();
  for (let place = 0; place < words.length; ) {
    const found = synonymsAt(stems, place, synonyms);
    const [first] = words.slice(place, place + 1);
    const own = found?.own ?? [];
    const others = found?.others ?? [];
    if (own.length > 1) {
      const isOwn = (expression: Stems) => expression.join(" ") === own.join(" ");
      const rest = synonyms.filter((group) => !group.some(isOwn));
      const apart = termsOf(words.slice(place, place + own.length), rest);
      terms.set(own.join(" "), { kind: "phrase", stems: own, synonyms: others, apart });
    } else if (first) terms.set(first.word, { kind: "word", ...first, synonyms: others });
    place += Math.max(1, own.length);
  }
  return [...terms.values()];
}

/** Words, of which days, periods and numbers in groups have become one. */
function spelledTogether(words: readonly WordForms[], language: Language): WordForms[] {
  const merged = [...words];
  const merge = (found: readonly KeyOfWords[]) => {
    for (const { key, start, length } of found.toReversed())
      merged.splice(start, length, { word: key, stem: key });
  };
  // What is already part of a day is not part of another one.
  for (const keysIn of [dateKeysIn, daysOfYearIn]) {
    merge(
      keysIn(
        merged.map(({ word }) => word),
        language.dates,
      ),
    );
  }
  merge(speltWords(merged.map(({ word }) => word)));
  return merged.map((forms) => {
    const key = numberKey([forms.word]);
    return key === undefined ? forms : { word: key, stem: key };
  });
}

/** The longest expression that begins at a word and has synonyms. */
function synonymsAt(
  stems: Stems,
  place: number,
  synonyms: SynonymStems,
): { readonly own: Stems; readonly others: readonly Stems[] } | undefined {
  const found = synonyms.flatMap((group) =>
    group
      .filter((own) => own.length > 0 && own.every((stem, index) => stem === stems[place + index]))
      .map((own) => ({ own, others: group.filter((other) => other !== own) })),
  );
  const [longest] = found.sort((a, b) => b.own.length - a.own.length);
  // An abbreviation may stand for several things.
  const same = found.filter(({ own }) => own.length === longest?.own.length);
  return longest && { own: longest.own, others: same.flatMap(({ others }) => others) };
}
