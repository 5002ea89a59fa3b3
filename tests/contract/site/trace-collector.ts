import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { z } from "zod";

const attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0]])));
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes,
});
const scopeSpans = z.array(z.object({ spans: z.array(span) }));
const sent = z.object({
  resourceSpans: z.array(z.object({ resource: z.object({ attributes }), scopeSpans })),
});

/** Kinds of spans in OTLP: server and client. */
export const SERVER = 2;
export const CLIENT = 3;

export type Span = ReturnType<typeof spansOf>[number];

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
  await once(server.listen(0, "127.0.0.1"), "listening");
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

function spansOf(body: unknown) {
  return sent
    .parse(body)
    .resourceSpans.flatMap(({ resource, scopeSpans: scopes }) =>
      scopes.flatMap(({ spans }) =>
        spans.map((each) => ({ ...each, service: resource.attributes["service.name"] })),
      ),
    );
}
