import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, vi } from "vitest";
import { PROGRAM } from "../../../scripts/site-process/served-as.ts";
import { clockOption } from "../../configuration/clock.ts";

/** An address that no log may contain. */
export const READER = "wilhelmina@larkfield.example";

/** A process of the site, stopped after the test. */
export type SiteProcess = Awaited<ReturnType<typeof startSite>>;

export interface ProcessOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Options of Node. Default: none. */
  readonly node?: readonly string[];
  /** What a shell does before, such as `ulimit -n 300`. Default: nothing. */
  readonly before?: string;
}

/** Says what to do at the end. */
export type OnClose = (close: () => Promise<void>) => void;

/** A temporary folder, deleted after the test. */
export async function folderOfTest(onClose: OnClose = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  onClose(() => rm(folder, { recursive: true, maxRetries: 3 }));
  return folder;
}

/** Whether an address responds with 200. */
export async function isFine(address: string): Promise<boolean> {
  return (await fetch(address, { method: "HEAD" })).status === 200;
}

/** Runs the site like `npm run serve`, with a data folder, until the test ends. */
export function spawnSite(folder: string, { environment, node = [], before }: ProcessOptions) {
  // A process that is killed leaves its temporary files in the test's folder.
  const env = { PORT: "0", DATA_DIR: folder, TMPDIR: folder, HOST: "127.0.0.1", ...environment };
  const command = [process.execPath, clockOption(), ...node, PROGRAM];
  const [program = "", ...args] = before
    ? ["/bin/sh", "-c", `${before} && exec "$0" "$@"`, ...command]
    : command;
  const site = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const closed = once(site, "close");
  onTestFinished(async () => {
    site.kill("SIGKILL");
    // Also of the process that writes its search index, which has the same output and writes to the test's folder.
    await closed;
  });
  return { site, closed };
}

/** Starts the site, and waits until an address responds with 200. */
export async function startSite(
  folder: string,
  { environment, until = "/readyz", ...options }: ProcessOptions & { readonly until?: string } = {},
) {
  const withMetrics = { METRICS_PORT: "0", ...environment };
  const { site, closed } = spawnSite(folder, { environment: withMetrics, ...options });
  site.stderr.pipe(process.stderr);
  let log = "";
  const origin = Promise.withResolvers<string>();
  const metricsUrl = Promise.withResolvers<string>();
  createInterface(site.stdout).on("line", (line) => {
    log += `${line}\n`;
    const { msg, port } = JSON.parse(line);
    const listening = /listening at (http:\S+)/.exec(msg)?.[1];
    if (listening !== undefined) origin.resolve(listening);
    if (port !== undefined) metricsUrl.resolve(`http://localhost:${port}/metrics`);
  });
  const addresses = { origin: await origin.promise, metricsUrl: await metricsUrl.promise };
  await vi.waitUntil(() => isFine(addresses.origin + until), { timeout: 60_000, interval: 20 });
  return {
    ...addresses,
    process: site,
    /** The complete log so far. */
    log: () => log,
    /** Stops it, and returns the complete log. */
    wholeLog: async () => {
      site.kill("SIGTERM");
      await closed;
      return log;
    },
  };
}

/** Starts to send a sign-up: the server waits for its body. */
export async function startSignUp({ origin }: { readonly origin: string }) {
  const { hostname, port } = new URL(origin);
  const connection = connect(Number(port), hostname);
  const body = JSON.stringify(READER);
  connection.write(
    "POST /api/newsletterPost HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n",
  );
  connection.write(`content-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`);
  expect(String(await once(connection, "data"))).toContain("100 Continue");
  return { connection, body };
}

/** Node options with which a process detects no event loop delay: beside other tests, it would shed load. */
export async function unhurried(folder: string): Promise<readonly string[]> {
  const file = join(folder, "unhurried.cjs");
  await writeFile(
    file,
    `require("node:perf_hooks").monitorEventLoopDelay = () => ({ enable() {}, disable() {}, reset() {}, mean: 0 });`,
  );
  return ["--require", file];
}
