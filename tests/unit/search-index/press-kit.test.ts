import { afterAll, beforeAll, expect, it } from "vitest";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { IndexedSearch } from "../../../src/adapters/search-index/indexed-search.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { mediaAsset } from "../sample-assets.ts";
import { contentPage } from "../sample-pages.ts";

const kit = (only: "Logo" | "Photo"): Section => ({ kind: "press-kit", intro: [], only });
const content = new InMemoryContentRepository({
  pages: [
    { ...contentPage("brand"), sections: [kit("Logo")] },
    { ...contentPage("media"), sections: [kit("Photo")] },
  ],
  assets: [
    mediaAsset("logo", { caption: "For print" }),
    mediaAsset("race", { kind: "Photo", caption: "A bend at dusk", people: "Margaret Ellery, Chair" }),
    mediaAsset("chart", { kind: "Graphic", caption: "Dusk of an era" }),
  ],
});
const index = new IndexedSearch({ content, locale: "en-AU", log: silentLog });

beforeAll(async () => index.prepare(await content.publishedRef()));
afterAll(() => index.close());

it.each([
  ["dusk", [["/media", "media"]]],
  ["Ellery", [["/media", "media"]]],
  ["logo print", [["/brand", "brand"]]],
])("the search finds assets by %j, on the page that lists them", async (text, expected) => {
  const ref = await content.publishedRef();
  const { items } = await index.search(ref, { text, scope: "page", page: 1, pageSize: 20 });
  expect(items.map(({ href, title }) => [href, title])).toEqual(expected);
});
