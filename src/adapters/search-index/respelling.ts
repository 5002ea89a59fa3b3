import { isCode, wordForms, writtenApart, writtenTogether } from "../../domain/search/language.ts";
import { wordsIn } from "../../domain/text/words.ts";
import { Match } from "./match.ts";
import type { SearchedIndex } from "./searched-index.ts";

/**
 * A text whose words are written together or apart as they are in the index, where what was typed occurs nowhere: a
 * whistle blower, a buyback. What is in quotes stays.
 */
export function respelt(text: string, index: SearchedIndex): string {
  if (/["“”„]/.test(text)) return text;
  let written = "";
  let position = 0;
  const words = wordsIn(text);
  for (let place = 0; place < words.length; place++) {
    const [word, next] = words.slice(place, place + 2);
    if (!word) break;
    const together = next && joinedWord(index, word.text, next.text);
    const last = together === undefined ? word : next;
    const spelling = together ?? writtenApartIn(index, word.text) ?? word.text;
    written += text.slice(position, word.start) + spelling;
    position = (last ?? word).start + (last ?? word).text.length;
    if (together !== undefined) place++;
  }
  return written + text.slice(position);
}

function joinedWord(index: SearchedIndex, first: string, second: string): string | undefined {
  const together = writtenTogether(first, second);
  if (together === undefined || !occurs(index, together)) return undefined;
  return index.words.occurs(index.state, phrase(index, first, second)) ? undefined : together;
}

function writtenApartIn(index: SearchedIndex, word: string): string | undefined {
  const ways = writtenApart(word);
  if (ways.length === 0 || occurs(index, word)) return undefined;
  const stemOf = (part: string) => wordForms(part, index.language).stem;
  const known = index.words.knownStems(ways.flat().map(stemOf));
  const possible = ways.filter((parts) => parts.every((part) => known.has(stemOf(part))));
  const together = possible.find((parts) => index.words.occurs(index.state, phrase(index, ...parts)));
  // As a phrase: apart from each other they are other words.
  if (together) return `"${together.join(" ")}"`;
  // The year of `agm2025` may stand anywhere.
  return isCode(word) && !hasSynonyms(index, stemOf(word)) ? possible[0]?.join(" ") : undefined;
}

function hasSynonyms(index: SearchedIndex, stem: string): boolean {
  return index.synonyms.some((group) => group.some((expression) => expression.includes(stem)));
}

function occurs(index: SearchedIndex, word: string): boolean {
  return index.words.occurs(
    index.state,
    Match.of({ kind: "word", ...wordForms(word, index.language), synonyms: [] }),
  );
}

function phrase(index: SearchedIndex, first: string, second: string): Match {
  return Match.ofStems([first, second].map((word) => wordForms(word, index.language).stem));
}
