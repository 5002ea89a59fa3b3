/**
 * `npm run bench:search`: what the search index costs at 10,000 documents and 1,000 PDF files of 100 pages, and how long a
 * search takes meanwhile and after. Text is made of the sentences of the sample content. Ten minutes, nothing leaves the
 * process. `--documents 1000 --files 50` is a try, of which nothing is written down.
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
import { SEARCHES } from "./growth/searches.ts";
import { usageOf } from "./processes/usage.ts";
import { median, percentile } from "./results/median.ts";
import { writeResults } from "./results/results-page.ts";
import { table } from "./results/table.ts";
import { DISTINCT_FILES, manyDocuments, PAGES_A_FILE } from "./search/library.ts";

const { values: options } = parseArgs({
  options: { documents: { type: "string" }, files: { type: "string" } },
});
const isTry = options.documents !== undefined || options.files !== undefined;
const [documents, fileCount] = [Number(options.documents ?? 10_000), Number(options.files ?? 1_000)];
const ROUNDS = 10;
/** Milliseconds between two searches of a visitor while the index is built. */
const PAUSE_MS = 20;
const [FIRST, SECOND] = [contentRef("first"), contentRef("second")];

const folder = mkdtempSync(join(tmpdir(), "bench-"));
execFileSync(process.execPath, [join(import.meta.dirname, "search/make-files.ts"), folder]);
const content = createContainer().resolve(tokens.contentRepository);
const samples: SearchableDocument[] = [];
for await (const document of content.searchable(await content.publishedRef())) samples.push(document);

const warn = (fields: object, message?: string) => console.log(message, fields);
const index = new IndexedSearch({
  content: {
    // None of it is held: the memory that is measured is the index's.
    async *searchable(ref) {
      yield* manyDocuments(samples, { documents, files: fileCount, note: ref === SECOND ? "quokka" : "" });
    },
    search: () => Promise.reject(new Error("the index should stand")),
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

/** How long a ref takes to be indexed with its files, and searches of it meanwhile, as soon as there is something to find. */
async function measured(ref: ContentRef) {
  const before = usageOf(process.pid);
  const began = performance.now();
  let isDone = false;
  const done = index.prepare(ref).then(() => {
    isDone = true;
    return performance.now() - began;
  });
  const searches: number[] = [];
  let stands = 0;
  const isStanding = index.search(ref, { text: "dividend", scope: "page", page: 1, pageSize: 5 }).then(() => {
    stands = performance.now() - began;
  });
  await isStanding;
  while (!isDone) searches.push(...(await searchAll(ref, () => isDone)));
  const milliseconds = await done;
  return { milliseconds, stands, processor: usageOf(process.pid).cpu - before.cpu, searches };
}

/** Milliseconds of each search, over pages and documents in turns. */
async function searchAll(ref: ContentRef, isOver = () => false): Promise<number[]> {
  const times: number[] = [];
  for (const [number, text] of Object.values(SEARCHES).entries()) {
    for (const scope of number % 2 === 0 ? (["page", "pdf"] as const) : (["pdf", "page"] as const)) {
      if (isOver()) return times;
      const began = performance.now();
      await index.search(ref, { text, scope, page: 1, pageSize: 5 });
      times.push(performance.now() - began);
      if (isTry) console.log(scope, text.slice(0, 30), times.at(-1)?.toFixed(1));
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
  if (isTry) console.log(process.memoryUsage());
  const rows = [
    ["Index once, s", "180", seconds(build.milliseconds)],
    ["of which all but the files, s", "", seconds(build.stands)],
    ["its processor time, s", "", seconds(build.processor)],
    ["A search meanwhile, median ms", "20", median(build.searches).toFixed(1)],
    ["A search meanwhile, p99 ms", "60", percentile(build.searches, 0.99).toFixed(1)],
    ["After a publish of one, s", "2", seconds(publish.milliseconds)],
    ["its processor time, s", "", seconds(publish.processor)],
    ["A search after, median ms", "20", median(after).toFixed(1)],
    ["A search after, p99 ms", "60", percentile(after, 0.99).toFixed(1)],
    ["Process, MB", "250", memory.toFixed(0)],
    ["Process, most MB", "250", peakMemory.toFixed(0)],
  ];
  const text = [
    `${documents} documents, ${fileCount} of them PDF files of ${PAGES_A_FILE} pages; the files are ${DISTINCT_FILES} that differ, each read as often as it takes. A search is one of eleven, from a word to 10 kB of text, over pages and documents in turns. The process holds the index and nothing of the content.`,
    table(["", "Mark", "Measured"], rows).trim(),
  ].join("\n\n");
  if (isTry) console.log(text);
  else writeResults({ title: "Search", script: "bench:search", text });
}
