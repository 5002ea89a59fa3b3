import type { SearchScope } from "../../domain/search/search.ts";
import type { Match } from "./match.ts";

/** Weights relative to the text: a match in the title outweighs any number of matches in the text. */
const TITLE_WEIGHT = 6;
const HEADING_WEIGHT = 4;
/** Weight of captions and column heads, relative to headings. */
const LABEL_WEIGHT = 0.75;
const SUMMARY_WEIGHT = 0.25;
/** Weight of a document with the words as they were typed, one after the other, in a title or heading. */
const PHRASE_WEIGHT = 2;
/** Weight of a document with all words near each other in its text. */
const NEAR_WEIGHT = 1.4;
const NEAR_WORDS = 4;
const SOME_OF_BEST = 0.5;
/** Weight of the address, relative to the title. */
const UID_WEIGHT = 0.25;
/** What a year between now and the day of a document takes from its weight: of equal matches, the nearest comes first. */
const RECURRING_YEAR_WEIGHT = 0.35;
const YEAR_WEIGHT = 0.2;
/** Weights of a document whose title is what was searched, and of one whose title without the year, or a heading, is. */
const NAMED_WEIGHT = 3;
const NAMED_PART_WEIGHT = 2;
/** Weights of dates that are to come, also if the query asks for the next one, and that are over. */
export const COMING_WEIGHTS = { any: 1.15, next: 12, past: 0.5 } as const;
/** Weight of the contact page for its telephone numbers and addresses, which other pages repeat. */
export const CONTACT_WEIGHT = 3;
const OVER_WEIGHT = 0.5;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** FTS5 expressions of a query. */
export interface Expressions {
  readonly all: string;
  readonly any: string;
  /** Of titles and headings. */
  readonly anyNamed: string;
  /** Of each term. */
  readonly terms: readonly string[];
  /** Of each term in titles and headings. */
  readonly named: readonly string[];
  /** Those of terms that are words, not numbers; empty if there is only one term. */
  readonly words: string;
  /** All words one after the other; `undefined` if there is only one. */
  readonly phrase: string | undefined;
  /** All words near each other. */
  readonly near: string;
}

