import { expect, it, vi } from "vitest";
import { contentPage, homePage } from "../sample-pages.ts";
import { siteOf } from "./site.ts";

it.each([
  ["a page", { url: "/company" }],
  ["a page with the toolbar", { url: "/company", cookies: { "editor-toolbar": "on" } }],
  ["an address without a page", { url: "/companies/company" }],
  ["a search", { url: "/search?s=company" }],
  ["a page of results that there is not", { url: "/search?s=company&page=9" }],
  ["the style guide", { url: "/styleguide" }],
  ["a feed", { url: "/news.rss" }],
  ["the sitemap", { url: "/sitemap.xml" }],
  [
    "a call of the API",
    { url: "/api/globalSearch", method: "POST", payload: { searchInput: "company", searchPages: true } },
  ],
] as const)("%s reads the published ref once, within one time limit", async (_kind, request) => {
  const pages = [homePage(), contentPage("company")];
  const { content, server } = siteOf({ pages }, undefined, { styleGuide: async () => [] });
  const read = vi.spyOn(content, "publishedRef");
  await server.ready();
  const timers = vi.spyOn(globalThis, "setTimeout");
  await server.inject({ ...request });
  expect(read).toHaveBeenCalledOnce();
  expect(timers.mock.calls.filter(([, delay]) => delay === 4_500)).toHaveLength(1);
});

it("a preview does not read it, and has one time limit too", async () => {
  const { content, server } = siteOf({ pages: [homePage()] });
  const token = content.preview({ pages: [homePage()] });
  const read = vi.spyOn(content, "publishedRef");
  await server.ready();
  const timers = vi.spyOn(globalThis, "setTimeout");
  const { statusCode } = await server.inject({
    url: "/",
    cookies: { "io.prismic.preview": encodeURIComponent(token) },
  });
  expect([statusCode, read.mock.calls.length]).toEqual([200, 0]);
  expect(timers.mock.calls.filter(([, delay]) => delay === 4_500)).toHaveLength(1);
});

it.each([
  ["a page", undefined],
  ["a preview", {}],
])("in development, %s has no time limit, because Vite compiles what renders it", async (_kind, draft) => {
  const render = async () => "<!doctype html>";
  const { content, server } = siteOf({ pages: [homePage()] }, { isChanging: true, render });
  const preview = draft && encodeURIComponent(content.preview({ pages: [homePage()] }));
  await server.ready();
  const timers = vi.spyOn(globalThis, "setTimeout");
  const cookies = { ...(preview !== undefined && { "io.prismic.preview": preview }) };
  expect(await server.inject({ url: "/", cookies })).toMatchObject({ statusCode: 200 });
  expect(timers.mock.calls.filter(([, delay]) => delay === 4_500)).toEqual([]);
});

it.each([
  ["a search page", { url: "/search?s=company" }],
  [
    "a call of the API",
    { url: "/api/globalSearch", method: "POST", payload: { searchInput: "company", searchPages: true } },
  ],
] as const)("%s searches the index, and for a preview the content service", async (_kind, request) => {
  const { content, server } = siteOf({ pages: [homePage()] });
  const token = content.preview({ pages: [homePage()] });
  const index = vi.spyOn(content, "everything");
  const service = vi.spyOn(content, "search");
  await server.inject({ ...request });
  expect([index.mock.calls.length, service.mock.calls.length]).toEqual([1, 0]);
  await server.inject({ ...request, cookies: { "io.prismic.preview": encodeURIComponent(token) } });
  expect([index.mock.calls.length, service.mock.calls.length]).toEqual([1, 1]);
});
