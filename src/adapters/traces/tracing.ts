import http from "node:http";
import https from "node:https";
import { FastifyOtelInstrumentation } from "@fastify/otel";
import type { Attributes, AttributeValue } from "@opentelemetry/api";
import { context, SpanKind } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { resourceFromAttributes } from "@opentelemetry/resources";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";

/** Timeout of an export, for which a stopping process waits. */
const EXPORT_TIMEOUT_MS = 3_000;

/** Health checks are frequent and not worth tracing. */
const IGNORED_PATHS = new Set(["/healthz", "/readyz"]);

interface TracingOptions {
  /** Address of the collector, to which `/v1/traces` is added. */
  readonly endpoint: string;
  readonly serviceName: string;
  readonly conceal: Redact;
}

/** A request that was answered from the page cache, before Fastify. */
interface CacheHit {
  readonly method: string;
  readonly url: string;
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
}

/**
 * Starts tracing for the whole process: requests, and the calls to other services that they cause. Each request starts a
 * trace; background calls, such as polling, are not traced. Trace context is not propagated to the external services.
 */
export function openTracing({ endpoint, serviceName, conceal }: TracingOptions) {
  const address = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const exporter = redactingExporter(
    new OTLPTraceExporter({
      url: address,
      timeoutMillis: EXPORT_TIMEOUT_MS,
      httpAgentOptions: globalAgentOf,
    }),
    conceal,
  );
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    ignorePaths: ({ url: path }) => IGNORED_PATHS.has(path),
  });
  // All external services are called with undici.
  const serviceCalls = new UndiciInstrumentation({ requireParentforSpans: true });
  for (const instrumentation of [requests, serviceCalls]) instrumentation.setTracerProvider(provider);
  const tracer = provider.getTracer("page-cache");
  return {
    /** Must be registered on the server before all other plugins. */
    plugin: requests.plugin(),
    /** Records a request that has just been answered from the page cache, like those that Fastify handles. */
    recordHit: ({ method, url, route, status, durationMs }: CacheHit) => {
      const attributes = {
        "http.request.method": method,
        "http.response.status_code": status,
        "http.route": route,
        "url.path": url,
      };
      const endTime = Date.now();
      const startTime = endTime - durationMs;
      tracer.startSpan("request", { kind: SpanKind.SERVER, root: true, startTime, attributes }).end(endTime);
    },
    /** Exports the remaining spans, for a few seconds at most, and stops tracing. */
    close: async () => {
      for (const instrumentation of [requests, serviceCalls]) instrumentation.disable();
      // An unreachable collector must not prevent the shutdown.
      await provider.shutdown().catch(() => undefined);
      context.disable();
    },
  };
}

/** The exporter's own agents know of no proxy. A named export would be that of before the proxy was set. */
const globalAgentOf = (protocol: string) => (protocol === "https:" ? https : http).globalAgent;

/** Removes sensitive data from a text. */
type Redact = (text: string) => string;

/** Removes sensitive data from spans of any instrumentation, and all queries: they may contain tokens and visitors' input. */
function redactingExporter(exporter: SpanExporter, redact: Redact): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(
        spans.map((span) => redacted(span, redact)),
        done,
      ),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

/** Inherits from the span: a spread would lose the getters of its class. */
function redacted(span: ReadableSpan, redact: Redact): ReadableSpan {
  const { message } = span.status;
  const copy: ReadableSpan = Object.create(span);
  return Object.assign(copy, {
    name: redact(span.name),
    status: { ...span.status, ...(message !== undefined && { message: redact(message) }) },
    attributes: attributesOf(span.attributes, redact),
    events: span.events.map((event) => ({
      ...event,
      ...(event.attributes && { attributes: attributesOf(event.attributes, redact) }),
    })),
  });
}

function attributesOf(attributes: Attributes, redact: Redact): Attributes {
  const entries = Object.entries(attributes).filter(([name]) => name !== "url.query");
  return Object.fromEntries(entries.map(([name, value]) => [name, redactedValue(name, value, redact)]));
}

function redactedValue(name: string, value: AttributeValue | undefined, redact: Redact) {
  if (typeof value !== "string") return value;
  return redact(name.startsWith("url.") ? withoutQuery(value) : value);
}

function withoutQuery(address: string): string {
  return address.split("?", 1)[0] ?? "";
}
