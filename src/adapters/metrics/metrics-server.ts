import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { PrometheusMeter } from "./prometheus-meter.ts";

/** Maximum number of concurrent connections. */
const MAX_CONNECTIONS = 16;

/** The server that exposes metrics. */
export interface MetricsServer {
  /** The port that it listens on, also if the system chose it. */
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves `GET /metrics` on a separate port, which must not be public.
 *
 * @param port - 0 lets the system choose.
 */
export async function serveMetrics(
  meter: PrometheusMeter,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    const isKnown = request.url === "/metrics" && request.method === "GET";
    if (!isKnown) return response.writeHead(404).end();
    const text = await meter.exposition().catch(() => undefined);
    if (text === undefined) return response.writeHead(500).end();
    return response
      .writeHead(200, { "content-type": meter.contentType, "cache-control": "no-store" })
      .end(text);
  });
  // Only a few clients read metrics; file descriptors are needed for visitors.
  server.maxConnections = MAX_CONNECTIONS;
  server.listen(port, host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