export function joinedExpressions(matches: readonly Match[]): Expressions {
  const terms = matches.map(({ expression }) => expression);
  const named = matches.map(({ namedExpression }) => namedExpression);
  const phrase = matches.length > 1 ? `"${matches.map(({ phrase: own }) => own).join(" ")}"` : undefined;
  const words = matches.length > 1 ? matches.filter((match) => !match.isNumber) : [];
  return {
    all: terms.join(" AND "),
    any: terms.join(" OR "),
    anyNamed: named.join(" OR "),
    terms,
    named,
    words: words.map(({ namedExpression }) => namedExpression).join(" OR "),
    phrase,
    near: `NEAR(${matches.map(({ phrase: own }) => `"${own}"`).join(" ")}, ${NEAR_WORDS})`,
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
  const isOne = terms === 1;
  const places = Array.from({ length: isOne ? 0 : terms }, (_, place) => place);
  const inTable = (table: string, expression: string) =>
    `SELECT rowid AS id FROM ${scope}_${table} WHERE ${scope}_${table} MATCH ${expression}`;
  const inNames = (expression: string) =>
    `${inTable("title", expression)} UNION ${inTable("headings", expression)}`;
  // Which share of the terms a document has, by their rarity.
  const shareOf = (documents: (place: number) => string) =>
    places
      .map((place) => `SELECT id, :rarity${place} AS rarity FROM (${documents(place)})`)
      .join(" UNION ALL ") || "SELECT 0 AS id, 0 AS rarity WHERE 0";
  const namedTerms = shareOf((place) => inNames(`:named${place}`));
  const partly = shareOf(
    (place) => `${inTable("text", `:term${place}`)} AND +rowid IN (SELECT id FROM widened)`,
  );
  const share = isOne ? "1" : "coalesce(covered.share, 0)";
  const isWidenedBy = isWidened ? inNames(":words") : none;
  // Only in the headings themselves, not in captions and column heads.
  const phrased = `SELECT rowid AS id FROM ${scope}_title WHERE ${scope}_title MATCH :phrase
    UNION SELECT rowid AS id FROM ${scope}_headings WHERE ${scope}_headings MATCH 'headings : ' || :phrase`;
  return `WITH
    named AS MATERIALIZED (
      SELECT document AS id, iif(max(is_title), ${NAMED_WEIGHT}, ${NAMED_PART_WEIGHT}) AS weight FROM document_name
      WHERE name IN (SELECT value FROM json_each(:names)) GROUP BY document),
    titled AS MATERIALIZED (
      SELECT rowid AS id, bm25(${scope}_title, 1, ${UID_WEIGHT}) AS score FROM ${scope}_title
      WHERE ${scope}_title MATCH :anyNamed),
    headed AS MATERIALIZED (
      SELECT rowid AS id, bm25(${scope}_headings, 1, ${LABEL_WEIGHT}, ${SUMMARY_WEIGHT}) AS score FROM ${scope}_headings
      WHERE ${scope}_headings MATCH :anyNamed),
    phrased AS MATERIALIZED (
      ${isOne ? none : phrased}),
    near AS MATERIALIZED (
      ${isOne ? none : inTable("text", "'text : ' || :near")}),
    covered AS MATERIALIZED (SELECT id, sum(rarity) AS share FROM (${namedTerms}) GROUP BY id),
    matching AS MATERIALIZED (
      SELECT rowid AS id, bm25(${scope}_text, 0, 0, 1) AS score FROM ${scope}_text WHERE ${scope}_text MATCH :all),
    widened AS MATERIALIZED (
      ${isAny ? "SELECT id FROM matching" : `SELECT id FROM (${isWidenedBy}) WHERE id NOT IN (SELECT id FROM matching)`}),
    partly AS MATERIALIZED (SELECT id, sum(rarity) AS share FROM (${partly}) GROUP BY id),
    candidate AS NOT MATERIALIZED (
      SELECT id, score, 1 AS is_whole FROM matching
      ${isAny ? "" : "UNION ALL SELECT id, 0, 0 FROM widened"}),
    scored AS MATERIALIZED (
      SELECT document.id, day, year, kind, thing, is_date, is_whole, coalesce(partly.share, 1) AS share,
        coalesce(year = :year, :year IS NULL) AS is_of_year, coalesce(kind = :kind, :kind IS NULL) AS is_of_kind,
        (candidate.score
          + (${TITLE_WEIGHT} * coalesce(titled.score, 0) + ${HEADING_WEIGHT} * coalesce(headed.score, 0)) * ${share})
        * coalesce(named.weight, 1) * iif(phrased.id IS NULL, 1, ${PHRASE_WEIGHT}) * iif(near.id IS NULL, 1, ${NEAR_WEIGHT})
        * coalesce(partly.share, 1)
        * iif(named.weight = ${NAMED_WEIGHT}, max(document.weight, 1), document.weight) * iif(is_contact, :contact, 1)
        * CASE WHEN is_date AND ends <= :now THEN ${OVER_WEIGHT}
            WHEN ends > :now AND (is_date OR titled.id IS NOT NULL) THEN :coming ELSE 1 END
        / coalesce(1 + iif(recurs AND NOT is_date, ${RECURRING_YEAR_WEIGHT}, ${YEAR_WEIGHT}) * abs(:now / ${DAY_MS} - day) / 365, 1) AS score
      FROM candidate CROSS JOIN state_document ON state = :state AND document = candidate.id
      CROSS JOIN document ON document.id = candidate.id
      LEFT JOIN titled ON titled.id = candidate.id LEFT JOIN headed ON headed.id = candidate.id
      LEFT JOIN named ON named.id = candidate.id LEFT JOIN phrased ON phrased.id = candidate.id
      LEFT JOIN covered ON covered.id = candidate.id LEFT JOIN partly ON partly.id = candidate.id
      LEFT JOIN near ON near.id = candidate.id
      WHERE is_whole OR (NOT is_date AND document.weight >= 1)),
    things AS MATERIALIZED (
      SELECT thing, min(score) AS best, max(share) AS most FROM scored WHERE thing IS NOT NULL AND NOT is_date GROUP BY thing),
    dates AS MATERIALIZED (SELECT id, min(score) FROM scored WHERE is_date GROUP BY thing),
    found AS MATERIALIZED (
      SELECT * FROM scored WHERE (is_whole OR score < ${SOME_OF_BEST} * (SELECT min(score) FROM scored WHERE is_whole))
        AND (NOT is_date OR id IN (SELECT id FROM dates))),
    filtered AS NOT MATERIALIZED (
      SELECT id, day, score, coalesce(best, score) AS best, coalesce(most, share) AS most, iif(best IS NULL, '', thing) AS about
      FROM found LEFT JOIN things USING (thing) WHERE is_of_year AND is_of_kind)
    SELECT (SELECT count(*) FROM found) AS unfiltered, (SELECT count(*) FROM filtered) AS total,
      (SELECT json_group_array(id) FROM (
        SELECT id FROM filtered ORDER BY best, day DESC, about, score, id LIMIT :size OFFSET :start)) AS ids,
      (SELECT json_group_array(DISTINCT year) FROM found WHERE year IS NOT NULL AND is_of_kind) AS years,
      (SELECT json_group_array(DISTINCT kind) FROM found WHERE kind IS NOT NULL AND is_of_year) AS kinds`;
}
