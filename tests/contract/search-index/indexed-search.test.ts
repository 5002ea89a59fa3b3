import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { InMemoryContentSource } from "../../../src/adapters/in-memory/content-source.ts";
import { MAX_STATES } from "../../../src/adapters/search-index/index-writer.ts";
import { IndexedSearch } from "../../../src/adapters/search-index/indexed-search.ts";
import { Thread } from "../../../src/adapters/search-index/thread.ts";
import { Content } from "../../../src/domain/content/content.ts";
import type { Page } from "../../../src/domain/content/page.ts";
import { EMPTY_SITE_OPTIONS } from "../../../src/domain/content/site-options.ts";
import type { SearchScope } from "../../../src/domain/search/search.ts";
import { UnreadableFileError } from "../../../src/ports/document-files.ts";
import type { PageTexts } from "../../../src/ports/page-texts.ts";
import { SearchNotReadyError } from "../../../src/ports/search-index.ts";
import { recordingLog } from "../../unit/adapters/recording-log.ts";
import { renderedPageTexts } from "../../unit/rendered-page-texts.ts";
import { contentPage, newsArticle, paragraph } from "../../unit/sample-content.ts";
import { temporaryFolder } from "../../unit/temporary-folder.ts";
import { searchOver } from "./search-over.ts";

function titled(title: string, text = ""): Page {
  const intro = text === "" ? [] : paragraph(text);
  return { ...contentPage(title.toLowerCase().replaceAll(" ", "-")), title, intro };
}

async function totalOf(index: IndexedSearch, content: Content, text = "dividend"): Promise<number> {
  return (await index.search(content, { ...QUERY, text })).total;
}

/** What visitors see of pages. */
const contentOf = (...pages: readonly Page[]) => new InMemoryContentSource({ pages }).read();

const QUERY = { scope: "page" as SearchScope, page: 1, pageSize: 10 };

/** The clock stands still: a search waits for the index for as long as a busy machine needs to build it. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

type Options = ConstructorParameters<typeof IndexedSearch>[0];

/** An index that is closed after the test. */
function openIndex(more: Partial<Options> = {}): IndexedSearch {
  const index = new IndexedSearch({ pageTexts: renderedPageTexts, log: recordingLog(), ...more });
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
      titled("Help", "If an entry of the form guide is wrong, or the app has a fault, call us."),
      { ...newsArticle("guide", "2026-09-01"), title: "A form guide without a glossary" },
      { ...newsArticle("guided", "2026-09-01"), title: "A guided walk" },
    ],
  });
  const titles = async (text: string) => (await search(text)).items.map(({ title }) => title);

  it("ranks a match in the title above any number of matches in the text", async () => {
    expect((await titles("dividend"))[0]).toMatch(/^Interim dividend/);
    expect(await titles("dividend")).toHaveLength(3);
  });

  it("finds the news about most of the words beside a page that mentions all of them", async () => {
    expect(await titles("form guide app")).toEqual(["A form guide without a glossary", "Help"]);
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

  it("says which word it takes for the intended one: the rarest in a title", async () => {
    expect(await search("the Raling")).toMatchObject({ total: 1, correctedText: "the Racing" });
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
    const content = await new InMemoryContentSource({ pages, documents }).read();
    const index = openIndex();
    await index.prepare(content);
    const totals = async (text: string, scope: SearchScope, year?: number) =>
      (await index.search(content, { ...QUERY, text, scope, year })).totals;
    expect(await totals("report", "page")).toEqual({ page: 2, pdf: 1 });
    expect(await totals("reprot", "pdf", 1999)).toEqual({ page: 2, pdf: 1 });
    // A word of a document is not a typing error of a word on a page.
    expect(await totals("annual", "page")).toEqual({ page: 0, pdf: 1 });
    expect(await totals("", "page")).toEqual({ page: 0, pdf: 0 });
  });
});

