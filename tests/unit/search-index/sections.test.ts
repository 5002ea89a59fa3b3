import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { IndexedSearch } from "../../../src/adapters/search-index/indexed-search.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { mediaAsset } from "../sample-assets.ts";
import { finalDividend } from "../sample-dividends.ts";
import { contentPage, newsArticle } from "../sample-pages.ts";

const pageWith = (uid: string, section: Section) => ({ ...contentPage(uid), sections: [section] });
const content = new InMemoryContentRepository({
  pages: [
    { ...newsArticle("dividend", "2026-08-19"), title: "Next dividend: our dividend is paid" },
    pageWith("dividends", { kind: "dividends", intro: [] }),
    pageWith("brand", { kind: "press-kit", intro: [], only: "Logo" }),
    pageWith("media", { kind: "press-kit", intro: [], only: "Photo" }),
  ],
  dividends: [finalDividend(2026, 0.105), finalDividend(2025, 0.095), finalDividend(2020, 0.05)],
  assets: [
    mediaAsset("logo", { caption: "For print" }),
    mediaAsset("race", { kind: "Photo", caption: "A bend at dusk", people: "Margaret Ellery, Chair" }),
    mediaAsset("chart", { kind: "Graphic", caption: "Dusk of an era" }),
  ],
});
const index = new IndexedSearch({ content, locale: "en-AU", log: silentLog });

beforeAll(async () => index.prepare(await content.publishedRef()));
afterAll(() => index.close());

const search = async (text: string) =>
  (await index.search(await content.publishedRef(), { text, scope: "page", page: 1, pageSize: 20 })).items;

it("the search finds the next date of a dividend first, on the page of dividends", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-09-10T00:00:00Z") });
  const [first] = await search("next dividend");
  expect(first).toMatchObject({ href: "/dividends#dividends", within: "dividends", date: "2026-09-25" });
});

it("the search finds the dates of the newest dividends only", async () => {
  const dates = (await search("payment date")).flatMap(({ href, date = "" }) =>
    href.includes("#") ? date : [],
  );
  expect(dates.toSorted()).toEqual(["2025-09-25", "2026-09-25"]);
});

it.each([
  ["dusk", "/media"],
  ["Ellery", "/media"],
  ["logo print", "/brand"],
])("the search finds assets by %j, on the page that lists them", async (text, expected) => {
  expect((await search(text)).map(({ href }) => href)).toEqual([expected]);
});
