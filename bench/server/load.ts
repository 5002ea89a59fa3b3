import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { usageOf } from "../../scripts/site-process/usage.ts";
import { pinned, type Running } from "../processes/running.ts";
import { PEER_MODULES } from "../processes/sites.ts";
import { ACCEPTS_COMPRESSED } from "./prepare.ts";

/** A server, and the requests that are sent to it: for compressed responses, as browsers accept them. */
export interface Contender {
  readonly server: Running;
  /** Name in the results. Default: the server's name. */
  readonly name?: string;
  /** Default: `/`. */
  readonly path?: string;
  /** Default: none but the accepted encodings. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Pages that are requested in rotation, so that concurrent requests differ. Default: only `path`. */
  readonly paths?: readonly string[];
}

export interface Amount {
  readonly connections: number;
  readonly seconds: number;
}

/** The measurements of a server under load. */
export type Load = Awaited<ReturnType<typeof load>>;

/** Median and 99th percentile of the latency, in milliseconds. */
const latency = { p50: z.number(), p99: z.number() };
const report = z.object({ requests: z.number(), seconds: z.number(), ...latency, failed: z.number() });
type Report = z.infer<typeof report>;

const autocannonReport = z.object({
  requests: z.object({ total: z.number() }),
  duration: z.number(),
  latency: z.object(latency),
  errors: z.number(),
  timeouts: z.number(),
  "4xx": z.number(),
  "5xx": z.number(),
});

const HAS_WRK = spawnSync("wrk", ["-v"]).error === undefined;

/** The load generator. wrk needs less CPU per request, so that it does not become the bottleneck. */
export const LOADER = HAS_WRK ? "wrk" : "autocannon";

/** Sends requests for some seconds. @throws {Error} when one failed: errors are fast, and would look like good performance. */
export async function load(contender: Contender, amount: Amount) {
  const { name, pid } = contender.server;
  const before = usageOf(pid).cpu;
  const { requests, seconds, p50, p99, failed } = HAS_WRK
    ? await wrk(contender, amount)
    : await autocannon(contender, amount);
  /** The server's CPU time per response in microseconds; NaN where it is not available. */
  const cpu = ((usageOf(pid).cpu - before) * 1_000) / requests;
  if (failed > 0 || requests === 0) {
    throw new Error(`${failed} of ${requests} requests to ${name} for ${contender.path ?? "/"} failed.`);
  }
  return { perSecond: requests / seconds, p50, p99, cpu };
}

async function wrk(contender: Contender, { connections, seconds }: Amount): Promise<Report> {
  const { stdout } = await run("wrk", [
    "--threads",
    "1",
    "--connections",
    String(connections),
    "--duration",
    `${seconds}s`,
    // An overloaded server is slow; that is not an error.
    "--timeout",
    "10s",
    "--script",
    join(import.meta.dirname, "wrk-report.lua"),
    ...requestArguments(contender),
    ...(contender.paths ? ["--", ...contender.paths] : []),
  ]);
  return report.parse(JSON.parse(stdout.slice(stdout.lastIndexOf("{"))));
}

async function autocannon(contender: Contender, { connections, seconds }: Amount): Promise<Report> {
  const { stdout } = await run(process.execPath, [
    join(PEER_MODULES, "autocannon/autocannon.js"),
    "--json",
    "--connections",
    String(connections),
    "--duration",
    String(seconds),
    // It supports one address only.
    ...requestArguments(contender),
  ]);
  const result = autocannonReport.parse(JSON.parse(stdout));
  return {
    requests: result.requests.total,
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    // Counted by class, since `non2xx` includes 304.
    failed: result["4xx"] + result["5xx"] + result.errors + result.timeouts,
  };
}

function requestArguments({ server, path = "/", headers }: Contender): readonly string[] {
  const sent = Object.entries({ ...ACCEPTS_COMPRESSED, ...headers });
  return [...sent.flatMap(([name, value]) => ["-H", `${name}: ${value}`]), server.origin + path];
}

function run(program: string, args: readonly string[]) {
  const [command = "", ...rest] = pinned("load", [program, ...args]);
  return promisify(execFile)(command, rest);
}
