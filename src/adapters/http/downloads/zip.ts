import { Zip, ZipPassThrough } from "fflate";
import { feeds as texts } from "#texts/feeds.ts";
import { fileEnding } from "../../../domain/content/file-format.ts";
import type { PdfDocument } from "../../../domain/content/pdf-document.ts";
import { withUniqueSlugs } from "../../../domain/content/slug.ts";

/** Size of the chunks. The event loop can handle other requests between two chunks. */
const CHUNK_BYTES = 64 * 1024;

/** The earliest date that the ZIP format allows, and the latest that the library does. */
const [EARLIEST, LATEST] = ["1980-01-01", "2099-12-31"];

/**
 * Documents as a ZIP file without compression, because PDF files are compressed already. A file is read only when the
 * consumer has received the previous one, and no more files are read after the consumer stops.
 *
 * @param read - Reads the file of a document; `undefined` if it cannot be read. A text file in the ZIP file lists these.
 */
export async function* zipOf(
  documents: readonly PdfDocument[],
  read: (document: PdfDocument) => Promise<Uint8Array | undefined>,
): AsyncGenerator<Uint8Array> {
  const output: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    output.push(bytes);
  });
  function* write(name: string, bytes: Uint8Array, date = EARLIEST) {
    const entry = new ZipPassThrough(name);
    const [, allowed] = [EARLIEST, date, LATEST].toSorted();
    entry.mtime = `${allowed}T12:00:00`;
    zip.add(entry);
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
      entry.push(bytes.subarray(start, start + CHUNK_BYTES));
      yield* output.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* output.splice(0);
  }

  const missing: string[] = [];
  for (const [document, slug] of withUniqueSlugs(documents, "document")) {
    const bytes = await read(document);
    if (bytes) yield* write(`${slug}.${fileEnding(document.href)}`, bytes, document.date);
    else missing.push(`${document.title}: ${document.href}\r\n`);
  }
  if (missing.length > 0) yield* write(texts.notIncluded, new TextEncoder().encode(missing.join("")));
  zip.end();
  yield* output.splice(0);
}
