import { FastifyOtelInstrumentation } from "@fastify/otel";
import { context } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { FastifyPluginCallback } from "fastify";
import { type Redact, redactingExporter } from "./redacting-exporter.ts";

/** Milliseconds that a collector may take to accept spans: a process that stops waits for it. */
const EXPORT_TIMEOUT_MS = 3_000;

/** Asked every few seconds, and telling nothing. */
const HEALTH = new Set(["/healthz", "/readyz"]);

interface TracingOptions {
  /** Address of the collector, to which `/v1/traces` is added. */
  readonly endpoint: string;
  /** What the process is called among others'. */
  readonly serviceName: string;
  readonly conceal: Redact;
}

/** Records what becomes of requests, and which calls of other services they lead to. */
export interface Tracing {
  /** To be registered before all else, on the server whose requests are recorded. */
  readonly plugin: FastifyPluginCallback;
  /** Sends what is left, for which it waits a few seconds at most. Nothing is recorded any more. */
  close(): Promise<void>;
}

/**
 * Opens tracing for the whole process. A request begins a trace; calls that the site makes for itself, such as asking
 * what is published, belong to none. Other services are not told of a trace: they are other companies'.
 */
export function openTracing({ endpoint, serviceName, conceal }: TracingOptions): Tracing {
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const exporter = redactingExporter(
    new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS }),
    conceal,
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    ignorePaths: ({ url: path }) => HEALTH.has(path),
  });
  // Both services are called by undici.
  const serviceCalls = new UndiciInstrumentation({ requireParentforSpans: true });
  for (const instrumentation of [requests, serviceCalls]) instrumentation.setTracerProvider(provider);
  return {
    plugin: requests.plugin(),
    close: async () => {
      for (const instrumentation of [requests, serviceCalls]) instrumentation.disable();
      // A collector that cannot be reached is no reason not to stop.
      await provider.shutdown().catch(() => undefined);
      context.disable();
    },
  };
}
