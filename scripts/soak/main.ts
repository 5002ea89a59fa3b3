import { setTimeout as wait } from "node:timers/promises";
import { argumentsOf, positive } from "../command-line.ts";
import { type Memory, SiteProcess } from "../site-process/site-process.ts";
import { edit, WEBHOOK_SECRET } from "./editors.ts";
import { Load } from "./load.ts";
import { described, requestFloods, startFlood } from "./request-floods.ts";
import { visits } from "./visitors.ts";

// `npm run soak`: checks that the site is stable under load and floods, for a given time.

const HELP = `npm run soak -- [--minutes N]

  --minutes  Duration of the load. Default: 10.

Starts the site on 127.0.0.1 with the sample content, measures its capacity, and loads it with a fifth of that: pages,
searches, sign-ups, feeds, addresses without a page, and editors who publish and preview. Meanwhile, one client floods it,
with each of the floods of \`npm run floods\` in turn. Exits with code 1 when a response to anybody else was wrong, when an
acknowledged sign-up is not stored, or when memory grew after the first third of the time.`;

/** Duration of the capacity measurement, and of the warm-up before it. */
const FLOOD_SECONDS = 4;
const SAMPLES = 60;
/** Share of the capacity that visitors use. The flood takes the rest. */
const LOAD_SHARE = 0.2;
/** The first part of the samples, during which caches fill up. */
const WARM_UP_SHARE = 1 / 3;
/** Relative growth that still counts as flat. */
const MAX_HEAP_GROWTH = 0.05;
const MAX_RSS_GROWTH = 0.1;

const { values } = argumentsOf(HELP, { options: { minutes: { type: "string", default: "10" } } });
process.exitCode = await soak(positive("minutes", values.minutes));

type Trend = ReturnType<typeof trendOf>;

interface SoakSample extends ReturnType<Load["sample"]>, Memory {
  readonly seconds: number;
}

async function soak(minutes: number): Promise<number> {
  // The limits are those of production; visitors have an address each, as a proxy tells the site.
  const site = await SiteProcess.start({ CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET, TRUST_PROXY: "loopback" });
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
  const warmUp = load.sample();
  const rate = Math.round(capacity * LOAD_SHARE);
  console.log(`capacity ${Math.round(capacity)} requests a second; ${minutes} minutes at ${rate}`);
  console.log("    time  requests  errors  p50 ms  p99 ms  slowest  RSS MB  heap MB");
  const stop = new AbortController();
  const busy = Promise.all([load.pace(rate, stop.signal), edit(load, stop.signal), attack(site, minutes)]);
  const samples = await watch(site, load, minutes);
  stop.abort();
  const [, published] = await busy;
  const errorCounts = [...warmUp.errors, ...samples.flatMap((sample) => [...sample.errors])];
  const stored = new Set(site.signUps().map(({ address }) => address));
  const lost = [...load.signedUp].filter((address) => !stored.has(address));
  console.log(`${load.signedUp.size} sign-ups acknowledged, ${lost.length} of them lost`);
  return report(samples, errorCounts, site.errors, published) && lost.length === 0 ? 0 : 1;
}

/** Floods the site with each flood in turn, as often as the time has parts: the first round fills the caches. */
async function attack({ origin }: SiteProcess, minutes: number): Promise<void> {
  const rounds = Math.round(1 / WARM_UP_SHARE);
  for (const { name } of Array.from({ length: rounds }, () => requestFloods).flat()) {
    const end = await startFlood(origin, name);
    await wait((minutes * 60_000) / (requestFloods.length * rounds));
    console.log(`  flooded with ${name}: ${described(await end())}`);
  }
}

/** Samples the site at regular intervals, and prints each sample. */
async function watch(site: SiteProcess, load: Load, minutes: number): Promise<SoakSample[]> {
  const samples: SoakSample[] = [];
  const started = performance.now();
  for (let count = 1; count <= SAMPLES; count += 1) {
    await wait(Math.max(0, started + (count * minutes * 60_000) / SAMPLES - performance.now()));
    const sample = {
      ...load.sample(),
      ...(await site.memory()),
      seconds: (performance.now() - started) / 1_000,
    };
    samples.push(sample);
    console.log(lineOf(sample));
  }
  return samples;
}

function lineOf({ seconds, answered, errors, p50, p99, slowest, rss, heapUsed }: SoakSample): string {
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

type ErrorCounts = readonly (readonly [string, number])[];

/** Prints the outcome; returns whether it is what it should be. */
function report(
  samples: readonly SoakSample[],
  errorCounts: ErrorCounts,
  log: readonly string[],
  published: number,
): boolean {
  const after = samples.slice(Math.floor(samples.length * WARM_UP_SHARE));
  const heap = trendOf(after, ({ heapUsed }) => heapUsed);
  const rss = trendOf(after, (sample) => sample.rss);
  const answered = samples.reduce((sum, sample) => sum + sample.answered, 0);
  const errors = countOf(errorCounts);
  console.log(`${answered} requests, ${published} publishes, ${errors} errors`);
  for (const [what, count] of summed(errorCounts)) console.log(`  ${count} × ${what}`);
  for (const line of log) console.log(`  the site's log: ${line}`);
  const flat = isFlat(heap, MAX_HEAP_GROWTH) && isFlat(rss, MAX_RSS_GROWTH);
  console.log(`heap after collection ${grown(heap)}; RSS ${grown(rss)}: ${flat ? "flat" : "NOT FLAT"}`);
  return flat && errors === 0 && log.length === 0 && answered > 0;
}

function grown({ middle, growth }: Trend): string {
  return `${megabytes(middle)} MB, ${growth < 0 ? "" : "+"}${megabytes(growth)} MB over the time after warm-up`;
}

function summed(errorCounts: ErrorCounts): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [what, count] of errorCounts) sums.set(what, (sums.get(what) ?? 0) + count);
  return sums;
}

function countOf(errors: ErrorCounts): number {
  return errors.reduce((sum, [, count]) => sum + count, 0);
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}

/**
 * The trend of samples: their median, and the growth from the first to the last by the median of the slopes between all pairs
 * (Theil–Sen), robust against single peaks.
 */
function trendOf(samples: readonly SoakSample[], of: (sample: SoakSample) => number) {
  const slopes = samples.flatMap((one, index) =>
    samples.slice(index + 1).map((other) => (of(other) - of(one)) / (other.seconds - one.seconds)),
  );
  const duration = (samples.at(-1)?.seconds ?? 0) - (samples[0]?.seconds ?? 0);
  return { middle: median(samples.map(of)), growth: median(slopes) * duration };
}

/** Whether a value grew by no more than a fraction of its median. */
function isFlat({ middle, growth }: Trend, part: number): boolean {
  return growth <= middle * part;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
