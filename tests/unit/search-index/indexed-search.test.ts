import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { InMemoryContentRepository } from "../../../src/adapters/in-memory/content-repository.ts";
import { MAX_STATES } from "../../../src/adapters/search-index/index-writer.ts";
import { IndexedSearch } from "../../../src/adapters/search-index/indexed-search.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import type { SearchScope } from "../../../src/domain/search/search.ts";
import { type ContentRef, ContentServiceError } from "../../../src/ports/content-repository.ts";
import { UnreadableFileError } from "../../../src/ports/document-files.ts";
import { SearchNotReadyError } from "../../../src/ports/search-index.ts";
import { cpuTimeOf } from "../../cpu-time.ts";
import { recordingLog } from "../adapters/recording-log.ts";
import { contentPage, newsArticle, paragraph } from "../sample-content.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { searchOver } from "./search-over.ts";

function titled(title: string, text = ""): Page {
  const intro = text === "" ? [] : paragraph(text);
  return { ...contentPage(title.toLowerCase().replaceAll(" ", "-")), title, intro };
}

async function totalOf(index: IndexedSearch, ref: ContentRef, text = "dividend"): Promise<number> {
  return (await index.search(ref, { ...QUERY, text })).total;
}

const QUERY = { scope: "page" as SearchScope, page: 1, pageSize: 10 };

/** The clock stands still: a search waits for the index for as long as a busy machine needs to build it. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));

type Options = ConstructorParameters<typeof IndexedSearch>[0];

/** An index that is closed after the test. */
function indexOver(content: InMemoryContentRepository, more: Partial<Options> = {}): IndexedSearch {
  const index = new IndexedSearch({ content, log: recordingLog(), ...more });
  onTestFinished(() => index.close());
  return index;
}

describe("searching the index", () => {
  const search = searchOver({
    pages: [
      titled("Calendar", "The dividend, a dividend, every dividend: dividend. ".repeat(20)),
      titled("Interim dividend and everything that belongs to it in a long title"),
      titled("Contact", "Ask us about the dividend."),
      titled("Report", "Sustainability at every café, and in each terminal."),
      titled("Racing"),
      titled("Rating"),
      titled("Rating agencies"),
      titled("Results FY26"),
      titled("Results FY25"),
      titled("Closing accounts"),
      titled("Closing meeting"),
      { ...newsArticle("older", "2024-08-21"), title: "Half-year figures" },
      { ...newsArticle("newer", "2026-08-19"), title: "Half-year figures" },
      titled("Syntax"),
    ],
  });
  const titles = async (text: string) => (await search(text)).items.map(({ title }) => title);

  it("ranks a match in the title above any number of matches in the text", async () => {
    expect((await titles("dividend"))[0]).toMatch(/^Interim dividend/);
    expect(await titles("dividend")).toHaveLength(3);
  });

  it.each([
    ["an accent left out", "cafe"],
    ["an accent too many", "Café"],
    ["the beginning of a word", "sustainab"],
    ["a letter missing", "sustainabilty"],
    ["a wrong letter", "sustaunability"],
    ["two letters swapped", "sustianability"],
    ["the first two letters swapped", "usstainability"],
    ["a slip in a plural", "terminlas"],
    ["words in another order", "terminals sustainability"],
    ["little words between", "the sustainability of our terminals"],
    ["quotes and brackets around", '"(sustainability)"'],
  ])("tolerates %s: %s", async (_what, text) => {
    expect(await titles(text)).toEqual(["Report"]);
  });

  it("searches once a minute for what many visitors search for", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T08:00:00Z") });
    const first = await search("dividend");
    expect(await search("dividend")).toBe(first);
    vi.setSystemTime(Date.parse("2026-11-25T08:01:00Z"));
    const second = await search("dividend");
    expect(second).not.toBe(first);
    expect(second).toEqual(first);
  });

  it("says which word it takes for the intended one: that in most documents", async () => {
    expect(await search("the Raking")).toMatchObject({ total: 2, correctedText: "the Rating" });
    expect((await search("rating")).correctedText).toBeUndefined();
    expect((await search("xylophone")).correctedText).toBeUndefined();
  });

  it.each([
    ["does not tolerate typing errors of words that occur", "racing", ["Racing"]],
    ["does not treat a year as a typing error of another", "FY27", []],
    ["finds documents with all words", "closing accounts", ["Closing accounts"]],
    ["finds those with some, if none has all", "closing zebra", ["Closing accounts", "Closing meeting"]],
  ])("%s: %s", async (_, text, found) => {
    expect(await titles(text)).toEqual(found);
  });

  it("counts the results of each scope, without filters", async () => {
    const documents = [{ id: "x", uid: "x", title: "Annual report", href: "/x.pdf", date: "2026-08-19" }];
    const pages = [titled("Report"), titled("Reports")];
    const content = new InMemoryContentRepository({ pages, documents });
    const index = indexOver(content);
    const ref = await content.publishedRef();
    await index.prepare(ref);
    const totals = async (text: string, scope: SearchScope, year?: number) =>
      (await index.search(ref, { ...QUERY, text, scope, year })).totals;
    expect(await totals("report", "page")).toEqual({ page: 2, pdf: 1 });
    expect(await totals("reprot", "pdf", 1999)).toEqual({ page: 2, pdf: 1 });
    // A word of a document is no typing error of a word on a page.
    expect(await totals("annual", "page")).toEqual({ page: 0, pdf: 1 });
    expect(await totals("", "page")).toEqual({ page: 0, pdf: 0 });
  });
});

