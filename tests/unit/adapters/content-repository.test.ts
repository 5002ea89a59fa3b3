import { describe, expect, it } from "vitest";
import type { PrismicContentRepository } from "../../../src/adapters/prismic/content-repository.ts";
import { serviceRequest } from "../../../src/adapters/prismic/service-request.ts";
import { contentRef } from "../../../src/ports/content-repository.ts";
import { contentOf, DESCRIPTION, foundOf, isQuery, jsonService } from "./json-service.ts";
import { recordingLog } from "./recording-log.ts";

const ref = contentRef("ref");
const results = { title: "Results", date: "2026-08-19" };
const good = { id: "news-1", uid: "results", type: "news-article", data: results };

/** The content port over a service that responds to every search with the same results. */
function answering(found: readonly unknown[]) {
  const log = recordingLog();
  const service = jsonService((url) => (isQuery(url) ? foundOf(...found) : DESCRIPTION));
  return { content: contentOf(service, { log }), log };
}

const paging = { page: 1, pageSize: 10 };

/** Invalid values, as a mistake of an editor or an incomplete import may cause. */
const RUBBISH = [null, 7, "text", [], {}, [null], { link_type: "Document" }, { link_type: "Media", url: 7 }];

describe("an invalid document", () => {
  it.each([
    ["null", null],
    ["a text", "document"],
    ["a document without id", { type: "news-article", data: {} }],
    ["an article without uid", { ...good, id: "news-2", uid: null }],
    ["an article without data", { ...good, id: "news-3", data: null }],
  ])("%s: is left out of a list without the others", async (_kind, broken) => {
    const { content } = answering([broken, good]);
    const { items } = await content.listNews(ref, paging);
    expect(items.map((item) => item.title)).toEqual(["Results"]);
  });

  it("is logged", async () => {
    const { content, log } = answering([{ type: "page" }, good]);
    await content.listNews(ref, paging);
    expect(log.warnings).toContainEqual(expect.objectContaining({ problem: expect.stringContaining("id") }));
  });

  it.each(RUBBISH)("%j: does not affect an article or a menu that refers to it", async (rubbish) => {
    const related = [{ document: rubbish }, rubbish];
    const article = { ...good, data: { ...results, related, slices: [rubbish] } };
    const page = await answering([article]).content.findPage(ref, { type: "news-article", uid: "results" });
    expect(page).toMatchObject({ title: "Results", related: [], sections: [] });
    const link = { link_type: "Web", url: "https://larkfield.example" };
    const items = [{ title: "Nowhere", link: rubbish }, rubbish, { title: "Elsewhere", link }];
    const group = { slice_type: "menu_group", variation: "default", primary: { title: "Company" }, items };
    const options = { id: "options", type: "site-options", data: { slices4: [rubbish, group] } };
    const { menus } = await answering([options]).content.siteOptions(ref);
    const entries = expect.arrayContaining([expect.objectContaining({ title: "Elsewhere" })]);
    expect(menus.primary).toMatchObject([{ title: "Company", entries }]);
  });

  it("of site options is logged if there is none", async () => {
    const { content, log } = answering([]);
    await content.siteOptions(ref);
    expect(log.warnings).toMatchObject([{ ref, type: "site-options" }]);
  });

  it("is left out when all content is read", async () => {
    const { content } = answering([null, { ...good, type: "hologram" }, good]);
    const items = (await Array.fromAsync(content.everything(ref))).flat();
    expect(items.map((item) => item.kind)).toEqual(["site-options", "page"]);
  });
});

const PREVIEW = contentRef("https://larkfield.prismic.io/previews/draft");

