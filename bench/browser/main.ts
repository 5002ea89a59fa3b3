/**
 * `npm run bench:browser`: what Lighthouse says of every kind of page on a phone, what a first visit loads as
 * JavaScript, beside the same pages on Next.js; and how soon a page that was fetched ahead is painted. A quarter of an
 * hour. `--runs 1 --routes /,/investors --no-build` is a try.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { unpackChromium } from "../../scripts/browser/chromium.ts";
import { type Command, type Running, start } from "../processes/running.ts";
import { buildNext, buildOurs, contentService, installPeers, nextSite, ourSite } from "../processes/sites.ts";
import { writeResults } from "../results/results-page.ts";
import { table } from "../results/table.ts";
import { judge, type Verdict } from "./lighthouse.ts";
import { prefetchedNavigation } from "./navigation.ts";

const ROUTES = [
  "/",
  "/company",
  "/company/leadership",
  "/news",
  "/news/fy26-results",
  "/investors",
  "/contact",
  "/search",
  "/search?s=dividend&t=page",
  "/privacy-policy",
  "/terms",
  "/nope",
];
const PEER_ROUTES = ["/", "/news/fy26-results", "/investors"];

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    routes: { type: "string", default: ROUTES.join() },
    "no-build": { type: "boolean", default: false },
  },
});
const routes = options.routes.split(",");
const runs = Number(options.runs);

const folder = mkdtempSync(join(tmpdir(), "bench-"));
const running: Running[] = [];

try {
  installPeers();
  const content = await begin(contentService(join(folder, "service")));
  if (!options["no-build"]) {
    buildOurs();
    buildNext(content.origin);
  }
  const chromium = await unpackChromium();
  const ours = await begin(ourSite(join(folder, "ours"), content.origin));
  const next = await begin(nextSite(content.origin, { packs: true }));
  const rows: string[][] = [];
  const complaints = new Map<string, string[]>();
  const mine = new Map<string, Verdict>();
  for (const [server, paths] of [
    [ours, routes],
    [next, PEER_ROUTES.filter((path) => routes.includes(path))],
  ] as const) {
    for (const path of paths) {
      const verdict = await judge(chromium, server.origin, path, runs);
      if (server === ours) mine.set(path, verdict);
      rows.push(row(server, verdict, mine.get(path)));
      for (const title of server === ours ? verdict.complaints : []) {
        complaints.set(title, [...(complaints.get(title) ?? []), path]);
      }
    }
  }
  const { painted, computed } = await prefetchedNavigation(chromium, ours.origin);
  writeResults({
    title: "In the browser",
    script: "bench:browser",
    text: [
      `Lighthouse as on a phone (slow 4G and a processor four times slower, both simulated); medians of ${runs}. Scores are performance, accessibility, best practices, search engines. "As it ran" is the largest paint in the browser itself, with nothing simulated. Scripts are bytes on the wire, as each site packs them (this one with brotli, the peer with gzip): those that the document names, and those that come besides before the visitor does anything. The ratios are ours to the peer's: of the first, and of both together.`,
      table(
        [
          "Page",
          "Site",
          "Scores",
          "LCP ms",
          "As it ran",
          "TBT ms",
          "CLS",
          "Scripts",
          "When idle",
          "Ratio",
          "With idle",
        ],
        rows,
      ).trim(),
      complaints.size === 0
        ? "Lighthouse has nothing to complain of."
        : [
            "What Lighthouse complains of, on this site:\n",
            ...[...complaints].map(([title, paths]) => `- ${title}: ${paths.join(" ")}`),
          ].join("\n"),
      `A page that was fetched ahead is painted ${painted.toFixed(0)} ms after the tap on its link (target: 100), ${computed.toFixed(0)} ms of which its main thread computes; what is left is waiting, for the frame or for other processes. Medians of 7 visits, from the home page to /company, on Lighthouse's phone with a processor that the browser slows down four times; from the time of the input, as the browser stamps it, to the end of the frame that shows the new heading, with which the page begins to fade in.`,
    ].join("\n\n"),
  });
} finally {
  await Promise.all(running.map(({ stop }) => stop()));
  rmSync(folder, { recursive: true });
}

function row(server: Running, verdict: Verdict, ours: Verdict | undefined): string[] {
  const { scripts, idleScripts } = verdict;
  const isPeer = ours && ours !== verdict;
  return [
    verdict.path,
    server.name,
    verdict.scores.join(" "),
    verdict.largestPaint.toFixed(0),
    verdict.observedPaint.toFixed(0),
    verdict.blocked.toFixed(0),
    verdict.shift.toFixed(3),
    String(scripts),
    String(idleScripts),
    isPeer ? `${(ours.scripts / scripts).toFixed(2)}×` : "",
    isPeer ? `${((ours.scripts + ours.idleScripts) / (scripts + idleScripts)).toFixed(2)}×` : "",
  ];
}

async function begin(command: Command): Promise<Running> {
  const server = await start(command);
  running.push(server);
  return server;
}
