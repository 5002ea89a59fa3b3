import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { PrometheusMeter } from "./prometheus-meter.ts";

/** Connections at a time. */
const MAX_CONNECTIONS = 16;

/** Where metrics are exposed. */
export interface MetricsServer {
  /** The port it listens on, also where the system chose it. */
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Answers `GET /metrics` on a port of its own, which the public does not reach.
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
    const figures = await meter.exposition().catch(() => undefined);
    if (figures === undefined) return response.writeHead(500).end();
    return response
      .writeHead(200, { "content-type": meter.contentType, "cache-control": "no-store" })
      .end(figures);
  });
  // Who reads figures is one or two: the process needs its open files for visitors.
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