describe("the index's folder", () => {
  it("is removed by closing the index, even during a search", async () => {
    const folder = temporaryFolder();
    vi.stubEnv("TMPDIR", folder);
    const content = new InMemoryContentRepository({ pages: [titled("Report")] });
    // The search waits for the index.
    vi.spyOn(content, "search").mockRejectedValue(new Error("it is down"));
    const index = new IndexedSearch({ content, log: recordingLog() });
    const search = index.search(await content.publishedRef(), { ...QUERY, text: "report" });
    await Promise.all([index.close(), expect(search).rejects.toThrow("it is down")]);
    expect(await readdir(folder)).toEqual([]);
  });

  it("contains no files of earlier versions, unless they may still be in use", async () => {
    const folder = temporaryFolder();
    const leave = async (name: string, ageHours: number) => {
      await writeFile(join(folder, name), "");
      const at = Date.now() / 1_000 - ageHours * 3_600;
      await utimes(join(folder, name), at, at);
    };
    for (const name of ["search-0.sqlite", "search-0.sqlite-wal", "search-99.sqlite", "sign-ups.sqlite"]) {
      await leave(name, 25);
    }
    const open = () =>
      new IndexedSearch({ content: new InMemoryContentRepository(), folder, log: recordingLog() });
    await open().close();
    expect((await readdir(folder)).sort()).toEqual(["search-99.sqlite", "sign-ups.sqlite"]);
    await leave("search-0.sqlite", 23);
    await open().close();
    expect(await readdir(folder)).toContain("search-0.sqlite");
  });
});

describe("an index that an earlier process has stored", () => {
  /** A second process, which cannot build an index. */
  async function restarted(source?: string) {
    const folder = temporaryFolder();
    const content = new InMemoryContentRepository({ pages: [titled("Dividends")] });
    const ref = await content.publishedRef();
    const before = new IndexedSearch({ content, folder, log: recordingLog() });
    await before.prepare(ref);
    await before.close();
    vi.spyOn(content, "everything").mockImplementation(() => {
      throw new Error("the index is built again");
    });
    return { content, ref, index: indexOver(content, { folder, source }) };
  }

  it("responds to the first search, until the index of a newer ref is ready", async () => {
    const { content, ref, index } = await restarted();
    expect(await totalOf(index, ref)).toBe(1);
    expect(await totalOf(index, content.publish({ pages: [titled("Dividends")] }))).toBe(1);
  });

  it("does not respond for another content service", async () => {
    const { ref, index } = await restarted("https://other.example");
    await expect(totalOf(index, ref)).rejects.toThrow(SearchNotReadyError);
  });
});

