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

/** The result of one Lighthouse run on a page, as on a phone. */
export interface LighthouseResult {
  /** Performance, accessibility, best practices, SEO; out of 100. */
  readonly scores: readonly [number, number, number, number];
  /** Largest contentful paint in milliseconds, simulated. */
  readonly largestPaint: number;
  /** Largest contentful paint in milliseconds, observed in the browser without simulation. */
  readonly observedPaint: number;
  /** Total blocking time in milliseconds, simulated. */
  readonly blocked: number;
  readonly shift: number;
  /** Network requests until the page was idle. */
  readonly requests: number;
  /** Transfer size in bytes, with headers, of the scripts that the document executes. */
  readonly scripts: number;
  /** The same for the scripts that are only preloaded, before the visitor does anything. */
  readonly idleScripts: number;
  /** Titles of the failed audits. */
  readonly failedAudits: readonly string[];
}

/** Runs Lighthouse on a page, as on a phone. Retries once, since Lighthouse sometimes loses its trace. */
export async function runLighthouse(browser: BenchBrowser, url: string): Promise<LighthouseResult> {
  const { categories, audits } = await reportOf(browser, url).catch(() => reportOf(browser, url));
  const score = (name: keyof Report["categories"]) => Math.round((categories[name].score ?? 0) * 100);
  return {
    scores: [score("performance"), score("accessibility"), score("best-practices"), score("seo")],
    largestPaint: audits["largest-contentful-paint"].numericValue,
    observedPaint: audits.metrics.details.items[0]?.observedLargestContentfulPaint ?? Number.NaN,
    blocked: audits["total-blocking-time"].numericValue,
    shift: audits["cumulative-layout-shift"].numericValue,
    ...(await filesOf(audits["network-requests"].details.items, url)),
    failedAudits: failedAuditsOf(audits),
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
      // The 404 page is measured too.
      "--ignore-status-code",
      `--chrome-flags=${headless} --no-sandbox --disable-gpu`,
    ],
    { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  return report.parse(JSON.parse(stdout));
}

async function filesOf(
  items: Report["audits"]["network-requests"]["details"]["items"],
  page: string,
): Promise<Pick<LighthouseResult, "requests" | "scripts" | "idleScripts">> {
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

/** Whether the document executes a script; an address in its settings is of a script that is loaded later. */
function isRunBy(document: string, path: string): boolean {
  return document.includes(`src="${path}"`);
}

function failedAuditsOf(audits: Report["audits"]): readonly string[] {
  return Object.values(audits).flatMap((one) => {
    const parsed = audit.safeParse(one);
    return parsed.success && parsed.data.score !== null && parsed.data.score < 0.9 ? parsed.data.title : [];
  });
}
