import { describe, expect, it, vi } from "vitest";
import { InMemorySearchIndex } from "../../../src/adapters/in-memory/search-index.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import { SearchNotReadyError } from "../../../src/ports/search-index.ts";
import { contentPage, homePage } from "../sample-pages.ts";
import { siteOf } from "./site.ts";

const leadership: Page = {
  ...contentPage("leadership", "company"),
  intro: [{ kind: "paragraph", children: ["Who leads: the leadership."] }],
};
const pages = [homePage(), contentPage("company"), leadership];

describe("POST /api/globalSearch", () => {
  const search = (server: ReturnType<typeof siteOf>["server"], payload: object) =>
    server.inject({ method: "POST", url: "/api/globalSearch", payload });

  it("returns results with totals, type, uid, title, parent and address", async () => {
    const { server } = siteOf({ pages });
    const response = await search(server, { searchInput: "leadership", searchPages: true });
    expect(response.json()).toEqual({
      data: {
        total_results_size: 1,
        results_size: 1,
        results: [
          {
            id: "page_leadership",
            type: "page",
            uid: "leadership",
            url: "/company/leadership",
            data: { title: "leadership", parentPage: { uid: "company" } },
            within: "company",
            excerpt: [
              { text: "Who leads: the ", hit: false },
              { text: "leadership", hit: true },
              { text: ".", hit: false },
            ],
          },
        ],
        years: [],
        kinds: [],
      },
    });
  });

  it.each([
    [{ searchPages: true }, "searchInput"],
    [{ searchInput: 7, searchPages: true }, "searchInput"],
    [{ searchInput: "x", searchPages: "yes" }, "searchPages"],
    [{ searchInput: "x", searchPages: true, pageSize: 1000 }, "pageSize"],
    [{ searchInput: "x", searchPages: true, currentPage: 0 }, "currentPage"],
    [{ searchInput: "x", searchPages: true, currentPage: 1e9 }, "currentPage"],
  ])("%o is a 400 that names %s", async (payload, field) => {
    const { server } = siteOf({ pages });
    const response = await search(server, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().detail).toContain(field);
  });

  it("says that there may be more results while the text of documents is read", async () => {
    const found = vi.spyOn(InMemorySearchIndex.prototype, "search");
    const listing = { items: [], total: 0, page: 1, pages: 1, years: [], kinds: [] };
    const more = { isIncomplete: true, totals: { page: 0, pdf: 3 }, correctedText: "dividend" };
    found.mockResolvedValue({ ...listing, ...more });
    const { server } = siteOf({ pages });
    const response = await search(server, { searchInput: "dividend", searchPages: false });
    expect(response.json().data).toMatchObject({
      total_results_size: 0,
      totals: { page: 0, pdf: 3 },
      corrected_query: "dividend",
      is_incomplete: true,
    });
  });

  it("responds with 503 while the search is not ready", async () => {
    const { server } = siteOf({ pages });
    const found = vi.spyOn(InMemorySearchIndex.prototype, "search");
    found.mockRejectedValue(new SearchNotReadyError());
    const response = await search(server, { searchInput: "cookie", searchPages: true });
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "5"]);
    expect(response.headers["content-type"]).toContain("application/problem+json");
    expect(response.json().detail).toBe("The search is not ready.");
  });
});
