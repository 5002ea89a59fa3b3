import { setTimeout as wait } from "node:timers/promises";
import { argumentsOf, positive } from "../../scripts/command-line.ts";
import { described, requestFloods, startFlood, visit } from "../../scripts/soak/request-floods.ts";
import { measureAddresses } from "./address-costs.ts";
import { floodAsCrowds, keptOf, readEverything } from "./crowds.ts";
import { type FloodedSite, startFloodedSite } from "./flooded-site.ts";
import { releaseBesideCrowds } from "./release.ts";

// `npm run floods`: floods of connections and of requests from one client to the built site, and whether another client is
// served; `npm run floods -- nginx`: the same behind nginx, configured by `ops`, with two processes for requests.

const HELP = `npm run floods -- [nginx] [--requests | --crowds | --addresses | --release] [--redis URL] [--seconds N]

  nginx       With nginx in a container in front of the site.
  --requests  Without the floods of connections.
  --crowds    Only floods of what no cache can hold, by one address and by 200, beside a visitor whose waiting is measured.
  --addresses No floods, but a table of what bad addresses cost at each route; fails above 20 ms of CPU time.
  --release   No floods of requests, but thousands of busy connections while an embargo ends, and when visitors see it.
  --redis     With --release: two processes that share this Redis, without the connections; then the exchange releases, too.
  --seconds   Duration of each flood of requests. Default: 10.`;

const REQUEST = "GET /investors HTTP/1.1\r\nhost: localhost\r\n\r\n";
const FLOOD_MS = 30_000;
/** Interval between attempts of a client. */
const ROUND_MS = 5_000;
/** Maximum time without a served visit. */
const LONGEST_PAUSE_MS = 10_000;
/** Interval between visits of another client. */
const VISIT_INTERVAL_MS = 250;

/**
 * Floods that once crashed the process, or blocked its connections for minutes: with a limit of open files of the site, the
 * connections that one client opens again and again, and what each of them sends. Others are served meanwhile, if it is anything.
 */
const floods = [
  {
    name: "150 connections each send 2,000 requests at once, and read nothing",
    maxOpenFiles: 4_096,
    connections: 150,
    sent: REQUEST.repeat(2_000),
  },
  {
    name: "1,150 connections on which nothing is asked, with 1,024 open files",
    maxOpenFiles: 1_024,
    connections: 1_150,
    sent: "",
  },
];

/** In megabytes; an idle site takes about 150. Garbage of rendered pages is collected late under full load. */
const MAX_MEGABYTES = { connections: 300, requests: 500 };
/** Maximum heap after a garbage collection, in megabytes; an idle site has about 35. A leak would exceed it. */
const MAX_HEAP_MEGABYTES = 60;
/** Page views of a visitor beside a flood, as a share of those without one. */
const MIN_SHARE = 0.8;
/** Responses to an attacker in a second, below which it is not a flood: the machine is too busy to tell. */
const MIN_FLOOD = 100;

const { values, positionals } = argumentsOf(HELP, {
  allowPositionals: true,
  options: {
    requests: { type: "boolean", default: false },
    addresses: { type: "boolean", default: false },
    release: { type: "boolean", default: false },
    redis: { type: "string" },
    crowds: { type: "boolean", default: false },
    seconds: { type: "string", default: "10" },
  },
});
const [proxy] = positionals;
const secondsEach = positive("seconds", values.seconds);
if (proxy !== undefined && proxy !== "nginx") throw new Error(HELP);
const isBehindNginx = proxy === "nginx";

let failed = 0;
if (values.addresses) {
  for (const line of await measureAddresses()) report("addresses", [`${line}: more than 20 ms`]);
} else if (values.release) {
  for await (const { line, complaints } of releaseBesideCrowds(values.redis)) report(line, complaints);
} else {
  if (!values.requests && !values.crowds) await floodWithConnections();
  if (!values.crowds) await floodWithRequests(secondsEach * 1_000);
  await floodWithCrowds(secondsEach * 1_000);
}
process.exitCode = failed === 0 ? 0 : 1;

