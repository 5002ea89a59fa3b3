import { filter } from "@prismicio/client";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../../sandbox/content/errors.ts";
import { search } from "../../../sandbox/content/search.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import { documents, languages, models } from "../../contract/sandbox-content/fixtures.ts";

const store = createSandboxStore(documents, { languages, models });

/** The ids of the documents that match a filter, without their type, in alphabetical order. */
function matches(...filters: string[]): string[] {
  const parameters = new URLSearchParams({ ref: store.master.ref, pageSize: "100" });
  for (const one of filters) parameters.append("q", `[${one}]`);
  const { results } = search(store, parameters, "http://localhost/api/v2").body;
  if (!Array.isArray(results)) throw new Error("expected results");
  return results.map((result) => /"id":"\w+?_(\w+)"/.exec(JSON.stringify(result))?.[1] ?? "").sort();
}

function messageOf(one: string): string {
  try {
    matches(one);
  } catch (error) {
    if (error instanceof ApiError) return error.message;
  }
  throw new Error("expected an error");
}

describe("at, not, any, in", () => {
  it.each([
    ["at: a type", filter.at("document.type", "page"), ["board", "company", "leadership"]],
    ["at: an id", filter.at("document.id", "page_board"), ["board"]],
    ["at: a UID", filter.at("my.page.uid", "board"), ["board"]],
    ["at: a language", filter.at("document.lang", "fr-fr"), []],
    ["at: every tag", filter.at("document.tags", ["about", "company"]), ["company"]],
    ["at: key text with quotes", filter.at("my.story.title", 'A "quoted" dividend'), ["first"]],
    ["at: rich text", filter.at("my.page.intro", "The people in charge"), ["leadership"]],
    ["at: a number", filter.at("my.story.price", 20), ["second"]],
    ["at: a boolean", filter.at("my.story.featured", false), ["second"]],
    ["at: a link, by its target's id", filter.at("my.page.parent", "page_company"), ["leadership"]],
    ["at: a link inside a group", filter.at("my.story.related.document", "page_board"), ["second"]],
    ["at: a date", filter.at("my.story.date", "2026-01-05"), ["first"]],
    ["at: a date as a moment", filter.at("my.story.date", new Date("2026-01-05")), ["first"]],
    ["not: documents of the type only", filter.not("my.page.uid", "board"), ["company", "leadership"]],
    ["not: any document", filter.not("document.type", "story"), ["board", "company", "home", "leadership"]],
    ["any: values", filter.any("my.story.price", [10, 30]), ["first", "third"]],
    ["any: some tags", filter.any("document.tags", ["about", "nowhere"]), ["company", "leadership"]],
    ["in: ids", filter.in("document.id", ["page_board", "story_first", "nothing"]), ["board", "first"]],
    ["in: UIDs", filter.in("my.story.uid", ["first", "second"]), ["first", "second"]],
  ])("%s", (_, one, expected) => {
    expect(matches(one)).toEqual(expected);
  });

  it("returns documents that match all filters, in one parameter or in several", () => {
    const filters = [filter.at("document.type", "story"), filter.dateAfter("my.story.date", "2026-02-01")];
    expect(matches(...filters)).toEqual(["second", "third"]);
    expect(matches(filters.join(""))).toEqual(["second", "third"]);
  });
});

describe("fulltext", () => {
  it.each([
    ["whole words without regard to case", filter.fulltext("document", "DIVIDEND"), ["first", "second"]],
    ["no parts of words", filter.fulltext("document", "divid"), []],
    ["all of several words", filter.fulltext("document", "dividend results"), ["second"]],
    ["without regard to accents", filter.fulltext("document", "cafes"), ["third"]],
    ["text in slices and their groups", filter.fulltext("document", "more"), ["home"]],
    ["rich text in slices", filter.fulltext("document", "fair"), ["home"]],
    ["UIDs", filter.fulltext("document", "fourth"), ["fourth"]],
    ["not: dates, link targets", filter.fulltext("document", "2026"), []],
    ["one field", filter.fulltext("my.story.body", "dividend"), ["first", "second"]],
    ["one field and no other", filter.fulltext("my.story.title", "dividend"), ["first"]],
    ["no words match nothing", filter.fulltext("document", " … "), []],
  ])("%s", (_, one, expected) => {
    expect(matches(one)).toEqual(expected);
  });
});

describe("dates", () => {
  const story = filter.at("document.type", "story");
  it.each([
    ["date.after", filter.dateAfter("my.story.date", "2026-02-11"), ["third"]],
    ["date.before", filter.dateBefore("my.story.date", new Date("2026-02-11")), ["first"]],
    ["date.between", filter.dateBetween("my.story.date", "2026-01-05", "2026-02-11"), ["first", "second"]],
    ["date.year", filter.dateYear("my.story.date", 2026), ["first", "second", "third"]],
  ])("%s", (_, one, expected) => {
    expect(matches(story, one)).toEqual(expected);
  });
});

describe("invalid filters", () => {
  it.each([
    ["an unknown function", "[nearly(document.type)]", "unknown function 'nearly'"],
    [
      "an unknown field",
      filter.at("my.page.nothing", "x"),
      "[function at(..)] unexpected field 'my.page.nothing'",
    ],
    ["an unknown type", filter.at("my.nothing.uid", "x"), "unknown type 'nothing'"],
    ["an unknown field of a group", filter.at("my.story.related.nothing", "x"), "unexpected field"],
    ["a list where there can be none", filter.at("document.type", ["page"]), "unexpected list"],
    ["no list where there must be one", '[any(document.type, "page")]', "expected a list"],
    [
      "a field that identifies nothing",
      filter.in("my.page.title", ["x"]),
      "expected document.id or a uid field",
    ],
    ["a date that is none", filter.dateAfter("my.story.date", "soon"), "expected a date"],
    ["a year that is none", '[date.year(my.story.date, "x")]', "expected a number"],
    ["a filter that the site does not use", filter.has("my.page.title"), "unknown function 'has'"],
    ["too many arguments", '[at(my.page.title, "x", "y")]', "unexpected number of arguments"],
    ["no path", '[at("page")]', "expected a field"],
  ])("%s", (_, one, message) => {
    expect(messageOf(one)).toContain(message);
  });

  it("accepts any field of a type without a model", () => {
    const without = createSandboxStore(documents, { languages });
    const parameters = new URLSearchParams({
      ref: without.master.ref,
      q: `[${filter.not("my.page.later", "x")}]`,
    });
    expect(search(without, parameters, "").body.total_results_size).toBe(3);
  });
});
