import { describe, expect, it } from "vitest";
import { newsletter } from "#texts/newsletter.ts";
import { render } from "../../../client/entry-server.tsx";
import type { InitialState } from "../../../src/adapters/http/contract/initial-state.ts";
import type { SearchResult } from "../../../src/adapters/http/contract/search.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";

const ORIGIN = "https://www.larkfield.example";
const notFound: InitialState["content"] = { kind: "failure", failure: "not-found" };
const headingsOf = (html: string) =>
  [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, words]) => words);

describe("a page rendered on the server", () => {
  it.each(["/nope", "/privacy/", "/PRIVACY", "/Search"])("shows an error page for %s", async (url) => {
    const { html, head } = await render(url, { content: notFound }, ORIGIN);
    expect(headingsOf(html)).toEqual(["We can’t find that page"]);
    expect(head.title).toContain("We can’t find that page");
  });

  it("links to the company's profile on X, if there is one", async () => {
    const twitter = { kind: "web", href: "https://x.com/larkfield" } as const;
    const footerOf = async (shell: InitialState["shell"]) =>
      (await render("/nope", { content: notFound, shell }, ORIGIN)).html.replace(/.*<footer/s, "");
    expect(await footerOf({ ...EMPTY_SITE_OPTIONS, twitter })).toMatch(
      /<a href="https:\/\/x\.com\/larkfield"[^>]* target="_blank" rel="noopener">Follow us on X/,
    );
    expect(await footerOf(EMPTY_SITE_OPTIONS)).not.toContain("Follow us on");
  });

  it("says before a sign-up that an e-mail asks for confirmation, if it does", async () => {
    const page = async (more: Partial<InitialState["shell"]>) =>
      (await render("/nope", { content: notFound, shell: { ...EMPTY_SITE_OPTIONS, ...more } }, ORIGIN)).html;
    expect(await page({ confirmsSignUps: true })).toContain(newsletter.confirmation);
    expect(await page({})).not.toContain(newsletter.confirmation);
  });

  it("has a button that opens the consent banner again, if visitors are asked about analytics", async () => {
    const page = async (tagManagerId: string | undefined, asksConsent: true | undefined) => {
      const shell = { ...EMPTY_SITE_OPTIONS, tagManagerId };
      const state = { content: notFound, shell, ...(asksConsent && { asksConsent }) };
      return (await render("/nope", state, ORIGIN)).html;
    };
    expect(await page("GTM-SAMPLE", true)).toContain("Cookie settings");
    expect(await page(undefined, true)).not.toContain("Cookie settings");
    expect(await page("GTM-SAMPLE", undefined)).not.toContain("Cookie settings");
  });

  it("says that the search is not ready, and keeps what was typed", async () => {
    const request = { searchInput: "cookie", searchPages: true, pageSize: 5, currentPage: 1 };
    const { html } = await render(
      "/search?s=cookie",
      { content: { kind: "search-not-ready", request } },
      ORIGIN,
    );
    expect(html).toContain("The search is not ready");
    expect(html).toContain('value="cookie"');
    expect(html).not.toMatch(/No results|Loading\.\.\./);
  });

  it("says of results where they belong and when they are, never their paths", async () => {
    const request = { searchInput: "dividend", searchPages: true, pageSize: 5, currentPage: 1 };
    const result = (
      type: SearchResult["type"],
      title: string,
      more: Partial<SearchResult>,
    ): SearchResult => ({
      id: title,
      type,
      uid: title,
      url: `/path/to/${title}`,
      data: { title },
      excerpt: [],
      ...more,
    });
    const results = [
      result("investors-page", "payment", { within: "Investor centre", date: "2027-03-24" }),
      result("page", "services", { within: "Investor centre" }),
      result("news-article", "article", { date: "2026-03-12" }),
      result("contact-page", "contact", {}),
    ];
    const data = { total_results_size: 4, results_size: 4, results, years: [], kinds: [] };
    const { html } = await render(
      "/search?s=dividend",
      { content: { kind: "search", request, response: { data } } },
      ORIGIN,
    );
    const texts = [...html.matchAll(/<li[^>]*><h3.*?<\/li>/gs)].map(([item]) =>
      item
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ")
        .replaceAll(" ,", ",")
        .trim(),
    );
    expect(texts).toEqual([
      "payment Investor centre, 24 March 2027",
      "services Investor centre",
      "article News, 12 March 2026",
      "contact",
    ]);
  });

  it("shows no results beyond the last page", async () => {
    const request = { searchInput: "results", searchPages: true, pageSize: 5, currentPage: 99 };
    const response = { data: { total_results_size: 25, results_size: 0, results: [], years: [], kinds: [] } };
    const { html } = await render(
      "/search?s=results&page=99",
      { content: { kind: "search", request, response } },
      ORIGIN,
    );
    expect(html).toContain("There is no page 99 of them.");
    expect(html).toContain('href="/search?s=results&amp;t=page&amp;page=5"');
    expect(html).not.toContain("page=98");
  });
});
