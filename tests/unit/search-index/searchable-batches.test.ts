import { expect, it } from "vitest";
import { digestOf } from "../../../src/adapters/search-index/document-digest.ts";
import {
  type SearchableBatch,
  SearchableBatches,
} from "../../../src/adapters/search-index/searchable-batches.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { ContentPage } from "../../../src/domain/content/page.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import { contentPage } from "../sample-pages.ts";

const pageOf = (page: ContentPage): ContentItem => ({ kind: "page", page });
const options = (location: string): ContentItem => ({
  kind: "site-options",
  options: { ...EMPTY_SITE_OPTIONS, offices: [{ location, contactInformation: [] }] },
});

async function read(batches: SearchableBatches, ...items: readonly ContentItem[]) {
  const found: SearchableBatch[] = [];
  for await (const batch of batches.of(
    (async function* () {
      yield items;
    })(),
  ))
    found.push(batch);
  return found;
}

it("documents are named by their digests, and returned by them", async () => {
  const [batch] = await read(new SearchableBatches(), pageOf(contentPage("one")), pageOf(contentPage("two")));
  const [, two = ""] = batch?.digests ?? [];
  expect(batch?.documents(new Set([two]))).toMatchObject([{ uid: "two" }]);
  expect(batch?.documents(new Set())).toEqual([]);
});

it("the text of an item that is known is not read again for its digest", async () => {
  const batches = new SearchableBatches();
  const reads: string[] = [];
  const page: ContentPage = Object.defineProperty(contentPage("one"), "intro", {
    get: () => {
      reads.push("intro");
      return [];
    },
  });
  const item = pageOf(page);
  const [first] = await read(batches, item);
  const count = reads.length;
  const [again] = await read(batches, item);
  expect(again?.digests).toEqual(first?.digests);
  expect(reads).toHaveLength(count);
});

it("a page with the offices of the site options changes with them", async () => {
  const batches = new SearchableBatches();
  const contact = pageOf({ ...contentPage("contact"), sections: [{ kind: "offices", intro: [] }] });
  const textsWith = async (location: string) => {
    const [batch] = await read(batches, options(location), contact);
    const documents = batch?.documents(new Set(batch.digests)) ?? [];
    expect(batch?.digests).toEqual(documents.map(digestOf));
    return documents.map(({ text }) => text);
  };
  expect(await textsWith("Brisbane")).toEqual([expect.stringContaining("Brisbane")]);
  expect(await textsWith("Sydney")).toEqual([expect.stringContaining("Sydney")]);
});

it("many known items fill a batch as much text does", async () => {
  const batches = new SearchableBatches();
  const items = Array.from({ length: 2_500 }, (_, index) => pageOf(contentPage(`page-${index}`)));
  await read(batches, ...items);
  const lengths = (await read(batches, ...items)).map(({ digests }) => digests.length);
  expect(lengths).toEqual([1_000, 1_000, 500]);
});
