import type { SearchScope } from "../../domain/search/search.ts";
import type { Match } from "./match.ts";

/** Weights relative to the text: a match in the title outweighs any number of matches in the text. */
const TITLE_WEIGHT = 8;
const HEADING_WEIGHT = 4;
/** Weight of captions and column heads, relative to headings. */
const LABEL_WEIGHT = 0.5;
/** Weight of a document with the words as they were typed, one after the other, in a title or heading. */
const PHRASE_WEIGHT = 2;
/** Weight of a page that does not have all words. */
const PARTIAL_WEIGHT = 0.75;
/** Weight of the address, relative to the title. */
const UID_WEIGHT = 0.25;
/** What a year between now and the day of a document takes from its weight: of equal matches, the nearest comes first. */
const YEAR_WEIGHT = 0.2;
/** Weights of a document whose title is what was searched, and of one whose title without the year, or a heading, is. */
const NAMED_WEIGHT = 3;
const NAMED_PART_WEIGHT = 2;
/** Weights of dates that are to come, also if the query asks for the next one, and that are over. */
export const COMING_WEIGHT = 1.15;
export const NEXT_WEIGHT = 12;
const OVER_WEIGHT = 0.5;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** FTS5 expressions of a query. */
export interface Expressions {
  readonly all: string;
  readonly any: string;
  /** Of each term. */
  readonly terms: readonly string[];
  /** Those of terms that are words, not numbers; empty if there is only one term. */
  readonly words: string;
  /** All words one after the other; `undefined` if there is only one. */
  readonly phrase: string | undefined;
}

export function joinedExpressions(matches: readonly Match[]): Expressions {
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
export function rankingOf(
  scope: SearchScope,
  {
    terms,
    isAny,
    isWidened,
  }: { readonly terms: number; readonly isAny: boolean; readonly isWidened: boolean },
): string {
  const none = "SELECT 0 AS id WHERE 0";
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
  // Only in the headings themselves, not in captions and column heads.
  const phrased = `SELECT rowid AS id FROM ${scope}_title WHERE ${scope}_title MATCH :phrase
    UNION SELECT rowid AS id FROM ${scope}_headings WHERE ${scope}_headings MATCH 'headings : ' || :phrase`;
  const covered = ofTerms.map((of) => `SELECT id FROM (${of})`).join(" UNION ALL ") || none;
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
      ${terms > 1 ? phrased : none}),
    covered AS MATERIALIZED (SELECT id, count(*) AS terms FROM (${covered}) GROUP BY id),
    matching AS MATERIALIZED (
      SELECT rowid AS id, bm25(${scope}_text, 0, 1) AS score FROM ${scope}_text WHERE ${scope}_text MATCH :all),
    candidate AS NOT MATERIALIZED (
      SELECT id, score, 1 AS is_whole FROM matching
      UNION ALL SELECT id, 0, 0 FROM (${isWidened ? worded : none}) WHERE id NOT IN (SELECT id FROM matching)),
    scored AS MATERIALIZED (
      SELECT document.id, day, year, kind, thing, is_date, is_whole, coalesce(covered.terms, 0) AS terms,
        coalesce(year = :year, :year IS NULL) AS is_of_year, coalesce(kind = :kind, :kind IS NULL) AS is_of_kind,
        (candidate.score
          + (${TITLE_WEIGHT} * coalesce(titled.score, 0) + ${HEADING_WEIGHT} * coalesce(headed.score, 0)) * ${share})
        * coalesce(named.weight, 1) * iif(phrased.id IS NULL, 1, ${PHRASE_WEIGHT}) * iif(is_whole, 1, ${PARTIAL_WEIGHT})
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
    things AS MATERIALIZED (
      SELECT thing, min(score) AS best, max(terms) AS most FROM scored WHERE thing IS NOT NULL AND NOT is_date GROUP BY thing),
    dates AS MATERIALIZED (SELECT id, min(score) FROM scored WHERE is_date GROUP BY thing),
    found AS MATERIALIZED (
      SELECT * FROM scored WHERE (is_whole OR score < (SELECT min(score) FROM scored WHERE is_whole))
        AND (NOT is_date OR id IN (SELECT id FROM dates))),
    filtered AS NOT MATERIALIZED (
      SELECT id, day, score, coalesce(best, score) AS best, coalesce(most, terms) AS most, iif(best IS NULL, '', thing) AS about
      FROM found LEFT JOIN things USING (thing) WHERE is_of_year AND is_of_kind)
    SELECT (SELECT count(*) FROM found) AS unfiltered, (SELECT count(*) FROM filtered) AS total,
      (SELECT json_group_array(id) FROM (
        SELECT id FROM filtered ORDER BY ${isAny ? "most DESC, " : ""}best, day DESC, about, score, id LIMIT :size OFFSET :start)) AS ids,
      (SELECT json_group_array(DISTINCT year) FROM found WHERE year IS NOT NULL AND is_of_kind) AS years,
      (SELECT json_group_array(DISTINCT kind) FROM found WHERE kind IS NOT NULL AND is_of_year) AS kinds`;
}
