import type { SearchScope } from "../../domain/search/search.ts";
import { MAX_HEADINGS } from "./index-file.ts";
import type { Match } from "./match.ts";

/** Weights relative to the text: a match in the title outweighs any number of matches in the text. */
const TITLE_WEIGHT = 6;
const HEADING_WEIGHT = 3;
/** Weight of captions and column heads, relative to headings and to the summary. */
const LABEL_WEIGHT = 0.75;
/** Weight of all other headings that match, relative to the one that matches best. */
const OTHER_HEADINGS_WEIGHT = 0.2;
/** Weight of a document with the words as they were typed, one after the other, in a title or heading. */
const PHRASE_WEIGHT = 2;
/** What a document of the day that was searched has, beside one that only shows the day. */
const DAY_SCORE = 20;
const SOME_OF_BEST = 0.5;
/** Share of the words, by their rarity, that news have in title or headings to be found without the others. */
const MOST_OF_WORDS = 0.5;
/** Weight of the address, relative to the title. */
const UID_WEIGHT = 0.25;
/** What a year between now and the day of a document takes from its weight: of equal matches, the nearest comes first. */
const RECURRING_YEAR_WEIGHT = 0.35;
const YEAR_WEIGHT = 0.2;
/** Weights of a document whose title is what was searched, and of one whose title without the year, or a heading, is. */
const NAMED_WEIGHT = 3;
const NAMED_PART_WEIGHT = 2;
/** Weights of dates that are to come, and of pages about them, by what the query asks for. */
export const COMING_WEIGHTS = {
  any: { comingDate: 1.5, comingPage: 1.5 },
  next: { comingDate: 20, comingPage: 20 },
  past: { comingDate: 0.5, comingPage: 0.5 },
} as const;
/** Weight of the contact page for its telephone numbers and addresses, which other pages repeat. */
export const CONTACT_WEIGHT = 3;
const OVER_WEIGHT = 0.5;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** FTS5 expressions of a query. */
export interface Expressions {
  /** Matches all terms. */
  readonly all: string;
  /** Matches any term. */
  readonly any: string;
  /** Matches any term in titles and headings. */
  readonly anyNamed: string;
  /** One for each term. */
  readonly terms: readonly string[];
  /** One for each term, in titles and headings. */
  readonly named: readonly string[];
  /** Matches any word, but no number, in titles and headings; empty if there is only one term. */
  readonly words: string;
  /** All words one after the other; `undefined` if there is only one. */
  readonly phrase: string | undefined;
}

/** Combines the expressions of matches. */
export function joinedExpressions(matches: readonly Match[]): Expressions {
  const terms = matches.map(({ expression }) => expression);
  const named = matches.map(({ namedExpression }) => namedExpression);
  const typed = matches.map(({ phrase: own }) => own).join(" ");
  const phrase = typed.includes(" ") ? `"${typed}"` : undefined;
  const words = matches.length > 1 ? matches.filter((match) => !match.isNumber) : [];
  return {
    all: terms.join(" AND "),
    any: terms.join(" OR "),
    anyNamed: named.join(" OR "),
    terms,
    named,
    words: words.map(({ namedExpression }) => namedExpression).join(" OR "),
    phrase,
  };
}

/**
 * The statement that ranks what is found. Scores are negative, the best is the least.
 *
 * Beside what has all words, it finds pages that have some of them in title or headings, and news that have most of them there,
 * if they are better than the best of the others: the page "Ratings and debt" for "credit rating".
 *
 * @param terms - Number of terms.
 * @param hasPhrase - Whether more than one word was typed.
 * @param isAny - Whether documents need not have all of them.
 * @param isWidened - Whether pages are found that have some of the words in title or headings. A number alone says too little.
 */
