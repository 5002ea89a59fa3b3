import { dayOfKey, dayOfYearOfKey } from "../../domain/search/date-keys.ts";
import type { Language } from "../../domain/search/language.ts";
import { asksFor, isContactDetail, namesIn, type SearchTerm } from "../../domain/search/search-terms.ts";
import { COMING_WEIGHTS, CONTACT_WEIGHT } from "./ranking.ts";

/** Who leaves out the year means one of these. */
const YEARS_NEAR_NOW = [-2, -1, 0, 1, 2];

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What a query wants to be ranked first, as parameters of the statement that ranks the results. */
export interface Order {
  /** The parts of the query that may be the name of a document or of a part of one, as JSON. */
  readonly names: string;
  /** The same names without years, as JSON. */
  readonly undated: string;
  readonly comingDate: number;
  readonly comingPage: number;
  readonly contact: number;
  /** Days since 1970 of the day that is searched, without a year those of all years near now, as JSON. */
  readonly days: string;
  /** Milliseconds of Unix time. */
  readonly now: number;
}

interface Searched {
  readonly language: Language;
  /** Milliseconds of Unix time. */
  readonly now: number;
}

/** What a text and its terms, as they are understood, say of the order of their results. */
export function orderOf(text: string, terms: readonly SearchTerm[], { language, now }: Searched): Order {
  const names = namesIn(terms, language);
  const undated = namesIn(
    terms.filter((term) => !isYear(term)),
    language,
  );
  return {
    names: JSON.stringify(names),
    undated: JSON.stringify(undated),
    ...COMING_WEIGHTS[asksFor(text, language) ?? "any"],
    contact: isContactDetail(text) ? CONTACT_WEIGHT : 1,
    days: JSON.stringify(daysOf(terms, now)),
    now,
  };
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
  // Only some years have a 29th of February.
  return days.flatMap((one) => (one === undefined ? [] : Date.parse(one) / DAY_MS)).filter(Number.isFinite);
}
