import { join } from "node:path";
import { chromium } from "playwright-core";
import { argumentsOf, positive } from "../../scripts/command-line.ts";
import { type Running, Servers } from "../processes/running.ts";
import { nextSite, ourSite, startContent } from "../processes/sites.ts";
import { median, table, writeResults } from "../results/results-page.ts";
import { type BenchBrowser, benchBrowsers } from "./browsers.ts";
import { type LighthouseResult, runLighthouse } from "./lighthouse.ts";
import { prefetchedNavigations } from "./navigation.ts";
import { measurePresses } from "./presses.ts";

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

const HELP = `npm run bench:browser -- [--runs N] [--routes PATH,PATH…] [--no-build]

Runs Lighthouse on every kind of page as on a phone, alternating with the same pages on Next.js, in each installed browser: in
the first, all pages; in others, those of Next.js.
Also measures how soon a prefetched page is painted on both, and how soon ours responds to the first interaction. Takes half an
hour; --runs 1 --routes /,/investors --no-build is a short trial run.`;

const { values: options } = argumentsOf(HELP, {
  options: {
    runs: { type: "string", default: "5" },
    routes: { type: "string", default: ROUTES.join() },
    "no-build": { type: "boolean", default: false },
  },
});
const routes = options.routes.split(",");
const runs = positive("runs", options.runs);

const INTRODUCTION = `Lighthouse as on a phone (slow 4G and a CPU four times slower, both simulated), ${runs} times, alternating between the two sites: medians, with minimum and maximum in brackets. Scores are performance, accessibility, best practices, SEO. "Observed" is the largest contentful paint without simulation. Scripts are bytes on the wire, as each site compresses them (this one with brotli, the peer with gzip): those that are executed, and those that are only preloaded. A navigation is measured from the home page to /company, on both sites in turns, a press of each kind as soon as the page has loaded, on Lighthouse's phone or a wide screen with four times CPU throttling, until the frame that shows the result is painted: medians of 7 and of 5 visits (target: 100 ms).`;

await using servers = new Servers();
const { folder } = servers;

const content = await startContent(servers, options["no-build"]);
const ours = await servers.start(ourSite(join(folder, "ours"), content.origin));
const next = await servers.start(nextSite(content.origin, { compresses: true }));
const parts: string[] = [INTRODUCTION];
for (const [index, browser] of (await benchBrowsers()).entries()) {
  // What browsers differ in shows on the pages that the peer has, too.
  const paths = index === 0 ? routes : routes.filter((path) => PEER_ROUTES.includes(path));
  parts.push(`### In the ${browser.name} browser`, ...(await inBrowser(browser, paths, ours, next)));
}
writeResults("In the browser", "bench:browser", parts.join("\n\n"));

async function inBrowser(
  browser: BenchBrowser,
  paths: readonly string[],
  own: Running,
  peer: Running,
): Promise<string[]> {
  const rows: string[][] = [];
  let titles: readonly string[] = [];
  const failedAudits: { title: string; path: string }[] = [];
  for (const path of paths) {
    const sites = PEER_ROUTES.includes(path) ? [own, peer] : [own];
    const results = sites.map((): LighthouseResult[] => []);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, { origin }] of sites.entries())
        results[index]?.push(await runLighthouse(browser, origin + path));
    }
    titles = titlesOf(results.flat());
    for (const [index, site] of sites.entries()) rows.push(row(path, site, results[index] ?? []));
    for (const title of results[0]?.at(-1)?.failedAudits ?? []) failedAudits.push({ title, path });
  }
  const { executablePath, env, args } = browser;
  await using opened = await chromium.launch({ executablePath, env, args });
  const sites = [own, peer];
  const navigations = await prefetchedNavigations(
    opened,
    sites.map(({ origin }) => origin),
  );
  const interactions = await measurePresses(opened, own.origin);
  return [
    table(["Page", "Site", "Scores", ...titles], rows).trim(),
    listOfFailed(failedAudits, paths.length),
    table(
      ["A prefetched page", "Painted after ms", "CPU ms of the main thread"],
      navigations.map(({ painted, computed }, index) => [
        sites[index]?.name ?? "",
        painted.toFixed(0),
        computed.toFixed(0),
      ]),
    ).trim(),
    table(
      ["Press", "Painted after ms", "All scripts of the visit"],
      interactions.map((one) => [one.name, one.painted.toFixed(0), String(one.scripts)]),
    ).trim(),
  ];
}

/** Each failed audit once, with the pages where it failed. */
function listOfFailed(
  audits: readonly { readonly title: string; readonly path: string }[],
  pageCount: number,
): string {
  if (audits.length === 0) return "No audit failed.";
  const pagesOf = Map.groupBy(audits, ({ title }) => title);
  const lines = Array.from(pagesOf, ([title, failed]) => {
    const pages = failed.length === pageCount ? "all pages" : failed.map(({ path }) => path).join(", ");
    return `- ${title}: ${pages}`;
  });
  return ["Failed audits of this site:\n", ...lines].join("\n");
}

function row(path: string, { name }: Running, results: readonly LighthouseResult[]): string[] {
  const spread = (title: string) => {
    const figures = results.map(({ figures: one }) => one[title] ?? Number.NaN);
    const [least, middle, most] = [Math.min(...figures), median(figures), Math.max(...figures)].map((one) =>
      one.toFixed(title === "CLS" ? 3 : 0),
    );
    return least === most ? `${middle}` : `${middle} (${least}–${most})`;
  };
  const scores = [0, 1, 2, 3].map((at) => median(results.map((result) => result.scores[at] ?? 0)));
  return [path, name, scores.join(" "), ...titlesOf(results).map(spread)];
}

function titlesOf([result]: readonly LighthouseResult[]): readonly string[] {
  return Object.keys(result?.figures ?? {});
}
