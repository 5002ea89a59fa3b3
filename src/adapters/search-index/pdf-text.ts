import type { PDFiumDocument, PDFiumLibrary, PDFiumPage } from "@hyzyla/pdfium";
import { SOFT_HYPHEN } from "../../domain/text/words.ts";
import { barriersIn } from "./pdf-barriers.ts";

/** Maximum number of pages that are read. The text of later pages is not found. */
const MAX_PAGES = 2_000;
const MAX_PAGE_LENGTH = 20_000;
/** Maximum number of characters of a file: a report of 1,500 pages. */
const MAX_LENGTH = 4_000_000;

/** Extracts the text of PDF files, in a process of its own, because a broken file may take forever. */
export class PdfText {
  #library: Promise<PDFiumLibrary> | undefined;

  /**
   * The text of each page, on one line.
   *
   * @throws if the file is not a PDF, is damaged or needs a password; or if the library has failed, for example because the
   * file takes more than the memory of the process. The library is then unusable.
   */
  pagesOf(file: Uint8Array): Promise<string[]> {
    return this.#read(file, (document) => {
      const count = Math.min(document.getPageCount(), MAX_PAGES);
      const pages: string[] = [];
      for (let length = 0; pages.length < count && length < MAX_LENGTH; length += pages.at(-1)?.length ?? 0)
        pages.push(textOf(document.getPage(pages.length)));
      return pages;
    });
  }

  /**
   * Accessibility problems of the file; see {@link barriersIn}.
   *
   * @throws as {@link pagesOf}.
   */
  barriersOf(file: Uint8Array): Promise<string[]> {
    return this.#read(file, (document) => barriersIn(file, document));
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

function textOf(page: PDFiumPage): string {
  try {
    return onOneLine(page.getText()).slice(0, MAX_PAGE_LENGTH);
  } finally {
    close(page);
  }
}

/** Joins lines, and words that are hyphenated at the end of a line, with a soft hyphen. */
function onOneLine(text: string): string {
  return text
    .replace(/[\uFFFE\u00AD]\s*/g, SOFT_HYPHEN)
    .replace(/[\s\0]+/g, " ")
    .trim();
}

/** The library only closes a page that was rendered; each open page takes 70 kB until the process ends. */
function close(page: PDFiumPage): void {
  const [module, handle]: unknown[] = [Reflect.get(page, "module"), Reflect.get(page, "pageIdx")];
  const closePage: unknown =
    typeof module === "object" && module !== null && Reflect.get(module, "_FPDF_ClosePage");
  if (typeof closePage === "function") closePage(handle);
}
