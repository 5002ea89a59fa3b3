import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";
import { expect, it, onTestFinished, vi } from "vitest";
import { HOME, pageDocument, siteOfDocuments } from "./site-of-documents.ts";

/** Articles of a site that has grown: what costs time for each of them blocks the process. */
const ARTICLES = 40;

it("what lists all pages inflates no article, and an article's page inflates it once", async () => {
  const inflate = vi.spyOn(zlib, "inflateRawSync");
  syncBuiltinESMExports();
  onTestFinished(() => {
    inflate.mockRestore();
    syncBuiltinESMExports();
  });
  /** How many articles are inflated meanwhile. */
  const inflatedBy = async (work: () => Promise<unknown>) => {
    inflate.mockClear();
    await work();
    return inflate.mock.calls.length;
  };
  const sliceOf = (kind: string) => ({ slice_type: kind, variation: "default", primary: {}, items: [] });
  const site = await siteOfDocuments([
    HOME,
    pageDocument("site-map", { title: "Site map", slices: [sliceOf("site_map")] }),
    pageDocument("periods", { title: "Periods", slices: [sliceOf("reporting_periods")] }),
    { id: "archive", type: "news-archive", uid: "news", data: { title: "News" } },
    ...Array.from({ length: ARTICLES }, (_, index) => ({
      id: `article-${index}`,
      type: "news-article",
      uid: `article-${index}`,
      data: { title: `Article ${index}`, date: "2026-01-12" },
    })),
  ]);
  for (const path of "/sitemap.xml /article-of-nothing /site-map /periods /news /news/rss.xml".split(" "))
    expect(await inflatedBy(() => site.bodyAt(path)), path).toBe(0);
  expect(await inflatedBy(() => site.bodyAt("/news/article-7"))).toBe(1);
  const publish = async () => {
    site.store.saveDraft(pageDocument("other"));
    await site.publish();
  };
  // To render the page of one again. They are written to the disk as they are.
  expect(await inflatedBy(publish)).toBeLessThanOrEqual(1);
});
