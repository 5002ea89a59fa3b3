import Fastify from "fastify";
import { onTestFinished } from "vitest";
import { Faults } from "../../../sandbox/marketing/faults.ts";
import { type MarketingSandboxOptions, marketingSandbox } from "../../../sandbox/marketing/plugin.ts";
import type { Perform } from "../../../src/ports/marketing-api/api.ts";
import type { OperationRequest } from "../../../src/ports/marketing-api/request.ts";

export type ObservedSandbox = Awaited<ReturnType<typeof observedSandbox>>;

/**
 * Starts a sandbox with a function that performs the operations, for the duration of a test: at an origin, and its API at
 * a URL with the version.
 */
export async function startSandbox(options: MarketingSandboxOptions) {
  const { faults = new Faults() } = options;
  const app = Fastify({ forceCloseConnections: true });
  app.register(marketingSandbox, { ...options, faults });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  return { url: `${origin}/3.0`, origin, faults, close: () => app.close() };
}

/** A sandbox for the duration of a test: what it has performed, and what it answers, until the test says otherwise. */
export async function observedSandbox(options: Omit<MarketingSandboxOptions, "perform"> = {}) {
  const performed: OperationRequest[] = [];
  let respond: Perform = async () => ({ health_status: "fine" });
  const sandbox = await startSandbox({
    ...options,
    perform: (request, given) => {
      performed.push(request);
      return respond(request, given);
    },
  });
  const respondWith = (other: Perform) => {
    respond = other;
  };
  return { ...sandbox, performed, respondWith };
}

/** The header of basic authentication; the service accepts any user name. */
export function basic(key: string, user = "anyone"): { readonly authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${user}:${key}`).toString("base64")}` };
}
