/**
 * `npm run bench:browser`: what Lighthouse says of every kind of page on a phone and what a first visit loads, in turns
 * with the same pages on Next.js, in each browser that is there; how soon a page that was fetched ahead is painted, and
 * how soon a first press is answered. Half an hour. `--runs 1 --routes /,/investors --no-build` is a try.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Command, type Running, start } from "../processes/running.ts";
import { buildNext, buildOurs, contentService, installPeers, nextSite, ourSite } from "../processes/sites.ts";
import { median } from "../results/median.ts";
import { writeResults } from "../results/results-page.ts";
import { table } from "../results/table.ts";
import { type BenchBrowser, benchBrowsers } from "./browsers.ts";
import { type Look, lookAt } from "./lighthouse.ts";
import { prefetchedNavigation } from "./navigation.ts";
import { firstPresses } from "./presses.ts";

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

const INTRODUCTION = `Lighthouse as on a phone (slow 4G and a processor four times slower, both simulated), ${runs} times, the two sites in turns: medians, and in brackets the least and the most. Scores are performance, accessibility, best practices, search engines. "As it ran" is the largest paint in the browser itself, with nothing simulated. Scripts are bytes on the wire, as each site packs them (this one with brotli, the peer with gzip): those that run by themselves, and those that are only fetched before the visitor does anything. A navigation is timed from the home page to /company, a press on the home page as soon as it has loaded, both on Lighthouse's phone with a processor that the browser slows down four times, until the frame that shows them is painted: medians of 7 and of 5 visits (targets: 100 and 200 ms).`;

const HEAD = [
  "Page",
  "Site",
  "Scores",
  "LCP ms",
  "As it ran",
  "TBT ms",
  "CLS",
  "Requests",
  "Scripts run",
  "Fetched",
];

const folder = mkdtempSync(join(tmpdir(), "bench-"));
const running: Running[] = [];

try {
  installPeers();
  const content = await begin(contentService(join(folder, "service")));
  if (!options["no-build"]) {
    buildOurs();
    buildNext(content.origin);
  }
  const ours = await begin(ourSite(join(folder, "ours"), content.origin));
  const next = await begin(nextSite(content.origin, { packs: true }));
  const parts: string[] = [INTRODUCTION];
  for (const browser of await benchBrowsers()) {
    parts.push(`### In the ${browser.name} browser`, ...(await inBrowser(browser, ours, next)));
  }
  writeResults({ title: "In the browser", script: "bench:browser", text: parts.join("\n\n") });
} finally {
  await Promise.all(running.map(({ stop }) => stop()));
  rmSync(folder, { recursive: true });
}

async function inBrowser(browser: BenchBrowser, ours: Running, next: Running): Promise<string[]> {
  const rows: string[][] = [];
  const complaints: string[] = [];
  for (const path of routes) {
    const sites = PEER_ROUTES.includes(path) ? [ours, next] : [ours];
    const looks = sites.map((): Look[] => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, { origin }] of sites.entries())
        looks[index]?.push(await lookAt(browser, origin + path));
    }
    for (const [index, site] of sites.entries()) rows.push(row(path, site, looks[index] ?? []));
    for (const title of looks[0]?.at(-1)?.complaints ?? []) complaints.push(`${title}: ${path}`);
  }
  const { painted, computed } = await prefetchedNavigation(browser, ours.origin);
  const presses = await firstPresses(browser, ours.origin);
  return [
    table(HEAD, rows).trim(),
    complaints.length === 0
      ? "Lighthouse has nothing to complain of."
      : ["What Lighthouse complains of, on this site:\n", ...complaints.map((one) => `- ${one}`)].join("\n"),
    `A page that was fetched ahead is painted ${painted.toFixed(0)} ms after the tap on its link, ${computed.toFixed(0)} ms of which its main thread computes.`,
    table(
      ["First press", "Answered after ms", "All scripts of the visit"],
      presses.map(({ name, answered, scripts }) => [name, answered.toFixed(0), String(scripts)]),
    ).trim(),
  ];
}

function row(path: string, { name }: Running, looks: readonly Look[]): string[] {
  const spread = (figure: (look: Look) => number, digits = 0) => {
    const figures = looks.map(figure);
    const [least, middle, most] = [Math.min(...figures), median(figures), Math.max(...figures)].map((one) =>
      one.toFixed(digits),
    );
    return least === most ? `${middle}` : `${middle} (${least}–${most})`;
  };
  return [
    path,
    name,
    [0, 1, 2, 3].map((at) => median(looks.map(({ scores }) => scores[at] ?? 0))).join(" "),
    spread(({ largestPaint }) => largestPaint),
    spread(({ observedPaint }) => observedPaint),
    spread(({ blocked }) => blocked),
    spread(({ shift }) => shift, 3),
    spread(({ requests }) => requests),
    spread(({ scripts }) => scripts),
    spread(({ idleScripts }) => idleScripts),
  ];
}

async function begin(command: Command): Promise<Running> {
  const server = await start(command);
  running.push(server);
  return server;
}
