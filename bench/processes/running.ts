import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pinned, type Role } from "./cores.ts";

const root = join(import.meta.dirname, "../..");
/** Milliseconds after which a server that has no page yet is given up. */
const TIMEOUT_MS = 60_000;
/** Milliseconds between two looks for the first page. */
const POLL_INTERVAL_MS = 4;

/** A server of the benchmark that is up. */
export interface Running {
  readonly name: string;
  readonly origin: string;
  readonly pid: number;
  /** From the start of the process to the end of its first page, in milliseconds. */
  readonly firstPageAfter: number;
  readonly stop: () => Promise<void>;
}

/** How a server is started. */
export interface Command {
  readonly name: string;
  /** Arguments of Node, relative to the project. */
  readonly args: (port: number) => readonly string[];
  readonly environment?: (port: number) => Readonly<Record<string, string>>;
  /** An address that answers 200 once the server is up. Default: `/`. */
  readonly firstPage?: string;
  /** Default: the servers' core. */
  readonly role?: Role;
}

/** Starts a server and waits for its first page. */
export async function start(command: Command): Promise<Running> {
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
  } catch (failure) {
    await stop();
    throw new Error(`${command.name} did not start.`, { cause: failure });
  }
  const firstPageAfter = performance.now() - began;
  return { name: command.name, origin, pid: child.pid ?? 0, firstPageAfter, stop };
}

async function firstPage(child: ChildProcess, url: string, until: number): Promise<void> {
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
    if (await answers(url)) return;
    await wait(POLL_INTERVAL_MS);
  }
  throw new Error(`${url} had no page in time.`);
}

/** A connection that is refused tells nothing yet; `fetch` would look up more than is wanted here. */
function answers(url: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const asked = request(url, { agent: false }, (answer) => {
    answer.resume();
    answer.on("end", () => resolve(answer.statusCode === 200));
    answer.on("error", () => resolve(false));
  });
  asked.on("error", () => resolve(false));
  asked.end();
  return promise;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), 5_000);
  await ended;
  clearTimeout(late);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}
