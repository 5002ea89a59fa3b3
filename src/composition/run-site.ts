import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { onNpmExit } from "../environment/npm.ts";
import { EnvironmentError } from "../environment/variables.ts";
import type { Config } from "./config.ts";

/** Starts to listen, and shuts down gracefully on a signal. */
export async function runSite(site: FastifyInstance, config: Config): Promise<void> {
  shutDownOnSignal(site, config.drainSeconds);
  await listen(site, config);
}

/** Starts to listen. Rejects with an `EnvironmentError` that names the variable if it cannot. */
async function listen(site: FastifyInstance, { host, port }: Pick<Config, "host" | "port">): Promise<void> {
  await site.listen({ host, port }).catch((error: unknown) => {
    throw listenError(error);
  });
}

const NO_SUCH_HOST = "HOST: this machine has no such name or address";
const LISTEN_PROBLEMS: ReadonlyMap<unknown, string> = new Map([
  ["EADDRINUSE", "PORT: the port is already in use"],
  ["EACCES", "PORT: this user has no permission to listen on it"],
  ["EADDRNOTAVAIL", NO_SUCH_HOST],
  ["ENOTFOUND", NO_SUCH_HOST],
  ["EAI_AGAIN", NO_SUCH_HOST],
]);

/** Makes an error of `listen` an `EnvironmentError` of one line that names the variable; others are returned unchanged. */
export function listenError(error: unknown, prefix = ""): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  const problem = LISTEN_PROBLEMS.get(error.code);
  return problem === undefined ? error : new EnvironmentError(`${prefix}${problem} (${error.message})`);
}

/**
 * Maximum time for pending requests to complete after the server has stopped listening. Less than the ten seconds after
 * which the framework itself gives up (`pluginTimeout`), and would end the shutdown with an error.
 */
const SHUTDOWN_TIMEOUT_MS = 8_000;

/**
 * Shuts the process down gracefully on a signal: requests are still accepted for some seconds, until load balancers have
 * noticed, and pending ones are completed, except for clients that do not read the response in time. A second signal stops
 * the process at once.
 */
function shutDownOnSignal(site: FastifyInstance, drainSeconds: number): void {
  let isStopping = false;
  const stop = (reason: object) => {
    if (isStopping) return;
    isStopping = true;
    site.log.info({ ...reason, drainSeconds }, "the site shuts down");
    void shutDownGracefully(site, drainSeconds).then((code) => process.exit(code));
  };
  let hasSignal = false;
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(name, (signal) => {
      if (hasSignal) process.exit(1);
      hasSignal = true;
      stop({ signal });
    });
  }
  // Not counted as a second signal: if both processes get one, npm exits before the site.
  onNpmExit(() => stop({ ended: "npm" }));
}

/** @returns The exit code. */
async function shutDownGracefully(site: FastifyInstance, drainSeconds: number): Promise<number> {
  site.readiness.stop();
  await wait(drainSeconds * 1_000);
  using _timeout = setTimeout(() => {
    site.log.warn("connections were closed: their requests did not complete in time");
    site.server.closeAllConnections();
  }, SHUTDOWN_TIMEOUT_MS);
  try {
    await site.close();
    return 0;
  } catch (error) {
    site.log.error({ err: error }, "the graceful shutdown failed");
    return 1;
  }
}
