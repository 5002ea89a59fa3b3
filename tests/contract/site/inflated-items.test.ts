import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { alertEntryOf } from "../../../src/domain/alerts/alert-entry.ts";
import { changedEventsOf } from "../../../src/domain/alerts/changed-event.ts";
import { itemsOf } from "../../unit/content-snapshot/service-in-memory.ts";
import { snapshotOf } from "../../unit/content-snapshot/snapshot-of.ts";
import { contentPage, newsArticle } from "../../unit/sample-content.ts";
import { HOME, pageDocument, siteOfDocuments, slice } from "./site-of-documents.ts";

/** Articles of a site that has grown: what costs time for each of them blocks the process. */
const ARTICLES = 40;

let inflate = vi.spyOn(zlib, "inflateRawSync");
beforeEach(() => {
  inflate = vi.spyOn(zlib, "inflateRawSync");
  syncBuiltinESMExports();
});
afterEach(() => {
  inflate.mockRestore();
  syncBuiltinESMExports();
});

/** How many articles are inflated meanwhile. */
async function inflatedBy(work: () => Promise<unknown>): Promise<number> {
  const before = inflate.mock.calls.length;
  await work();
  return inflate.mock.calls.length - before;
}

it("what lists all pages inflates no article, and an article's page inflates it once", async () => {
  const site = await siteOfDocuments([
    HOME,
    pageDocument("site-map", { title: "Site map", slices: [slice("site_map")] }),
    pageDocument("periods", { title: "Periods", slices: [slice("reporting_periods")] }),
    { id: "archive", type: "news-archive", uid: "news", data: { title: "News" } },
    ...Array.from({ length: ARTICLES }, (_, index) => ({
      id: `article-${index}`,
      type: "news-article",
      uid: `article-${index}`,
      data: { title: `Article ${index}`, date: "2026-01-12" },
    })),
  ]);
  for (const path of [
    "/sitemap.xml",
    "/article-of-nothing",
    "/site-map",
    "/periods",
    "/news",
    "/news/rss.xml",
    "/facts.json",
  ])
    expect(await inflatedBy(() => site.bodyAt(path)), path).toBe(0);
  expect(await inflatedBy(() => site.bodyAt("/news/article-7"))).toBe(1);
  const publish = async () => {
    site.store.saveDraft(pageDocument("other"));
    await site.publish();
  };
  // To render the page of one again. They are written to the disk as they are.
  expect(await inflatedBy(publish)).toBeLessThanOrEqual(1);
});

it("neither an embargo that begins and ends nor an alert inflates an article", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance", "setInterval", "clearInterval", "setTimeout"] });
  const { service, source } = snapshotOf();
  const articles = Array.from({ length: ARTICLES }, (_, index) =>
    newsArticle(`article-${index}`, "2026-01-12"),
  );
  service.publish(itemsOf([contentPage("company"), ...articles]));
  await source.read();
  const embargo = new Date(Date.now() + 3_600_000).toISOString();
  const hidden = { ...contentPage("secret"), embargo };
  service.publish(itemsOf([contentPage("company"), hidden, ...articles]));
  expect(await inflatedBy(() => source.refresh())).toBe(0);
  const end = async () => {
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect((await source.read()).findPage(hidden)).toBeDefined();
  };
  expect(await inflatedBy(end)).toBe(0);
  const { items } = await source.read();
  const announce = async () => {
    for (const item of items) {
      alertEntryOf(item, "Australia/Sydney");
      changedEventsOf(item, { topic: "Dates", now: 0 });
    }
  };
  expect(await inflatedBy(announce)).toBe(0);
  vi.useRealTimers();
  await source.close();
});
