import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { SiteProcess } from "../../scripts/site-process/site-process.ts";
import { usageOf } from "../../scripts/site-process/usage.ts";
import { ATTACKER, VISITOR } from "../../scripts/soak/request-floods.ts";
import { startNginx } from "../containers/nginx.ts";

export type FloodedSite = Awaited<ReturnType<typeof startFloodedSite>>;

/**
 * Starts the built site on 127.0.0.1 for attackers, who open connections: in one process, or in two behind nginx.
 *
 * @param maxOpenFiles - Limit of open files of a process, including connections.
 */
export async function startFloodedSite(maxOpenFiles: number, { processes = 1, isBehindNginx = false }) {
  const environment = { ACCESS_LOG: "false", ...(isBehindNginx && { TRUST_PROXY: "loopback" }) };
  const sites = await Promise.all(
    Array.from({ length: processes }, () => SiteProcess.start(environment, maxOpenFiles)),
  );
  const ports = sites.map((site) => Number(new URL(site.origin).port));
  const nginx = isBehindNginx ? await startNginx(ports) : undefined;
  const port = nginx?.port ?? ports[0] ?? 0;
  const origin = `http://127.0.0.1:${port}`;
  const sockets: Socket[] = [];
  const closeAll = () => {
    for (const socket of sockets.splice(0)) socket.destroy();
  };
  return {
    origin,
    hasEnded: () => sites.some((site) => site.hasEnded),
    /** Peak memory of a process (resident set) in megabytes; NaN on systems without `/proc`, and once it has ended. */
    peakMegabytes: () => Math.round(Math.max(...sites.map(({ pid }) => usageOf(pid).peakMemory))),
    /** The largest heap of a process after a garbage collection, in megabytes. */
    heapMegabytes: async () => {
      const used = await Promise.all(sites.map((site) => site.memory()));
      return Math.round(Math.max(...used.map(({ heapUsed }) => heapUsed)) / 1_000_000);
    },
    /** CPU time that the processes have used, in milliseconds; NaN on systems without `/proc`, and once one has ended. */
    cpuMilliseconds: () => sites.reduce((sum, { pid }) => sum + usageOf(pid).cpu, 0),
    /** Whether a page responds with 200 within 5 s to another client. */
    isServing: () =>
      new Promise<boolean>((resolve) => {
        const options = { localAddress: VISITOR, agent: false, signal: AbortSignal.timeout(5_000) };
        const request = get(`${origin}/company`, options, (response) => {
          response.resume().once("close", () => resolve(response.complete && response.statusCode === 200));
        });
        request.once("error", () => resolve(false));
      }),
    /** Opens a connection that is never read, and sends data. */
    open: (sent: string) => {
      const socket = connect(port, ATTACKER);
      socket.on("error", () => undefined);
      socket.once("connect", () => socket.write(sent));
      sockets.push(socket);
    },
    closeAll,
    /** Stops the processes of the site, but not nginx. */
    stopProcesses: async () => void (await Promise.all(sites.map((site) => site.stop()))),
    stop: async () => {
      closeAll();
      await nginx?.stop();
      await Promise.all(sites.map((site) => site.stop()));
    },
  };
}
