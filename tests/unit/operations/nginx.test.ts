import { describe, expect, it } from "vitest";
import { nginxParameters } from "../../../scripts/nginx-parameters.ts";
import { LAST_LIST_PAGE } from "../../../src/adapters/http/contract/limits.ts";
import { listHref, listPageOf } from "../../../src/adapters/http/contract/query.ts";
import { readConfig } from "../../../src/composition/read-config.ts";
import { NEWS_CATEGORIES } from "../../../src/domain/content/news.ts";
import { PDF_CATEGORIES } from "../../../src/domain/content/pdf-document.ts";
import { ADDRESSES, ROUTES } from "../http/capabilities.ts";
import { isAsked, itKeepsByQuery, keptQuery, mapped, text } from "./nginx-maps.ts";

const [upstream = ""] = /^upstream website \{.*?^\}/ms.exec(text) ?? [];
const config = readConfig({ TRUST_PROXY: "loopback" });

describe("nginx in front of the processes of one machine", () => {
  it("tries each of them for every request, also just after a restart", () => {
    const servers = [...upstream.matchAll(/^ {2}server (.*);$/gm)].map(([, server]) => server);
    expect(servers.length).toBeGreaterThan(1);
    for (const server of servers) expect(server).toMatch(/^127\.0\.0\.1:\d+ max_fails=0$/);
  });

  it.each([
    ["a page", "MISS 200 /news public, max-age=0", true],
    ["a page that the first process did not send", "EXPIRED 502, 200 /news public, max-age=0", true],
    ["a draft", "BYPASS 200 /news private, no-store", false],
    ["an error", "EXPIRED 500 /news no-store", false],
    ["that a client is limited", "EXPIRED 429 /news ", false],
    ["that a page was withdrawn", "EXPIRED 410 /news public, max-age=0", true],
    ["that a page has moved", "EXPIRED 301 /news public, max-age=0", true],
    ["that a file was withdrawn", "EXPIRED 502, 404 /figures/news/results.csv public", true],
    ["an invented address without a page", "MISS 404 /200 public, max-age=0", false],
    ["an invented address of a page", "MISS 301 /news/ public, max-age=0", false],
    ["that another version has not the client's file", "EXPIRED 404 /assets/entry.js ", false],
  ])("keeps %s, if it should: %s", (_what, response, isKept) => {
    expect(mapped("is_not_kept", response)).toBe(isKept ? "0" : "1");
  });

  it("closes idle connections before a process does, running or shutting down", () => {
    const seconds = Number(/keepalive_timeout (\d+)s;/.exec(upstream)?.[1]);
    expect(seconds).toBeLessThan(config.drainSeconds);
    expect(seconds * 1_000).toBeLessThan(config.keepAliveTimeout);
  });
});

describe("the query that nginx keeps a page by", () => {
  const all = NEWS_CATEGORIES.flatMap((category) =>
    PDF_CATEGORIES.map((kind) => ({ year: 2026, category, kind })),
  );

  it("has every parameter that the site knows, in the order of its links", () => {
    for (const filter of all) {
      const href = listHref("/news", filter, 12);
      expect(keptQuery("/news", href.slice("/news?".length))).toBe(href.slice("/news".length));
      expect(ADDRESSES.hrefOf(ADDRESSES.targetOf(href))).toBe(href);
    }
  });

  it.each([
    ["", "", "utm_source=mail&gclid=1", "x=1"],
    ["?year=2026&page=2", "page=2&utm_source=mail&year=2026", "year=2026&year=1999&page=2&page=3"],
    ["?kind=Annual+report", "kind=Annual%20report", "kind=Annual+report&category=Nonsense"],
    ["", "year=999", "year=20260", "year=soon", "year="],
    ["", "category=results", "kind=Report", "kind=Annual report"],
    ["", "page=1", "page=01", "page=+2", "page=2.0", "page=2e0", "page=0x2", "page=-2", "page=10001"],
    ["?page=10000", "page=10000"],
    ["", "PAGE=2", "Year=2026", "page", "&&page", "page=2%00", "page=2;", "page[]=2"],
  ])("is %j, as the page cache's is, for %j", itKeepsByQuery);
});

