import { expect, it } from "vitest";
import type { PrismicContentRepository } from "../../../src/adapters/prismic/content-repository.ts";
import { contentRef } from "../../../src/ports/content-repository.ts";
import { contentOf, isQuery, jsonService } from "./json-service.ts";
import { recordingLog } from "./recording-log.ts";

const REF = contentRef("https://larkfield.prismic.io/previews/draft");

/** A repository whose service has one page, with a title and a field that does not fit its model. */
function withPage() {
  const service = { title: "A draft", queries: [] as string[], fields: [] as (string | null)[] };
  const log = recordingLog();
  const request = jsonService((url) => {
    if (!isQuery(url)) return { refs: [{ ref: "published", isMasterRef: true }] };
    service.queries.push(url.searchParams.getAll("q").join());
    service.fields.push(url.searchParams.get("fetch"));
    const data = { title: service.title, meta_title: 7 };
    const results = [{ id: "page-1", uid: "careers", type: "page", data }];
    return { results, page: 1, total_pages: 1, total_results_size: 1 };
  });
  return { content: contentOf(request, { log }), log, service };
}

const careers = (content: PrismicContentRepository) =>
  content.findPage(REF, { type: "page", uid: "careers" });

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
  await content.listNews(REF, { page: 1, pageSize: 10 });
  expect(service.fields).toEqual([
    "news-article.title,news-article.date,news-article.released,news-article.embargo,news-article.category,news-article.summary,news-article.image",
  ]);
});

it("the list of pages asks for pages only, and converts no more of them than it shows", async () => {
  const { content, log, service } = withPage();
  expect(await content.listPages(REF)).toEqual([{ href: "/careers", title: "A draft", changed: undefined }]);
  expect(service.queries).toHaveLength(1);
  expect(service.queries[0]).not.toContain("pdf");
  expect(log.warnings).toEqual([]);
});
