import type { InjectOptions } from "fastify";
import { expect, it, vi } from "vitest";
import type { InitialState, ShellData } from "../../../src/adapters/http/contract/initial-state.ts";
import { shellDataOf } from "../../../src/adapters/http/rendering/shell-data.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { WITH_GERMAN } from "../languages.ts";
import { contentPage, homePage } from "../sample-content.ts";
import { stateRenderer } from "./in-memory-site.ts";
import { posted, siteOf } from "./site.ts";

/** How often a request reads the content of a site that has none yet, and how many time limits of reading it sets. */
async function readsOf({ content, server }: ReturnType<typeof siteOf>, request: InjectOptions) {
  const first = await content.read();
  let isRead = false;
  vi.spyOn(content, "visible").mockImplementation(() => (isRead ? first : undefined));
  const read = vi.spyOn(content, "read").mockImplementation(async () => {
    isRead = true;
    return first;
  });
  await server.ready();
  const timers = vi.spyOn(globalThis, "setTimeout");
  const { statusCode } = await server.inject(request);
  const limits = timers.mock.calls.filter(([, delay]) => delay === 4_500);
  return { statusCode, reads: read.mock.calls.length, limits: limits.length };
}

const previewed = ({ content }: ReturnType<typeof siteOf>) => {
  const preview = encodeURIComponent(content.preview({ pages: [homePage()] }));
  return { url: "/", cookies: { "io.prismic.preview": preview } };
};

it.each<[string, InjectOptions]>([
  ["a page", { url: "/company" }],
  ["a page with the toolbar", { url: "/company", cookies: { "editor-toolbar": "on" } }],
  ["an address without a page", { url: "/companies/company" }],
  ["a search", { url: "/search?s=company" }],
  ["a page of results that there is not", { url: "/search?s=company&page=9" }],
  ["the style guide", { url: "/styleguide" }],
  ["a feed", { url: "/news.rss" }],
  ["the sitemap", { url: "/sitemap.xml" }],
  ["a call of the API", posted("/api/globalSearch", { searchInput: "company", searchPages: true })],
])("%s waits once for the first content, within one time limit", async (_kind, request) => {
  const pages = [homePage(), contentPage("company")];
  const site = siteOf({ pages }, { styleGuide: async () => [] });
  expect(await readsOf(site, request)).toMatchObject({ reads: 1, limits: 1 });
});

it("a preview does not wait for it, and has one time limit too", async () => {
  const site = siteOf({ pages: [homePage()] });
  expect(await readsOf(site, previewed(site))).toEqual({ statusCode: 200, reads: 0, limits: 1 });
});

it("in development, pages and previews have no time limit, because Vite compiles what renders them", async () => {
  const site = siteOf(
    { pages: [homePage()] },
    { renderer: { ...stateRenderer, isChanging: true, render: async () => "" } },
  );
  for (const request of [{ url: "/" }, previewed(site)])
    expect(await readsOf(site, request)).toMatchObject({ statusCode: 200, limits: 0 });
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

it("a shell that visitors do not see any more is not sent longer than caches keep documents with it, also if it was asked for", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.advanceTimersByTime(1_000);
  const pages = [contentPage("company")];
  const notice = { kind: "paragraph" as const, children: ["Withdrawn"] };
  const withNotice = { ...EMPTY_SITE_OPTIONS, announcementBar: [notice] };
  const { server, content } = siteOf({ pages, siteOptions: withNotice });
  await server.inject("/company");
  const before = await currentVersion(server);
  const asked = () => server.inject(`/api/shell/${before}`);
  for (const _ of [1, 2]) expect((await asked()).body).toContain("Withdrawn");
  content.publish({ pages, siteOptions: EMPTY_SITE_OPTIONS });
  for (const _ of [1, 2]) expect((await asked()).body).toContain("Withdrawn");
  vi.advanceTimersByTime(61_000);
  const { body, headers } = await asked();
  expect(body).not.toContain("Withdrawn");
  expect(headers["cache-control"]).not.toContain("immutable");
});

it("a document in another language gets its shell, however long ago it was rendered", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const home = { ...homePage(), id: "home-de", language: "de" };
  const inOtherLanguages: readonly ContentItem[] = [
    { kind: "site-options", language: "de", options: titled("Auf Deutsch") },
    { kind: "page", language: "de", page: home },
  ];
  const stored = { pages: [homePage()], siteOptions: titled("In English"), inOtherLanguages };
  const { server } = siteOf(stored, { locales: WITH_GERMAN });
  const { shell } = (await server.inject("/de")).json<InitialState>();
  expect(shell).toMatchObject({ newsletterTitle: "Auf Deutsch" });
  await server.inject("/");
  vi.advanceTimersByTime(3_600_000);
  const { version } = shellDataOf(shell ?? titled(""));
  expect((await server.inject(`/api/shell/${version}`)).json()).toMatchObject({ options: shell });
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