export function rankingOf(
  scope: SearchScope,
  {
    terms,
    hasPhrase,
    isAny,
    isWidened,
  }: {
    readonly terms: number;
    readonly hasPhrase: boolean;
    readonly isAny: boolean;
    readonly isWidened: boolean;
  },
): string {
  const none = "SELECT 0 AS id WHERE 0";
  const isOne = terms === 1;
  const places = Array.from({ length: isOne ? 0 : terms }, (_, place) => place);
  const inTable = (table: string, expression: string) =>
    `SELECT rowid AS id FROM ${scope}_${table} WHERE ${scope}_${table} MATCH ${expression}`;
  const inHeadings = (expression: string) =>
    `SELECT rowid / ${MAX_HEADINGS} AS id FROM ${scope}_headings WHERE ${scope}_headings MATCH ${expression}`;
  const inNames = (expression: string) => `${inTable("title", expression)} UNION ${inHeadings(expression)}`;
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
  // Of several terms only in the headings themselves, not in captions and column heads.
  const phrased = `${inTable("title", ":phrase")} UNION ${inHeadings(isOne ? ":phrase" : "'headings : ' || :phrase")}`;
  return `WITH
    named AS MATERIALIZED (
      SELECT id, max(weight) AS weight FROM (
        SELECT document AS id, iif(is_title, ${NAMED_WEIGHT}, ${NAMED_PART_WEIGHT}) AS weight FROM document_name
        WHERE name IN (SELECT value FROM json_each(:names))
        UNION ALL SELECT document, ${NAMED_PART_WEIGHT} FROM document_name
        WHERE is_title AND name IN (SELECT value FROM json_each(:undated)))
      GROUP BY id),
    titled AS MATERIALIZED (
      SELECT rowid AS id, bm25(${scope}_title, 1, ${UID_WEIGHT}) AS score FROM ${scope}_title
      WHERE ${scope}_title MATCH :anyNamed),
    heading AS MATERIALIZED (
      SELECT rowid / ${MAX_HEADINGS} AS id, bm25(${scope}_headings, 1, ${LABEL_WEIGHT}, 1) AS score FROM ${scope}_headings
      WHERE ${scope}_headings MATCH :anyNamed),
    headed AS MATERIALIZED (
      SELECT id, ${1 - OTHER_HEADINGS_WEIGHT} * min(score) + ${OTHER_HEADINGS_WEIGHT} * sum(score) AS score FROM heading
      GROUP BY id),
    phrased AS MATERIALIZED (
      ${hasPhrase ? phrased : none}),
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
        (candidate.score - iif(day IN (SELECT value FROM json_each(:days)), ${DAY_SCORE}, 0)
          + (${TITLE_WEIGHT} * coalesce(titled.score, 0) + ${HEADING_WEIGHT} * coalesce(headed.score, 0)) * ${share})
        * coalesce(named.weight, 1) * iif(phrased.id IS NULL, 1, ${PHRASE_WEIGHT})
        * coalesce(partly.share, 1)
        * iif(named.weight = ${NAMED_WEIGHT}, max(document.weight, 1), document.weight) * iif(is_contact, :contact, 1)
        * CASE WHEN is_date AND ends <= :now THEN ${OVER_WEIGHT}
            WHEN ends > :now AND is_date THEN :comingDate
            WHEN ends > :now AND titled.id IS NOT NULL THEN :comingPage
            ELSE 1 END
        / coalesce(1 + iif(recurs AND NOT is_date, ${RECURRING_YEAR_WEIGHT}, ${YEAR_WEIGHT}) * abs(:now / ${DAY_MS} - day) / 365, 1) AS score
      FROM candidate CROSS JOIN state_document ON state = :state AND document = candidate.id
      CROSS JOIN document ON document.id = candidate.id
      LEFT JOIN titled ON titled.id = candidate.id LEFT JOIN headed ON headed.id = candidate.id
      LEFT JOIN named ON named.id = candidate.id LEFT JOIN phrased ON phrased.id = candidate.id
      LEFT JOIN covered ON covered.id = candidate.id LEFT JOIN partly ON partly.id = candidate.id
      WHERE is_whole OR (NOT is_date AND (document.weight >= 1 OR coalesce(covered.share, 0) > ${MOST_OF_WORDS}))),
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
