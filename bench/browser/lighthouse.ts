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

export type LighthouseResult = Awaited<ReturnType<typeof runLighthouse>>;

/** Runs Lighthouse on a page, as on a phone. Retries once, since Lighthouse sometimes loses its trace. */
export async function runLighthouse(browser: BenchBrowser, url: string) {
  const { categories, audits } = await reportOf(browser, url).catch(() => reportOf(browser, url));
  const { performance, accessibility, "best-practices": practices, seo } = categories;
  /** By their titles in the results. */
  const figures: Readonly<Record<string, number>> = {
    "LCP ms": audits["largest-contentful-paint"].numericValue,
    "Observed LCP ms": audits.metrics.details.items[0]?.observedLargestContentfulPaint ?? Number.NaN,
    "TBT ms": audits["total-blocking-time"].numericValue,
    CLS: audits["cumulative-layout-shift"].numericValue,
    ...(await filesOf(audits["network-requests"].details.items, url)),
  };
  return {
    /** Out of 100. */
    scores: [performance, accessibility, practices, seo].map(({ score }) => Math.round((score ?? 0) * 100)),
    figures,
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

/** Network requests until the page was idle, and bytes of scripts on the wire, with headers. */
async function filesOf(items: Report["audits"]["network-requests"]["details"]["items"], page: string) {
  const document = await (await fetch(page)).text();
  const scripts = items.filter(({ resourceType }) => resourceType === "Script");
  const bytes = (those: typeof scripts) => those.reduce((sum, { transferSize }) => sum + transferSize, 0);
  // An address in the settings of the document is of a script that is loaded later.
  const executed = bytes(scripts.filter(({ url }) => document.includes(`src="${new URL(url).pathname}"`)));
  return {
    Requests: items.filter(({ url }) => url.startsWith("http")).length,
    "Scripts, executed": executed,
    // Before the visitor does anything.
    "Scripts, preloaded": bytes(scripts) - executed,
  };
}

function failedAuditsOf(audits: Report["audits"]): readonly string[] {
  return Object.values(audits).flatMap((one) => {
    const parsed = audit.safeParse(one);
    return parsed.success && parsed.data.score !== null && parsed.data.score < 0.9 ? parsed.data.title : [];
  });
}
