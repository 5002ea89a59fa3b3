import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { NoResults } from "../../../client/search/no-results.tsx";
import { SearchStatus } from "../../../client/search/search-status.tsx";
import { ScopeName } from "../../../client/search/search-tabs.tsx";
import type { SearchResponse } from "../../../src/adapters/http/contract/search.ts";

const EMPTY = { total_results_size: 0, results_size: 0, results: [], years: [], kinds: [] };
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

describe("the outcome of a search", () => {
  const said = (data: Partial<SearchResponse["data"]>) => {
    const response = { data: { ...EMPTY, ...data } };
    const status = { text: "dividnd", response, loading: false, level: 2 } as const;
    return wordsOf(renderToStaticMarkup(<SearchStatus {...status} />));
  };

  it("is the text in quotation marks, and which results are shown (specification, section 2)", () => {
    expect(said({ total_results_size: 12 })).toMatch(/^Results for “dividnd” /);
    expect(said({})).toBe("No results for “dividnd” Showing 0 - 0 of 0");
  });

  it("names the text that was searched instead of a misspelt one", () => {
    expect(said({ total_results_size: 12, corrected_query: "dividend" })).toMatch(
      /^Showing results for “dividend” Nothing was found for “dividnd”\. /,
    );
    expect(said({ corrected_query: "dividend" })).toMatch(/^No results for “dividnd”/);
  });

  it("says whether there may be more results soon", () => {
    expect(said({})).not.toContain("still being read");
    expect(said({ is_incomplete: true })).toContain("still being read");
  });
});

describe("a tab of the search", () => {
  it.each([
    [undefined, "Page"],
    [{ page: 4, pdf: 10 }, "Page 4 results"],
    [{ page: 1, pdf: 0 }, "Page 1 result"],
  ])("has its number of results, if it is known: %j", (totals, name) => {
    const response = { data: { ...EMPTY, totals } };
    expect(wordsOf(renderToStaticMarkup(<ScopeName scope="page" response={response} />))).toBe(name);
  });
});

describe("after a search in vain", () => {
  it("says so (specification, sections 2 and 8)", () => {
    const search = { text: "dividend", scope: "page" } as const;
    expect(wordsOf(renderToStaticMarkup(<NoResults search={search} response={{ data: EMPTY }} />))).toMatch(
      /^No Results /,
    );
  });

  const waysOn = (totals: SearchResponse["data"]["totals"]) => {
    const search = { text: "dividend", scope: "pdf", year: 1999 } as const;
    const html = renderToStaticMarkup(
      <NoResults search={search} response={{ data: { ...EMPTY, totals } }} />,
    );
    return [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll("&amp;", "&"));
  };

  it("links to where there are results: without filters, in the other scope; and to contacts", () => {
    const [unfiltered, pages, contact] = [
      "/search?s=dividend&t=pdf",
      "/search?s=dividend&t=page",
      "/contact",
    ];
    expect(waysOn({ page: 4, pdf: 10 })).toEqual([unfiltered, pages, contact]);
    expect(waysOn({ page: 0, pdf: 10 })).toEqual([unfiltered, contact]);
    expect(waysOn(undefined)).toEqual([contact]);
  });
});
