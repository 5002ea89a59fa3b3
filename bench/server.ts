/**
 * `npm run bench`: the site's server beside bare servers that send the same bytes, and beside the same pages on
 * Next.js. Loopback only; ten minutes. `--rounds 1 --seconds 1 --no-build` is a try of two.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { PINNING } from "./processes/cores.ts";
import { type Running, start } from "./processes/running.ts";
import {
  bareServer,
  buildNext,
  buildOurs,
  contentService,
  installPeers,
  nextSite,
  ourSite,
} from "./processes/sites.ts";
import { usageOf } from "./processes/usage.ts";
import { writeResults } from "./results/results-page.ts";
import { weigh } from "./server/bytes.ts";
import { LOADER } from "./server/load.ts";
import { ACCEPTS_COMPRESSED, prepare } from "./server/prepare.ts";
import { previewCookies, previewOfHome } from "./server/preview.ts";
import { type Contender, inTurns } from "./server/rounds.ts";
import { firstPages } from "./server/starts.ts";
import { bytesTable, loadTable, memoryTable, startTable } from "./server/tables.ts";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "5" },
    "no-build": { type: "boolean", default: false },
  },
});
const pace = { rounds: Number(options.rounds), seconds: Number(options.seconds) };

/** Visitors at a time of a page that is kept, and of one that is rendered for each: there, more would only queue. */
const CONNECTIONS = 64;
const FEW = 8;

const folder = mkdtempSync(join(tmpdir(), "bench-"));
const running: Running[] = [];

try {
  installPeers();
  const content = await begin(contentService(join(folder, "service")));
  if (!options["no-build"]) {
    buildOurs();
    buildNext(content.origin);
  }
  const starts = await firstPages(
    [
      ourSite(join(folder, "kept"), content.origin),
      ourSite(join(folder, "own"), undefined),
      nextSite(content.origin, { packs: false }),
    ],
    ["this site", "this site, with its own sandbox", "Next.js"],
  );
  const ours = await begin(ourSite(join(folder, "ours"), content.origin));
  const next = await begin(nextSite(content.origin, { packs: false }));
  const packing = await begin(nextSite(content.origin, { packs: true }));
  const file = join(folder, "prepared.json");
  const { headers } = await prepare(`${ours.origin}/`, file);
  const bare = await begin(bareServer("node:http", file));
  const fastify = await begin(bareServer("Fastify", file));
  const atRest = [ours, next].map(({ name, pid }) => ({ name, ...usageOf(pid) }));

  const kept = (server: Running): Contender => ({
    server,
    asked: { path: "/", headers: ACCEPTS_COMPRESSED, connections: CONNECTIONS },
  });
  const pages = await inTurns([bare, fastify, ours, next, packing].map(kept), 1, pace);
  const known = (server: Running, etag: string | undefined): Contender => ({
    server,
    asked: {
      path: "/",
      headers: { ...ACCEPTS_COMPRESSED, "if-none-match": etag ?? "" },
      connections: CONNECTIONS,
    },
  });
  const tagOfNext = (await fetch(next.origin, { method: "HEAD" })).headers.get("etag") ?? undefined;
  const unchanged = await inTurns(
    [...[bare, fastify, ours].map((server) => known(server, headers.etag)), known(next, tagOfNext)],
    1,
    pace,
  );
  const token = await previewOfHome(content);
  const preview = async (server: Running, inTurn?: readonly string[]): Promise<Contender> => ({
    server,
    name: `${server.name}, a preview${inTurn ? `, of ${inTurn.length} pages in turns` : ""}`,
    asked: {
      path: "/",
      headers: { ...ACCEPTS_COMPRESSED, cookie: await previewCookies(server, token) },
      connections: FEW,
      ...(inTurn && { paths: inTurn }),
    },
  });
  const found: Contender = {
    server: ours,
    name: "this site, a search",
    asked: { path: "/search?s=dividend&t=page", headers: ACCEPTS_COMPRESSED, connections: FEW },
  };
  const perRequest: Contender = {
    server: next,
    name: "Next.js, a page of kept content",
    asked: { path: "/per-request", headers: ACCEPTS_COMPRESSED, connections: FEW },
  };
  const rendered = await inTurns(
    [await preview(ours), await preview(ours, await pagesOf(ours)), found, await preview(next), perRequest],
    3,
    pace,
  );
  const underLoad = [ours, next].map(({ name, pid }) => ({ name, ...usageOf(pid) }));

  const paths = ["/", "/news/fy26-results", "/investors"];
  const weighed = await Promise.all(
    [ours, next].flatMap((server) =>
      paths.map(async (path) => ({ name: server.name, path, ...(await weigh(server, path)) })),
    ),
  );

  writeResults({
    title: "The server",
    script: "bench",
    text: [
      `${PINNING}; ${LOADER} asks. ${pace.rounds} rounds of ${pace.seconds} s in turns; medians. Ratios are to bare Fastify with its log on, and for rendered pages to a preview on Next.js.`,
      `### A page from the cache, ${CONNECTIONS} connections`,
      loadTable(pages),
      "### The same page, unchanged (304)",
      loadTable(unchanged),
      `### A page that is rendered for each request, ${FEW} connections`,
      loadTable(rendered),
      "### From the start of the process to the end of its first page",
      startTable(starts),
      "### Memory",
      memoryTable(atRest, underLoad),
      "### Bytes of a first visit",
      bytesTable(weighed),
    ]
      .map((part) => part.trim())
      .join("\n\n"),
  });
} finally {
  await Promise.all(running.map(({ stop }) => stop()));
  rmSync(folder, { recursive: true });
}

/** Paths of all pages of a site, as its sitemap names them. */
async function pagesOf({ origin }: Running): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url = ""]) => new URL(url).pathname);
}

async function begin(command: Parameters<typeof start>[0]): Promise<Running> {
  const server = await start(command);
  running.push(server);
  return server;
}
