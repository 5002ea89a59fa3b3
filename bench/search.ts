/**
 * `node bench/search.ts`: what building the search index costs with 1,000 documents, and how long a search takes. The
 * documents are random combinations of sentences of the sample content. Takes half a minute, without network.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { IndexedSearch } from "../src/adapters/search-index/indexed-search.ts";
import { createContainer } from "../src/composition/container.ts";
import { tokens } from "../src/composition/tokens.ts";
import type { SearchableDocument } from "../src/domain/search/search.ts";
import { contentRef } from "../src/ports/content-repository.ts";
import { silentLog } from "../src/ports/log.ts";
import { SEARCHES } from "./growth/searches.ts";

const DOCUMENTS = 1_000;
const ROUNDS = 50;

const content = createContainer().resolve(tokens.contentRepository);
const documents = await manyDocuments(await content.publishedRef());
const letters = documents.reduce((sum, document) => sum + document.text.length, 0);
console.log(`${documents.length} documents, ${Math.round(letters / 1024)} kB of text`);

const ref = contentRef("bench");
const index = new IndexedSearch(
  {
    async *searchable() {
      yield* documents;
    },
    search: () => Promise.reject(new Error("the index should be ready")),
  },
  silentLog,
);

const before = process.memoryUsage().heapUsed;
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const start = performance.now();
await index.prepare(ref);
console.log(
  `built in ${Math.round(performance.now() - start)} ms; maximum event loop delay ${Math.round(delay.max / 1e6)} ms;`,
  `${Math.round((process.memoryUsage().heapUsed - before) / 2 ** 20)} MB`,
);
delay.disable();

for (const [name, text] of Object.entries(SEARCHES)) {
  const times: number[] = [];
  let total = 0;
  // CPU time too, since wall-clock time includes other work of the machine.
  const cpu = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    ({ total } = await index.search(ref, { text, scope: "page", page: 1, pageSize: 5 }));
    times.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(cpu);
  const processor = ((user + system) / 1000 / ROUNDS).toFixed(1).padStart(5);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.ceil(share * times.length) - 1] ?? 0).toFixed(1).padStart(6);
  console.log(
    `${name.padEnd(26)} median ${at(0.5)} ms, worst ${at(1)} ms, CPU ${processor} ms, ${total} results`,
  );
}

/** {@link DOCUMENTS} documents, each as long as one of the sample, of random sentences from the sample. */
async function manyDocuments(at: Parameters<typeof content.searchable>[0]): Promise<SearchableDocument[]> {
  const samples: SearchableDocument[] = [];
  for await (const document of content.searchable(at)) if (document.type !== "pdf") samples.push(document);
  const sentences = samples.flatMap((document) => document.text.split(/(?<=\.)\s+|\n/));
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const pick = <T>(list: readonly T[]): T[] => list.slice(random(list.length)).slice(0, 1);
  return Array.from({ length: DOCUMENTS }, (_, number) => {
    const [sample = samples[0]] = pick(samples);
    if (!sample) throw new Error("there is no sample content");
    const count = sample.text.split(/(?<=\.)\s+|\n/).length;
    const text = Array.from({ length: count }, () => pick(sentences)[0] ?? "").join("\n");
    return { ...sample, id: `document-${number}`, uid: `document-${number}`, text };
  });
}
