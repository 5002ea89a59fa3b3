import { writeFileSync } from "node:fs";
import { arrayBuffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { InMemoryContentSource, type StoredPdf } from "../../../src/adapters/in-memory/content-source.ts";
import { indexFileIn } from "../../../src/adapters/search-index/index-file.ts";
import { IndexedSearch } from "../../../src/adapters/search-index/indexed-search.ts";
import { Thread } from "../../../src/adapters/search-index/thread.ts";
import type { SearchQuery } from "../../../src/domain/search/search.ts";
import { type DocumentFiles, UnreadableFileError } from "../../../src/ports/document-files.ts";
import { recordingLog } from "../../unit/adapters/recording-log.ts";
import { renderedPageTexts } from "../../unit/rendered-page-texts.ts";
import { temporaryFolder } from "../../unit/temporary-folder.ts";

async function pdfOf(...pages: string[]): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(new PDFDocument({ autoFirstPage: false }), pages);
}

/** A PDF file with a font whose characters have no mapping to Unicode. */
async function unmappedPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const font = fileURLToPath(new URL("../../../brand/fonts/instrument-sans-latin.ttf", import.meta.url));
  const document = new PDFDocument({ autoFirstPage: false, compress: false, font });
  // The numbers of the first glyphs are control characters, those of the others look like text.
  const text = `0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ ${"Annual report with a growing dividend. ".repeat(9)}`;
  const file = Buffer.from(await bytesOf(document, [text])).toString("latin1");
  return new Uint8Array(Buffer.from(file.replaceAll("/ToUnicode", "/ToNothing"), "latin1"));
}

async function bytesOf(document: PDFKit.PDFDocument, pages: readonly string[]) {
  for (const text of pages) document.addPage().text(text);
  document.end();
  return new Uint8Array(await arrayBuffer(document));
}

function report(uid: string, more: Partial<StoredPdf> = {}): StoredPdf {
  return { id: uid, uid, title: `The ${uid}`, href: `/files/${uid}.pdf`, ...more };
}

interface Library {
  readonly documents: readonly StoredPdf[];
  readonly files: Readonly<Record<string, Uint8Array<ArrayBuffer> | Error>>;
  readonly folder?: string;
}

/** Searches documents whose files have been read. */
async function searching(library: Library) {
  const opened = await indexOf(library);
  onTestFinished(() => opened.index.close());
  return opened;
}

/** As {@link searching}, for several tests: whoever calls it closes the index. */
async function indexOf({ documents, files, folder }: Library) {
  const content = new InMemoryContentSource({ documents });
  const log = recordingLog();
  const asked: string[] = [];
  const reader: DocumentFiles = {
    read: async (href) => {
      asked.push(href);
      const file = files[href] ?? new Error("it is not there");
      if (file instanceof Error) throw file;
      return file.slice();
    },
  };
  const index = new IndexedSearch({ pageTexts: renderedPageTexts, files: reader, folder, log });
  await index.prepare(await content.read());
  const search = async (text: string, more: Partial<SearchQuery> = {}) =>
    index.search(await content.read(), { text, scope: "pdf", page: 1, pageSize: 10, ...more });
  const found = async (text: string, more?: Partial<SearchQuery>) =>
    (await search(text, more)).items.map(({ uid }) => uid);
  return { content, index, log, asked, search, found };
}

