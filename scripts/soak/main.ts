import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Memory, SiteProcess } from "../site-process/site-process.ts";
import { edit, WEBHOOK_SECRET } from "./editors.ts";
import { Load, type Tally } from "./load.ts";
import { isFlat, type Sample, type Trend, trendOf } from "./trend.ts";
import { visits } from "./visitors.ts";

// `npm run soak`: whether the site stays as it is, at half of what it can do, for as long as you like.

const HELP = `npm run soak -- [--minutes N]

  --minutes  How long the site is kept busy. Default: 10.

Starts the site on 127.0.0.1 with the sample content, measures how much it can do, and keeps it at half of that: pages,
searches, sign-ups, feeds, addresses without a page, and editors who publish and preview. Ends with code 1 when an
answer was wrong, or when memory grew after the first third of the time.`;

/** Seconds for which the site's capacity is measured; as many before warm it up. */
const FLOOD_SECONDS = 4;
const SAMPLES = 60;
/** The part of the samples during which memories fill up. */
const WARM_UP_SHARE = 1 / 3;
/** Parts of themselves by which figures may grow and count as flat. */
const HEAP_MAY_GROW = 0.05;
const RSS_MAY_GROW = 0.1;

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "10" }, help: { type: "boolean", default: false } },
});

if (values.help) console.log(HELP);
else process.exitCode = await soak(Number(values.minutes));

interface Look extends Tally, Memory {
  readonly seconds: number;
}

async function soak(minutes: number): Promise<number> {
  const site = await SiteProcess.start({ CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET });
  const load = new Load(site.origin, visits());
  try {
    return await keepBusy(site, load, minutes);
  } finally {
    await load.close();
    await site.stop();
  }
}

async function keepBusy(site: SiteProcess, load: Load, minutes: number): Promise<number> {
  await load.flood(FLOOD_SECONDS);
  const capacity = await load.flood(FLOOD_SECONDS);
  const atFirst = load.look();
  const rate = Math.round(capacity / 2);
  console.log(`capacity ${Math.round(capacity)} requests a second; ${minutes} minutes at ${rate}`);
  console.log("    time  requests  errors  p50 ms  p99 ms  slowest  RSS MB  heap MB");
  const stop = new AbortController();
  const busy = Promise.all([load.pace(rate, stop.signal), edit(load, stop.signal)]);
  const looks = await watch(site, load, minutes);
  stop.abort();
  const [, published] = await busy;
  const wrong = [...atFirst.errors, ...looks.flatMap((look) => [...look.errors])];
  return report({ looks, wrong, log: site.errors, published });
}

/** Looks at the site from time to time, and tells what it sees. */
async function watch(site: SiteProcess, load: Load, minutes: number): Promise<Look[]> {
  const looks: Look[] = [];
  const started = performance.now();
  for (let count = 1; count <= SAMPLES; count += 1) {
    await wait(Math.max(0, started + (count * minutes * 60_000) / SAMPLES - performance.now()));
    const look = { ...load.look(), ...(await site.memory()), seconds: (performance.now() - started) / 1_000 };
    looks.push(look);
    console.log(lineOf(look));
  }
  return looks;
}

function lineOf({ seconds, answered, errors, p50, p99, slowest, rss, heapUsed }: Look): string {
  return [
    `${seconds.toFixed(0)} s`.padStart(8),
    String(answered).padStart(9),
    String(countOf([...errors])).padStart(7),
    p50.toFixed(1).padStart(7),
    p99.toFixed(1).padStart(7),
    slowest.toFixed(0).padStart(8),
    megabytes(rss).padStart(7),
    megabytes(heapUsed).padStart(8),
  ].join(" ");
}

interface Outcome {
  readonly looks: readonly Look[];
  readonly wrong: readonly (readonly [string, number])[];
  readonly log: readonly string[];
  readonly published: number;
}

function report({ looks, wrong, log, published }: Outcome): number {
  const after = looks.slice(Math.floor(looks.length * WARM_UP_SHARE));
  const trend = (of: (look: Look) => number) =>
    trendOf(after.map((look): Sample => ({ seconds: look.seconds, value: of(look) })));
  const heap = trend((look) => look.heapUsed);
  const rss = trend((look) => look.rss);
  const answered = looks.reduce((sum, look) => sum + look.answered, 0);
  const errors = countOf(wrong);
  console.log(`${answered} requests, ${published} publishes, ${errors} errors`);
  for (const [what, count] of summed(wrong)) console.log(`  ${count} × ${what}`);
  for (const line of log) console.log(`  the site's log: ${line}`);
  const flat = isFlat(heap, HEAP_MAY_GROW) && isFlat(rss, RSS_MAY_GROW);
  console.log(`heap after collection ${grown(heap)}; RSS ${grown(rss)}: ${flat ? "flat" : "NOT FLAT"}`);
  return flat && errors === 0 && log.length === 0 && answered > 0 ? 0 : 1;
}

function grown({ middle, growth }: Trend): string {
  return `${megabytes(middle)} MB, ${growth < 0 ? "" : "+"}${megabytes(growth)} MB over the time after warm-up`;
}

function summed(wrong: Outcome["wrong"]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [what, count] of wrong) sums.set(what, (sums.get(what) ?? 0) + count);
  return sums;
}

function countOf(errors: Outcome["wrong"]): number {
  return errors.reduce((sum, [, count]) => sum + count, 0);
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
