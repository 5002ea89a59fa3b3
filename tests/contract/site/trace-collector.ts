import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { z } from "zod";

const keyed = z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }));
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: keyed }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              attributes: keyed,
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Kinds of spans in OTLP: server and client. */
export const SERVER = 2;
export const CLIENT = 3;

/** A span in OTLP. */
export interface Span {
  readonly service: unknown;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A collector of traces over OTLP/HTTP that stores everything. */
export async function traceCollector() {
  const spans: Span[] = [];
  let text = "";
  const server = createServer(async (request, response) => {
    const body = await json(request);
    text += JSON.stringify(body);
    if (request.url === "/v1/traces") spans.push(...spansOf(body));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** The raw data. */
    received: () => text,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spansOf(body: unknown): Span[] {
  return sent.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => ({
        ...span,
        parentSpanId: span.parentSpanId,
        service: valuesOf(resource.attributes)["service.name"],
        attributes: valuesOf(span.attributes),
      })),
  );
}

function valuesOf(attributes: z.output<typeof keyed>): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
