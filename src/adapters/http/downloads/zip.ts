import { Zip, ZipPassThrough } from "fflate";
import type { SetFile } from "../../../domain/content/document-set.ts";
import { endingOf, fileEnding } from "../../../domain/content/file-format.ts";
import { ZipNames } from "./zip-names.ts";

/** Size of the chunks. The event loop can handle other requests between two chunks. */
const CHUNK_BYTES = 64 * 1024;

/** The earliest date that the ZIP format allows, and the latest that the library does. */
const EARLIEST = "1980-01-01";
const LATEST = "2099-12-31";

/** The text files of a ZIP file. */
interface ZipTexts {
  /** Name of the list of files that cannot be read. */
  readonly notIncluded: string;
  /** Default: there is none. */
  readonly note?: { readonly name: string; readonly text: string } | undefined;
}

/**
 * Files as a ZIP file without compression, because PDF files and images are compressed already. A file is read only when the
 * consumer has received the previous one, and no more files are read after the consumer stops. Two text files follow, if there
 * is something in them: the note, and a list of the files that cannot be read (`undefined`).
 */
export async function* zipOf(
  files: readonly SetFile[],
  read: (file: SetFile) => Promise<Uint8Array | undefined>,
  { notIncluded, note }: ZipTexts,
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
  const names = new ZipNames([note?.name ?? "", notIncluded]);
  for (const file of files) {
    const bytes = await read(file);
    if (bytes)
      yield* write(names.nameOf(nameOf(file), fileEnding(file.href) ?? endingOf(bytes)), bytes, file.date);
    else missing.push(`${file.title}: ${file.href}\r\n`);
  }
  if (note) yield* write(note.name, new TextEncoder().encode(note.text));
  if (missing.length > 0) yield* write(notIncluded, new TextEncoder().encode(missing.join("")));
  zip.end();
  yield* output.splice(0);
}

/** What a file is called: files of a site with several languages by their languages, too. */
function nameOf({ title, language }: SetFile): string {
  return language === undefined ? title : `${title} ${language}`;
}
