import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { PEER_MODULES } from "../processes/sites.ts";
import type { BenchBrowser } from "./browsers.ts";

const category = z.object({ score: z.number().nullable() });
const metric = z.object({ numericValue: z.number() });
const audit = z.object({ score: z.number().nullable(), title: z.string() });
const report = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
  audits: z
    .object({
      "largest-contentful-paint": metric,
      "total-blocking-time": metric,
      "cumulative-layout-shift": metric,
      metrics: z.object({
        details: z.object({
          items: z.array(z.object({ observedLargestContentfulPaint: z.number().optional() })),
        }),
      }),
      "network-requests": z.object({
        details: z.object({
          items: z.array(
            z.object({ url: z.string(), resourceType: z.string().optional(), transferSize: z.number() }),
          ),
        }),
      }),
    })
    .catchall(audit),
});
type Report = z.infer<typeof report>;

/** What Lighthouse says of a page on a phone, in one look. */
export interface Look {
  /** Performance, accessibility, best practices, search engines; of 100. */
  readonly scores: readonly [number, number, number, number];
  /** Milliseconds, as simulated. */
  readonly largestPaint: number;
  /** Milliseconds in the browser as it ran, with nothing simulated. */
  readonly observedPaint: number;
  /** Milliseconds for which the page could answer nobody, as simulated. */
  readonly blocked: number;
  readonly shift: number;
  /** Files that came from the network until the page was idle. */
  readonly requests: number;
  /** Scripts that the document names, in bytes as they came, each with its headers: those that run by themselves. */
  readonly scripts: number;
  /** The others that a first visit loads before the visitor does anything, in the same bytes. */
  readonly idleScripts: number;
  /** What failed, in its words. */
  readonly complaints: readonly string[];
}

/** Has Lighthouse look at a page as on a phone; once more where it has lost its own trace, which it says at times. */
export async function lookAt(browser: BenchBrowser, url: string): Promise<Look> {
  const { categories, audits } = await reportOf(browser, url).catch(() => reportOf(browser, url));
  const score = (name: keyof Report["categories"]) => Math.round((categories[name].score ?? 0) * 100);
  return {
    scores: [score("performance"), score("accessibility"), score("best-practices"), score("seo")],
    largestPaint: audits["largest-contentful-paint"].numericValue,
    observedPaint: audits.metrics.details.items[0]?.observedLargestContentfulPaint ?? Number.NaN,
    blocked: audits["total-blocking-time"].numericValue,
    shift: audits["cumulative-layout-shift"].numericValue,
    ...(await filesOf(audits["network-requests"].details.items, url)),
    complaints: complaintsOf(audits),
  };
}

async function reportOf({ executablePath, env, headless }: BenchBrowser, url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(PEER_MODULES, "lighthouse/cli/index.js"),
      url,
      "--output=json",
      "--quiet",
      // The page that says that there is none is looked at like any other.
      "--ignore-status-code",
      `--chrome-flags=${headless} --no-sandbox --disable-gpu`,
    ],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  return report.parse(JSON.parse(stdout));
}

async function filesOf(
  items: Report["audits"]["network-requests"]["details"]["items"],
  page: string,
): Promise<Pick<Look, "requests" | "scripts" | "idleScripts">> {
  const document = await (await fetch(page)).text();
  const scripts = items.filter(({ resourceType }) => resourceType === "Script");
  const bytes = (those: typeof scripts) => those.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const named = scripts.filter(({ url }) => isRunBy(document, new URL(url).pathname));
  return {
    requests: items.filter(({ url }) => url.startsWith("http")).length,
    scripts: bytes(named),
    idleScripts: bytes(scripts) - bytes(named),
  };
}

/** What a document names in a script's tag runs; an address among its settings is for later. */
function isRunBy(document: string, path: string): boolean {
  return document.includes(`src="${path}"`);
}

function complaintsOf(audits: Report["audits"]): readonly string[] {
  return Object.values(audits).flatMap((one) => {
    const judged = audit.safeParse(one);
    return judged.success && judged.data.score !== null && judged.data.score < 0.9 ? judged.data.title : [];
  });
}
