import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { SiteProcess } from "../../scripts/site-process/site-process.ts";
import { usageOf } from "../../scripts/site-process/usage.ts";
import { ATTACKER } from "../../scripts/soak/request-floods.ts";
import { type RunningNginx, startNginx } from "../containers/nginx.ts";

/** Address of normal visitors. */
export const VISITOR = "127.0.0.2";

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
  readonly origin: string;
  readonly #processes: readonly SiteProcess[];
  readonly #nginx: RunningNginx | undefined;
  readonly #sockets: Socket[] = [];

  private constructor(processes: readonly SiteProcess[], nginx: RunningNginx | undefined) {
    this.#processes = processes;
    this.#nginx = nginx;
    this.origin = nginx ? `http://127.0.0.1:${nginx.port}` : (processes[0]?.origin ?? "");
  }

  static async start({ maxOpenFiles, isBehindNginx, processes }: FloodedSiteOptions): Promise<FloodedSite> {
    const environment = { ACCESS_LOG: "false", ...(isBehindNginx && { TRUST_PROXY: "loopback" }) };
    const started = await Promise.all(
      Array.from({ length: processes }, () => SiteProcess.start(environment, maxOpenFiles)),
    );
    const ports = started.map(({ origin }) => Number(new URL(origin).port));
    return new FloodedSite(started, isBehindNginx ? await startNginx(ports) : undefined);
  }

  get hasEnded(): boolean {
    return this.#processes.some((site) => site.hasEnded);
  }

  /** Peak memory of a process (resident set) in megabytes; NaN on systems without `/proc`, and once it has ended. */
  get peakMegabytes(): number {
    return Math.round(Math.max(...this.#processes.map(({ pid }) => usageOf(pid).peakMemory)));
  }

  /** CPU time that the processes have used, in milliseconds; NaN on systems without `/proc`, and once one has ended. */
  get cpuMilliseconds(): number {
    return this.#processes.reduce((sum, { pid }) => sum + usageOf(pid).cpu, 0);
  }

  /** Whether an address responds with 200 within 5 s to another client. */
  isServing(path = "/company"): Promise<boolean> {
    return new Promise((resolve) => {
      const options = { localAddress: VISITOR, agent: false, signal: AbortSignal.timeout(5_000) };
      const request = get(this.origin + path, options, (response) => {
        response.resume().once("close", () => resolve(response.complete && response.statusCode === 200));
      });
      request.once("error", () => resolve(false));
    });
  }

  /** Opens a connection that is never read, and sends data. */
  open(sent: string): void {
    const socket = connect(Number(new URL(this.origin).port), ATTACKER);
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
    await Promise.all(this.#processes.map((site) => site.stop()));
  }
}
