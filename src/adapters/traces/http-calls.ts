import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { ClientRequest, IncomingMessage } from "node:http";
import { type Span, SpanKind, SpanStatusCode, type TracerProvider, trace } from "@opentelemetry/api";

/**
 * Records requests that are sent by `node:http` and `node:https` within a trace, as Node announces them on its
 * diagnostics channels. Names of the attributes: OpenTelemetry's semantic conventions for HTTP clients.
 *
 * @returns what ends it.
 */
export function recordHttpCalls(provider: TracerProvider): () => void {
  const tracer = provider.getTracer("http-calls");
  const spans = new WeakMap<ClientRequest, Span>();
  const spanOf = (message: unknown) => {
    const request = partOf(message, "request", ClientRequest);
    return request && spans.get(request);
  };
  const onStart = (message: unknown) => {
    const request = partOf(message, "request", ClientRequest);
    // What the site asks for itself belongs to no trace.
    if (request === undefined || trace.getActiveSpan() === undefined) return;
    const address = URL.parse(`${request.protocol}//${request.getHeader("host")}${request.path}`);
    // An error here would end the process.
    if (address === null) return;
    const { href, pathname, protocol, hostname, port } = address;
    const attributes = {
      "http.request.method": request.method,
      "url.full": href,
      "url.path": pathname,
      "url.scheme": protocol.slice(0, -1),
      "server.address": hostname,
      "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
    };
    spans.set(request, tracer.startSpan(request.method, { kind: SpanKind.CLIENT, attributes }));
  };
  const onAnswer = (message: unknown) => {
    const response = partOf(message, "response", IncomingMessage);
    const span = spanOf(message);
    if (span === undefined || response === undefined) return;
    const status = response.statusCode ?? 0;
    span.setAttribute("http.response.status_code", status);
    response.once("close", () => {
      if (status >= 400 || !response.complete) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
  };
  const onError = (message: unknown) => {
    const error = partOf(message, "error", Error);
    const span = spanOf(message);
    if (span === undefined || error === undefined) return;
    span.recordException(error);
    span.setAttribute("error.type", error.name);
    span.setStatus({ code: SpanStatusCode.ERROR, message: error.message });
    span.end();
  };
  const listeners = [
    ["http.client.request.start", onStart],
    ["http.client.response.finish", onAnswer],
    ["http.client.request.error", onError],
  ] as const;
  for (const [channel, listener] of listeners) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener);
  };
}

/** A part of what a channel announces; `undefined` where it is not what Node's documentation says. */
function partOf<T>(
  message: unknown,
  name: string,
  kind: abstract new (...args: never[]) => T,
): T | undefined {
  if (typeof message !== "object" || message === null) return undefined;
  const part: unknown = Reflect.get(message, name);
  return part instanceof kind ? part : undefined;
}
