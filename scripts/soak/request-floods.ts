import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { Agent, type Dispatcher } from "undici";
import { z } from "zod";

/** Address of attackers. */
export const ATTACKER = "127.0.0.1";
/** Address of normal visitors. */
export const VISITOR = "127.0.0.2";
/** Connections of an attacker: as many as nginx allows a client. */
const CONNECTIONS = 64;
/** Time that a visitor looks at a page. */
const READING_MS = 100;
/** Time after which a visitor gives up. */
const PATIENCE_MS = 10_000;

const PAGES = ["/", "/company", "/investors", "/news", "/contact", "/careers", "/company/leadership"];

/** A request of an attacker, by its turn. */
export type FloodRequest = (
  turn: number,
) => Pick<Dispatcher.RequestOptions, "path"> &
  Partial<Pick<Dispatcher.RequestOptions, "method" | "headers" | "body">>;

const get = (path: (turn: number) => string): FloodRequest => {
  return (turn) => ({ path: path(turn), headers: { "accept-encoding": "br", accept: "text/html" } });
};

const post = (path: string, body: (turn: number) => object): FloodRequest => {
  return (turn) => ({
    path,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body(turn)),
  });
};

/** Requests that cost more than a page from the cache, or once did. */
export const requestFloods: readonly { readonly name: string; readonly request: FloodRequest }[] = [
  { name: "a cached page with invented parameters", request: get((turn) => `/investors?x=${turn}`) },
  { name: "figures as a workbook", request: get(() => "/figures/investors/five-year-summary.xlsx") },
  { name: "figures as CSV", request: get(() => "/figures/investors/five-year-summary.csv") },
  { name: "a filter without results", request: get(() => "/investors?year=1000") },
  {
    name: "filters without results",
    request: get((turn) => `/investors?year=${1000 + (turn % 900)}&page=${2 + (turn % 9_000)}`),
  },
  { name: "addresses without a page", request: get((turn) => `/investors/reports-${turn}`) },
  { name: "the sitemap", request: get(() => "/sitemap.xml") },
  { name: "a news feed", request: get(() => "/news/rss.xml") },
  { name: "social images", request: get((turn) => `/social/company.png?v=${turn}`) },
  { name: "searches", request: get((turn) => `/search?s=results+${turn}`) },
  { name: "documents as ZIP files", request: get(() => "/downloads/results/fy26/documents.zip") },
  {
    name: "ZIP files that do not exist",
    request: get((turn) => `/downloads/investors/documents-${turn}.zip`),
  },
  {
    name: "invented previews",
    request: (turn) => ({ path: "/company", headers: { cookie: `io.prismic.preview=invented-${turn}` } }),
  },
  {
    name: "links to resolve",
    request: post("/api/createPageLink", (turn) => ({
      link_type: "Document",
      type: "page",
      uid: `u${turn}`,
    })),
  },
];

/** How often each status was the response. */
export type Statuses = ReadonlyMap<string, number>;

const statusesSchema = z.map(z.string(), z.number());

/** Starts a flood of an origin by its name, in a thread of its own; returns a function that ends it. */
export async function startFlood(origin: string, name: string): Promise<() => Promise<Statuses>> {
  const attacker = new Worker(new URL("./attacker.ts", import.meta.url), { workerData: { origin, name } });
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

/** Sends requests as fast as responses arrive, from the address of attackers, until the signal; returns the statuses. */
export async function flood(origin: string, request: FloodRequest, signal: AbortSignal): Promise<Statuses> {
  const agent = new Agent({ connections: CONNECTIONS, localAddress: ATTACKER });
  const statuses = new Map<string, number>();
  let turn = 0;
  const attacker = async () => {
    while (!signal.aborted) {
      turn += 1;
      const status = await statusOf(origin, { method: "GET", ...request(turn) }, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, attacker));
  await agent.destroy();
  return statuses;
}

/** What a visitor saw. */
export interface Visits {
  readonly pages: number;
  /** Responses that are no pages, by their status. */
  readonly failed: readonly string[];
}

/** Reads page after page as a normal visitor, with a pause to look at each. */
export async function visit(origin: string, milliseconds: number): Promise<Visits> {
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

async function statusOf(origin: string, options: Dispatcher.RequestOptions, agent: Agent): Promise<string> {
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
