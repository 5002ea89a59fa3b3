import Fastify from "fastify";
import { type MarketingSandboxOptions, marketingSandbox } from "../../../../sandbox/marketing/plugin.ts";
import { rejectForeignHosts } from "../../../../sandbox/own-hosts.ts";

/** Address and plugin options of a sandbox. */
interface ListenOptions {
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  readonly plugin: MarketingSandboxOptions;
}

/** Starts the HTTP server of a sandbox. */
export async function listen({ port = 0, host = "localhost", plugin }: ListenOptions) {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 300 } });
  rejectForeignHosts(app, { hosts: [host] });
  await app.register(marketingSandbox, plugin);
  const address = await app.listen({ port, host });
  // By this name it listens on both loopback addresses, and on no other.
  const origin = host === "localhost" ? `http://localhost:${new URL(address).port}` : address;
  return { origin, close: () => app.close() };
}
