import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { onTestFinished, vi } from "vitest";
import { PROGRAM } from "../../../scripts/site-process/served-as.ts";

/** A process of the site that ends with the test. */
export interface SiteProcess {
  readonly process: ChildProcessByStdio<null, Readable, null>;
  readonly origin: string;
  /** Where its figures are. */
  readonly figures: string;
  /** All that it has logged until now. */
  log(): string;
  /** Stops it, and answers with all that it logged. */
  wholeLog(): Promise<string>;
}

interface ProcessOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Options of Node. */
  readonly node?: readonly string[];
  /** Address at which it answers 200 before the test goes on. */
  readonly until?: "/readyz" | "/healthz";
}

/** A folder that is gone when the test ends. */
export async function folderOfTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Whether an address answers 200. */
export async function isFine(address: string): Promise<boolean> {
  return (await fetch(address, { method: "HEAD" })).status === 200;
}

/** Starts the site as `npm run serve` does, with its data in a folder. */
export async function startSite(
  folder: string,
  { environment = {}, node = [], until = "/readyz" }: ProcessOptions = {},
): Promise<SiteProcess> {
  const env = { PORT: "0", METRICS_PORT: "0", DATA_DIR: folder, HOST: "127.0.0.1", ...environment };
  const site = spawn(process.execPath, [...node, PROGRAM], { env, stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void site.kill("SIGKILL"));
  let log = "";
  const [origin, figures] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  createInterface(site.stdout).on("line", (line) => {
    log += `${line}\n`;
    const { msg, port } = JSON.parse(line);
    const listening = /listening at (http:\S+)/.exec(msg)?.[1];
    if (listening !== undefined) origin.resolve(listening);
    if (port !== undefined) figures.resolve(`http://localhost:${port}/metrics`);
  });
  const at = { origin: await origin.promise, figures: await figures.promise };
  await vi.waitUntil(() => isFine(at.origin + until), { timeout: 20_000, interval: 20 });
  return {
    ...at,
    process: site,
    log: () => log,
    wholeLog: async () => {
      const closed = once(site, "close");
      site.kill("SIGTERM");
      await closed;
      return log;
    },
  };
}
