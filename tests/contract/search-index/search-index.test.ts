import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { InMemorySearchIndex } from "../../../src/adapters/in-memory/search-index.ts";
import { IndexedSearch } from "../../../src/adapters/search-index/indexed-search.ts";
import type { SearchScope } from "../../../src/domain/search/search.ts";
import {
  type ContentRef,
  ContentServiceError,
  UnknownRefError,
} from "../../../src/ports/content-repository.ts";
import { silentLog } from "../../../src/ports/log.ts";
import type { SearchIndex } from "../../../src/ports/search-index.ts";
import { scenario } from "../content-repository/scenario.ts";

/**
 * The contract of the search port. All adapters pass it with the same content.
 *
 * @param open - Creates an adapter for content.
 */
function searchIndexContract(open: (content: InMemoryContentRepository) => SearchIndex): void {
  let content: InMemoryContentRepository;
  let index: SearchIndex;
  let ref: ContentRef;

  beforeEach(async () => {
    // A search waits for the index for as long as a busy machine needs to build it.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    content = new InMemoryContentRepository(scenario.stored("Our company"));
    index = open(content);
    ref = await content.publishedRef();
  });

  afterEach(async () => {
    vi.useRealTimers();
    await index.close();
  });

  const search = (text: string, scope: SearchScope = "page", paging = { page: 1, pageSize: 10 }) =>
    index.search(ref, { text, scope, ...paging });
  const hrefs = async (text: string, scope?: SearchScope) =>
    (await search(text, scope)).items.map((hit) => hit.href);

  describe.each([
    ["before its index is built", false],
    ["once its index is built", true],
  ])("%s", (_, isBuilt) => {
    beforeEach(async () => {
      if (isBuilt) await index.prepare(ref);
    });

    it("finds pages by the words of title and text, case-insensitively", async () => {
      expect(await hrefs("LEADERS")).toContain("/company");
      expect(await hrefs("leadership")).toEqual(["/company/leadership"]);
    });

    it("finds PDF documents separately from pages", async () => {
      expect((await search("annual", "pdf")).items.map((hit) => hit.type)).toEqual(["pdf", "pdf"]);
      expect(await hrefs("annual")).toEqual([]);
    });

    it("returns an excerpt with the words marked", async () => {
      const [found] = (await search("meet leaders")).items;
      const marked = found?.excerpt.filter((part) => part.hit).map((part) => part.text);
      expect(marked).toEqual(["Meet", "leaders"]);
    });

    it("returns a page of results with the total", async () => {
      const first = await search("annual", "pdf", { page: 1, pageSize: 1 });
      const second = await search("annual", "pdf", { page: 2, pageSize: 1 });
      expect(first).toMatchObject({ page: 1, pages: 2, total: 2 });
      expect(new Set([...first.items, ...second.items].map((hit) => hit.id)).size).toBe(2);
      expect(await search("annual", "pdf", { page: 9, pageSize: 1 })).toMatchObject({ items: [], total: 2 });
    });

    it("finds nothing for signs, and for words that are nowhere", async () => {
      const signs = ["", "  ", '"', "[at(document.type, ", "]]", "\\", "💥", "(", "%"];
      const words = ["zebra ".repeat(2_000), "x".repeat(10_000), "__proto__ constructor"];
      for (const text of [...signs, ...words])
        expect(await search(text), text).toMatchObject({ items: [], pages: 1, total: 0 });
    });

    it("finds what the content's own search does not", async () => {
      const nothing = { items: [], page: 1, pages: 1, total: 0, years: [], kinds: [] };
      vi.spyOn(content, "search").mockResolvedValue(nothing);
      expect(await hrefs("leadership")).toEqual(["/company/leadership"]);
    });
  });

  it("finds announcements of the exchange by title, kind and reference, as documents with the time of release", async () => {
    const times = { date: "2026-11-19", released: "2026-11-19T22:31:05Z" };
    const announced = {
      reference: "2026-017",
      title: "Zebra crossing sold",
      href: "https://exchange.example/017",
      kind: "Asset Disposal",
      releasedAt: times.released,
      isPriceSensitive: true,
    };
    ref = content.publish({ ...scenario.stored("Our company"), announcements: { items: [announced] } });
    await index.prepare(ref);
    for (const text of ["zebra", "disposal", "2026-017"])
      expect(await hrefs(text, "pdf")).toEqual([announced.href]);
    expect((await search("zebra", "pdf")).items).toMatchObject([{ kind: "Market announcement", ...times }]);
    expect(await hrefs("zebra")).toEqual([]);
  });

  it("separates the content of refs", async () => {
    const next = content.publish(scenario.stored("Zebra"));
    for (const each of [ref, next]) await index.prepare(each);
    expect(await hrefs("zebra")).toEqual([]);
    const found = await index.search(next, { text: "zebra", scope: "page", page: 1, pageSize: 10 });
    expect(found.items.map((hit) => hit.href)).toEqual(["/company"]);
  });

  it("rejects for an expired ref, and prepares it without an error", async () => {
    content.expire(ref);
    await expect(index.prepare(ref)).resolves.toBeUndefined();
    await expect(search("leadership")).rejects.toBeInstanceOf(UnknownRefError);
  });

  it("rejects during an outage of the content service, prepares without an error, and recovers", async () => {
    content.fail();
    await expect(index.prepare(ref)).resolves.toBeUndefined();
    await expect(search("leadership")).rejects.toBeInstanceOf(ContentServiceError);
    content.fail(false);
    expect(await hrefs("leadership")).toEqual(["/company/leadership"]);
  });
}

describe("a search that reads all content each time", () =>
  searchIndexContract((content) => new InMemorySearchIndex(content)));

describe("a search over an index", () =>
  searchIndexContract((content) => new IndexedSearch({ content, log: silentLog })));
