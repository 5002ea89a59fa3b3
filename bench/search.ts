/**
 * `npm run bench:search`: what the search index costs with 10,000 documents and 1,000 PDF files of 100 pages, and how
 * long a search takes while the index is built and afterwards. Texts are composed of sentences of the sample content.
 * The heap grows as that of `npm run serve`. Two minutes, without network. `--documents 1000 --files 50` is a short
 * trial run, whose results are only printed.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { IndexedSearch } from "../src/adapters/search-index/indexed-search.ts";
import { createContainer } from "../src/composition/container.ts";
import { tokens } from "../src/composition/tokens.ts";
import type { SearchableDocument } from "../src/domain/search/search.ts";
import { type ContentRef, contentRef } from "../src/ports/content-repository.ts";
import { SearchNotReadyError } from "../src/ports/search-index.ts";
import { SEARCHES } from "./growth/searches.ts";
import { usageOf } from "./processes/usage.ts";
import { median, percentile } from "./results/median.ts";
import { writeResults } from "./results/results-page.ts";
import { table } from "./results/table.ts";
import { DISTINCT_FILES, manyDocuments, PAGES_PER_FILE } from "./search/library.ts";

const { values: options } = parseArgs({
  options: { documents: { type: "string" }, files: { type: "string" } },
});
const isTrial = options.documents !== undefined || options.files !== undefined;
const [documents, fileCount] = [Number(options.documents ?? 10_000), Number(options.files ?? 1_000)];
const ROUNDS = 10;
/** Pause of a visitor between two searches while the index is built. */
const PAUSE_MS = 20;
const [FIRST, SECOND] = [contentRef("first"), contentRef("second")];

const folder = mkdtempSync(join(tmpdir(), "bench-"));
execFileSync(process.execPath, [join(import.meta.dirname, "search/make-files.ts"), folder]);
const content = createContainer().resolve(tokens.content);
const samples: SearchableDocument[] = [];
for await (const document of content.searchable(await content.publishedRef())) samples.push(document);

const warn = (fields: object, message?: string) => console.log(message, fields);
const index = new IndexedSearch({
  content: {
    // Documents are not held in memory, so that only the memory of the index is measured.
    async *searchable(ref) {
      yield* manyDocuments(samples, { documents, files: fileCount, note: ref === SECOND ? "quokka" : "" });
    },
    search: () => Promise.reject(new Error("the index should be ready")),
  },
  files: {
    read: async (href) => {
      const number = Number(/\d+/.exec(href)?.[0]) % DISTINCT_FILES;
      return new Uint8Array(await readFile(join(folder, `${number}.pdf`)));
    },
  },
  folder: join(folder, "index"),
  log: { info: warn, warn, error: warn },
});

try {
  const build = await measured(FIRST);
  const publish = await measured(SECOND);
  const after: number[] = [];
  for (let round = 0; round < ROUNDS; round++) after.push(...(await searchAll(SECOND)));
  report(build, publish, after);
} finally {
  await index.close();
  rmSync(folder, { recursive: true });
}

/**
 * Measures how long a ref with its files takes to be indexed, and how long searches take meanwhile, as soon as the
 * first succeeds.
 */
async function measured(ref: ContentRef) {
  const before = usageOf(process.pid);
  const began = performance.now();
  let isDone = false;
  const done = index.prepare(ref).then(() => {
    isDone = true;
    return performance.now() - began;
  });
  const searches: number[] = [];
  await firstAnswer(ref);
  const firstSearch = performance.now() - began;
  while (!isDone) searches.push(...(await searchAll(ref, () => isDone)));
  const milliseconds = await done;
  return { milliseconds, firstSearch, cpu: usageOf(process.pid).cpu - before.cpu, searches };
}

/** Searches until the index is ready, as a visitor would. */
async function firstAnswer(ref: ContentRef): Promise<void> {
  try {
    await index.search(ref, { text: "dividend", scope: "page", page: 1, pageSize: 5 });
  } catch (error) {
    if (!(error instanceof SearchNotReadyError)) throw error;
    await firstAnswer(ref);
  }
}

/** Milliseconds of each search, alternating between pages and documents. */
async function searchAll(ref: ContentRef, isOver = () => false): Promise<number[]> {
  const times: number[] = [];
  for (const [number, text] of Object.values(SEARCHES).entries()) {
    for (const scope of number % 2 === 0 ? (["page", "pdf"] as const) : (["pdf", "page"] as const)) {
      if (isOver()) return times;
      const began = performance.now();
      await index.search(ref, { text, scope, page: 1, pageSize: 5 });
      times.push(performance.now() - began);
      if (isTrial) console.log(scope, text.slice(0, 30), times.at(-1)?.toFixed(1));
      await wait(PAUSE_MS);
    }
  }
  return times;
}

function report(
  build: Awaited<ReturnType<typeof measured>>,
  publish: Awaited<ReturnType<typeof measured>>,
  after: readonly number[],
): void {
  const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);
  const { memory, peakMemory } = usageOf(process.pid);
  if (isTrial) console.log(process.memoryUsage());
  const rows = [
    ["Indexing, s", "180", seconds(build.milliseconds)],
    ["until the first search succeeds, s", "", seconds(build.firstSearch)],
    ["its CPU time, s", "", seconds(build.cpu)],
    ["Search while indexing, median ms", "20", median(build.searches).toFixed(1)],
    ["Search while indexing, p99 ms", "60", percentile(build.searches, 0.99).toFixed(1)],
    ["Indexing after a publish of one document, s", "2", seconds(publish.milliseconds)],
    ["its CPU time, s", "", seconds(publish.cpu)],
    ["Search afterwards, median ms", "20", median(after).toFixed(1)],
    ["Search afterwards, p99 ms", "60", percentile(after, 0.99).toFixed(1)],
    ["Memory, MB", "250", memory.toFixed(0)],
    ["Peak memory, MB", "250", peakMemory.toFixed(0)],
  ];
  const text = [
    `${documents} documents, ${fileCount} of them PDF files of ${PAGES_PER_FILE} pages; ${DISTINCT_FILES} different files are read repeatedly. A search is one of eleven, from a word to 10 kB of text, alternating between pages and documents. Memory is that of the process that searches, which holds no content; the two that extract text and write the index end after it, and are not included.`,
    table(["", "Target", "Measured"], rows).trim(),
  ].join("\n\n");
  if (isTrial) console.log(text);
  else writeResults({ title: "Search", script: "bench:search", text });
}