async function floodWithConnections(): Promise<void> {
  for (const { name, maxOpenFiles, connections, sent } of floods) {
    const site = await startFloodedSite(maxOpenFiles, { isBehindNginx });
    const began = performance.now();
    const visits = sent === "" ? [] : visitFor(site, FLOOD_MS);
    while (performance.now() < began + FLOOD_MS && !site.hasEnded()) {
      for (let count = 0; count < connections; count++) site.open(sent);
      await wait(ROUND_MS);
      site.closeAll();
    }
    const complaints = [...(await visits), ...(await complaintsOf(site, MAX_MEGABYTES.connections))];
    const peakMegabytes = site.peakMegabytes();
    await site.stop();
    const seconds = ((performance.now() - began) / 1_000).toFixed(1).padStart(6);
    report(`${seconds} s  ${peakMegabytes} MB  ${name}`, complaints);
  }
}

async function floodWithRequests(milliseconds: number): Promise<void> {
  const site = await startFloodedSite(4_096, { processes: isBehindNginx ? 2 : 1, isBehindNginx });
  // All pages are cached.
  await visit(site.origin, milliseconds);
  for (const { name } of requestFloods) {
    const idle = await visit(site.origin, milliseconds);
    const before = site.cpuMilliseconds();
    const end = await startFlood(site.origin, name);
    const beside = await visit(site.origin, milliseconds);
    const statuses = await end();
    const responses = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    const cost = (site.cpuMilliseconds() - before) / responses;
    const share = beside.pages / idle.pages;
    const complaints = beside.failed.length === 0 ? [] : [`a visitor got ${beside.failed.join(", ")}`];
    if (share < MIN_SHARE) complaints.push(`a visitor read ${Math.round(share * 100)} % of the pages`);
    if (responses < (MIN_FLOOD * milliseconds) / 1_000)
      complaints.push(`only ${responses} requests: no flood`);
    if (site.hasEnded()) complaints.push("the process has ended");
    report(
      `${beside.pages} of ${idle.pages} pages  ${cost.toFixed(1)} ms CPU each  ${site.peakMegabytes()} MB  ${name} (${described(statuses)})`,
      complaints,
    );
  }
  const complaints = await complaintsOf(site, MAX_MEGABYTES.requests);
  const heap = site.hasEnded() ? Number.NaN : await site.heapMegabytes();
  if (heap > MAX_HEAP_MEGABYTES) complaints.push(`the heap is more than ${MAX_HEAP_MEGABYTES} MB`);
  report(`${site.peakMegabytes()} MB, ${heap} MB of heap  after all floods of requests`, complaints);
  await site.stop();
}

async function floodWithCrowds(milliseconds: number): Promise<void> {
  const site = await startFloodedSite(4_096, { processes: isBehindNginx ? 2 : 1, isBehindNginx });
  const read = isBehindNginx ? await readEverything(site.origin) : undefined;
  for await (const { line, complaints } of floodAsCrowds(site, milliseconds)) report(line, complaints);
  if (read) {
    await site.stopProcesses();
    const { line, complaints } = await keptOf(site.origin, read);
    report(line, complaints);
  }
  await site.stop();
}

async function complaintsOf(site: FloodedSite, megabytes: number): Promise<string[]> {
  if (site.hasEnded()) return ["the process has ended"];
  const complaints = (await site.isServing()) ? [] : ["a new visitor is not served afterwards"];
  if (site.peakMegabytes() > megabytes) complaints.push(`the process took more than ${megabytes} MB`);
  return complaints;
}

function report(line: string, complaints: readonly string[]): void {
  const lines = [`${complaints.length === 0 ? "stands" : "FAILS "} ${line}`, ...complaints];
  process.stdout.write(`${lines.join("\n                  ")}\n`);
  failed += complaints.length === 0 ? 0 : 1;
}

/** Visits a page periodically; reports a problem if no visit is served for too long. */
async function visitFor(site: FloodedSite, milliseconds: number): Promise<string[]> {
  const until = performance.now() + milliseconds;
  let servedAt = performance.now();
  let longest = 0;
  while (performance.now() < until && !site.hasEnded()) {
    if (await site.isServing()) {
      longest = Math.max(longest, performance.now() - servedAt);
      servedAt = performance.now();
    }
    await wait(VISIT_INTERVAL_MS);
  }
  longest = Math.max(longest, performance.now() - servedAt);
  return longest > LONGEST_PAUSE_MS ? [`others were not served for ${Math.round(longest)} ms`] : [];
}
