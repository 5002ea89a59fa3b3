/**
 * `npm run bench:growth`: what a page, a search, a publish and the process cost with 10, 100, 1,000 and 10,000
 * documents. Loopback only; six minutes. Builds first. `--documents 10,100` is a short trial run.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { firstRendering, publishTime, searchTimes } from "./growth/costs.ts";
import { type Running, start } from "./processes/running.ts";
import { buildOurs, contentServiceOf, installPeers, ourSite } from "./processes/sites.ts";
import { usageOf } from "./processes/usage.ts";
import { writeResults } from "./results/results-page.ts";
import { table } from "./results/table.ts";
import { load } from "./server/load.ts";
import { ACCEPTS_COMPRESSED } from "./server/prepare.ts";

const { values: options } = parseArgs({
  options: { documents: { type: "string", default: "10,100,1000,10000" } },
});

/** Time that a publish keeps the site busy. */
const PUBLISH_WORK_MS = 5_000;
/** Time after which V8 has collected the garbage of a process that has nothing to do. */
const UNTIL_IDLE_MS = 60_000;

installPeers();
buildOurs();
const rows: string[][] = [];
for (const documents of options.documents.split(",").map(Number)) rows.push(await rowOf(documents));
writeResults({
  title: "As the content grows",
  script: "bench:growth",
  text: [
    "Articles are added to the sample content until there are as many documents. The first page is that of a start without stored content, and then of a start from the disk. The first rendering is of an article that is not cached; a search is one of eleven, from a word to 10 kB of text, measured as an HTTP request; a publish changes an article, and ends when a visitor who polls every 20 ms receives the change; its CPU time is the site's, in the five seconds after that. Memory at rest is that of a minute after the publish; the peak is the highest of the whole run, which is while the new content is read.",
    table(
      [
        "Documents",
        "First page ms",
        "From disk ms",
        "Index ms",
        "Cached page, responses/s",
        "First rendering ms",
        "Search ms, median",
        "Search ms, worst",
        "Publish ms",
        "Publish, CPU ms",
        "Memory at rest MB",
        "Peak MB",
      ],
      rows,
    ).trim(),
  ].join("\n\n"),
});

async function rowOf(documents: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const content = await start(contentServiceOf(documents));
  let site: Running | undefined;
  try {
    site = await start(ourSite(join(folder, "site"), content.origin));
    const before = performance.now();
    await untilIndexed(site);
    const index = performance.now() - before;
    const searches = await searchTimes(site);
    const renderingMs = await firstRendering(site);
    const cached = await load(site, { path: "/", headers: ACCEPTS_COMPRESSED, connections: 64 }, 3);
    const cpu = usageOf(site.pid).cpu;
    const publish = await publishTime(content, site);
    await wait(PUBLISH_WORK_MS);
    const used = usageOf(site.pid);
    await wait(UNTIL_IDLE_MS - PUBLISH_WORK_MS);
    const { memory, peakMemory } = usageOf(site.pid);
    const firstPage = site.firstPageAfter;
    await site.stop();
    site = await start(ourSite(join(folder, "site"), content.origin));
    return [
      String(documents),
      firstPage.toFixed(0),
      site.firstPageAfter.toFixed(0),
      index.toFixed(0),
      cached.perSecond.toFixed(0),
      renderingMs.toFixed(1),
      searches.median.toFixed(1),
      searches.worst.toFixed(1),
      publish.toFixed(0),
      (used.cpu - cpu).toFixed(0),
      memory.toFixed(0),
      peakMemory.toFixed(0),
    ];
  } finally {
    await site?.stop();
    await content.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Waits until the search index is ready: only the index finds misspelt words. */
async function untilIndexed({ origin }: Running): Promise<void> {
  for (;;) {
    const page = await (await fetch(`${origin}/search?s=larkfeild&t=page`)).text();
    if (page.includes("<mark")) return;
    await wait(10);
  }
}
