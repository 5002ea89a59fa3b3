import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { vi } from "vitest";
import { freePort } from "../../../scripts/site-process/free-port.ts";

/**
 * Whether Redis is installed: Debian's package `redis-server`, or another with this command. Without it, the tests are
 * skipped with a message; with `REQUIRE_REDIS`, that is an error.
 */
export const hasRedis = findRedis();

function findRedis(): boolean {
  if (spawnSync("redis-server", ["--version"]).status === 0) return true;
  const message = "There is no redis-server: what processes of the site share is NOT tested";
  if (process.env.REQUIRE_REDIS) throw new Error(message);
  process.stderr.write(`${message}\n`);
  return false;
}

/** A Redis server for one test, which can be restarted at the same address. */
export interface RedisServer {
  readonly url: string;
  start(): Promise<void>;
  /** Stops the server and closes its connections. */
  stop(): Promise<void>;
  /** Makes all commands hang, with open connections. */
  hang(): void;
  goOn(): void;
  close(): Promise<void>;
}

/** Starts Redis without persistence. */
export async function startRedis(): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), "redis-"));
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let running: ChildProcess | undefined;
  const start = async () => {
    const address = ["--bind", "127.0.0.1", "--port", String(port)];
    const nothingKept = ["--save", "", "--appendonly", "no", "--dir", folder];
    running = spawn("redis-server", [...address, ...nothingKept], { stdio: "ignore" });
    await vi.waitUntil(() => answers(url), { timeout: 10_000 });
  };
  const stop = async () => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const exit = once(running, "exit");
    running.kill("SIGKILL");
    await exit;
  };
  await start();
  return {
    url,
    start,
    stop,
    hang: () => void running?.kill("SIGSTOP"),
    goOn: () => void running?.kill("SIGCONT"),
    close: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  redis.on("error", () => undefined);
  try {
    await redis.connect();
    return (await redis.ping()) === "PONG";
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}
