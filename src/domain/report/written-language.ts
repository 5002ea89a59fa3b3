import { type ContentItem, documentOf } from "../content/content-item.ts";
import { plainText } from "../content/rich-text.ts";
import { STOP_WORDS } from "../search/stop-words.ts";
import { exactKey, wordsIn } from "../text/words.ts";
import { richTextsIn } from "./field-values.ts";
import type { ReportedLanguage } from "./language-rules.ts";
import { type ContentProblem, problemsOf, warning } from "./problem.ts";

/** In fewer words, a name or a quotation has as many as the text around it. */
const MIN_WORDS = 40;

/** A text has this many small words of its language for each that looks like one of another. */
const MAJORITY = 3;

/** Of this many words of a text, at least one is a small one of its language. */
const WORDS_OF_ONE = 8;

/**
 * Documents whose texts are in another language of the site than they are: somebody has copied a document, and not translated it.
 * A text is in the language of which it has the most small words (`the`, `der`).
 */
export function writtenLanguageProblems(
  items: readonly ContentItem[],
  languages: readonly ReportedLanguage[],
): readonly ContentProblem[] {
  const written = new Map(languages.map((language) => [language.language, smallWordsOf(language)]));
  return items.flatMap((item) => {
    const own = written.get(item.language);
    const others = [...written.values()].filter(({ name }) => name !== own?.name);
    if (!own || others.length === 0) return [];
    const words = wordsOf(item);
    const other = words.length < MIN_WORDS ? undefined : others.find((one) => isRather(words, one, own));
    const title = documentOf(item)?.title ?? "Site options";
    return problemsOf(item, [
      other !== undefined && warning(`“${title}” is in ${own.locale}, but its text is in ${other.locale}`),
    ]);
  });
}

interface SmallWords {
  /** The language without its country, ISO 639-1. */
  readonly name: string;
  readonly locale: string;
  readonly words: ReadonlySet<string>;
}

function smallWordsOf({ locale }: ReportedLanguage): SmallWords {
  const name = new Intl.Locale(locale).language;
  return { name, locale, words: new Set(STOP_WORDS[name]?.split(" ")) };
}

/** The words of all rich texts of an item: its figures and names are the same in all languages. */
function wordsOf(item: ContentItem): readonly string[] {
  return richTextsIn(item).flatMap(({ text }) => wordsIn(plainText(text)).map((word) => exactKey(word.text)));
}

/** Whether words are of one language rather than of another. Words that both have say nothing. */
function isRather(words: readonly string[], one: SmallWords, another: SmallWords): boolean {
  const countOf = (its: SmallWords, others: SmallWords) =>
    words.filter((word) => its.words.has(word) && !others.words.has(word)).length;
  const count = countOf(one, another);
  return count * WORDS_OF_ONE >= words.length && count >= MAJORITY * countOf(another, one);
}