/** A repository whose service has one page, with a title and a field that does not fit its model. */
function withPage() {
  const service = { title: "A draft", queries: [] as string[], fields: [] as (string | null)[] };
  const log = recordingLog();
  const request = jsonService((url) => {
    if (!isQuery(url)) return DESCRIPTION;
    service.queries.push(url.searchParams.getAll("q").join());
    service.fields.push(url.searchParams.get("fetch"));
    const data = { title: service.title, meta_title: 7 };
    return foundOf({ id: "page-1", uid: "careers", type: "page", data });
  });
  return { content: contentOf(request, { log }), log, service };
}

const careers = (content: PrismicContentRepository) =>
  content.findPage(PREVIEW, { type: "page", uid: "careers" });

it("every preview asks the service again, and shows a draft as it is now", async () => {
  const { content, service } = withPage();
  expect(await careers(content)).toMatchObject({ title: "A draft" });
  service.title = "A better draft";
  expect(await careers(content)).toMatchObject({ title: "A better draft" });
  service.title = "A draft";
  expect(await careers(content)).toMatchObject({ title: "A draft" });
  expect(service.queries).toHaveLength(3);
});

it("a page that has not changed is converted once, and its problems are logged once, as those of its next version", async () => {
  const { content, log, service } = withPage();
  await careers(content);
  const previewed = await careers(content);
  expect(await careers(content)).toBe(previewed);
  expect(log.warnings).toHaveLength(1);
  service.title = "A better draft";
  await careers(content);
  expect(log.warnings).toHaveLength(1);
});

it("a list of news asks for what it shows, not for the texts", async () => {
  const { content, service } = withPage();
  await content.listNews(PREVIEW, { page: 1, pageSize: 10 });
  expect(service.fields).toEqual([
    "news-article.title,news-article.date,news-article.released,news-article.embargo,news-article.category,news-article.summary,news-article.image",
  ]);
});

it("the list of pages asks for pages only, and converts no more of them than it shows", async () => {
  const { content, log, service } = withPage();
  expect(await content.listPages(PREVIEW)).toEqual([
    { href: "/careers", title: "A draft", changed: undefined },
  ]);
  expect(service.queries).toHaveLength(1);
  expect(service.queries[0]).not.toContain("pdf");
  expect(log.warnings).toEqual([]);
});

/** A repository whose service hangs or fails for the first requests, and then returns nothing. */
function answeringWith(...answers: readonly ("hangs" | "fails")[]) {
  const queries: string[] = [];
  const left = answers.values();
  const send = async ({ url, signal }: Request) => {
    if (!isQuery(new URL(url))) return Response.json(DESCRIPTION);
    queries.push(url);
    const { value } = left.next();
    if (value === "fails") throw new TypeError("fetch failed", { cause: new Error("cut off") });
    if (value === "hangs")
      return new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    return Response.json(foundOf());
  };
  const request = serviceRequest({ limits: { attempt: 50, deadline: 2_000 }, send });
  return { content: contentOf(() => request), queries };
}

const page = (content: PrismicContentRepository, uid: string, at = PREVIEW) =>
  content.findPage(at, { type: "page", uid });

describe("concurrent look-ups", () => {
  it("share one request, and a later one sends another", async () => {
    const { content, queries } = answeringWith();
    await Promise.all(Array.from({ length: 6 }, () => page(content, "terms")));
    expect(queries).toHaveLength(1);
    await page(content, "terms");
    expect(queries).toHaveLength(2);
  });

  it("of another ref or query are separate", async () => {
    const { content, queries } = answeringWith();
    const other = contentRef("other");
    await Promise.all([page(content, "terms"), page(content, "privacy"), page(content, "terms", other)]);
    expect(queries).toHaveLength(3);
  });

  it.each(["hangs", "fails"] as const)("share the retries when it %s: one failure", async (what) => {
    const { content, queries } = answeringWith(what);
    const found = await Promise.all(Array.from({ length: 8 }, () => page(content, "terms")));
    expect(found).toEqual(Array.from({ length: 8 }, () => undefined));
    expect(queries).toHaveLength(2);
    await expect(page(content, "privacy")).resolves.toBeUndefined();
  });
});
