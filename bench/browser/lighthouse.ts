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

/** What Lighthouse says of a page on a phone: the medians of its runs. */
export interface Verdict {
  readonly path: string;
  /** Performance, accessibility, best practices, search engines; of 100. */
  readonly scores: readonly [number, number, number, number];
  /** Milliseconds, as simulated. */
  readonly largestPaint: number;
  /** Milliseconds in the browser as it ran, with nothing simulated. */
  readonly observedPaint: number;
  /** Milliseconds. */
  readonly blocked: number;
  readonly shift: number;
  /** Scripts that the document names, in bytes as they came, each with its headers: what takes a page over. */
  readonly scripts: number;
  /** The others that a first visit loads before the visitor does anything, in the same bytes. */
  readonly idleScripts: number;
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
    observedPaint: middle(
      ({ audits }) => audits.metrics.details.items[0]?.observedLargestContentfulPaint ?? Number.NaN,
    ),
    blocked: middle(({ audits }) => audits["total-blocking-time"].numericValue),
    shift: middle(({ audits }) => audits["cumulative-layout-shift"].numericValue),
    ...(await scriptsOf(last, origin + path)),
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
      // The page that says that there is none is looked at like any other.
      "--ignore-status-code",
      "--chrome-flags=--headless --no-sandbox --disable-gpu",
    ],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  return report.parse(JSON.parse(stdout));
}

async function scriptsOf(
  last: Report | undefined,
  page: string,
): Promise<Pick<Verdict, "scripts" | "idleScripts">> {
  const document = await (await fetch(page)).text();
  const items = last?.audits["network-requests"].details.items ?? [];
  const scripts = items.filter(({ resourceType }) => resourceType === "Script");
  const bytes = (those: typeof scripts) => those.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const named = scripts.filter(({ url }) => document.includes(new URL(url).pathname));
  return { scripts: bytes(named), idleScripts: bytes(scripts) - bytes(named) };
}

function complaintsOf({ audits }: Report): readonly string[] {
  return Object.values(audits).flatMap((one) => {
    const judged = audit.safeParse(one);
    return judged.success && judged.data.score !== null && judged.data.score < 0.9 ? judged.data.title : [];
  });
}