describe("building the index", () => {
  function building() {
    const content = new InMemoryContentRepository({ pages: [titled("Dividends")] });
    const log = recordingLog();
    const index = indexOver(content, { log });
    const [providerSearch, read] = [vi.spyOn(content, "search"), vi.spyOn(content, "everything")];
    return { content, log, index, providerSearch, read };
  }

  /** The index can only be built from now on when `proceed` is called. */
  function hold({ content, read }: ReturnType<typeof building>) {
    const held = Promise.withResolvers<void>();
    read.mockImplementation(async function* (ref) {
      await held.promise;
      yield* InMemoryContentRepository.prototype.everything.call(content, ref);
    });
    return { proceed: held.resolve };
  }

  it("delays a search only if the content's own search finds nothing", async () => {
    const site = building();
    const { proceed } = hold(site);
    const ref = await site.content.publishedRef();
    expect(await totalOf(site.index, ref, "dividends")).toBe(1);
    // It only finds whole words, without plurals.
    const found = totalOf(site.index, ref, "dividend");
    await vi.waitFor(() => expect(site.providerSearch).toHaveBeenCalledTimes(2));
    proceed();
    expect(await found).toBe(1);
  });

  it.each([
    ["finds nothing", async () => ({ items: [], page: 1, pages: 1, total: 0, years: [], kinds: [] })],
    ["does not respond", () => new Promise<never>(() => undefined)],
  ])("delays a search by at most 3 s if the content's own search %s", async (_case, search) => {
    const site = building();
    hold(site);
    site.providerSearch.mockImplementation(search);
    const onFailure = vi.fn();
    site.index.search(await site.content.publishedRef(), { ...QUERY, text: "x" }).catch(onFailure);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(onFailure).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.any(SearchNotReadyError));
  });

  it("leaves searches to the index of the ref before", async () => {
    const site = building();
    const { content, index, providerSearch } = site;
    await index.prepare(await content.publishedRef());
    hold(site);
    const after = content.publish({ pages: [titled("Withdrawn")] });
    expect([await totalOf(index, after), await totalOf(index, after, "withdraw")]).toEqual([1, 0]);
    expect(providerSearch).not.toHaveBeenCalled();
  });

  it("that fails does not leave searches to earlier content for long", async () => {
    const { content, index, read } = building();
    await index.prepare(await content.publishedRef());
    read.mockImplementation(() => {
      throw new Error("the disk is full");
    });
    const after = content.publish({ pages: [titled("Withdrawn")] });
    await index.prepare(after);
    expect(await totalOf(index, after, "withdrawn")).toBe(1);
    await expect(totalOf(index, after)).rejects.toThrow(SearchNotReadyError);
  });

  it("shows new offices of the site options on the page that lists them", async () => {
    const { content, index } = building();
    const found = async (location: string) => {
      const pages = [{ ...contentPage("contact"), sections: [{ kind: "offices", intro: [] } as const] }];
      const siteOptions = { ...EMPTY_SITE_OPTIONS, offices: [{ location, contactInformation: [] }] };
      const ref = content.publish({ pages, siteOptions });
      await index.prepare(ref);
      return totalOf(index, ref, location);
    };
    expect([await found("Brisbane"), await found("Sydney")]).toEqual([1, 1]);
  });

  it("happens once for each ref, for any number of searches, until its state is removed as an old one", async () => {
    const { content, index, read } = building();
    const oldest = await content.publishedRef();
    await Promise.all(["a", "b", "c"].map((text) => index.search(oldest, { ...QUERY, text })));
    const refs = [oldest, ...Array.from({ length: MAX_STATES }, () => content.publish({}))];
    for (const ref of [...refs, ...refs.slice(1)]) await index.prepare(ref);
    expect(read).toHaveBeenCalledTimes(refs.length);
    await index.prepare(oldest);
    expect(read).toHaveBeenCalledTimes(refs.length + 1);
  });

  it("does not block the event loop, for any amount of text", async () => {
    const words = Array.from({ length: 150_000 }, (_, place) => `word${place % 20_000}`).join(" ");
    const pages = ["One", "Two", "Three"].map((title) => titled(title, words));
    const content = new InMemoryContentRepository({ pages });
    let isBuilt = false;
    const build = indexOver(content).prepare(await content.publishedRef());
    void build.then(() => {
      isBuilt = true;
    });
    let [turns, longest] = [0, 0];
    while (!isBuilt) {
      turns += 1;
      longest = Math.max(longest, await cpuTimeOf(() => new Promise(setImmediate)));
    }
    expect(longest).toBeLessThan(200);
    expect(turns).toBeGreaterThan(3);
  });

  it("is followed by the text of files; until it is read, a search for documents is incomplete", async () => {
    const document = { id: "report", uid: "report", title: "Report", href: "/files/report.pdf" };
    const content = new InMemoryContentRepository({ documents: [document] });
    const [requested, file] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()];
    const read = () => {
      requested.resolve();
      return file.promise;
    };
    const index = indexOver(content, { files: { read } });
    const ref = await content.publishedRef();
    const isIncomplete = async (scope: SearchScope) =>
      (await index.search(ref, { ...QUERY, text: "dividend", scope })).isIncomplete === true;
    const prepared = index.prepare(ref);
    await requested.promise;
    expect([await isIncomplete("pdf"), await isIncomplete("page")]).toEqual([true, false]);
    file.reject(new UnreadableFileError("it is missing"));
    await prepared;
    expect(await isIncomplete("pdf")).toBe(false);
  });

  it("that fails is logged, and retried by the next search", async () => {
    const { content, index, log } = building();
    const ref = await content.publishedRef();
    content.fail();
    await index.prepare(ref);
    expect(log.warnings).toMatchObject([{ ref, err: { name: ContentServiceError.name } }]);
    content.fail(false);
    await totalOf(index, ref, "x");
    await index.prepare(ref);
    expect(await totalOf(index, ref)).toBe(1);
  });

  it("delays a first search if the content service fails", async () => {
    const { content, index, providerSearch } = building();
    const ref = await content.publishedRef();
    providerSearch.mockRejectedValueOnce(new ContentServiceError("search", { cause: "down" }));
    expect(await totalOf(index, ref)).toBe(1);
  });
});
