import type { InjectOptions } from "fastify";
import { describe, expect, it, vi } from "vitest";
import type { DocumentRenderer } from "../../../src/adapters/http/rendering/document-renderer.ts";
import { InMemorySearchIndex } from "../../../src/adapters/in-memory/search-index.ts";
import { NEWS_PAGE_SIZE } from "../../../src/application/show-news-archive.ts";
import { SearchNotReadyError } from "../../../src/ports/search-index.ts";
import { contentPage, homePage, newsArchive, newsArticle } from "../sample-content.ts";
import { stateRenderer } from "./in-memory-site.ts";
import { siteOf } from "./site.ts";

const pages = [homePage(), contentPage("company"), contentPage("leadership", "company")];
const accented = ["gesch\u00e4ft", "cafe\u0301"].map((uid) => contentPage(uid));

const get = (request: InjectOptions | string) => siteOf({ pages }).server.inject(request);

describe("the pages of the site", () => {
  it("are HTML, each rendered from its own content", async () => {
    const response = await get("/company/leadership");
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    const content = { kind: "page", page: { uid: "leadership" } };
    expect(response.json()).toMatchObject({ content, shell: { menus: {} } });
  });

  const moved = [
    ["/leadership", "/company/leadership"],
    ["/wrong/leadership?from=mail", "/company/leadership?from=mail"],
    ["/company/", "/company"],
    ["/leadership?from=what?", "/company/leadership?from=what?"],
    ["/privacy", "/privacy-policy"],
    ["/search/?s=company", "/search?s=company"],
    ["/%73earch?s=company", "/search?s=company"],
    ["//search?s=company", "/search?s=company"],
    ["//company///leadership//", "/company/leadership"],
    ["/sitemap.xml/", "/sitemap.xml"],
    ["/Company/LEADERSHIP?from=print", "/company/leadership?from=print"],
    ["/news/AGM-2026", "/news/agm-2026"],
    ["/Search?s=company", "/search?s=company"],
    ["/company/leadership),?from=mail", "/company/leadership?from=mail"],
    ["/leadership%E2%80%9D.", "/company/leadership"],
    ["/Company%22%3E", "/company"],
    ["/company/.)", "/company"],
    ["/company/%22leadership%22.html?from=mail", "/company/leadership?from=mail"],
    ["/Company/LEADERSHIP/index.php", "/company/leadership"],
    ["/company%3Futm_source=x", "/company"],
    ["/company&utm_source=x", "/company"],
    ["/gesch%E4ft", "/gesch%C3%A4ft"],
    ["/search.html%3Fs=x", "/search"],
    ["/)", "/"],
    ["/privacy)", "/privacy-policy"],
    ["/gescha%CC%88ft", "/gesch%C3%A4ft"],
    ["/cafe%CC%81.", "/cafe%CC%81"],
    ["/caf%C3%A9", "/cafe%CC%81"],
  ] as const;

  it.each(moved)("have one address each, to which other spellings redirect: %s to %s", async (url, to) => {
    const { server } = siteOf({ pages: [...pages, ...accented, newsArticle("agm-2026", "2026-10-22")] });
    const { statusCode, headers } = await server.inject(url);
    expect([statusCode, headers.location]).toEqual([301, to]);
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

  it.each(["/nope", "/company/nope", "/a/b/c", "/%E0%A4%A", "/wp-login.php", "/nope.", "/nope.html%3Fa=b"])(
    "%s is a 404 with a page",
    async (url) => {
      const { statusCode, json } = await get(url);
      expect(statusCode).toBe(404);
      expect(json()).toMatchObject({ content: { kind: "failure", failure: "not-found" }, shell: {} });
    },
  );

  it("are gone with a page (410) once they are withdrawn, and suggest pages with similar addresses", async () => {
    const { server, content } = siteOf({ pages });
    content.publish({ pages: [homePage(), contentPage("company")] });
    const response = await server.inject("/company/leadership");
    expect(response.statusCode).toBe(410);
    expect(response.headers["cache-control"]).toContain("s-maxage=10");
    const suggestions = [{ title: "company", href: "/company" }];
    const withdrawn = { kind: "failure", failure: "withdrawn", suggestions };
    expect(response.json()).toMatchObject({ content: withdrawn, shell: {} });
    // The pages of both failures are kept separately.
    expect((await server.inject("/company/nope")).statusCode).toBe(404);
    expect((await server.inject("/company/leadership")).statusCode).toBe(410);
  });

  it.each([
    ["/old/leadershp.html", ["/company/leadership"]],
    ["/comapny/leadershp", ["/company/leadership", "/company"]],
    // Of two with as many words, the shorter address is first.
    ["/our-company", ["/company", "/company/leadership"]],
    ["/a/b/c", []],
    ["/wagering", []],
    ["/%E0%A4%A", []],
  ])("that are not found suggest pages with similar addresses: at %s %j", async (url, hrefs) => {
    const suggested: { href: string }[] = (await get(url)).json().content.suggestions;
    expect(suggested.map(({ href }) => href)).toEqual(hrefs);
  });

  it.each<readonly [string, number | undefined]>([
    ["page=2", 2],
    // The first of several values, like the browser.
    ["page=2&page=3", 2],
    ...["page=soon", "page=0", "page=1.5", "page=9007199254740991", "page="].map(
      (query) => [query, 1] as const,
    ),
    // After the last one.
    ["page=3", undefined],
  ])("show a page of the news archive by its number: ?%s shows %s", async (query, shown) => {
    const count = NEWS_PAGE_SIZE + 1;
    const articles = Array.from({ length: count }, (_, day) => newsArticle(`n${day}`, `2026-01-${10 + day}`));
    const { server } = siteOf({ pages: [newsArchive, ...articles] });
    const { statusCode, json } = await server.inject(`/news?${query}`);
    expect(statusCode).toBe(shown === undefined ? 404 : 200);
    expect(json().content.page?.articles.page).toBe(shown);
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

  it.each(["/search", "/search?s=", "/search?s=%20&t=pdf", `/search?s=${"x".repeat(201)}`])(
    "%s searches nothing",
    async (url) => {
      expect((await get(url)).json()).toMatchObject({ content: { kind: "empty-search" } });
    },
  );

  it.each([
    ["50%25", "50%"],
    ["50%", "50%"],
    ["caf%C3%A9%", "café%"],
    ["%ff", "\uFFFD"],
    ["a+b", "a b"],
    ["a&s=b", "a"],
    ["x".repeat(200), "x".repeat(200)],
  ])("?s=%s searches for %s", async (typed, searchInput) => {
    expect((await get(`/search?s=${typed}`)).json()).toMatchObject({ content: { request: { searchInput } } });
  });

  it.each<readonly [string, number]>([
    ["s=company&page=99", 404],
    ["s=zebra&page=99", 200],
    ...["t=x&s=a", "page=-1&s=a", "s[]=a", "s=%00%ff", `s=${"x".repeat(4000)}`].map(
      (any) => [any, 200] as const,
    ),
  ])(
    "has no page after the last page of results, and accepts any query: ?%s is a %i",
    async (query, status) => {
      expect((await get(`/search?${query}`)).statusCode).toBe(status);
    },
  );

  it("is a 503 that keeps the query while the search is not ready", async () => {
    vi.spyOn(InMemorySearchIndex.prototype, "search").mockRejectedValue(new SearchNotReadyError());
    const { statusCode, headers, json } = await get("/search?s=cookie");
    expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
    expect(headers["cache-control"]).toBe("no-store, no-transform");
    expect(json()).toMatchObject({ content: { kind: "search-not-ready" }, shell: {} });
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
    const render = () => Promise.reject(new TypeError("secret detail"));
    const { server } = siteOf({ pages }, { renderer: { ...stateRenderer, render } });
    const response = await server.inject("/company");
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain("<h1");
    expect(response.body).not.toContain("secret");
  });

  it("by a bug in one page has an error page with header and footer", async () => {
    const render: DocumentRenderer["render"] = async (_url, state) => {
      if (state.content.kind === "page") throw new TypeError("this page has a bug");
      return JSON.stringify(state);
    };
    const response = await siteOf({ pages }, { renderer: { ...stateRenderer, render } }).server.inject(
      "/company",
    );
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ content: { failure: "error" }, shell: {} });
  });
});
