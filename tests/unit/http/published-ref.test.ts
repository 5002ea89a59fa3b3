import { expect, it, vi } from "vitest";
import type { ShellData } from "../../../src/adapters/http/contract/initial-state.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { contentPage, homePage } from "../sample-content.ts";
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

const titled = (newsletterTitle: string) => ({ ...EMPTY_SITE_OPTIONS, newsletterTitle });

/** The version of the shell that new documents name. */
async function currentVersion(server: ReturnType<typeof siteOf>["server"], cookies = {}): Promise<string> {
  return (await server.inject({ url: "/api/shell/any", cookies })).json<ShellData>().version;
}

it("a document in a cache gets the shell that it shows, after a publish has changed it", async () => {
  const pages = [contentPage("company")];
  const { server, content } = siteOf({ pages, siteOptions: titled("Before") });
  await server.inject("/company");
  const before = await currentVersion(server);
  content.publish({ pages, siteOptions: titled("After") });
  const response = await server.inject(`/api/shell/${before}`);
  expect(response.json()).toMatchObject({ options: { newsletterTitle: "Before" } });
  expect(response.headers["cache-control"]).toContain("immutable");
});

it("a version that the process does not know gets the current shell, which no cache keeps for it", async () => {
  const { server } = siteOf({ siteOptions: titled("Now") });
  const response = await server.inject("/api/shell/unknown");
  expect(response.json()).toMatchObject({ options: { newsletterTitle: "Now" } });
  expect(response.headers["cache-control"]).not.toContain("immutable");
});

it("the shell of a preview is not kept", async () => {
  const pages = [contentPage("company")];
  const { server, content } = siteOf({ pages, siteOptions: titled("Published") });
  const token = content.preview({ pages, siteOptions: titled("Draft") });
  const cookies = { "io.prismic.preview": token };
  expect((await server.inject({ url: "/company", cookies })).body).toContain("Draft");
  const response = await server.inject(`/api/shell/${await currentVersion(server, cookies)}`);
  expect(response.json()).toMatchObject({ options: { newsletterTitle: "Published" } });
});
