import { gzipSync } from "node:zlib";
import { createTar } from "nanotar";
import type { StoredBatch } from "./state.ts";

/** Number of results in one file of the archive. */
const RESULTS_PER_FILE = 100;

/** The results of a batch in the format of the service: a gzipped tar of JSON files, each an array of results. */
export function resultsArchive({ id, results, completed_at }: StoredBatch): Uint8Array {
  const files: { readonly name: string; readonly data: string }[] = [];
  for (let start = 0; start < results.length; start += RESULTS_PER_FILE) {
    const name = `${id}/${String(files.length).padStart(4, "0")}.json`;
    files.push({ name, data: JSON.stringify(results.slice(start, start + RESULTS_PER_FILE)) });
  }
  // A fixed modification time makes the archive of a batch reproducible.
  return gzipSync(createTar(files, { attrs: { mtime: Date.parse(completed_at) } }));
}
