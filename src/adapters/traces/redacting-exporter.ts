import type { Attributes, AttributeValue } from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";

/** Removes sensitive data from a text. */
export type Redact = (text: string) => string;

/**
 * Removes sensitive data from spans before export, whichever instrumentation wrote it. The queries of addresses are
 * removed completely, since they may contain tokens and visitors' input.
 */
export function redactingExporter(exporter: SpanExporter, redact: Redact): SpanExporter {
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
