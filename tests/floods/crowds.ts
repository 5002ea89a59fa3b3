import { setTimeout as wait } from "node:timers/promises";
import { Agent } from "undici";
import {
  ATTACKER,
  type Attackers,
  described,
  startFlood,
  statusOf,
  VISITOR,
} from "../../scripts/soak/request-floods.ts";
import { PAGES } from "../../scripts/soak/visitors.ts";
import type { FloodedSite } from "./flooded-site.ts";

/** Time that a visitor looks at a page. */
const READING_MS = 50;
/** Interval between searches of a visitor. */
const SEARCHING_MS = 1_000;
/** Interval between health checks. */
const CHECK_MS = 500;
/** The longest time in which 99 of 100 pages have to come, and each health check. */
const MAX_PAGE_MS = 200;
const MAX_HEALTH_MS = 1_000;

/** Addresses of this machine, which no visitor has. */
const MANY = Array.from({ length: 200 }, (_, index) => `127.0.1.${1 + index}`);

/** Who floods the site, by what they are called. */
const CROWDS: readonly (readonly [name: string, attackers: Attackers])[] = [
  ["32 connections of one address", { addresses: [ATTACKER], connections: 32 }],
  ["200 addresses with two connections each", { addresses: MANY, connections: 2 }],
];

/** What they ask for, which no cache can hold: names of `requestFloods`. */
const WANTED = [
  "what a holding was paid",
  "what a holding was paid, as a workbook",
  "a file with parameters of others",
  "searches",
];

interface Finding {
  readonly line: string;
  readonly complaints: readonly string[];
}

/** Floods a site as each crowd, for a time each, beside a visitor whose waiting is measured. */
export async function* floodAsCrowds(site: FloodedSite, milliseconds: number): AsyncGenerator<Finding> {
  // All pages are cached.
  await measuredVisit(site.origin, milliseconds);
  yield {
    line: `${timesOf(await measuredVisit(site.origin, milliseconds))}  without a flood`,
    complaints: [],
  };
  for (const wanted of WANTED) {
    for (const [crowd, attackers] of CROWDS) {
      const end = await startFlood(site.origin, wanted, attackers);
      const visit = await measuredVisit(site.origin, milliseconds);
      const statuses = await end();
      const complaints = visit.failed.length === 0 ? [] : [`a visitor got ${visit.failed.join(", ")}`];
      if (percentile(visit.pages, 0.99) > MAX_PAGE_MS)
        complaints.push(`1 of 100 pages took more than ${MAX_PAGE_MS} ms`);
      if (Math.max(...visit.checks) > MAX_HEALTH_MS)
        complaints.push(`a health check took more than ${MAX_HEALTH_MS} ms`);
      if (site.hasEnded()) complaints.push("the process has ended");
      yield { line: `${timesOf(visit)}  ${crowd}: ${wanted} (${described(statuses)})`, complaints };
    }
  }
}

/** What a site has sent through nginx, so that nginx has kept it: its pages and files, by their address. */
export async function readEverything(origin: string): Promise<ReadonlyMap<string, string>> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = ""]) => new URL(at).pathname);
  const files = [
    "/sitemap.xml",
    "/facts.json",
    "/news/rss.xml",
    "/news/atom.xml",
    "/robots.txt",
    "/social.png",
  ];
  const read = new Map<string, string>();
  for (const path of [...pages, ...files]) read.set(path, await textAt(origin + path));
  return read;
}

/** What of that is still sent once no process of the site responds. */
export async function keptOf(origin: string, read: ReadonlyMap<string, string>): Promise<Finding> {
  const lost: string[] = [];
  for (const [path, text] of read) if ((await textAt(origin + path)) !== text) lost.push(path);
  const complaints = lost.length === 0 ? [] : [`lost: ${lost.join(", ")}`];
  return {
    line: `${read.size - lost.length} of ${read.size} kept pages and files are served without the site`,
    complaints,
  };
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  return `${response.status} ${response.headers.get("etag")} ${await response.text()}`;
}

/** The milliseconds that a visitor waits for each page, search and health check, and what was no success. */
async function measuredVisit(origin: string, milliseconds: number) {
  const until = performance.now() + milliseconds;
  const failed: string[] = [];
  const repeat = async (pause: number, path: (turn: number) => string) => {
    const agent = new Agent({ connections: 1, localAddress: VISITOR });
    const times: number[] = [];
    for (let turn = 0; performance.now() < until; turn += 1) {
      const began = performance.now();
      const options = { path: path(turn), method: "GET", headers: { "accept-encoding": "br" } } as const;
      const status = await statusOf(origin, options, agent);
      times.push(Math.round(performance.now() - began));
      if (status !== "200") failed.push(`${options.path} ${status}`);
      await wait(pause);
    }
    await agent.destroy();
    return times;
  };
  const [pages, searches, checks] = await Promise.all([
    repeat(READING_MS, (turn) => PAGES[turn % PAGES.length] ?? "/"),
    repeat(SEARCHING_MS, (turn) => `/search?s=dividend+${turn}`),
    repeat(CHECK_MS, () => "/healthz"),
  ]);
  return { pages, searches, checks, failed };
}

/** The median and the 99th percentile of pages, the median and the slowest of searches, the slowest health check. */
function timesOf({ pages, searches, checks }: Awaited<ReturnType<typeof measuredVisit>>): string {
  return [
    `${pages.length} pages ${percentile(pages, 0.5)}/${percentile(pages, 0.99)} ms`,
    `${searches.length} searches ${percentile(searches, 0.5)}/${Math.max(...searches)} ms`,
    `/healthz ${Math.max(...checks)} ms`,
  ].join("  ");
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
