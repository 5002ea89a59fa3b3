import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { PROGRAM, SERVE_ENVIRONMENT } from "../../scripts/site-process/served-as.ts";
import { usageOf } from "../../scripts/site-process/usage.ts";
import { ATTACKER } from "../../scripts/soak/request-floods.ts";
import { type RunningNginx, startNginx } from "../containers/nginx.ts";

/** Address of normal visitors. */
export const VISITOR = "127.0.0.2";

type SiteProcess = ChildProcessByStdio<null, Readable, null>;

interface FloodedSiteOptions {
  /** Limit of open files of a process, including connections. */
  readonly maxOpenFiles: number;
  /** Whether nginx is in front of it. */
  readonly isBehindNginx: boolean;
  /** Number of processes: one, or two behind nginx. */
  readonly processes: number;
}

/** The built site in separate processes on 127.0.0.1, and connections of attackers. */
export class FloodedSite {
  readonly #processes: readonly SiteProcess[];
  readonly #folder: string;
  readonly #port: number;
  readonly #nginx: RunningNginx | undefined;
  readonly #sockets: Socket[] = [];

  private constructor(
    processes: readonly SiteProcess[],
    folder: string,
    port: number,
    nginx: RunningNginx | undefined,
  ) {
    this.#processes = processes;
    this.#folder = folder;
    this.#port = port;
    this.#nginx = nginx;
  }

  static async start({ maxOpenFiles, isBehindNginx, processes }: FloodedSiteOptions): Promise<FloodedSite> {
    const folder = mkdtempSync(join(tmpdir(), "flooded-"));
    const started = Array.from({ length: processes }, () =>
      startProcess(maxOpenFiles, {
        DATA_DIR: folder,
        ...(isBehindNginx && { TRUST_PROXY: "loopback" }),
      }),
    );
    const ports = await Promise.all(started.map(portOf));
    const nginx = isBehindNginx ? await startNginx(ports) : undefined;
    const [port = 0] = ports;
    const flooded = new FloodedSite(started, folder, nginx?.port ?? port, nginx);
    for (const each of ports) {
      while (!(await isServing(`http://127.0.0.1:${each}/readyz`))) await wait(50);
    }
    return flooded;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get hasEnded(): boolean {
    return this.#processes.some(hasEnded);
  }

  /** Peak memory of a process (resident set) in megabytes; NaN on systems without `/proc`, and once it has ended. */
  get peakMegabytes(): number {
    return Math.round(Math.max(...this.#processes.map(({ pid = 0 }) => usageOf(pid).peakMemory)));
  }

  /** CPU time that the processes have used, in milliseconds; NaN on systems without `/proc`, and once one has ended. */
  get cpuMilliseconds(): number {
    return this.#processes.reduce((sum, { pid = 0 }) => sum + usageOf(pid).cpu, 0);
  }

  /** Whether an address responds with 200 within 5 s to another client. */
  isServing(path = "/company"): Promise<boolean> {
    return isServing(this.origin + path);
  }

  /** Opens a connection that is never read, and sends data. */
  open(sent: string): void {
    const socket = connect(this.#port, ATTACKER);
    socket.on("error", () => undefined);
    socket.once("connect", () => socket.write(sent));
    this.#sockets.push(socket);
  }

  /** Closes all opened connections. */
  closeAll(): void {
    for (const socket of this.#sockets.splice(0)) socket.destroy();
  }

  async stop(): Promise<void> {
    this.closeAll();
    await this.#nginx?.stop();
    for (const running of this.#processes.filter((each) => !hasEnded(each))) {
      const ended = once(running, "exit");
      running.kill("SIGTERM");
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function startProcess(maxOpenFiles: number, environment: Readonly<Record<string, string>>): SiteProcess {
  const site = spawn(
    "/bin/sh",
    ["-c", `ulimit -n ${maxOpenFiles} && exec "$@"`, "sh", process.execPath, PROGRAM],
    {
      env: {
        ...SERVE_ENVIRONMENT,
        HOST: "127.0.0.1",
        PORT: "0",
        LOG_LEVEL: "info",
        ACCESS_LOG: "false",
        ...environment,
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  // Also if this process crashes.
  process.once("exit", () => site.kill("SIGKILL"));
  return site;
}

/** The port on which a process listens. */
async function portOf(site: SiteProcess): Promise<number> {
  const port = Promise.withResolvers<number>();
  createInterface(site.stdout).on("line", (line) => {
    const listening = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (listening !== undefined) port.resolve(Number(listening));
  });
  site.once("exit", () => port.reject(new Error("The site ended before it listened.")));
  return port.promise;
}

function hasEnded({ exitCode, signalCode }: SiteProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function isServing(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { localAddress: VISITOR, agent: false, signal: AbortSignal.timeout(5_000) };
    const request = get(address, options, (response) => {
      response.resume().once("close", () => resolve(response.complete && response.statusCode === 200));
    });
    request.once("error", () => resolve(false));
  });
}
