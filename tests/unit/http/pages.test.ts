import type { InjectOptions } from "fastify";
import { describe, expect, it, vi } from "vitest";
import { InMemorySearchIndex } from "../../../src/adapters/in-memory/search-index.ts";
import { NEWS_PAGE_SIZE } from "../../../src/application/load-page.ts";
import { SearchNotReadyError } from "../../../src/ports/search-index.ts";
import { contentPage, homePage, newsArchive, newsArticle } from "../sample-content.ts";
import { siteOf } from "./site.ts";

const pages = [homePage(), contentPage("company"), contentPage("leadership", "company")];
const accented = ["gesch\u00e4ft", "cafe\u0301"].map((uid) => contentPage(uid));

const get = (request: InjectOptions | string) => siteOf({ pages }).server.inject(request);

describe("the pages of the site", () => {
  it("are HTML, each rendered from its own content", async () => {
    const response = await get("/company/leadership");
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.json()).toMatchObject({
      content: { kind: "page", page: { uid: "leadership" } },
      shell: { menus: {} },
    });
  });

  it("respond to HEAD like to GET, without a body", async () => {
    const response = await get({ method: "HEAD", url: "/company" });
    expect([response.statusCode, response.body]).toEqual([200, ""]);
  });

  const moved = [
    ["/leadership", "/company/leadership"],
    ["/wrong/leadership?from=mail", "/company/leadership?from=mail"],
    ["/company/", "/company"],
    ["/leadership?from=what?", "/company/leadership?from=what?"],
    ["/privacy", "/privacy-policy"],
    ["/privacy/", "/privacy-policy"],
    ["/search/?s=company", "/search?s=company"],
    ["/%73earch?s=company", "/search?s=company"],
    ["//search?s=company", "/search?s=company"],
    ["/sitemap.xml/", "/sitemap.xml"],
    ["/Company/LEADERSHIP?from=print", "/company/leadership?from=print"],
    ["/PRIVACY", "/privacy-policy"],
    ["/news/AGM-2026", "/news/agm-2026"],
    ["/Privacy/", "/privacy-policy"],
    ["/Search?s=company", "/search?s=company"],
    ["/company.", "/company"],
    ["/company/leadership),?from=mail", "/company/leadership?from=mail"],
    ["/leadership%E2%80%9D.", "/company/leadership"],
    ["/Company%22%3E", "/company"],
    ["/company%E2%80%8B", "/company"],
    ["/company/.)", "/company"],
    ["/)", "/"],
    ["/search.?s=company", "/search?s=company"],
    ["/privacy)", "/privacy-policy"],
    ["/gescha%CC%88ft", "/gesch%C3%A4ft"],
    ["/cafe%CC%81.", "/cafe%CC%81"],
    ["/caf%C3%A9", "/cafe%CC%81"],
  ] as const;

  it("have one address each, to which other spellings redirect permanently", async () => {
    const article = newsArticle("agm-2026", "2026-10-22");
    const { server } = siteOf({ pages: [...pages, ...accented, article] });
    for (const [url, to] of moved) {
      const { statusCode, headers } = await server.inject(url);
      expect([url, statusCode, headers.location]).toEqual([url, 301, to]);
    }
  });

  it.each(["/company", "/search?s=company", "/nope"])("%s must not be changed by proxies", async (url) => {
    expect((await get(url)).headers["cache-control"]).toMatch(/, no-transform$/);
  });

  it("that have moved are revalidated, since an editor may move a page back", async () => {
    const response = await get("/leadership");
    expect(response.headers["cache-control"]).toContain("max-age=0, must-revalidate");
    // If a shared cache sent it stale, a page that was moved back would cause a redirect loop.
    expect(response.headers["cdn-cache-control"]).toBe("public, max-age=10, stale-if-error=86400");
  });

  it.each(["/nope", "/company/nope", "/a/b/c", "/%E0%A4%A", "/wp-login.php", "/nope."])(
    "%s is a 404 with a page",
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({
        content: { kind: "failure", failure: "not-found" },
        shell: {},
      });
    },
  );

  it("are gone with a page (410) once they are withdrawn, and suggest pages with similar addresses", async () => {
    const { server, content } = siteOf({ pages });
    content.publish({ pages: [homePage(), contentPage("company")] });
    const response = await server.inject("/company/leadership");
    expect(response.statusCode).toBe(410);
    expect(response.headers["cache-control"]).toContain("s-maxage=10");
    const suggestions = [{ title: "company", href: "/company" }];
    expect(response.json()).toMatchObject({
      content: { kind: "failure", failure: "withdrawn", suggestions },
      shell: {},
    });
    // The pages of both failures are kept separately.
    expect((await server.inject("/company/nope")).statusCode).toBe(404);
    expect((await server.inject("/company/leadership")).statusCode).toBe(410);
  });

  it("that are not found suggest pages with similar addresses", async () => {
    const suggested = async (url: string) => (await get(url)).json().content.suggestions;
    expect(await suggested("/old/leadership.html")).toEqual([
      { title: "leadership", href: "/company/leadership" },
    ]);
    expect(await suggested("/comapny/leadershp")).toEqual([
      { title: "leadership", href: "/company/leadership" },
      { title: "company", href: "/company" },
    ]);
    // Of two with as many words, the shorter address is first.
    expect(await suggested("/company.html")).toMatchObject([
      { href: "/company" },
      { href: "/company/leadership" },
    ]);
    for (const other of ["/a/b/c", "/wagering", "/%E0%A4%A"]) expect(await suggested(other)).toEqual([]);
  });

  it("show a page of the news archive by its number, and none after the last", async () => {
    const articles = Array.from({ length: 13 }, (_, day) => newsArticle(`n${day}`, `2026-01-${10 + day}`));
    const { server } = siteOf({ pages: [newsArchive, ...articles] });
    const shown = async (url: string) => (await server.inject(url)).json().content.page.articles.page;
    expect(await shown("/news?page=2")).toBe(2);
    expect((await server.inject("/news?page=3")).statusCode).toBe(404);
    for (const query of ["page=soon", "page=0", "page=1.5", "page=9007199254740991", "page="]) {
      expect(await shown(`/news?${query}`)).toBe(1);
    }
  });

  it("use the first of several values, like the browser", async () => {
    const news = Array.from({ length: 2 * NEWS_PAGE_SIZE + 1 }, (_, index) =>
      newsArticle(`news-${index}`, "2026-01-12"),
    );
    const { server } = siteOf({ pages: [newsArchive, ...news] });
    expect((await server.inject("/news?page=2&page=3")).json()).toMatchObject({
      content: { page: { articles: { page: 2 } } },
    });
    expect((await server.inject("/search?s=a&s=b&t=pdf&t=page")).json()).toMatchObject({
      content: { request: { searchInput: "a", searchPages: false } },
    });
  });
});

