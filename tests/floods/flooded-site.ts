import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { PROGRAM, SERVE_COMMAND } from "../../scripts/site-process/served-as.ts";

/** The built site in a process of its own on 127.0.0.1, and those who do it harm. */
export class FloodedSite {
  readonly #process: ChildProcessByStdio<null, Readable, null>;
  readonly #folder: string;
  readonly #port: number;
  readonly #sockets: Socket[] = [];

  private constructor(site: ChildProcessByStdio<null, Readable, null>, folder: string, port: number) {
    this.#process = site;
    this.#folder = folder;
    this.#port = port;
  }

  /** @param maxOpenFiles - That the process may have, connections among them. */
  static async start(maxOpenFiles: number): Promise<FloodedSite> {
    const folder = mkdtempSync(join(tmpdir(), "flooded-"));
    const site = spawn(
      "/bin/sh",
      [
        "-c",
        `ulimit -n ${maxOpenFiles} && exec "$@"`,
        "sh",
        process.execPath,
        ...SERVE_COMMAND.args,
        PROGRAM,
      ],
      {
        env: { HOST: "127.0.0.1", PORT: "0", DATA_DIR: folder, LOG_LEVEL: "info", ACCESS_LOG: "false" },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    // Whatever becomes of this process.
    process.once("exit", () => site.kill("SIGKILL"));
    const port = Promise.withResolvers<number>();
    createInterface(site.stdout).on("line", (line) => {
      const listening = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (listening !== undefined) port.resolve(Number(listening));
    });
    site.once("exit", () => port.reject(new Error("The site ended before it listened.")));
    const flooded = new FloodedSite(site, folder, await port.promise);
    while (!(await flooded.isServing("/readyz"))) await wait(50);
    return flooded;
  }

  get hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  /** Whether an address answers 200 within 5 s, to a client of its own. */
  async isServing(path = "/company"): Promise<boolean> {
    const address = `http://127.0.0.1:${this.#port}${path}`;
    const answer = await fetch(address, {
      headers: { connection: "close" },
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined);
    await answer?.text();
    return answer?.status === 200;
  }

  /** Opens a connection that is never read, and sends on it. */
  open(sent: string): Socket {
    const socket = connect(this.#port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.once("connect", () => socket.write(sent));
    this.#sockets.push(socket);
    return socket;
  }

  /** Closes what was opened. */
  closeAll(): void {
    for (const socket of this.#sockets.splice(0)) socket.destroy();
  }

  async stop(): Promise<void> {
    this.closeAll();
    if (!this.hasEnded) {
      const ended = once(this.#process, "exit");
      this.#process.kill("SIGTERM");
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
