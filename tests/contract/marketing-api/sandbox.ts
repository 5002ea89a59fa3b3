import Fastify from "fastify";
import { Faults } from "../../../sandbox/marketing/faults.ts";
import { type MarketingSandboxOptions, marketingSandbox } from "../../../sandbox/marketing/plugin.ts";

/** A marketing sandbox that listens on a real socket. */
export type RunningSandbox = Awaited<ReturnType<typeof startSandbox>>;

/** Starts a sandbox with a function that performs the operations: at an origin, and its API at a URL with the version. */
export async function startSandbox(options: MarketingSandboxOptions) {
  const { faults = new Faults() } = options;
  const app = Fastify({ forceCloseConnections: true });
  app.register(marketingSandbox, { ...options, faults });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  return { url: `${origin}/3.0`, origin, faults, close: () => app.close() };
}

/** The header of basic authentication; the service accepts any user name. */
export function basic(key: string, user = "anyone"): { readonly authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${user}:${key}`).toString("base64")}` };
}