describe("the search page", () => {
  it("shows results of pages or PDF documents", async () => {
    const pdf = { id: "pdf_r", uid: "r", title: "Company report", href: "/r.pdf" };
    const { server } = siteOf({ pages, documents: [pdf] });
    const resultsOf = async (url: string) => (await server.inject(url)).json().content.response.data.results;
    expect(await resultsOf("/search?s=company")).toMatchObject([{ type: "page", url: "/company" }]);
    expect(await resultsOf("/search?s=company&t=pdf")).toMatchObject([
      { type: "pdf", data: { pdf: { url: "/r.pdf" } } },
    ]);
  });

  it.each(["/search", "/search?s=", "/search?s=%20&t=pdf"])("%s searches nothing", async (url) => {
    expect((await get(url)).json()).toMatchObject({ content: { kind: "empty-search" } });
  });

  it.each([
    ["50%25", "50%"],
    ["50%", "50%"],
    ["caf%C3%A9%", "café%"],
    ["%ff", "\uFFFD"],
    ["a+b", "a b"],
  ])("?s=%s searches for %s", async (typed, searchInput) => {
    expect((await get(`/search?s=${typed}`)).json()).toMatchObject({ content: { request: { searchInput } } });
  });

  it("rejects a text that is too long", async () => {
    const { server } = siteOf({ pages });
    expect((await server.inject(`/search?s=${"x".repeat(201)}`)).json()).toMatchObject({
      content: { kind: "empty-search" },
    });
    expect((await server.inject(`/search?s=${"x".repeat(200)}`)).json()).toMatchObject({
      content: { kind: "search" },
    });
  });

  it("has no page after the last page of results", async () => {
    const { server } = siteOf({ pages });
    expect((await server.inject("/search?s=company&page=99")).statusCode).toBe(404);
    expect((await server.inject("/search?s=zebra&page=99")).statusCode).toBe(200);
  });

  it("is a 503 that keeps the query while the search is not ready", async () => {
    const search = vi.spyOn(InMemorySearchIndex.prototype, "search");
    search.mockRejectedValue(new SearchNotReadyError());
    const { statusCode, headers, json } = await get("/search?s=cookie");
    expect([statusCode, headers["retry-after"], headers["cache-control"]]).toEqual([
      503,
      "5",
      "no-store, no-transform",
    ]);
    expect(json()).toMatchObject({ content: { kind: "search-not-ready" }, shell: {} });
  });

  it("accepts any query", async () => {
    for (const query of ["s=a&s=b", "t=x&s=a", "page=-1&s=a", "s[]=a", "s=%00%ff", `s=${"x".repeat(4000)}`]) {
      expect((await get(`/search?${query}`)).statusCode).toBe(200);
    }
  });
});

describe("a failure", () => {
  it("of the content service is a 503 with Retry-After", async () => {
    const { content, server } = siteOf({ pages });
    content.fail();
    const response = await server.inject("/company");
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "5"]);
    const { content: shown, shell } = response.json();
    expect([shown, shell]).toEqual([{ kind: "failure", failure: "unavailable" }, undefined]);
  });

  it("by a bug is a 500 without details", async () => {
    const { server } = siteOf({ pages }, { render: () => Promise.reject(new TypeError("secret detail")) });
    const response = await server.inject("/company");
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain("<h1");
    expect(response.body).not.toContain("secret");
  });

  it("by a bug in one page has an error page with header and footer", async () => {
    const { server } = siteOf(
      { pages },
      {
        async render(_url, state) {
          if (state.content.kind === "page") throw new TypeError("this page has a bug");
          return JSON.stringify(state);
        },
      },
    );
    const response = await server.inject("/company");
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ content: { failure: "error" }, shell: {} });
  });
});
