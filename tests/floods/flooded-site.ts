import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { PROGRAM, SERVE_ENVIRONMENT } from "../../scripts/site-process/served-as.ts";
import { type RunningNginx, startNginx } from "../containers/nginx.ts";

/** Address of normal visitors; attackers use 127.0.0.1. */
const VISITOR = "127.0.0.2";

/** The built site in a separate process on 127.0.0.1, and connections of attackers. */
export class FloodedSite {
  readonly #process: ChildProcessByStdio<null, Readable, null>;
  readonly #folder: string;
  readonly #port: number;
  readonly #nginx: RunningNginx | undefined;
  readonly #sockets: Socket[] = [];

  private constructor(
    site: ChildProcessByStdio<null, Readable, null>,
    folder: string,
    port: number,
    nginx: RunningNginx | undefined,
  ) {
    this.#process = site;
    this.#folder = folder;
    this.#port = nginx?.port ?? port;
    this.#nginx = nginx;
  }

  /**
   * @param maxOpenFiles - Limit of open files of the process, including connections.
   * @param isBehindNginx - Whether nginx is in front of it.
   */
  static async start(maxOpenFiles: number, isBehindNginx: boolean): Promise<FloodedSite> {
    const folder = mkdtempSync(join(tmpdir(), "flooded-"));
    const site = spawn(
      "/bin/sh",
      ["-c", `ulimit -n ${maxOpenFiles} && exec "$@"`, "sh", process.execPath, PROGRAM],
      {
        env: {
          ...SERVE_ENVIRONMENT,
          HOST: "127.0.0.1",
          PORT: "0",
          DATA_DIR: folder,
          LOG_LEVEL: "info",
          ACCESS_LOG: "false",
          ...(isBehindNginx && { TRUST_PROXY: "loopback" }),
        },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    // Also if this process crashes.
    process.once("exit", () => site.kill("SIGKILL"));
    const port = Promise.withResolvers<number>();
    createInterface(site.stdout).on("line", (line) => {
      const listening = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (listening !== undefined) port.resolve(Number(listening));
    });
    site.once("exit", () => port.reject(new Error("The site ended before it listened.")));
    const listening = await port.promise;
    const nginx = isBehindNginx ? await startNginx([listening]) : undefined;
    const flooded = new FloodedSite(site, folder, listening, nginx);
    while (!(await flooded.isServing("/readyz"))) await wait(50);
    return flooded;
  }

  get hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  /** Peak memory of the process (resident set) in megabytes; 0 on systems without `/proc`, and once it has ended. */
  get peakMegabytes(): number {
    if (process.platform !== "linux" || this.hasEnded) return 0;
    const status = readFileSync(`/proc/${this.#process.pid}/status`, "utf8");
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
  }

  /** Whether an address responds with 200 within 5 s to another client. */
  async isServing(path = "/company"): Promise<boolean> {
    return new Promise((resolve) => {
      const address = `http://127.0.0.1:${this.#port}${path}`;
      const options = { localAddress: VISITOR, agent: false, signal: AbortSignal.timeout(5_000) };
      const request = get(address, options, (response) => {
        response.resume().once("close", () => resolve(response.complete && response.statusCode === 200));
      });
      request.once("error", () => resolve(false));
    });
  }

  /** Opens a connection that is never read, and sends data. */
  open(sent: string): void {
    const socket = connect(this.#port, "127.0.0.1");
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
    if (!this.hasEnded) {
      const ended = once(this.#process, "exit");
      this.#process.kill("SIGTERM");
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
