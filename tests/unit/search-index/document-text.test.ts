import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import {
  InMemoryContentRepository,
  type StoredPdf,
} from "../../../src/adapters/in-memory/content-repository.ts";
import { indexFileIn } from "../../../src/adapters/search-index/index-file.ts";
import { IndexedSearch } from "../../../src/adapters/search-index/indexed-search.ts";
import { Thread } from "../../../src/adapters/search-index/thread.ts";
import type { SearchQuery } from "../../../src/domain/search/search.ts";
import { type DocumentFiles, UnreadableFileError } from "../../../src/ports/document-files.ts";
import { recordingLog } from "../adapters/recording-log.ts";

/** A PDF file with a text on each page. */
async function pdfOf(...pages: string[]): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(new PDFDocument({ autoFirstPage: false }), pages);
}

/** A PDF file with a font whose characters have no mapping to Unicode. */
async function unmappedPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const font = fileURLToPath(new URL("../../../brand/fonts/instrument-sans-latin.ttf", import.meta.url));
  const document = new PDFDocument({ autoFirstPage: false, compress: false, font });
  const text = "Annual report with a growing dividend";
  const file = Buffer.from(await bytesOf(document, [text])).toString("latin1");
  return new Uint8Array(Buffer.from(file.replaceAll("/ToUnicode", "/ToNothing"), "latin1"));
}

