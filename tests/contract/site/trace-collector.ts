import { json } from "node:stream/consumers";
import { z } from "zod";
import { startServer } from "../local-server.ts";

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
  const { host, close } = await startServer(async (request, response) => {
    const body = await json(request);
    text += JSON.stringify(body);
    if (request.url === "/v1/traces") spans.push(...spansOf(body));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  return {
    endpoint: `http://${host}`,
    spans,
    /** The raw data. */
    received: () => text,
    close,
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
