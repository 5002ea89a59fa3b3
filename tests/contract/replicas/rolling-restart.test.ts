import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../../../scripts/site-process/free-port.ts";
import { PROGRAM } from "../../../scripts/site-process/served-as.ts";
import { unhurried } from "../site/unhurried.ts";
import { type Balancer, startBalancer } from "./balancer.ts";

const WAIT_OPTIONS = { timeout: 60_000 };

let folder: string;
let options: readonly string[];
let balancer: Balancer;
const processes = new Map<number, ChildProcess>();

/** Starts the site on a port, as `npm run serve` does. */
function start(port: number): void {
  const env = {
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: join(folder, String(port)),
    LOG_LEVEL: "warn",
    // On a busy machine, a health check of the balancer may take more than a second.
    DRAIN_SECONDS: "5",
    SEARCHES_PER_MINUTE: "0",
  };
  processes.set(
    port,
    spawn(process.execPath, [...options, PROGRAM], { env, stdio: ["ignore", "inherit", "inherit"] }),
  );
}

/** Stops the process on a port as a platform does; returns its exit code. */
async function stop(port: number): Promise<unknown> {
  const running = processes.get(port);
  if (!running) throw new Error(`Nothing runs on port ${port}`);
  const exit = once(running, "exit");
  running.kill("SIGTERM");
  return (await exit)[0];
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rolling-"));
  options = await unhurried(folder);
  const ports = [await freePort(), await freePort()];
  for (const port of ports) start(port);
  balancer = await startBalancer(ports);
  await vi.waitUntil(() => balancer.ready.size === 2, WAIT_OPTIONS);
}, 90_000);

afterAll(async () => {
  await balancer?.close();
  for (const running of processes.values()) running.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

describe("a rolling restart of two processes", () => {
  it("fails no request", { timeout: 240_000 }, async () => {
    let isOver = false;
    const failed: string[] = [];
    let answered = 0;
    const visitor = async (path: string) => {
      while (!isOver) {
        const response = await fetch(balancer.origin + path);
        const body = await response.text();
        if (response.status === 200 && body.length > 100) answered += 1;
        else failed.push(`${response.status} ${path} ${body.slice(0, 200)}`);
      }
    };
    const paths = ["/", "/investors", "/news", "/company", "/search?s=results", "/sitemap.xml"];
    const visits = Promise.all(paths.map(visitor));
    for (const port of processes.keys()) {
      expect(await stop(port)).toBe(0);
      const before = balancer.answered.get(port) ?? 0;
      start(port);
      await vi.waitUntil(() => (balancer.answered.get(port) ?? 0) > before + 20, WAIT_OPTIONS);
    }
    isOver = true;
    await visits;
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(100);
  });
});
