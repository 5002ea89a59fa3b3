import { deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
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
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

/** Files by their address. */
function filesOf(
  known: Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
): DocumentFiles & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    read: async (href) => {
      asked.push(href);
      const file = known[href];
      if (!file) throw new Error("there is no such file");
      return file.slice();
    },
  };
}

const document = (href: string) => ({ id: `pdf_${href}`, title: href, href });

async function problemsOf(file: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const problems = await fileProblems([document("report")], filesOf({ report: file }));
  return problems.map(({ problem }) => problem);
}

describe("a PDF file", () => {
  it("with tags, a title and a language has no problems", async () => {
    expect(await problemsOf(await pdfOf(WHOLE))).toEqual([]);
  });

  it("that is a scan has a warning", async () => {
    expect(await problemsOf(await pdfOf(WHOLE, ""))).toEqual([expect.stringContaining("it is a scan")]);
  });

  it("without them has three warnings, with its document", async () => {
    const files = filesOf({ report: await pdfOf({}) });
    expect(await fileProblems([document("report")], files)).toEqual(
      [TAGS, TITLE, LANGUAGE].map((problem) => ({
        document: "pdf_report",
        type: "pdf",
        field: "data.file",
        problem: expect.stringMatching(problem),
        severity: "warning",
      })),
    );
  });

  it.each([
    ["a title of blanks", { ...WHOLE, info: { Title: "  " } }, TITLE],
    ["no language", { tagged: true, info: WHOLE.info }, LANGUAGE],
    ["no tags", { ...WHOLE, tagged: false }, TAGS],
  ])("with %s has one warning", async (_case, options, problem) => {
    expect(await problemsOf(await pdfOf(options))).toEqual([expect.stringMatching(problem)]);
  });

  it("may declare its language in a compressed object", async () => {
    const plain = Buffer.from(await pdfOf({ tagged: true, info: WHOLE.info }));
    const part = (content: Buffer) =>
      Buffer.concat([Buffer.from("\n99 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n"), content]);
    const packed = Buffer.concat([
      plain,
      part(Buffer.from("damaged\nendstream")),
      part(Buffer.concat([deflateSync("<< /Type /Catalog /Lang (en-AU) >>"), Buffer.from("\nendstream")])),
    ]);
    expect(await problemsOf(new Uint8Array(packed))).toEqual([]);
  });

  it("that is invalid or missing has a warning; after three of them, the remaining files are skipped", async () => {
    const files = filesOf({ broken: new Uint8Array([1, 2, 3]) });
    const problems = await fileProblems(["broken", "gone", "lost", "missed"].map(document), files);
    expect(problems.map(({ document: id, problem }) => [id, problem])).toEqual([
      ["pdf_broken", expect.stringMatching(/^it was not checked: /)],
      ["pdf_gone", "it was not checked: there is no such file"],
      ["pdf_lost", "it was not checked: there is no such file"],
    ]);
    expect(files.asked).toEqual(["broken", "gone", "lost"]);
  });
});
