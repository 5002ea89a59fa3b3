import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { request } from "undici";
import { freePort } from "../../scripts/site-process/free-port.ts";

const root = join(import.meta.dirname, "../..");
/** How long to wait for a server's first page. */
const TIMEOUT_MS = 300_000;
/** Polling interval for the first page. */
const POLL_INTERVAL_MS = 4;

/** A running server of the benchmark. */
export type Running = Awaited<ReturnType<typeof start>>;

/** How a server is started. */
export interface Command {
  readonly name: string;
  /** Arguments of Node, relative to the project. */
  readonly args: (port: number) => readonly string[];
  readonly environment?: (port: number) => Readonly<Record<string, string>>;
  /** An address that responds with 200 when the server is ready. Default: `/`. */
  readonly firstPage?: string;
  /** Default: the servers' core. */
  readonly role?: Role;
}

/** Starts a server and waits for its first page. */
export async function start(command: Command) {
  const port = await freePort();
  const [program = "", ...args] = pinned(command.role ?? "server", [process.execPath, ...command.args(port)]);
  const began = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", ...command.environment?.(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = () => end(child);
  try {
    await firstPage(child, `${origin}${command.firstPage ?? "/"}`, began + TIMEOUT_MS);
  } catch (error) {
    await stop();
    throw new Error(`${command.name} did not start.`, { cause: error });
  }
  /** Milliseconds from the start of the process to the end of its first response. */
  const firstPageAfter = performance.now() - began;
  return { name: command.name, origin, pid: child.pid ?? 0, firstPageAfter, stop };
}

/** The servers of a benchmark and its temporary folder, which end with it. */
export class Servers implements AsyncDisposable {
  readonly folder = mkdtempSync(join(tmpdir(), "bench-"));
  readonly #running: Running[] = [];

  async start(command: Command): Promise<Running> {
    const server = await start(command);
    this.#running.push(server);
    return server;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#running.map(({ stop }) => stop()));
    rmSync(this.folder, { recursive: true });
  }
}

async function firstPage(child: ChildProcess, url: string, until: number): Promise<void> {
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`The process exited with code ${child.exitCode}.`);
    if (await isReady(url)) return;
    await wait(POLL_INTERVAL_MS);
  }
  throw new Error(`${url} did not respond with 200 in time.`);
}

/** A refused connection is not an error yet. Not by `fetch`, which adds overhead of its own. */
function isReady(url: string): Promise<boolean> {
  return request(url, { reset: true }).then(
    async ({ statusCode, body }) => {
      await body.dump();
      return statusCode === 200;
    },
    () => false,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const killTimer = setTimeout(() => child.kill("SIGKILL"), 5_000);
  await ended;
  clearTimeout(killTimer);
}

/** Role of a process of the benchmark: servers run on one core, load generators on another. */
export type Role = "server" | "load";

const CAN_PIN = availableParallelism() > 1 && spawnSync("taskset", ["-V"]).status === 0;

/** A command that is pinned to its role's core, if the machine supports it. */
export function pinned(role: Role, command: readonly string[]): readonly string[] {
  return CAN_PIN ? ["taskset", "-c", role === "server" ? "0" : "1", ...command] : command;
}

/** A sentence about it for the results. */
export const PINNING = CAN_PIN
  ? "Each server is pinned to one core, the load generator to another"
  : "Processes are not pinned to cores here, so servers and load generator disturb each other";
