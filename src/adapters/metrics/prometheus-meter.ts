import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "@prometheus-io/client";
import { coreMetrics, type Meter, type MetricTable } from "../../ports/meter.ts";

/** A meter that can be scraped by Prometheus. */
export type PrometheusMeter = ReturnType<typeof createPrometheusMeter>;

/**
 * Creates a meter with every metric of the tables registered, so that metrics exist before their first event.
 *
 * @param added - Those of the capabilities of the site. Others are discarded. Default: it has none.
 */
export function createPrometheusMeter(added: readonly MetricTable[] = []) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = new Map<string, Counter<string>>();
  const gauges = new Map<string, Gauge<string>>();
  const histograms = new Map<string, Histogram<string>>();
  const tables: readonly MetricTable[] = [coreMetrics, ...added];
  for (const [name, metric] of tables.flatMap((table) => Object.entries(table))) {
    const { kind, help, labels, buckets = SECONDS, values = [] } = metric;
    const settings = { name, help, labelNames: [...labels], registers: [registry] };
    if (kind === "counter") counters.set(name, fromZero(new Counter(settings), labels, values));
    if (kind === "gauge") gauges.set(name, new Gauge(settings));
    if (kind === "histogram") histograms.set(name, new Histogram({ ...settings, buckets: [...buckets] }));
  }
  const meter: Meter = {
    count: (name, labels, by = 1) => counters.get(name)?.inc(labels, by),
    set: (name, labels, value) => gauges.get(name)?.set(labels, value),
    observe: (name, labels, value) => histograms.get(name)?.observe(labels, value),
  };
  /** All metrics in the text format, with the process's default metrics: CPU, memory, event loop, garbage collection. */
  const exposition = () => registry.metrics();
  return { ...meter, exposition, contentType: registry.contentType };
}

/** Exposes a counter with each value of its only label. */
function fromZero(
  counter: Counter<string>,
  labels: readonly string[],
  values: readonly string[],
): Counter<string> {
  for (const value of values) counter.inc(Object.fromEntries(labels.map((label) => [label, value])), 0);
  return counter;
}

/** Histogram buckets: from a cache hit to a request that waited for a service until its timeout. */
const SECONDS: readonly number[] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const MAX_CONNECTIONS = 16;

/** Serves `GET /metrics` on a port that must not be public. For 0 the system chooses one, which the result names. */
export async function serveMetrics(
  meter: PrometheusMeter,
  { host, port }: { readonly host: string; readonly port: number },
) {
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
