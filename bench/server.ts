import { join } from "node:path";
import { argumentsOf, positive } from "../scripts/command-line.ts";
import { usageOf } from "../scripts/site-process/usage.ts";
import { PINNING, type Running, Servers } from "./processes/running.ts";
import { bareServer, nextSite, ourSite, startContent } from "./processes/sites.ts";
import { table, writeResults } from "./results/results-page.ts";
import { bytesTable } from "./server/bytes.ts";
import { type Contender, LOADER } from "./server/load.ts";
import { prepare, previewCookies, previewOfHome } from "./server/prepare.ts";
import { loadTable, startTable } from "./server/rounds.ts";

const HELP = `npm run bench -- [--rounds N] [--seconds N] [--no-build]

Compares the site's server with bare servers that send the same bytes, and with the same pages on Next.js. Loopback only;
ten minutes. --rounds 1 --seconds 1 --no-build is a trial run of two minutes.`;

const { values: options } = argumentsOf(HELP, {
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "5" },
    "no-build": { type: "boolean", default: false },
  },
});
const pace = { rounds: positive("rounds", options.rounds), seconds: positive("seconds", options.seconds) };

/** Concurrent connections for a cached page, and for a page that is rendered per request, where more would only queue. */
const CACHED_CONNECTIONS = 64;
const RENDERED_CONNECTIONS = 8;

await using servers = new Servers();
const { folder } = servers;

const content = await startContent(servers, options["no-build"]);
const starts = await startTable({
  "this site": ourSite(join(folder, "service-content"), content.origin),
  "this site, with its own sandbox": ourSite(join(folder, "own"), undefined),
  "Next.js": nextSite(content.origin, { compresses: false }),
});
const ours = await servers.start(ourSite(join(folder, "ours"), content.origin));
const next = await servers.start(nextSite(content.origin, { compresses: false }));
const compressing = await servers.start(nextSite(content.origin, { compresses: true }));
const file = join(folder, "prepared.json");
const { headers } = await prepare(`${ours.origin}/`, file);
const bare = await servers.start(bareServer("node:http", file));
const fastify = await servers.start(bareServer("Fastify", file));
const idle = [ours, next].map(({ pid }) => usageOf(pid).memory);

const cached = { ...pace, connections: CACHED_CONNECTIONS, reference: 1 };
const pages = await loadTable(
  [bare, fastify, ours, next, compressing].map((server) => ({ server })),
  cached,
);
const tagOfNext = (await fetch(next.origin, { method: "HEAD" })).headers.get("etag");
const unchanged = await loadTable(
  [bare, fastify, ours, next].map((server) => ({
    server,
    headers: { "if-none-match": (server === next ? tagOfNext : headers.etag) ?? "" },
  })),
  cached,
);
const token = await previewOfHome(content);
const preview = async (server: Running, paths?: readonly string[]): Promise<Contender> => ({
  server,
  name: `${server.name}, a preview${paths ? `, of ${paths.length} pages in rotation` : ""}`,
  headers: { cookie: await previewCookies(server, token) },
  ...(paths && { paths }),
});
const rendered = await loadTable(
  [
    await preview(ours),
    await preview(ours, await pagesOf(ours)),
    { server: ours, name: "this site, a search", path: "/search?s=dividend&t=page" },
    await preview(next),
    { server: next, name: "Next.js, a page of cached content", path: "/per-request" },
  ],
  { ...pace, connections: RENDERED_CONNECTIONS, reference: 3 },
);
const memory = [ours, next].map(({ name, pid }, index) => [
  name,
  idle[index]?.toFixed(0) ?? "",
  usageOf(pid).peakMemory.toFixed(0),
]);

writeResults(
  "The server",
  "bench",
  [
    `${PINNING}; ${LOADER} generates the load. ${pace.rounds} alternating rounds of ${pace.seconds} s; medians. Ratios are to bare Fastify with its log on, and for rendered pages to a preview on Next.js.`,
    `### A page from the cache, ${CACHED_CONNECTIONS} connections`,
    pages,
    "### The same page, unchanged (304)",
    unchanged,
    `### A page that is rendered for each request, ${RENDERED_CONNECTIONS} connections`,
    rendered,
    "### From the start of the process to the end of its first page",
    starts,
    "### Memory",
    "With `MALLOC_ARENA_MAX=1`, as in the container image; `npm run serve` leaves that to its environment.",
    table(["Server", "Idle, MB", "Peak under load, MB"], memory),
    "### Bytes of a first visit",
    await bytesTable([ours, next], ["/", "/news/fy26-results", "/investors"]),
  ]
    .map((part) => part.trim())
    .join("\n\n"),
);

/** Paths of all pages in a site's sitemap. */
async function pagesOf({ origin }: Running): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = ""]) => new URL(url).pathname);
}
