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
 * @param read - Reads the file of a document.
 */
export async function* zipOf(
  documents: readonly PdfDocument[],
  read: (document: PdfDocument) => Promise<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  const names = fileNames(documents);
  for (const [index, document] of documents.entries()) {
    const bytes = await read(document);
    const entry = new ZipPassThrough(names[index] ?? `${index}.pdf`);
    entry.mtime = `${document.date ?? NO_DATE}T12:00:00`;
    zip.add(entry);
    for (let start = 0; start < bytes.length; start += STRETCH_BYTES) {
      entry.push(bytes.subarray(start, start + STRETCH_BYTES));
      yield* written.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}

/** A name for each, by its title; of those of one title, all but the first have a number. */
function fileNames(documents: readonly PdfDocument[]): readonly string[] {
  const counts = new Map<string, number>();
  return documents.map(({ title }) => {
    const slug = slugOf(title) || "document";
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    return count === 1 ? `${slug}.pdf` : `${slug}-${count}.pdf`;
  });
}
