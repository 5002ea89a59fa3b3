import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listHref } from "../../../src/adapters/http/contract/query.ts";
import { hrefOf, targetOf } from "../../../src/adapters/http/rendering/document-target.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { DIVIDEND_SORTS } from "../../../src/domain/content/dividend.ts";
import type { ListFilter } from "../../../src/domain/content/list-filter.ts";
import { NEWS_CATEGORIES } from "../../../src/domain/content/news.ts";
import { PDF_CATEGORIES } from "../../../src/domain/content/pdf-document.ts";
import { ROOT } from "./manifests.ts";

const text = readFileSync(join(ROOT, "ops/nginx/website.conf"), "utf8");
const [upstream = ""] = /^upstream website \{.*?^\}/ms.exec(text) ?? [];
const config = readConfig({ TRUST_PROXY: "loopback" });

describe("nginx in front of the processes of one machine", () => {
  it("tries each of them for every request, also just after a restart", () => {
    const servers = [...upstream.matchAll(/^ {2}server (.*);$/gm)].map(([, server]) => server);
    expect(servers.length).toBeGreaterThan(1);
    for (const server of servers) expect(server).toMatch(/^127\.0\.0\.1:\d+ max_fails=0$/);
  });

  const kept = mapOf("is_not_kept").map(([pattern]) => pattern);
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
    expect(kept.some((pattern) => pattern.test(response))).toBe(isKept);
  });

  it("closes idle connections before a process does, running or shutting down", () => {
    const seconds = Number(/keepalive_timeout (\d+)s;/.exec(upstream)?.[1]);
    expect(seconds).toBeLessThan(config.drainSeconds);
    expect(seconds * 1_000).toBeLessThan(config.keepAliveTimeout);
  });
});

/** The entries of a map of the configuration, in their order: a regular expression, and its value. */
function mapOf(variable: string): readonly (readonly [RegExp, string])[] {
  const [, body = ""] = new RegExp(`^map [^\n]+ \\$${variable} \\{\n(.*?)^\\}`, "ms").exec(text) ?? [];
  return [...body.matchAll(/^ {2}"~(\*?)(.*?)" "?(.*?)"?;$/gm)].map(
    ([, isAnyCase, pattern = "", value = ""]) => [new RegExp(pattern, isAnyCase ? "i" : ""), value] as const,
  );
}

/** The query that nginx sends on and keeps a page by, as its maps make it. */
function keptQuery(query: string): string {
  const [, order = ""] = /^map "(.*)" \$query \{$/m.exec(text) ?? [];
  const parts = order
    .split("$")
    .slice(1)
    .map((name) => {
      // nginx finds the first one.
      const given = new RegExp(`(?:^|&)${name}=([^&]*)`).exec(query)?.[1] ?? "";
      const [, value = ""] = mapOf(name).find(([pattern]) => pattern.test(given)) ?? [];
      return value.replace(`$arg_${name}`, given);
    });
  return parts.join("").replace("&", "?");
}

describe("the query that nginx keeps a page by", () => {
  const all: Required<ListFilter>[] = NEWS_CATEGORIES.flatMap((category) =>
    PDF_CATEGORIES.flatMap((kind) =>
      DIVIDEND_SORTS.map((sort) => ({ year: 2026, category, kind, sort, announcement: "8-k" })),
    ),
  );

  it("has every parameter that the site knows, in the order of its links", () => {
    for (const filter of all) {
      const href = listHref("/news", filter, 12);
      expect(keptQuery(href.slice("/news?".length))).toBe(href.slice("/news".length));
      expect(hrefOf(targetOf(href))).toBe(href);
    }
  });

  it.each([
    ["", "", "utm_source=mail&gclid=1", "x=1", `announcement=${"a".repeat(101)}`],
    ["?year=2026&page=2", "page=2&utm_source=mail&year=2026", "year=2026&year=1999&page=2&page=3"],
    ["?kind=Annual+report", "kind=Annual%20report", "kind=Annual+report&category=Nonsense"],
    ["", "year=999", "year=20260", "year=soon", "year="],
    ["", "category=results", "kind=Report", "kind=Annual report"],
    ["?announcement=dividend-1", "announcement=dividend-1"],
    ["", "announcement=", "announcement=Dividend", "announcement=a--b", "announcement=-a"],
    ["", "page=1", "page=01", "page=+2", "page=2.0", "page=2e0", "page=0x2", "page=-2", "page=10001"],
    ["?page=10000", "page=10000"],
    ["?sort=oldest", "sort=oldest&sort=highest"],
    ["", "sort=newest", "sort="],
  ])("is %j, as the page cache's is, for %j", (kept, ...queries) => {
    for (const query of queries) {
      expect([query, keptQuery(query)]).toEqual([query, kept]);
      const canonical = hrefOf(targetOf(`/news?${query}`)).slice("/news".length);
      // `URLSearchParams` decodes a space that no browser sends.
      if (!query.includes(" ")) expect([query, canonical]).toEqual([query, kept]);
    }
  });
});

it("nginx sends on what is asked of a holding as it is, and keeps it by nothing else", () => {
  const [[pattern, sent] = []] = mapOf("sent_query");
  expect(sent).toBe("?$args");
  for (const query of ["shares=1&from=2024-01-01", "utm_source=mail&shares="])
    expect(query).toMatch(pattern ?? "");
  expect("year=2026&myshares=1").not.toMatch(pattern ?? "");
  expect(text).toMatch(/^ {2}proxy_cache_key "\$path\$sent_query \$encoding";$/m);
  expect(text).toMatch(
    /proxy_pass http:\/\/website\$path\$sent_query;\n.*\n.*\n.*\n {4}proxy_cache website;/,
  );
});
