/**
 * `node bench/content.ts`: what a snapshot of 1,000 documents costs, in memory and on the disk. The documents are copies
 * of the sample content. Takes a few seconds, without network.
 */
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate } from "node:timers/promises";
import { SnapshotRepository } from "../src/adapters/content-snapshot/snapshot-repository.ts";
import { SnapshotStore } from "../src/adapters/content-snapshot/snapshot-store.ts";
import { createContainer } from "../src/composition/container.ts";
import { tokens } from "../src/composition/tokens.ts";
import type { ContentItem } from "../src/domain/content/content-item.ts";
import type { PageCandidate } from "../src/domain/links/address.ts";
import { type ContentRef, type ContentRepository, contentRef } from "../src/ports/content-repository.ts";
import { silentLog } from "../src/ports/log.ts";
import { silentMeter } from "../src/ports/meter.ts";

const DOCUMENTS = 1_000;
const BATCH = 100;

const sample = createContainer().resolve(tokens.content);
const [options, ...documents] = await everything();
const copies = Array.from({ length: DOCUMENTS }, (_, index) => copyOf(index) ?? []).flat();
const many = options ? [options, ...copies] : copies;
const bytes = Buffer.byteLength(JSON.stringify(many));
console.log(`${many.length} items, ${(bytes / 2 ** 20).toFixed(1)} MB as JSON`);

const folder = await mkdtemp(join(tmpdir(), "content-"));
const ref = contentRef("bench");
const service: ContentRepository = Object.assign(sample, {
  publishedRef: async () => ref,
  everything: inBatches,
  findPage: async (_ref: ContentRef, { type }: PageCandidate) => {
    if (type === "home") throw new Error("not in the snapshot");
    return undefined;
  },
});
const snapshot = open();
await measured("loaded, without the service's own time", async () => {
  await snapshot.publishedRef();
  await untilComplete(snapshot);
});
await measured("written", () => snapshot.close());
const [file = ""] = (await readdir(folder)).filter((name) => name.endsWith(".jsonl"));
const { size } = await stat(join(folder, file));
console.log(`${(size / 2 ** 20).toFixed(1)} MB on the disk`);
const next = open();
await measured("read from the disk by the next process", () => next.publishedRef());

const times: number[] = [];
for (let index = 0; index < 100_000; index++) {
  const start = performance.now();
  await next.findPage(ref, { type: "page", uid: `nowhere-${index}` });
  times.push(performance.now() - start);
}
const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
console.log(`lookup of an unknown address: ${(mean * 1_000).toFixed(1)} µs`);
await next.close();
await rm(folder, { recursive: true });

async function everything(): Promise<ContentItem[]> {
  const items: ContentItem[] = [];
  for await (const batch of sample.everything(await sample.publishedRef())) items.push(...batch);
  return items;
}

function copyOf(index: number): ContentItem | undefined {
  const copy = structuredClone(documents[index % documents.length]);
  if (copy?.kind === "page") Object.assign(copy.page, { id: `page-${index}`, uid: `page-${index}` });
  if (copy?.kind === "pdf") Object.assign(copy, { uid: `pdf-${index}` });
  return copy;
}

async function* inBatches(): AsyncGenerator<readonly ContentItem[]> {
  for (let start = 0; start < many.length; start += BATCH) yield many.slice(start, start + BATCH);
}

function open(): SnapshotRepository {
  const store = new SnapshotStore({ folder, source: "https://example.com", log: silentLog });
  return new SnapshotRepository({ source: service, store, log: silentLog, meter: silentMeter });
}

/** Waits until the snapshot is complete, so that it sends no more requests to the service. */
async function untilComplete(repository: ContentRepository): Promise<void> {
  const isComplete = () =>
    repository.findPage(ref, { type: "home" }).then(
      () => true,
      () => false,
    );
  while (!(await isComplete())) await setImmediate();
}

async function measured(what: string, work: () => Promise<unknown>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  await work();
  const took = Math.round(performance.now() - start);
  delay.disable();
  console.log(`${what}: ${took} ms; maximum event loop delay ${Math.round(delay.max / 1e6)} ms`);
}
