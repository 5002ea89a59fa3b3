import { arrayBuffer } from "node:stream/consumers";
import { deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import { describe, expect, it, vi } from "vitest";
import { fileProblems } from "../../../src/adapters/search-index/file-report.ts";
import type { DocumentFiles } from "../../../src/ports/document-files.ts";

const TAGS = /^it has no tags/;
const TITLE = /^it has no title/;
const LANGUAGE = /^it has no language/;

const WHOLE = { tagged: true, lang: "en-AU", info: { Title: "Annual report — 2026" } };

/** A PDF file with these properties. */
async function pdfOf(options: PDFKit.PDFDocumentOptions, text = "Results"): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ pdfVersion: "1.7", ...options });
  document.text(text);
  document.outline.addItem("A bookmark is no title");
  document.end();
  return new Uint8Array(await arrayBuffer(document));
}

/** Files by their address. */
function filesOf(known: Readonly<Record<string, Uint8Array<ArrayBuffer>>>) {
  const read = vi.fn<DocumentFiles["read"]>(async (href) => {
    const file = known[href];
    if (!file) throw new Error("there is no such file");
    return file.slice();
  });
  return { read };
}

const document = (href: string) => ({ id: `pdf_${href}`, title: href, href });

describe("a PDF file", () => {
  it("has a warning for each of tags, title and language that it lacks, and if it is a scan", async () => {
    const { tagged, lang, info } = WHOLE;
    const plain = Buffer.from(await pdfOf({ tagged, info }));
    const part = (content: Buffer) =>
      Buffer.concat([Buffer.from("\n99 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n"), content]);
    const languageInObject = Buffer.concat([
      plain,
      part(Buffer.from("damaged\nendstream")),
      part(Buffer.concat([deflateSync("<< /Type /Catalog /Lang (en-AU) >>"), Buffer.from("\nendstream")])),
    ]);
    const files = {
      whole: await pdfOf(WHOLE),
      "whole, its language in a compressed object": new Uint8Array(languageInObject),
      scan: await pdfOf(WHOLE, ""),
      nothing: await pdfOf({}),
      "a title of blanks": await pdfOf({ tagged, lang, info: { Title: "  " } }),
      "no language": new Uint8Array(plain),
      "no tags": await pdfOf({ ...WHOLE, tagged: false }),
    };
    const expected: readonly (readonly [keyof typeof files, RegExp])[] = [
      ["scan", /it is a scan/],
      ...[TAGS, TITLE, LANGUAGE].map((problem) => ["nothing", problem] as const),
      ["a title of blanks", TITLE],
      ["no language", LANGUAGE],
      ["no tags", TAGS],
    ];
    const warning = { type: "pdf", field: "data.file", severity: "warning" };
    expect(await fileProblems(Object.keys(files).map(document), filesOf(files))).toEqual(
      expected.map(([name, problem]) => {
        return { ...warning, document: `pdf_${name}`, problem: expect.stringMatching(problem) };
      }),
    );
  });

  it("that is invalid or missing has a warning; after three of them, the remaining files are skipped", async () => {
    const files = filesOf({ broken: new Uint8Array([1, 2, 3]) });
    const problems = await fileProblems(["broken", "gone", "lost", "missed"].map(document), files);
    expect(problems.map(({ document: id, problem }) => [id, problem])).toEqual([
      ["pdf_broken", expect.stringMatching(/^it was not checked: /)],
      ["pdf_gone", "it was not checked: there is no such file"],
      ["pdf_lost", "it was not checked: there is no such file"],
    ]);
    expect(files.read.mock.calls.map(([href]) => href)).toEqual(["broken", "gone", "lost"]);
  });
});
