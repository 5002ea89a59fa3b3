import { describe, expect, it } from "vitest";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { contentRef } from "../../../src/ports/content-repository.ts";
import { contentOf, isQuery, jsonService } from "./json-service.ts";
import { recordingLog } from "./recording-log.ts";

const ref = contentRef("ref");
const good = {
  id: "news-1",
  uid: "results",
  type: "news-article",
  data: { title: "Results", date: "2026-08-19" },
};

/** The content port over a service that responds to every search with the same results. */
function answering(results: readonly unknown[]) {
  const log = recordingLog();
  const repository = { refs: [{ id: "master", ref, label: "Master", isMasterRef: true }] };
  const found = { page: 1, total_pages: 1, total_results_size: results.length, results };
  const service = jsonService((url) => (isQuery(url) ? found : repository));
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

  it("is logged once, however often it is read", async () => {
    const { content, log } = answering([{ ...good, data: { ...good.data, title: 7 } }]);
    await content.listNews(ref, paging);
    const told = log.warnings.length;
    for await (const _items of content.everything(ref));
    expect(told).toBeGreaterThan(0);
    expect(
      log.warnings.filter((problem) => "field" in problem && problem.field === "data.title"),
    ).toHaveLength(told);
  });

  it.each(RUBBISH)("%j: does not affect an article that refers to it", async (rubbish) => {
    const related = [{ document: rubbish }, rubbish];
    const { content } = answering([{ ...good, data: { ...good.data, related, slices: [rubbish] } }]);
    expect(await content.findPage(ref, { type: "news-article", uid: "results" })).toMatchObject({
      title: "Results",
      related: [],
      sections: [],
    });
  });

  it.each(RUBBISH)("%j: does not affect the menus that contain it", async (rubbish) => {
    const group = {
      slice_type: "menu_group",
      variation: "default",
      primary: { title: "Company" },
      items: [
        { title: "Nowhere", link: rubbish },
        rubbish,
        { title: "Elsewhere", link: { link_type: "Web", url: "https://larkfield.example" } },
      ],
    };
    const options = { id: "options", type: "site-options", data: { slices4: [rubbish, group] } };
    const { content } = answering([options]);
    const { menus } = await content.siteOptions(ref);
    expect(menus.primary).toMatchObject([
      {
        title: "Company",
        entries: expect.arrayContaining([expect.objectContaining({ title: "Elsewhere" })]),
      },
    ]);
  });

  it("of site options is logged if there is none", async () => {
    const { content, log } = answering([]);
    await content.siteOptions(ref);
    expect(log.warnings).toMatchObject([{ ref, type: "site-options" }]);
  });

  it("is left out when all content is read", async () => {
    const { content } = answering([null, { ...good, type: "hologram" }, good]);
    const items: ContentItem[] = [];
    for await (const batch of content.everything(ref)) items.push(...batch);
    expect(items.map((item) => item.kind)).toEqual(["site-options", "page"]);
  });
});
