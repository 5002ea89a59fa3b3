import type { Attributes, AttributeValue } from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";

/** Takes out of a text what nobody but its sender may know. */
export type Redact = (text: string) => string;

/**
 * Hands spans on without what an operator is not to read, whichever instrumentation wrote it and wherever: the queries
 * of addresses, where tokens and what visitors type stand, are left out altogether.
 */
export function redactingExporter(exporter: SpanExporter, conceal: Redact): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(
        spans.map((span) => concealed(span, conceal)),
        done,
      ),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

/** Field by field: those that are accessors of a span's class would be lost in a copy. */
function concealed(span: ReadableSpan, conceal: Redact): ReadableSpan {
  const { message } = span.status;
  return {
    name: conceal(span.name),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    status: { ...span.status, ...(message !== undefined && { message: conceal(message) }) },
    attributes: attributesOf(span.attributes, conceal),
    links: span.links,
    events: span.events.map((event) => ({
      ...event,
      ...(event.attributes && { attributes: attributesOf(event.attributes, conceal) }),
    })),
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: span.droppedEventsCount,
    droppedLinksCount: span.droppedLinksCount,
  };
}

function attributesOf(attributes: Attributes, conceal: Redact): Attributes {
  const kept = Object.entries(attributes).filter(([name]) => name !== "url.query");
  return Object.fromEntries(kept.map(([name, value]) => [name, shownValue(name, value, conceal)]));
}

function shownValue(name: string, value: AttributeValue | undefined, conceal: Redact) {
  if (typeof value !== "string") return value;
  return conceal(name.startsWith("url.") ? withoutQuery(value) : value);
}

function withoutQuery(address: string): string {
  return address.split("?", 1)[0] ?? "";
}
