import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { onNpmExit } from "../environment/npm.ts";

/** Milliseconds that requests may take to end once the process has stopped listening. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/**
 * Stops the process in good order when it is asked to: no request that was taken is dropped, and nobody who never reads
 * an answer delays it for good. Asked a second time, it stops at once.
 *
 * @param drainSeconds - For which visitors are still served, until a balancer has seen that they are to go elsewhere.
 */
export function shutDownOnSignal(site: FastifyInstance, drainSeconds: number): void {
  let stops = false;
  const stop = (reason: object) => {
    if (stops) return;
    stops = true;
    site.log.info({ ...reason, drainSeconds }, "the site stops");
    void shutDownGracefully(site, drainSeconds).then((code) => process.exit(code));
  };
  let asked = false;
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, (signal) => {
      if (asked) process.exit(1);
      asked = true;
      stop({ signal });
    });
  }
  // No second time for who signals both: npm ends sooner than the site.
  onNpmExit(() => stop({ ended: "npm" }));
}

/** @returns The code with which the process ends. */
async function shutDownGracefully(site: FastifyInstance, drainSeconds: number): Promise<number> {
  site.readiness.stop();
  await wait(drainSeconds * 1_000);
  const timeout = setTimeout(() => {
    site.log.warn("connections were cut: their requests did not end in time");
    site.server.closeAllConnections();
  }, SHUTDOWN_TIMEOUT_MS);
  try {
    await site.close();
    return 0;
  } catch (error) {
    site.log.error({ err: error }, "the site did not stop in good order");
    return 1;
  } finally {
    clearTimeout(timeout);
  }
}
