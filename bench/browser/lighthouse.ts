import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { UnpackedChromium } from "../../scripts/browser/chromium.ts";
import { PEER_MODULES } from "../processes/sites.ts";
import { median } from "../results/median.ts";

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
      "network-requests": z.object({
        details: z.object({
          items: z.array(z.object({ url: z.string(), resourceType: z.string().optional() })),
        }),
      }),
    })
    .catchall(audit),
});
type Report = z.infer<typeof report>;

/** What Lighthouse says of a page on a phone: the medians of its runs. */
export interface Verdict {
  readonly path: string;
  /** Performance, accessibility, best practices, search engines; of 100. */
  readonly scores: readonly [number, number, number, number];
  /** Milliseconds. */
  readonly largestPaint: number;
  /** Milliseconds. */
  readonly blocked: number;
  readonly shift: number;
  /** Addresses of the scripts that a first visit loads, those included that come when the browser is idle. */
  readonly scripts: readonly string[];
  /** What failed in the last run, in its words. */
  readonly complaints: readonly string[];
}

/** Has Lighthouse look at a page as on a phone, several times. */
export async function judge(
  chromium: UnpackedChromium,
  origin: string,
  path: string,
  runs: number,
): Promise<Verdict> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await once(chromium, origin + path));
  const middle = (figure: (one: Report) => number) => median(reports.map(figure));
  const score = (name: keyof Report["categories"]) =>
    middle(({ categories }) => Math.round((categories[name].score ?? 0) * 100));
  const last = reports.at(-1);
  return {
    path,
    scores: [score("performance"), score("accessibility"), score("best-practices"), score("seo")],
    largestPaint: middle(({ audits }) => audits["largest-contentful-paint"].numericValue),
    blocked: middle(({ audits }) => audits["total-blocking-time"].numericValue),
    shift: middle(({ audits }) => audits["cumulative-layout-shift"].numericValue),
    scripts: last ? scriptsOf(last) : [],
    complaints: last ? complaintsOf(last) : [],
  };
}

async function once({ executablePath, env }: UnpackedChromium, url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(PEER_MODULES, "lighthouse/cli/index.js"),
      url,
      "--output=json",
      "--quiet",
      "--chrome-flags=--headless --no-sandbox --disable-gpu",
    ],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  return report.parse(JSON.parse(stdout));
}

function scriptsOf({ audits }: Report): readonly string[] {
  const { items } = audits["network-requests"].details;
  return [...new Set(items.filter(({ resourceType }) => resourceType === "Script").map(({ url }) => url))];
}

function complaintsOf({ audits }: Report): readonly string[] {
  return Object.values(audits).flatMap((one) => {
    const judged = audit.safeParse(one);
    return judged.success && judged.data.score !== null && judged.data.score < 0.9 ? judged.data.title : [];
  });
}
