import { inflateSync } from "node:zlib";
import type { PDFiumDocument } from "@hyzyla/pdfium";

/** Maximum decompressed size of an object stream. */
const MAX_STREAM_BYTES = 4 * 1024 * 1024;
/** Maximum number of object streams to search. Most files declare their language in one of the first. */
const MAX_STREAMS = 50;
/** Maximum size of a title, in UTF-16. */
const MAX_TITLE_BYTES = 512;

/**
 * What a PDF file, opened by the library, lacks for screen readers (PDF/UA-1, ISO 14289-1): tags (which mark headings,
 * tables and images), a title, or a language. Empty if it has all of them.
 */
export function barriersIn(file: Uint8Array, document: PDFiumDocument): string[] {
  const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString("latin1");
  const { isTagged, title } = metadataOf(document);
  const isTitled = title !== "" || /<dc:title>[\s\S]{0,400}?<rdf:li[^<>]*>\s*[^\s<]/.test(text);
  return [
    ...(isTagged ? [] : ["it has no tags: screen readers cannot recognise headings, tables and images"]),
    ...(isTitled ? [] : ["it has no title: readers show the name of the file instead"]),
    ...(hasLanguage(text) ? [] : ["it has no language: screen readers may read it in the wrong one"]),
  ];
}

/** Functions of the library that its package does not wrap. */
interface RawLibrary {
  readonly _FPDFCatalog_IsTagged: (document: number) => number;
  readonly _FPDF_GetMetaText: (document: number, name: number, text: number, length: number) => number;
  readonly wasmExports: {
    readonly malloc: (bytes: number) => number;
    readonly free: (at: number) => void;
  };
  readonly HEAPU8: Uint8Array;
}

function isRawLibrary(value: unknown): value is RawLibrary {
  return typeof value === "object" && value !== null && "_FPDF_GetMetaText" in value && "HEAPU8" in value;
}

function metadataOf(document: PDFiumDocument): { readonly isTagged: boolean; readonly title: string } {
  const library: unknown = Reflect.get(document, "module");
  const handle: unknown = Reflect.get(document, "documentIdx");
  if (!isRawLibrary(library) || typeof handle !== "number") throw new Error("the library has changed");
  const name = Buffer.from("Title\0");
  const at = library.wasmExports.malloc(name.length + MAX_TITLE_BYTES);
  try {
    library.HEAPU8.set(name, at);
    const length = library._FPDF_GetMetaText(handle, at, at + name.length, MAX_TITLE_BYTES);
    const start = at + name.length;
    const bytes = library.HEAPU8.slice(start, start + Math.min(length, MAX_TITLE_BYTES));
    const title = Buffer.from(bytes).toString("utf16le").replaceAll("\0", "").trim();
    return { isTagged: library._FPDFCatalog_IsTagged(handle) !== 0, title };
  } finally {
    library.wasmExports.free(at);
  }
}

const LANGUAGE = /\/Lang\s*(?:\([^()]+\)|<[\dA-Fa-f]+>)/;

/** Searches for the language, which the library cannot read. It is in the catalog, which may be compressed. */
function hasLanguage(text: string): boolean {
  // An encrypted file cannot be searched, so it is not reported.
  if (LANGUAGE.test(text) || /\/Encrypt\s/.test(text)) return true;
  const streams = text.matchAll(/\/ObjStm[\s\S]{0,400}?stream\r?\n/g).take(MAX_STREAMS);
  for (const { index, 0: head } of streams) {
    const start = index + head.length;
    const end = text.indexOf("endstream", start);
    if (LANGUAGE.test(decompressed(Buffer.from(text.slice(start, end), "latin1")))) return true;
  }
  return false;
}

function decompressed(part: Buffer): string {
  try {
    return inflateSync(part, { maxOutputLength: MAX_STREAM_BYTES }).toString("latin1");
  } catch {
    // Another compression, or damaged: there is nothing to search.
    return "";
  }
}
