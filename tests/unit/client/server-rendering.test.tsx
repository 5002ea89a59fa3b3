import { describe, expect, it } from "vitest";
import { render } from "../../../client/entry-server.tsx";
import type { InitialState } from "../../../src/adapters/http/contract/initial-state.ts";

const ORIGIN = "https://www.larkfield.example";
const notFound: InitialState["content"] = { kind: "failure", failure: "not-found" };
const headingsOf = (html: string) =>
  [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, words]) => words);

describe("a page rendered on the server", () => {
  it.each(["/nope", "/privacy/", "/PRIVACY", "/Search"])("a failure at %s is shown as one", (url) => {
    const { html, head } = render(url, { content: notFound }, ORIGIN);
    expect(headingsOf(html)).toEqual(["We can’t find that page"]);
    expect(head.title).toContain("We can’t find that page");
  });

  it("beyond the last page of results, none are shown", () => {
    const request = { searchInput: "results", searchPages: true, pageSize: 5, currentPage: 99 };
    const answer = { data: { total_results_size: 25, results_size: 0, results: [] } };
    const { html } = render(
      "/search?s=results&page=99",
      { content: { kind: "search", request, answer } },
      ORIGIN,
    );
    expect(html).toContain("There is no page 99 of them.");
    expect(html).toContain('href="/search?s=results&amp;t=page&amp;page=5"');
    expect(html).not.toContain("page=98");
  });
});