describe("the order of results", () => {
  const withHeadings = (title: string, ...headings: string[]): Page => ({
    ...contentPage(title.toLowerCase()),
    title,
    intro: headings.flatMap((heading) => [
      { kind: "heading" as const, level: 3 as const, children: [heading] },
      ...paragraph("Ask us."),
    ]),
  });
  const questions = Array.from({ length: 4_200 }, (_, number) => `What about subject number ${number}`);
  const search = searchOver({
    pages: [
      withHeadings("Assistance", ...questions, "How do I close my account"),
      withHeadings("Terms", "What happens to the account of somebody who wants to close it or to keep it"),
      titled("Dividends", "All dividends, also those of 2025."),
      { ...newsArticle("shares", "2025-08-21"), title: "Dividends and everything else in the year 2025" },
      { ...newsArticle("figures", "2026-08-19"), title: "Full-year figures" },
      titled("Photos", "Taken on 19 August 2026, and shown since 19 August 2026."),
      titled("Contacts", "Call the share registry."),
      titled("Services", "Ask the share registry."),
      titled("Company law", "Each register lists members."),
      { ...contentPage("fy25", "results"), title: "Full-year results" },
      { ...contentPage("fy24", "results"), title: "Full-year results" },
    ],
  });
  const first = async (text: string) => (await search(text)).items.map(({ title, uid }) => [title, uid])[0];

  it.each([
    ["does not depend on how many other headings a page has", "close account", "assistance"],
    ["has what is called so before what has the year in a long title", "dividends 2025", "dividends"],
    ["has what is of a day before what only shows the day", "19/08/2026", "figures"],
    ["has the page of a period for its year", "full-year results 2024", "fy24"],
  ])("%s: %s", async (_, text, uid) => {
    expect((await first(text))?.[1]).toBe(uid);
  });

  it("takes for a misspelt word the one that is most beside the same words", async () => {
    expect((await search("share registery")).correctedText).toBe("share registry");
    expect((await search("registery lists")).correctedText).toBe("register lists");
  });

  it("finds also the last of thousands of headings", async () => {
    expect((await search("subject number 4199")).total).toBe(1);
  });
});

describe("the index's folder", () => {
  it("is removed by closing the index, even during a search", async () => {
    const folder = temporaryFolder();
    vi.stubEnv("TMPDIR", folder);
    const content = await contentOf(titled("Report"));
    const index = new IndexedSearch({ pageTexts: renderedPageTexts, log: recordingLog() });
    const search = index.search(content, { ...QUERY, text: "report" });
    await Promise.all([index.close(), expect(search).rejects.toThrow(SearchNotReadyError)]);
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
    const open = () => new IndexedSearch({ pageTexts: renderedPageTexts, folder, log: recordingLog() });
    await open().close();
    expect((await readdir(folder)).sort()).toEqual(["search-99.sqlite", "sign-ups.sqlite"]);
    await leave("search-0.sqlite", 23);
    await open().close();
    expect(await readdir(folder)).toContain("search-0.sqlite");
  });
});

describe("an index that an earlier process has stored", () => {
  it("responds to the first search, and to those in newer content until its index is ready", async () => {
    const folder = temporaryFolder();
    const content = await contentOf(titled("Dividends"));
    const before = new IndexedSearch({ pageTexts: renderedPageTexts, folder, log: recordingLog() });
    await before.prepare(content);
    await before.close();
    const index = openIndex({ folder });
    hold();
    expect(await totalOf(index, content)).toBe(1);
    const newer = await contentOf(titled("Dividends"), titled("More"));
    expect(await waited(totalOf(index, newer))).toBe(1);
  });
});

/** No index can be built from now on, until `proceed` is called. */
function hold() {
  const held = Promise.withResolvers<void>();
  const call = Thread.prototype.call;
  vi.spyOn(Thread.prototype, "call").mockImplementation(async function (
    this: Thread<"writer">,
    ...parameters
  ) {
    if (parameters[0] === "begin") await held.promise;
    return call.apply(this, parameters);
  });
  return { proceed: held.resolve };
}

/** What a search finds once its time to wait for an index is over. */
async function waited<T>(search: Promise<T>): Promise<T> {
  search.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(3_000);
  return search;
}

