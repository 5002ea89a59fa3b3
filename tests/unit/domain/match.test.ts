import { describe, expect, it } from "vitest";
import { languageOf } from "../../../src/adapters/search-index/language.ts";
import { Match } from "../../../src/adapters/search-index/match.ts";
import { searchTermsOf, synonymStems } from "../../../src/domain/search/search-terms.ts";
import { typosOf } from "../../../src/domain/search/typing-errors.ts";

const ENGLISH = await languageOf("en-AU");
const SYNONYMS = synonymStems([["AGM", "annual general meeting"]], ENGLISH);

/** The match of each term of a query. */
const matchesOf = (query: string) => searchTermsOf(query, ENGLISH, SYNONYMS).map((term) => Match.of(term));

describe("a search term", () => {
  it.each([
    ["dividends", '("dividend" OR "_dividends" OR "_dividends"*)'],
    ["hr", '("hr" OR "_hr")'],
    ["配当", '("配当" OR "_配当" OR "_配当"*)'],
    ["agm", '("agm" OR "_agm" OR "_agm"* OR "annual gener meet")'],
    ['"board members"', '("board member")'],
  ])(
    "%s is searched as its forms, as a beginning if it is long enough, and as its synonyms",
    (query, expression) => {
      expect(matchesOf(query).map((match) => match.expression)).toEqual([expression]);
    },
  );

  it.each([
    ["dividends", " pay dividend ", true],
    ["divid", " _pay _dividend ", true],
    ["dividends", " _pay _divide ", false],
    ['"board members"', " the board member ", true],
    ['"board members"', " board the member ", false],
    ['"board members"', " board membership ", false],
  ])("%s in the keys%sis found: %s", (query, keys, isFound) => {
    expect(matchesOf(query).map((match) => match.occursIn(keys))).toEqual([isFound]);
  });

  it("marks the words that begin with it, those of its synonyms where they are together, and no others", () => {
    const [match] = matchesOf("agm");
    const keys = ["_agms", "agm", "annual gener meet", "meet", "_meeting", "ag"];
    expect(keys.filter((key) => match?.has(key))).toEqual(["_agms", "agm", "annual gener meet"]);
    expect(match?.phrasesIn("the meet of the annual gener meet".split(" "))).toEqual([
      { key: "annual gener meet", start: 4, length: 3 },
    ]);
    expect(match?.phrasesIn(["annual", "meet"])).toEqual([]);
  });

  it("without a beginning, is a word as it is written, or its forms", () => {
    expect(Match.ofWord("results").expression).toBe('("_results")');
    expect(Match.ofForms({ word: "results", stem: "result" }).expression).toBe('("result" OR "_results")');
  });
});

describe("a typing error", () => {
  it("is a letter too few, too many or wrong, or two that are swapped", () => {
    const typos = typosOf("board");
    for (const typo of ["bord", "boards", "boward", "boart", "baord", "oard"]) expect(typos).toContain(typo);
    for (const other of ["brd", "boardss", "draob"]) expect(typos).not.toContain(other);
  });

  it.each(["agm", "fy2026"])(
    "is not looked for in %s: another short word or number is another thing",
    (word) => {
      expect(typosOf(word)).toEqual([]);
    },
  );
});
