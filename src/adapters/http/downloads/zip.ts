import { Zip, ZipPassThrough } from "fflate";
import type { PdfDocument } from "../../../domain/content/pdf-document.ts";
import { slugOf } from "../../../domain/content/slug.ts";

/** Bytes that are written at once; other requests are handled in between. */
const STRETCH_BYTES = 64 * 1024;

/** The earliest day that a ZIP file can state. */
const NO_DATE = "1980-01-01";

/**
 * Documents as a ZIP file, stored as they are: PDF files are compressed already. Each is read when the one before has
 * been taken, and none once nobody takes any more.
 *
 * @param read - Reads the file of a document; `undefined` for one that cannot be had, which a text in the ZIP file names.
 */
export async function* zipOf(
  documents: readonly PdfDocument[],
  read: (document: PdfDocument) => Promise<Uint8Array | undefined>,
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  function* write(name: string, bytes: Uint8Array, date = NO_DATE) {
    const entry = new ZipPassThrough(name);
    entry.mtime = `${date}T12:00:00`;
    zip.add(entry);
    for (let start = 0; start < bytes.length; start += STRETCH_BYTES) {
      entry.push(bytes.subarray(start, start + STRETCH_BYTES));
      yield* written.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* written.splice(0);
  }

  const missing: string[] = [];
  for (const [document, name] of fileNames(documents)) {
    const bytes = await read(document);
    if (bytes) yield* write(name, bytes, document.date);
    else missing.push(`${document.title}: ${document.href}\r\n`);
  }
  if (missing.length > 0) yield* write("not-included.txt", new TextEncoder().encode(missing.join("")));
  zip.end();
  yield* written.splice(0);
}

/** Each document with a name by its title; of those of one title, all but the first have a number. */
function fileNames(documents: readonly PdfDocument[]) {
  const counts = new Map<string, number>();
  return documents.map((document): readonly [PdfDocument, string] => {
    const slug = slugOf(document.title) || "document";
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    return [document, count === 1 ? `${slug}.pdf` : `${slug}-${count}.pdf`];
  });
}
