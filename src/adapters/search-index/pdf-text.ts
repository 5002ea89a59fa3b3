import type { PDFiumDocument, PDFiumLibrary, PDFiumPage } from "@hyzyla/pdfium";
import { cut } from "../../domain/text/cut.ts";
import { SOFT_HYPHEN } from "../../domain/text/words.ts";
import { barriersIn } from "./pdf-barriers.ts";

/** Maximum number of pages that are read. The text of later pages is not found. */
const MAX_PAGES = 2_000;
const MAX_PAGE_LENGTH = 20_000;
/** Maximum number of characters of a file: a report of 1,500 pages. */
const MAX_LENGTH = 4_000_000;

/** Number of pages in which the report looks for text. */
const MAX_REPORTED_PAGES = 20;
/** With a larger share of characters without a meaning, a page does not have text but only numbers of glyphs. */
const MAX_UNMAPPED_SHARE = 0.25;

/** The text of each page, on one line. */
export interface FileText {
  readonly pages: readonly string[];
  /** Why there is no text; absent if a page has text. */
  readonly problem?: string | undefined;
}

/** Extracts the text of PDF files, in a process of its own, because a broken file may take forever. */
export class PdfText {
  #library: Promise<PDFiumLibrary> | undefined;

  /**
   * @throws if the file is not a PDF, is damaged or needs a password; or if the library has failed, for example because the
   * file takes more than the memory of the process. The library is then unusable.
   */
  textOf(file: Uint8Array): Promise<FileText> {
    return this.#read(file, (document) => {
      const count = Math.min(document.getPageCount(), MAX_PAGES);
      const pages: string[] = [];
      let isUnmapped = false;
      let length = 0;
      while (pages.length < count && length < MAX_LENGTH) {
        const page = pageText(document.getPage(pages.length));
        isUnmapped ||= page === undefined;
        pages.push(page ?? "");
        length += page?.length ?? 0;
      }
      return { pages, problem: pages.some((page) => page !== "") ? undefined : missingText(isUnmapped) };
    });
  }

  /** Reports a missing text, and the problems of {@link barriersIn}. @throws as {@link textOf}. */
  barriersOf(file: Uint8Array): Promise<string[]> {
    return this.#read(file, (document) => {
      let isUnmapped = false;
      for (let index = 0; index < Math.min(document.getPageCount(), MAX_REPORTED_PAGES); index++) {
        const page = pageText(document.getPage(index));
        if (page) return barriersIn(file, document);
        isUnmapped ||= page === undefined;
      }
      return [missingText(isUnmapped), ...barriersIn(file, document)];
    });
  }

  async #read<T>(file: Uint8Array, read: (document: PDFiumDocument) => T): Promise<T> {
    this.#library ??= import("@hyzyla/pdfium").then(({ PDFiumLibrary: library }) => library.init());
    try {
      const document = await (await this.#library).loadDocument(file);
      try {
        return read(document);
      } finally {
        document.destroy();
      }
    } catch (error) {
      if (!(error instanceof Error) || error.name !== "RuntimeError") throw error;
      throw new Error(`it takes too much memory, or cannot be parsed: ${error.message}`, { cause: error });
    }
  }
}

function missingText(isUnmapped: boolean): string {
  return isUnmapped
    ? "its fonts have no Unicode mapping: its text cannot be searched, copied or read aloud"
    : "it has no text, for example because it is a scan";
}

/** The text of a page; `undefined` if its characters are only numbers of glyphs. */
function pageText(page: PDFiumPage): string | undefined {
  try {
    const raw = page.getText().replace(/\0$/, "");
    const strange = raw.match(/(?!\s)[\p{Cc}\p{Co}\uFFFD]/gu)?.length ?? 0;
    const unmapped = strange === 0 ? 0 : Math.max(strange / raw.length, unmappedShare(page));
    return unmapped > MAX_UNMAPPED_SHARE ? undefined : cut(onOneLine(raw), MAX_PAGE_LENGTH);
  } finally {
    // The library only closes a page that was rendered; each open page takes 70 kB until the process ends.
    call(page, "_FPDF_ClosePage", Reflect.get(page, "pageIdx"));
  }
}

/** Joins lines, and words that are hyphenated at the end of a line, with a soft hyphen. */
function onOneLine(text: string): string {
  return text
    .replace(/[\uFFFE\u00AD]\s*/g, SOFT_HYPHEN)
    .replace(/[\s\0]+/g, " ")
    .trim();
}

/** The share of characters without a Unicode mapping, whose numbers of glyphs are often also codes of letters. */
function unmappedShare(page: PDFiumPage): number {
  const text = call(page, "_FPDFText_LoadPage", Reflect.get(page, "pageIdx"));
  const count = call(page, "_FPDFText_CountChars", text);
  let unmapped = 0;
  for (let index = 0; index < count; index++)
    if (call(page, "_FPDFText_HasUnicodeMapError", text, index) === 1) unmapped++;
  call(page, "_FPDFText_ClosePage", text);
  return unmapped / Math.max(1, count);
}

/** Calls a function of PDFium that the library has no method for. */
function call(page: PDFiumPage, name: string, ...values: readonly unknown[]): number {
  const module: unknown = Reflect.get(page, "module");
  const found: unknown = typeof module === "object" && module !== null && Reflect.get(module, name);
  return typeof found === "function" ? Number(found(...values)) : 0;
}