describe("the text of PDF documents", () => {
  it("that cannot be read is logged once, and the documents are found by their titles", async () => {
    const folder = temporaryFolder();
    const files = {
      "/files/broken.pdf": new Uint8Array(Buffer.from("%PDF-1.7 and no more")),
      "/files/page.pdf": new Uint8Array(Buffer.from("<!doctype html>")),
      "/files/large.pdf": new UnreadableFileError("it is larger than 32 MB"),
      "/files/scan.pdf": await pdfOf(""),
      "/files/unmapped.pdf": await unmappedPdf(),
    };
    const large = "it is larger than 32 MB";
    const reasons = { broken: "", page: "", large, scan: "no text", unmapped: "no Unicode mapping" };
    const library = { documents: Object.keys(reasons).map((uid) => report(uid)), files, folder };
    const first = await searching(library);
    expect(first.log.warnings).toHaveLength(5);
    for (const [uid, reason] of Object.entries(reasons)) {
      const warning = { href: `/files/${uid}.pdf`, reason: expect.stringContaining(reason) };
      expect(first.log.warnings).toContainEqual(expect.objectContaining(warning));
      expect(await first.found(uid)).toEqual([uid]);
    }
    const second = await searching(library);
    expect([second.log.warnings, second.asked]).toEqual([[], []]);
  });

  it("is read once for each file, whatever else is published, and fetched again if it could not be fetched", async () => {
    const files = { "/files/annual.pdf": await pdfOf("Okafor") };
    const documents = [report("annual"), report("gone")];
    const { content, index, asked, found, log } = await searching({ documents, files });
    expect(log.warnings).toMatchObject([{ reason: "it is not there", files: 1 }]);
    const renamed = report("annual", { title: "Renamed" });
    content.publish({ documents: [renamed, report("gone")] });
    await index.prepare(await content.read());
    expect(asked.toSorted()).toEqual(["/files/annual.pdf", "/files/gone.pdf", "/files/gone.pdf"]);
    expect(await found("okafor renamed")).toEqual(["annual"]);
    expect(await found("gone")).toEqual(["gone"]);
  });

  it("is available for the next process, and for concurrent ones", async () => {
    const folder = temporaryFolder();
    const files = { "/files/annual.pdf": await pdfOf("Okafor") };
    const library = { documents: [report("annual")], files, folder };
    const [one, other] = await Promise.all([searching(library), searching(library)]);
    for (const { found } of [one, other]) await expect.poll(() => found("okafor")).toEqual(["annual"]);
    const next = await searching({ ...library, files: {} });
    expect(next.asked).toEqual([]);
    expect(await next.found("okafor")).toEqual(["annual"]);
  });

  it("is read again if the index is damaged", async () => {
    const folder = temporaryFolder();
    writeFileSync(indexFileIn(folder, "en"), "no database".repeat(1_000));
    const files = { "/files/annual.pdf": await pdfOf("Okafor") };
    const { found } = await searching({ documents: [report("annual")], files, folder });
    expect(await found("okafor")).toEqual(["annual"]);
  });
});

describe("a file that was being read when the process ended", () => {
  const documents = [report("annual"), report("results")];

  /** An index without the text of files, as processes left it that ended while they read the annual report. */
  async function left({ attempts }: { readonly attempts: number }) {
    const folder = temporaryFolder();
    const { content } = await searching({ documents, files: {}, folder });
    const writer = new Thread("writer", indexFileIn(folder, "en"));
    onTestFinished(() => writer.end());
    const annual = (await writer.call("unread", [])).find(({ href }) => href === "/files/annual.pdf");
    for (let attempt = 0; attempt < attempts; attempt++)
      await writer.call("markReading", [annual?.id, undefined]);
    const files = { "/files/annual.pdf": await pdfOf("Okafor"), "/files/results.pdf": await pdfOf("Okafor") };
    return { content, folder, files };
  }

  const warning = { href: "/files/annual.pdf" };

  it("is not read at the next start, but logged; the next publish tries again", async () => {
    const { folder, files } = await left({ attempts: 1 });
    const { content, index, asked, found, log } = await searching({ documents, files, folder });
    expect(asked).toEqual(["/files/results.pdf"]);
    expect(log.warnings).toMatchObject([warning]);
    expect(await found("okafor")).toEqual(["results"]);
    content.publish({ documents: [...documents, report("more")] });
    await index.prepare(await content.read());
    expect((await found("okafor")).toSorted()).toEqual(["annual", "results"]);
  });

  it("is not read any more if that happens again", async () => {
    const { folder, files } = await left({ attempts: 2 });
    const { content, index, asked, log } = await searching({ documents, files, folder });
    content.publish({ documents });
    await index.prepare(await content.read());
    expect(asked).toEqual(["/files/results.pdf"]);
    expect(log.warnings).toMatchObject([warning]);
  });

  it("is read at the next start if the process was stopped", async () => {
    const folder = temporaryFolder();
    const file = await pdfOf("Okafor");
    const isReading = Promise.withResolvers<void>();
    const held = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    let asked = 0;
    const reader: DocumentFiles = {
      read: async () => {
        asked++;
        if (asked === 1) return file.slice();
        // The first file is being read while the second is fetched.
        isReading.resolve();
        return held.promise;
      },
    };
    const content = new InMemoryContentSource({ documents });
    const stopped = new IndexedSearch({
      pageTexts: renderedPageTexts,
      files: reader,
      folder,
      log: recordingLog(),
    });
    const prepared = stopped.prepare(await content.read());
    await isReading.promise;
    await stopped.close();
    const files = { "/files/annual.pdf": file, "/files/results.pdf": file };
    const { found } = await searching({ documents, files, folder });
    expect((await found("okafor")).toSorted()).toEqual(["annual", "results"]);
    held.reject(new Error("it was stopped"));
    await prepared;
  });
});