it("the last page of a list has a number that is kept", () => {
  expect(listPageOf(new URLSearchParams({ page: String(LAST_LIST_PAGE) }))).toBe(LAST_LIST_PAGE);
  expect(listPageOf(new URLSearchParams({ page: String(LAST_LIST_PAGE + 1) }))).toBe(1);
});

describe("a file", () => {
  const everything = ROUTES.flatMap(({ kept, asked }) => Object.keys({ ...kept, ...asked }));

  it.each([
    "/facts.json",
    "/sitemap.xml",
    "/robots.txt",
    "/.well-known/security.txt",
    "/news/rss.xml",
    "/investors/calendar.ics",
    "/investors/calendar/results.ics",
    "/figures/investors/five-year-summary.xlsx",
    "/social.png",
    "/social/news/results.png",
    "/assets/app-Abc123.js",
    "/favicon.ico",
    "/styleguide",
  ])("%s is kept by its path alone, by nginx and the page cache, whatever is asked of it", (path) => {
    for (const name of everything) {
      for (const value of ["2", "2026", "oldest", "Results", "8-k", "1"]) {
        const query = `${name}=${value}`;
        expect([query, keptQuery(path, query), isAsked(path, query)]).toEqual([query, "", false]);
        expect(ADDRESSES.hrefOf(ADDRESSES.targetOf(`${path}?${query}`))).toBe(path);
      }
    }
  });
});

describe("a site in several languages", () => {
  const translations = [{ locale: "de-DE" }, { locale: "pt-BR", path: "pt-br" }];
  const several = nginxParameters({ translations }).get("ops/nginx/website.conf") ?? "";
  const one = nginxParameters({ translations: [] }).get("ops/nginx/website.conf") ?? "";

  it.each([
    ["/search", "search"],
    ["/de/search/", "search"],
    ["/pt-br/downloads/results/all.zip", "downloads"],
    ["/de/news/rss.xml", "files"],
    ["/de/news", "pages"],
    ["/design/search", "pages"],
  ])("%s is an address of %s", (path, route) => {
    expect(mapped("route", path, several)).toBe(route);
  });

  it("keeps pages by the same parameters in each, and nothing that visitors type", () => {
    expect(keptQuery("/de/news", "x=1&year=2026", several)).toBe("?year=2026");
    expect(keptQuery("/de/search", "s=dividende", several)).toBe("");
    expect(isAsked("/de/search", "s=dividende", several)).toBe(true);
    expect(isAsked("/de/search", "s=dividende", one)).toBe(false);
  });

  it("sends searches and ZIP files on in each", () => {
    const [, pattern = ""] = /^ {2}location ~\* (\S+) \{/m.exec(several) ?? [];
    const isSent = (path: string) => new RegExp(pattern, "i").test(path);
    expect(["/search", "/de/search", "/pt-br/search/", "/DE/downloads/a.zip"].filter(isSent)).toHaveLength(4);
    expect(["/fr/search", "/de/search/x", "/company/search", "/de"].filter(isSent)).toEqual([]);
  });

  it("has no trace of languages if there is one", () => {
    expect(mapped("route", "/de/search", one)).toBe("pages");
  });
});

describe("what visitors type", () => {
  it.each([["/search", "t=pdf"]])(
    "is sent on as it is, and no response to it is kept: %s?%s",
    (path, query) => {
      expect(isAsked(path, query)).toBe(true);
      expect(keptQuery(path, query)).toBe("");
    },
  );

  it("is no part of a key, and has no entry", () => {
    expect(text).toContain('map $is_asked $sent_query {\n  default $query;\n  1 "?$args";\n}');
    expect(text.match(/^ *proxy_cache_key .*$/gm)).toEqual([
      '  proxy_cache_key "$path$query $encoding";',
      '    proxy_cache_key "$path $encoding";',
    ]);
    for (const directive of ["proxy_cache_bypass", "proxy_no_cache"])
      expect(text).toMatch(new RegExp(`^  ${directive} .*\\$is_asked\\b`, "m"));
  });
});