async function bytesOf(document: PDFKit.PDFDocument, pages: readonly string[]) {
  for (const text of pages) document.addPage().text(text);
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
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
  const content = new InMemoryContentRepository({ documents });
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
  const index = new IndexedSearch({ content, files: reader, folder, log });
  await index.prepare(await content.publishedRef());
  const search = async (text: string, more: Partial<SearchQuery> = {}) =>
    index.search(await content.publishedRef(), { text, scope: "pdf", page: 1, pageSize: 10, ...more });
  const found = async (text: string, more?: Partial<SearchQuery>) =>
    (await search(text, more)).items.map(({ uid }) => uid);
  return { content, index, log, asked, search, found };
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "search-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe("the text of PDF documents", () => {
  it("is found by page, with an excerpt", async () => {
    const file = await pdfOf(
      "Of the board.",
      "Nothing here.",
      "Daniel Okafor is chief executive.",
      "Okafor.",
    );
    const { search } = await searching({
      documents: [report("annual")],
      files: { "/files/annual.pdf": file },
    });
    expect((await search("okafor")).items).toMatchObject([
      {
        uid: "annual",
        page: 3,
        pages: [3, 4],
        excerpt: [{ text: "Daniel " }, { text: "Okafor", hit: true }, { text: " is chief executive." }],
      },
    ]);
  });

  it("has no page if the title matches", async () => {
    const file = await pdfOf("The annual of this year.");
    const { search } = await searching({
      documents: [report("annual")],
      files: { "/files/annual.pdf": file },
    });
    const [hit] = (await search("annual")).items;
    expect(hit).toMatchObject({ uid: "annual" });
    expect(hit).not.toHaveProperty("page");
    expect(hit).not.toHaveProperty("pages");
  });

  it("has a page if only the title of another document matches", async () => {
    const { search } = await searching({
      documents: [report("dividend"), report("annual")],
      files: { "/files/annual.pdf": await pdfOf("Nothing.", "Our dividend.") },
    });
    const { items } = await search("dividend");
    expect(items).toMatchObject([{ uid: "dividend" }, { uid: "annual", page: 2 }]);
  });

  it("has the page with most of the words", async () => {
    const file = await pdfOf("Our dividend.", "Our final dividend.");
    const { search } = await searching({
      documents: [report("results")],
      files: { "/files/results.pdf": file },
    });
    expect((await search("final dividend")).items).toMatchObject([{ page: 2, pages: [2] }]);
  });

  it.each<[string, Uint8Array<ArrayBuffer> | Error]>([
    ["broken", new Uint8Array(Buffer.from("%PDF-1.7 and no more"))],
    ["none", new Uint8Array(Buffer.from("<!doctype html>"))],
    ["too large", new UnreadableFileError("it is larger than 32 MB")],
  ])(
    "of a file that is %s is logged as missing once, and the document is found by its title",
    async (_, file) => {
      const folder = temporaryFolder();
      const library = { documents: [report("annual")], files: { "/files/annual.pdf": file }, folder };
      const first = await searching(library);
      expect(first.log.warnings).toMatchObject([{ href: "/files/annual.pdf" }]);
      expect(await first.found("annual")).toEqual(["annual"]);
      const second = await searching(library);
      expect(second.log.warnings).toEqual([]);
      expect(second.asked).toEqual([]);
    },
  );

  it("of a scan is logged as missing", async () => {
    const { log, found } = await searching({
      documents: [report("annual")],
      files: { "/files/annual.pdf": await pdfOf("") },
    });
    expect(log.warnings).toMatchObject([{ reason: expect.stringContaining("no text") }]);
    expect(await found("annual")).toEqual(["annual"]);
  });

  it("in a font without a Unicode mapping is logged as that", async () => {
    const { log, found } = await searching({
      documents: [report("annual")],
      files: { "/files/annual.pdf": await unmappedPdf() },
    });
    expect(log.warnings).toMatchObject([{ reason: expect.stringContaining("no Unicode mapping") }]);
    expect(await found("annual")).toEqual(["annual"]);
  });

  it("is fetched again after the next publish if it could not be fetched", async () => {
    const { content, index, asked, found, log } = await searching({
      documents: [report("annual")],
      files: {},
    });
    expect(log.warnings).toMatchObject([{ reason: "it is not there", files: 1 }]);
    await index.prepare(content.publish({ documents: [report("annual"), report("results")] }));
    expect(asked.toSorted()).toEqual(["/files/annual.pdf", "/files/annual.pdf", "/files/results.pdf"]);
    expect(await found("results")).toEqual(["results"]);
  });

  it("is read once for each file, whatever else is published", async () => {
    const files = { "/files/annual.pdf": await pdfOf("Okafor") };
    const { content, index, asked, found } = await searching({ documents: [report("annual")], files });
    await index.prepare(content.publish({ documents: [report("annual", { title: "Renamed" })] }));
    expect(asked).toEqual(["/files/annual.pdf"]);
    expect(await found("okafor renamed")).toEqual(["annual"]);
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
    const { found } = await searching({
      documents: [report("annual")],
      files: { "/files/annual.pdf": await pdfOf("Okafor") },
      folder,
    });
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
    await index.prepare(content.publish({ documents: [...documents, report("more")] }));
    expect((await found("okafor")).toSorted()).toEqual(["annual", "results"]);
  });

  it("is not read any more if that happens again", async () => {
    const { folder, files } = await left({ attempts: 2 });
    const { content, index, asked, log } = await searching({ documents, files, folder });
    await index.prepare(content.publish({ documents }));
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
    const content = new InMemoryContentRepository({ documents });
    const stopped = new IndexedSearch({ content, files: reader, folder, log: recordingLog() });
    const prepared = stopped.prepare(await content.publishedRef());
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
  it("may contain phrases in quotation marks", async () => {
    const files = {
      "/files/one.pdf": await pdfOf("Net debt rose."),
      "/files/two.pdf": await pdfOf("The debt is net of cash."),
    };
    const { found } = await searching({ documents: [report("one"), report("two")], files });
    expect((await found("net debt")).toSorted()).toEqual(["one", "two"]);
    expect(await found('"net debt"')).toEqual(["one"]);
    expect(await found("“net debt” rose")).toEqual(["one"]);
    expect(await found('"debt net"')).toEqual([]);
  });

  it("is a financial year, however it is written", async () => {
    const files = {
      "/files/one.pdf": await pdfOf("Of FY26."),
      "/files/two.pdf": await pdfOf("Of FY2026."),
      "/files/three.pdf": await pdfOf("Of the 2026 financial year."),
      "/files/four.pdf": await pdfOf("Of financial year 2026."),
      "/files/five.pdf": await pdfOf("Of FY25, the 2025 financial year."),
    };
    const documents = ["one", "two", "three", "four", "five"].map((uid) => report(uid));
    const { search } = await searching({ documents, files });
    for (const text of [
      "FY26",
      "fy2026",
      "2026 financial year",
      "financial year 2026",
      "FY 2026",
      "FY-26",
      '"financial year 2026"',
    ]) {
      const { items } = await search(text);
      expect(items.map(({ uid }) => uid).toSorted()).toEqual(["four", "one", "three", "two"]);
      const three = items.find(({ uid }) => uid === "three");
      const marked = three?.excerpt.filter(({ hit }) => hit).map((part) => part.text);
      expect(marked).toEqual(["2026", "financial", "year"]);
    }
  });

  describe("finds", () => {
    const WRITTEN = [
      ["r1", "1,234.5", "The sum is 1,234.5 today."],
      ["r2", "2,345.6", "The sum is 2 345.6 today."],
      ["r3", "3 456.7", "The sum is 3,456.7 today."],
      ["r4", "4567.8", "The sum is 4\u00a0567.8 today."],
      ["r5", '"The sum is 5,678.9"', "The sum is 5,678.9 today."],
      ["r6", "sustainabilty", "Our sustainability."],
      ["r7", "Munoz", "Chaired by Ana Muñoz."],
      ["r8", "Núñez", "Chaired by Ana Nunez."],
      ["r9", "wallets", "A lost wallet."],
      ["r10", "remuneration", "Our remun-\neration and gross-\nprofit."],
      ["r11", '"net debt"', "Our governance and net-\ndebt."],
      ["r12", "half-year 2026", "Results of the half-\nyear 2026."],
    ] as const;
    let search: Awaited<ReturnType<typeof indexOf>>["search"];
    let close: () => Promise<void>;

    beforeAll(async () => {
      const files = WRITTEN.map(async ([uid, , content]) => [
        `/files/${uid}.pdf`,
        await pdfOf("Nothing here.", content),
      ]);
      const index = await indexOf({
        documents: WRITTEN.map(([uid]) => report(uid)),
        files: Object.fromEntries(await Promise.all(files)),
      });
      ({ search } = index);
      close = () => index.index.close();
    });
    afterAll(() => close());

    it.each(WRITTEN)("%s: %s in %j", async (uid, text) => {
      expect((await search(text)).items).toMatchObject([{ uid, page: 2 }]);
    });
  });

  it("may be a phrase that begins on one page and ends on the next", async () => {
    const files = { "/files/annual.pdf": await pdfOf("Nothing.", "Of FY 2026. The net", "debt of FY26.") };
    const { search } = await searching({ documents: [report("annual")], files });
    expect((await search('"net debt of"')).items).toMatchObject([{ uid: "annual", page: 2, pages: [2] }]);
  });

  it("can be filtered by year and kind, and the results have the available values", async () => {
    const { search, found } = await searching({
      documents: [
        report("one", { title: "Results one", date: "2025-08-20", category: "Results" }),
        report("two", { title: "Results two", date: "2026-08-19", category: "Presentation" }),
        report("three", { title: "Results three" }),
      ],
      files: {},
    });
    expect(await search("results")).toMatchObject({
      total: 3,
      years: [2026, 2025],
      kinds: ["Results", "Presentation"],
    });
    expect(await search("results", { year: 2025 })).toMatchObject({
      total: 1,
      years: [2026, 2025],
      kinds: ["Results"],
    });
    expect(await search("results", { kind: "Presentation" })).toMatchObject({
      years: [2026],
      kinds: ["Results", "Presentation"],
    });
    expect(await found("results", { kind: "Presentation" })).toEqual(["two"]);
    expect(await found("results", { kind: "Presentation", year: 2025 })).toEqual([]);
  });
});
