import { setTimeout as wait } from "node:timers/promises";
import { argumentsOf, positive } from "../scripts/command-line.ts";
import { SandboxEditor, sendJson } from "../scripts/site-process/editor.ts";
import { untilShown } from "../scripts/site-process/until-shown.ts";
import { usageOf } from "../scripts/site-process/usage.ts";
import { type Command, PINNING, type Running, Servers } from "./processes/running.ts";
import { buildOurs, ourSite } from "./processes/sites.ts";
import { median, table, writeResults } from "./results/results-page.ts";

const HELP = `npm run bench:growth -- [--documents N,N…] [--no-build]

What the start, a publish, the search index and the memory of the site cost with 1,000, 10,000 and 50,000 documents, or the
given numbers of them. Loopback only; nine minutes. --no-build uses the site as it was built last.`;

const { values: options } = argumentsOf(HELP, {
  options: {
    documents: { type: "string", default: "1000,10000,50000" },
    "no-build": { type: "boolean", default: false },
  },
});

const sizes = options.documents.split(",").map((size) => positive("documents", size));

/** Number of publishes; their medians count. */
const PUBLISHES = 3;
/** Interval at which a visitor looks for the published article. */
const POLL_INTERVAL_MS = 20;
/** Time after which what was published counts as lost. */
const TIMEOUT_MS = 600_000;
/** The site is idle if it uses less than this share of a second's processor time. */
const IDLE_MS = 60;
/** Time after which V8 has collected the garbage of a process that has nothing to do. */
const UNTIL_AT_REST_MS = 60_000;
const SECRET = "bench";

if (!options["no-build"]) buildOurs();
const rows: Readonly<Record<string, number>>[] = [];
for (const documents of sizes) rows.push(await rowOf(documents));
writeResults(
  "As the content grows",
  "bench:growth",
  [
    `${PINNING}. Articles are added to the sample content until there are as many documents. The first page is that of a start without stored content, and then of a start from the disk. A publish adds an article and is followed by the webhook; it is seen when a visitor who polls every ${POLL_INTERVAL_MS} ms receives the page of the article, and in search when the search finds it. Both count from the publish, and are medians of ${PUBLISHES}; without the webhook, up to 5 s are added. Its CPU time is the site's until it is idle again. Memory at rest is that of a minute after the last publish; the peak is the highest of the run.`,
    table(
      Object.keys(rows[0] ?? {}),
      rows.map((row) => Object.values(row).map((value) => value.toFixed(0))),
    ),
  ].join("\n\n"),
);

async function rowOf(documents: number): Promise<Readonly<Record<string, number>>> {
  await using servers = new Servers();
  const content = await servers.start({
    name: "content service",
    args: (port) => ["bench/growth/grown-sandbox.ts", String(documents), String(port)],
    firstPage: "/api/v2",
    role: "load",
  });
  const site = await servers.start(siteWithWebhook(servers.folder, content));
  const cold = site.firstPageAfter;
  const publishes: Publish[] = [];
  for (let count = 1; count <= PUBLISHES; count += 1) {
    await untilIdle(site);
    publishes.push(await publish(content, site, count));
  }
  await wait(UNTIL_AT_REST_MS);
  const { memory, peakMemory } = usageOf(site.pid);
  await site.stop();
  const again = await servers.start(siteWithWebhook(servers.folder, content));
  const ofPublishes = (name: keyof Publish) => median(publishes.map((one) => one[name]));
  return {
    Documents: documents,
    "First page ms": cold,
    "From disk ms": again.firstPageAfter,
    "Publish seen ms": ofPublishes("seen"),
    "In search ms": ofPublishes("found"),
    "Publish, CPU ms": ofPublishes("cpu"),
    "Memory at rest MB": memory,
    "Peak MB": peakMemory,
  };
}

function siteWithWebhook(folder: string, content: Running): Command {
  const site = ourSite(folder, content.origin);
  return {
    ...site,
    environment: (port) => ({
      ...site.environment?.(port),
      CONTENT_WEBHOOK_SECRET: SECRET,
      WEBHOOKS_PER_MINUTE: "0",
    }),
  };
}

/** Milliseconds of a publish. */
interface Publish {
  readonly seen: number;
  readonly found: number;
  readonly cpu: number;
}

/** Publishes an article, and waits until visitors can read and find it. */
async function publish(content: Running, site: Running, count: number): Promise<Publish> {
  const editor = new SandboxEditor(content.origin);
  const uid = `growth-${count}`;
  const word = `${"abc".charAt(count - 1)}quillwort`;
  const date = new Date().toISOString().slice(0, 10);
  const data = { title: `The ${word} grows`, date, category: "Investors" };
  await editor.add({ type: "news-article", uid, data });
  const { cpu } = usageOf(site.pid);
  await editor.publish();
  const published = performance.now();
  const event = { type: "api-update", secret: SECRET };
  const informed = sendJson("POST", `${site.origin}/api/webhooks/content`, event);
  const [seen, found] = await Promise.all([
    until(published, `${site.origin}/news/${uid}`, word),
    until(published, `${site.origin}/search?s=${word}&t=page`, `/news/${uid}"`),
    informed,
  ]);
  await untilIdle(site);
  return { seen, found, cpu: usageOf(site.pid).cpu - cpu };
}

/** Requests a page until it contains a text; returns the milliseconds since a time. */
async function until(since: number, url: string, text: string): Promise<number> {
  await untilShown(url, text, { timeoutMs: TIMEOUT_MS, intervalMs: POLL_INTERVAL_MS });
  return performance.now() - since;
}

/** Waits until the site has used hardly any processor time for three seconds, and the search index is ready. */
async function untilIdle({ origin, pid }: Running): Promise<void> {
  // Only the index finds misspelt words.
  await until(performance.now(), `${origin}/search?s=dividned&t=page`, "<mark");
  for (let quiet = 0, before = usageOf(pid).cpu; quiet < 3; ) {
    await wait(1_000);
    const { cpu } = usageOf(pid);
    quiet = cpu - before < IDLE_MS ? quiet + 1 : 0;
    before = cpu;
  }
}
