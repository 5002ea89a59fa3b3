import { filter } from "@prismicio/client";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../../sandbox/content/errors.ts";
import { parsePredicates } from "../../../sandbox/content/predicates.ts";

function parse(query: string) {
  return parsePredicates(query).map(({ operator, path, args }) => ({ operator, path, args }));
}

function errorOf(query: string): ApiError {
  try {
    parsePredicates(query);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error("expected a parsing error");
}

describe("the predicate language", () => {
  it("supports the older notation with a name prefix", () => {
    expect(parse('[[:d = at(document.id, "x")]]')).toEqual(parse('[[at(document.id,"x")]]'));
  });

  it.each(["plain", 'a "quoted" word', "back\\slash", '\\"', "a]b)c,[", "line\nbreak", "ünï"])(
    "reads back what the client writes for %j",
    (text) => {
      expect(parse(`[${filter.at("my.page.title", text)}]`)[0]?.args).toEqual([text]);
    },
  );

  it.each([
    ['[[at(document.type,"page")]', 1, 28],
    ['[[at(document.type "page")]]', 1, 20],
    ['[[at(document.type,"page)]]', 1, 20],
    ['[[at(document.nonsense,"page")]]', 1, 6],
    ['[[at(elsewhere,"page")]]', 1, 6],
    ['[[at(my.page,"page")]]', 1, 6],
    ["[[at(document.type,page)]]", 1, 20],
    ["at(document.type)", 1, 1],
    ["[[at(document.type,1.2.3)]]", 1, 20],
    ['[[at(document.type,"page")]] more', 1, 30],
    ['[\n [at(document.type,\n "page"]]', 3, 8],
  ])("reports line and column of the error in %j", (query, line, column) => {
    const error = errorOf(query);
    expect(error.status).toBe(400);
    expect(error.body).toMatchObject({ type: "parsing_error", line, column });
    expect(error.message).toContain(`on line:${line} col:${column} in query '${query}'`);
  });
});
