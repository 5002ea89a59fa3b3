import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { Agent, type Dispatcher } from "undici";
import { z } from "zod";
import { PAGES, sending } from "./visitors.ts";

/** Address of attackers. */
export const ATTACKER = "127.0.0.1";
/** Address of normal visitors. */
export const VISITOR = "127.0.0.2";
/** Who sends a flood. */
export interface Attackers {
  /** Their addresses. */
  readonly addresses: readonly string[];
  /** Connections of each. */
  readonly connections: number;
  /** Time between a response and the next request of a connection. Default: none. */
  readonly pauseMs?: number | undefined;
}

/** One attacker with as many connections as nginx allows a client. */
const ONE: Attackers = { addresses: [ATTACKER], connections: 64 };
/** Time that a visitor looks at a page. */
const READING_MS = 100;
/** Time after which a visitor gives up. */
const PATIENCE_MS = 10_000;

/** A request of an attacker, by its turn. */
export type FloodRequest = (
  turn: number,
) => Pick<Dispatcher.RequestOptions, "path"> &
  Partial<Pick<Dispatcher.RequestOptions, "method" | "headers" | "body">>;

const get = (path: (turn: number) => string): FloodRequest => {
  return (turn) => ({ path: path(turn), headers: { "accept-encoding": "br", accept: "text/html" } });
};

/** Requests that cost more than a page from the cache, or once did. */
export const requestFloods: readonly { readonly name: string; readonly request: FloodRequest }[] = [
  { name: "a cached page", request: get(() => "/company") },
  { name: "a cached page with invented parameters", request: get((turn) => `/investors?x=${turn}`) },
  { name: "figures as a workbook", request: get(() => "/figures/investors/five-year-summary.xlsx") },
  { name: "figures as CSV", request: get(() => "/figures/investors/five-year-summary.csv") },
  { name: "a filter without results", request: get(() => "/investors?year=1000") },
  {
    name: "filters without results",
    request: get((turn) => `/investors?year=${1000 + (turn % 900)}&page=${2 + (turn % 9_000)}`),
  },
  { name: "addresses without a page", request: get((turn) => `/investors/reports-${turn}`) },
  {
    name: "addresses of 14 kB of marks",
    request: get((turn) => `/company${").,".repeat(4_600)}x${turn}`),
  },
  {
    name: "addresses of 2 kB of marks",
    request: get((turn) => `/company${"%c2%a0".repeat(320)}x${turn}`),
  },
  { name: "the sitemap", request: get(() => "/sitemap.xml") },
  { name: "a news feed", request: get(() => "/news/rss.xml") },
  { name: "social images", request: get((turn) => `/social/company.png?v=${turn}`) },
  { name: "searches", request: get((turn) => `/search?s=results+${turn}`) },
  { name: "documents as ZIP files", request: get(() => "/downloads/results/fy26/documents.zip") },
  {
    name: "ZIP files that do not exist",
    request: get((turn) => `/downloads/investors/documents-${turn}.zip`),
  },
  { name: "what a holding was paid", request: get((turn) => `/investors/dividends?shares=${turn}`) },
  {
    name: "what a holding was paid, as a workbook",
    request: get((turn) => `/holding.xlsx?calculator=%2Finvestors%2Fdividends&shares=${turn}`),
  },
  {
    name: "a file with parameters of others",
    request: get((turn) => `/facts.json?shares=${turn}&page=${turn}`),
  },
  {
    name: "invented previews",
    request: (turn) => ({ path: "/company", headers: { cookie: `io.prismic.preview=invented-${turn}` } }),
  },
  {
    name: "links to resolve",
    request: (turn) =>
      sending("POST", "/api/createPageLink", { link_type: "Document", type: "page", uid: `u${turn}` }),
  },
];

/** How often each status was the response. */
export type Statuses = ReadonlyMap<string, number>;

const statusesSchema = z.map(z.string(), z.number());

/** Starts a flood of an origin by its name, in a thread of its own; returns a function that ends it. */
export async function startFlood(
  origin: string,
  name: string,
  attackers = ONE,
): Promise<() => Promise<Statuses>> {
  const workerData = { origin, name, attackers };
  const attacker = new Worker(new URL("./attacker.ts", import.meta.url), { workerData });
  await once(attacker, "message");
  return async () => {
    const message = once(attacker, "message");
    attacker.postMessage("stop");
    const [statuses] = await message;
    return statusesSchema.parse(statuses);
  };
}

/** Statuses in one line. */
export function described(statuses: Statuses): string {
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
}

/** Sends requests as fast as responses arrive, from the addresses of attackers, until the signal; returns the statuses. */
export async function flood(
  origin: string,
  request: FloodRequest,
  { addresses, connections, pauseMs }: Attackers,
  signal: AbortSignal,
): Promise<Statuses> {
  const agents = addresses.map((localAddress) => new Agent({ connections, localAddress }));
  const statuses = new Map<string, number>();
  let turn = 0;
  const attack = async (agent: Agent) => {
    while (!signal.aborted) {
      turn += 1;
      const status = await statusOf(origin, { method: "GET", ...request(turn) }, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (pauseMs !== undefined) await wait(pauseMs);
    }
  };
  await Promise.all(agents.flatMap((agent) => Array.from({ length: connections }, () => attack(agent))));
  await Promise.all(agents.map((agent) => agent.destroy()));
  return statuses;
}

/** Reads page after page as a normal visitor, with a pause to look at each; counts them, and names what is not a page. */
export async function visit(origin: string, milliseconds: number) {
  const agent = new Agent({ connections: 1, localAddress: VISITOR });
  const until = performance.now() + milliseconds;
  const failed: string[] = [];
  let pages = 0;
  while (performance.now() < until) {
    const path = PAGES[pages % PAGES.length] ?? "/";
    const status = await statusOf(
      origin,
      { path, method: "GET", headers: { "accept-encoding": "br" } },
      agent,
    );
    if (status === "200") pages += 1;
    else failed.push(`${path} ${status}`);
    await wait(READING_MS);
  }
  await agent.destroy();
  return { pages, failed };
}

/** The status of a response, once it is complete; or why there is none. */
export async function statusOf(
  origin: string,
  options: Dispatcher.RequestOptions,
  agent: Agent,
): Promise<string> {
  try {
    const answer = await agent.request({
      ...options,
      origin,
      headersTimeout: PATIENCE_MS,
      bodyTimeout: PATIENCE_MS,
    });
    await answer.body.dump({ limit: Number.POSITIVE_INFINITY });
    return String(answer.statusCode);
  } catch (error) {
    return error instanceof Error ? error.message : "failed";
  }
}
