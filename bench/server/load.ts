import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { pinned } from "../processes/cores.ts";
import type { Running } from "../processes/running.ts";
import { PEER_MODULES } from "../processes/sites.ts";
import { usageOf } from "../processes/usage.ts";

/** What is asked of a server. */
export interface Asked {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections: number;
  /** Pages that are asked for in turns, so that no two answers on their way are the same. Default: `path` alone. */
  readonly paths?: readonly string[];
}

/** What was measured while a server was asked. */
export interface Load {
  readonly perSecond: number;
  /** Milliseconds within which half of the answers came, and 99 of 100. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of the server's processor time an answer; NaN where the system does not tell. */
  readonly cpu: number;
}

const report = z.object({
  requests: z.number(),
  seconds: z.number(),
  p50: z.number(),
  p99: z.number(),
  failed: z.number(),
});
type Report = z.infer<typeof report>;

const autocannonReport = z.object({
  requests: z.object({ total: z.number() }),
  duration: z.number(),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
  timeouts: z.number(),
  "4xx": z.number(),
  "5xx": z.number(),
});

const HAS_WRK = spawnSync("wrk", ["-v"]).error === undefined;

/** What asks: wrk needs less of a processor for a request, so that it is the server that is measured. */
export const LOADER = HAS_WRK ? "wrk" : "autocannon";

/**
 * Asks a server for one thing over and over for some seconds.
 *
 * @throws Error when an answer failed: what is refused is answered quickly, and would pass for speed.
 */
export async function load(server: Running, asked: Asked, seconds: number): Promise<Load> {
  const before = usageOf(server.pid).cpu;
  const {
    requests,
    seconds: lasted,
    p50,
    p99,
    failed,
  } = await (HAS_WRK ? wrk : autocannon)(server, asked, seconds);
  const cpu = ((usageOf(server.pid).cpu - before) * 1_000) / requests;
  if (failed > 0 || requests === 0) {
    throw new Error(`${failed} of ${requests} answers of ${server.name} to ${asked.path} failed.`);
  }
  return { perSecond: requests / lasted, p50, p99, cpu };
}

async function wrk({ origin }: Running, asked: Asked, seconds: number): Promise<Report> {
  const { stdout } = await run("wrk", [
    ...["--threads", "1", "--connections", String(asked.connections), "--duration", `${seconds}s`],
    // A server that is asked for more than it can do is slow; that is no failure.
    ...["--timeout", "10s"],
    ...["--script", join(import.meta.dirname, "wrk-report.lua")],
    ...headerArguments(asked),
    `${origin}${asked.path}`,
    ...(asked.paths ? ["--", ...asked.paths] : []),
  ]);
  return report.parse(JSON.parse(stdout.slice(stdout.lastIndexOf("{"))));
}

async function autocannon({ origin }: Running, asked: Asked, seconds: number): Promise<Report> {
  const { stdout } = await run(process.execPath, [
    join(PEER_MODULES, "autocannon/autocannon.js"),
    ...["--json", "--connections", String(asked.connections), "--duration", String(seconds)],
    ...headerArguments(asked),
    // It can ask for one page only.
    `${origin}${asked.path}`,
  ]);
  const found = autocannonReport.parse(JSON.parse(stdout));
  return {
    requests: found.requests.total,
    seconds: found.duration,
    p50: found.latency.p50,
    p99: found.latency.p99,
    // What has not changed is no failure, though it is no 2xx either.
    failed: found["4xx"] + found["5xx"] + found.errors + found.timeouts,
  };
}

function headerArguments({ headers = {} }: Asked): readonly string[] {
  return Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
}

function run(program: string, args: readonly string[]) {
  const [command = "", ...rest] = pinned("load", [program, ...args]);
  return promisify(execFile)(command, rest);
}