describe("building the index", () => {
  it("delays a search until there is the first one, by at most 3 s", async () => {
    const index = openIndex();
    hold();
    const content = await contentOf(titled("Dividends"));
    const onFailure = vi.fn();
    totalOf(index, content).catch(onFailure);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(onFailure).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => onFailure.mock.calls).toEqual([[expect.any(SearchNotReadyError)]]);
  });

  it("delays a search in new content for a moment, and then leaves out what is not in it", async () => {
    const index = openIndex();
    await index.prepare(await contentOf(titled("Dividends"), titled("Withdrawn dividend")));
    const { proceed } = hold();
    const after = await contentOf(titled("Dividends"), titled("New dividend"));
    const found = await waited(index.search(after, { ...QUERY, text: "dividend" }));
    expect(found.items.map(({ title }) => title)).toEqual(["Dividends"]);
    proceed();
    await index.prepare(after);
    expect(await totalOf(index, after)).toBe(2);
  });

  it("that fails is logged, leaves out what was withdrawn, and is retried by the next search", async () => {
    const log = recordingLog();
    const index = openIndex({ log });
    await index.prepare(await contentOf(titled("Dividends")));
    const failing = vi.spyOn(Thread.prototype, "call").mockRejectedValueOnce(new Error("the disk is full"));
    const after = await contentOf(titled("Others"));
    await index.prepare(after);
    const edition = expect.stringContaining(after.edition);
    expect(log.warnings).toMatchObject([{ edition, err: { message: "the disk is full" } }]);
    failing.mockRestore();
    expect((await index.search(after, { ...QUERY, text: "dividends" })).items).toEqual([]);
    expect(await totalOf(index, after, "others")).toBe(1);
  });

  it("shows new offices of the site options on the page that lists them", async () => {
    const index = openIndex();
    const found = async (location: string) => {
      const pages = [{ ...contentPage("contact"), sections: [{ kind: "offices", intro: [] } as const] }];
      const siteOptions = { ...EMPTY_SITE_OPTIONS, offices: [{ location, contactInformation: [] }] };
      const content = await new InMemoryContentSource({ pages, siteOptions }).read();
      await index.prepare(content);
      return totalOf(index, content, location);
    };
    expect([await found("Brisbane"), await found("Sydney")]).toEqual([1, 1]);
  });

  it("happens once for each edition, for any number of searches, until its state is removed as an old one", async () => {
    const index = openIndex();
    const call = vi.spyOn(Thread.prototype, "call");
    const built = () => call.mock.calls.filter(([name]) => name === "finish").length;
    const oldest = await contentOf(titled("Oldest"));
    await Promise.all(["a", "b", "c"].map((text) => index.search(oldest, { ...QUERY, text })));
    const newer = Array.from({ length: MAX_STATES }, (_, place) => contentOf(titled(`Newer ${place}`)));
    const editions = [oldest, ...(await Promise.all(newer))];
    for (const content of [...editions, ...editions.slice(1)]) await index.prepare(content);
    expect(built()).toBe(editions.length);
    await index.prepare(oldest);
    expect(built()).toBe(editions.length + 1);
  });

  it("lets other work run after each document, for any number of them", async () => {
    const events: string[] = [];
    const shown = async (...of: Parameters<PageTexts["shown"]>) => {
      const page = await renderedPageTexts.shown(...of);
      return (
        page && {
          ...page,
          read: () => {
            events.push("read");
            // What else waits has its turn when the index gives the thread away.
            setImmediate(() => events.push("other work"));
            return page.read();
          },
        }
      );
    };
    const titles = Array.from({ length: 30 }, (_, place) => `Page ${place}`);
    const content = await contentOf(...titles.map((title) => titled(title, "dividend")));
    await openIndex({ pageTexts: { version: "", shown } }).prepare(content);
    expect(events).toEqual(titles.flatMap(() => ["read", "other work"]));
  });

  it("leaves out a page that cannot be rendered, and logs which", async () => {
    const log = recordingLog();
    const shown = async (...of: Parameters<PageTexts["shown"]>) => {
      const page = await renderedPageTexts.shown(...of);
      const read = () => Promise.reject(new Error("Broken"));
      return page && of[1].title === "Broken" ? { ...page, read } : page;
    };
    const index = openIndex({ log, pageTexts: { version: "", shown } });
    const broken = titled("Broken", "dividend");
    const content = await contentOf(broken, titled("Whole", "dividend"));
    await index.prepare(content);
    expect(await totalOf(index, content)).toBe(1);
    expect(log.errors).toMatchObject([{ err: { message: "Broken" }, id: broken.id }]);
  });

  it("is followed by the text of files; until it is read, a search for documents is incomplete", async () => {
    const document = { id: "report", uid: "report", title: "Report", href: "/files/report.pdf" };
    const content = await new InMemoryContentSource({ documents: [document] }).read();
    const requested = Promise.withResolvers<void>();
    const file = Promise.withResolvers<never>();
    const read = () => {
      requested.resolve();
      return file.promise;
    };
    const index = openIndex({ files: { read } });
    const isIncomplete = async (scope: SearchScope) =>
      (await index.search(content, { ...QUERY, text: "dividend", scope })).isIncomplete === true;
    const prepared = index.prepare(content);
    await requested.promise;
    expect([await isIncomplete("pdf"), await isIncomplete("page")]).toEqual([true, false]);
    file.reject(new UnreadableFileError("it is missing"));
    await prepared;
    expect(await isIncomplete("pdf")).toBe(false);
  });
});

it("a preview is searched without an index, also for what visitors do not see, by whole words", async () => {
  const hidden = { ...titled("Dividend", "Proposed"), embargo: "2999-01-01T00:00:00.000Z" };
  const index = openIndex();
  const call = vi.spyOn(Thread.prototype, "call");
  const preview = Content.everything([{ kind: "page", page: hidden }]);
  expect([await totalOf(index, preview), await totalOf(index, preview, "divi")]).toEqual([1, 0]);
  expect(call).not.toHaveBeenCalled();
});
