import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { InMemoryContentSource } from "../../../src/adapters/in-memory/content-source.ts";
import { InMemorySearchIndex } from "../../../src/adapters/in-memory/search-index.ts";
import { IndexedSearch } from "../../../src/adapters/search-index/indexed-search.ts";
import type { SearchScope } from "../../../src/domain/search/search.ts";
import { silentLog } from "../../../src/ports/log.ts";
import type { SearchIndex } from "../../../src/ports/search-index.ts";
import { renderedPageTexts } from "../../unit/rendered-page-texts.ts";
import { announcement } from "../../unit/sample-content.ts";
import { scenario } from "../content-source/scenario.ts";

/**
 * The contract of the search port. All adapters pass it with the same content.
 *
 * @param open - Creates an adapter.
 */
function searchIndexContract(open: () => SearchIndex): void {
  const create = async () => {
    const source = new InMemoryContentSource(await scenario.stored("Our company"));
    return { source, index: open(), content: await source.read() };
  };
  type Opened = Awaited<ReturnType<typeof create>>;

  // A search waits for the index for as long as a busy machine needs to build it.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  const search = (
    { index, content }: Pick<Opened, "index" | "content">,
    text: string,
    scope: SearchScope = "page",
    page = 1,
    pageSize = 10,
  ) => index.search(content, { text, scope, page, pageSize });
  const hrefs = async (asked: Pick<Opened, "index" | "content">, text: string, scope?: SearchScope) =>
    (await search(asked, text, scope)).items.map((hit) => hit.href);

  describe("once its index is built", () => {
    let built: Opened;
    beforeAll(async () => {
      built = await create();
      await built.index.prepare(built.content);
      return () => built.index.close();
    });

    it("finds pages or PDF documents by words of title and text, which it marks", async () => {
      expect(await hrefs(built, "leadership")).toEqual(["/company/leadership"]);
      expect((await search(built, "annual", "pdf")).items.map((hit) => hit.type)).toEqual(["pdf", "pdf"]);
      expect(await hrefs(built, "annual"), "which lists the report").toEqual(["/news/results"]);
      const [found] = (await search(built, "MEET leaders")).items;
      const marked = found?.excerpt.filter((part) => part.hit).map((part) => part.text);
      expect([found?.href, marked]).toEqual(["/company", ["Meet", "leaders"]]);
    });

    it("returns a page of results with the total", async () => {
      const first = await search(built, "annual", "pdf", 1, 1);
      const second = await search(built, "annual", "pdf", 2, 1);
      expect(first).toMatchObject({ page: 1, pages: 2, total: 2 });
      expect(new Set([...first.items, ...second.items].map((hit) => hit.id)).size).toBe(2);
      expect(await search(built, "annual", "pdf", 9, 1)).toMatchObject({ items: [], total: 2 });
    });

    it("finds nothing for signs, and for words that are nowhere", async () => {
      const signs = ["", "  ", '"', "[at(zebra.type, ", "]]", "\\", "💥", "(", "%"];
      const words = ["zebra ".repeat(2_000), "x".repeat(10_000), "__proto__ constructor"];
      for (const text of [...signs, ...words])
        expect(await search(built, text), text).toMatchObject({ items: [], pages: 1, total: 0 });
    });
  });

  const opened = async () => {
    const created = await create();
    onTestFinished(() => created.index.close());
    return created;
  };

  it("finds the same before its index is built", async () => {
    const asked = await opened();
    expect(await hrefs(asked, "LEADERS")).toContain("/company");
    expect(await hrefs(await opened(), "zebra")).toEqual([]);
  });

  it("finds announcements of the exchange by title, kind and reference, with the time of release, in each scope", async () => {
    const times = { date: "2026-11-19", released: "2026-11-19T22:31:05Z" };
    const announced = announcement("2026-017", times.released, {
      title: "Zebra crossing sold",
      kind: "Asset Disposal",
    });
    const retracted = announcement("2026-018", times.released, { title: "Zebra", isRetracted: true });
    const asked = await opened();
    asked.source.publish({
      ...(await scenario.stored("Our company")),
      announcements: { items: [announced, retracted] },
    });
    const after = { ...asked, content: await asked.source.read() };
    await asked.index.prepare(after.content);
    for (const scope of ["pdf", "page"] as const)
      for (const text of ["zebra", "disposal", "2026-017", "2026 017"])
        expect(await hrefs(after, text, scope)).toEqual([announced.href]);
    const { items } = await search(after, "zebra", "pdf");
    expect(items).toMatchObject([{ kind: "Market announcement", ...times }]);
  });

  it("separates contents", async () => {
    const asked = await opened();
    asked.source.publish(await scenario.stored("Zebra"));
    const next = { ...asked, content: await asked.source.read() };
    for (const { content } of [asked, next]) await asked.index.prepare(content);
    expect(await hrefs(asked, "zebra")).toEqual([]);
    expect(await hrefs(next, "zebra")).toEqual(["/company"]);
  });
}

describe("a search that compares all content each time", () =>
  searchIndexContract(() => new InMemorySearchIndex(renderedPageTexts)));

describe("a search over an index", () =>
  searchIndexContract(() => new IndexedSearch({ pageTexts: renderedPageTexts, log: silentLog })));