describe("a search text", () => {
  const WRITTEN = [
    ["r2", "2,345.6", "The sum is 2 345.6 today."],
    ["r4", "4567.8", "The sum is 4\u00a0567.8 today."],
    ["r5", '"The sum is 5,678.9"', "The sum is 5,678.9 today."],
    ["r8", "Núñez", "Chaired by Ana Nunez."],
    ["r10", "remuneration", "Our remun-\neration and gross-\nprofit."],
    ["r11", '"net debt"', "Our governance and net-\ndebt."],
    ["r12", "half-year 2026", "Results of the half-\nyear 2026."],
  ] as const;

  const LIBRARY: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(WRITTEN.map(([uid, , content]) => [uid, ["Nothing here.", content]])),
    board: ["Of the board.", "Nothing here.", "Daniel Okafor is chief executive.", "Okafor."],
    annual: ["The annual of this year."],
    final: ["Our dividend.", "Our closing dividend."],
    rose: ["Cash flow rose."],
    flow: ["The flow is cash of ours."],
    one: ["Of FY26."],
    two: ["Of FY2026."],
    three: ["Of the 2026 financial year."],
    four: ["Of financial year 2026."],
    five: ["Of FY25, the 2025 financial year."],
    gearing: ["Nothing.", "Of all. The gearing", "ratio of ours."],
  };
  const opened: Awaited<ReturnType<typeof indexOf>>[] = [];
  const search = async (text: string) => (await opened[0]?.search(text))?.items ?? [];
  const found = async (text: string) => (await search(text)).map(({ uid }) => uid).toSorted();

  beforeAll(async () => {
    const files = Object.entries(LIBRARY).map(
      async ([uid, pages]) => [`/files/${uid}.pdf`, await pdfOf(...pages)] as const,
    );
    const documents = ["dividend", ...Object.keys(LIBRARY)].map((uid) => report(uid));
    opened.push(await indexOf({ documents, files: Object.fromEntries(await Promise.all(files)) }));
  });
  afterAll(() => opened.pop()?.index.close());

  it("leads to the page, with an excerpt", async () => {
    const name = { text: "Okafor", hit: true };
    const role = { text: " is chief executive." };
    const excerpt = [{ text: "Daniel " }, name, role];
    expect(await search("okafor")).toMatchObject([{ uid: "board", page: 3, pages: [3, 4], excerpt }]);
  });

  it("leads to no page if the title matches, and to one if only that of another document does", async () => {
    const [{ uid, page, pages } = {}] = await search("annual");
    expect([uid, page, pages]).toEqual(["annual", undefined, undefined]);
    expect(await search("dividend")).toMatchObject([{ uid: "dividend" }, { uid: "final", pages: [1, 2] }]);
  });

  it("leads to the page with most of the words, or on which a phrase begins", async () => {
    expect(await search("closing dividend")).toMatchObject([{ uid: "final", page: 2, pages: [2] }]);
    expect(await search('"gearing ratio of"')).toMatchObject([{ uid: "gearing", page: 2, pages: [2] }]);
  });

  it.each([
    ["cash flow", ["flow", "rose"]],
    ['"cash flow"', ["rose"]],
    ["“cash flow” rose", ["rose"]],
    ['"flow cash"', []],
  ])("may contain phrases in quotation marks: %s", async (text, uids) => {
    expect(await found(text)).toEqual(uids);
  });

  it.each(["FY26", '"financial year 2026"'])("is a financial year, in any spelling: %s", async (text) => {
    const items = await search(text);
    expect(items.map(({ uid }) => uid).toSorted()).toEqual(["four", "one", "three", "two"]);
    const three = items.find(({ uid }) => uid === "three");
    const marked = three?.excerpt.filter(({ hit }) => hit).map((part) => part.text);
    expect(marked).toEqual(["2026", "financial", "year"]);
  });

  it.each(WRITTEN)("finds %s: %s in %j", async (uid, text) => {
    expect(await search(text)).toMatchObject([{ uid, page: 2 }]);
  });

  it("can be filtered by year and kind, and the results have the available values", async () => {
    const { search: searchBy } = await searching({
      documents: [
        report("one", { title: "Results one", date: "2025-08-20", category: "Results" }),
        report("two", { title: "Results two", date: "2026-08-19", category: "Presentation" }),
        report("three", { title: "Results three" }),
      ],
      files: {},
    });
    const [years, kinds, kind] = [[2026, 2025], ["Results", "Presentation"], "Presentation"] as const;
    const by = (more?: Partial<SearchQuery>) => searchBy("results", more);
    expect(await by()).toMatchObject({ total: 3, years, kinds });
    expect(await by({ year: 2025 })).toMatchObject({ total: 1, years, kinds: ["Results"] });
    expect(await by({ kind })).toMatchObject({ items: [{ uid: "two" }], years: [2026], kinds });
    expect(await by({ kind, year: 2025 })).toMatchObject({ items: [] });
  });
});
