import { json } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { hasSample } from "../../configuration/sample.ts";
import { startServer } from "../local-server.ts";
import { builtRenderer, sample, startContent, startSite } from "./site.ts";

const attributesSchema = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0]])));
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: attributesSchema,
});
const sentSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

/** Kinds of spans in OTLP: server and client. */
const SERVER = 2;
const CLIENT = 3;

type Span = ReturnType<typeof spansOf>[number];

/** A collector of traces over OTLP/HTTP that stores everything. */
async function traceCollector() {
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
  return sentSchema
    .parse(body)
    .resourceSpans.flatMap(({ resource, scopeSpans: scopes }) =>
      scopes.flatMap(({ spans }) =>
        spans.map((each) => ({ ...each, service: resource.attributes["service.name"] })),
      ),
    );
}

const TOKEN = "told-to-nobody-else";

/** A site with a content service and a trace collector, all over HTTP. */
async function tracedSite() {
  // A search of few documents is ready at once, also on a busy machine.
  const few = sample.documents.filter(({ type, uid }) => type === "site-options" || uid === "company");
  const { asked, origin, environment } = await startContent(few);
  const collector = await traceCollector();
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_SERVICE_NAME: "site-under-test" };
  const variables = { ...environment, ...tracing, CONTENT_ACCESS_TOKEN: TOKEN };
  const { site } = await startSite(variables, { renderer: await builtRenderer() });
  return { site, collector, asked, servicePort: Number(new URL(origin).port), close: () => site.close() };
}

function isWithin(span: Span, ancestor: Span, spans: readonly Span[]): boolean {
  if (span.parentSpanId === ancestor.spanId) return true;
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent !== undefined && isWithin(parent, ancestor, spans);
}

describe.skipIf(!hasSample)("traces, where there is a collector", { timeout: 30_000 }, () => {
  it.each([
    ["a page", "/company", "*"],
    ["a search", "/search?s=company", "/search"],
  ])("have %s and all its calls to the content service in one trace", async (_, path, route) => {
    const { site, collector, asked, servicePort, close } = await tracedSite();
    expect((await site.inject(path)).statusCode).toBe(200);
    await site.inject("/healthz");
    await site.inject("/readyz");
    await close();
    const { spans } = collector;
    const requests = spans.filter(({ kind }) => kind === SERVER);
    expect(requests.map(({ service, attributes }) => [service, attributes["http.route"]])).toEqual([
      ["site-under-test", route],
    ]);
    expect(requests[0]?.attributes).toMatchObject({ "http.response.status_code": 200 });
    const calls = spans.filter(({ kind }) => kind === CLIENT);
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) {
      expect(call.attributes).toMatchObject({ "server.port": servicePort });
      expect(requests[0] && isWithin(call, requests[0], spans)).toBe(true);
      expect(call.traceId).toBe(requests[0]?.traceId);
    }
    expect(asked.filter(({ headers }) => headers.traceparent !== undefined)).toEqual([]);
  });

  it("have a span for a page from the cache, which causes no calls", async () => {
    const { site, collector, close } = await tracedSite();
    const origin = await site.listen({ host: "127.0.0.1", port: 0 });
    for (const _kind of ["miss", "hit"]) await (await fetch(`${origin}/company`)).text();
    await close();
    const requests = collector.spans.filter(({ kind }) => kind === SERVER);
    expect(requests).toHaveLength(2);
    for (const { name, attributes } of requests) {
      expect(name).toBe("request");
      expect(attributes).toMatchObject({ "http.route": "*", "http.response.status_code": 200 });
    }
    const hit = requests.at(-1);
    expect(collector.spans.filter(({ traceId }) => traceId === hit?.traceId)).toEqual([hit]);
  });

  it("contain no address, token or search text", async () => {
    const { site, collector, close } = await tracedSite();
    await site.inject("/search?s=reader%40larkfield.example");
    await site.inject("/reader@larkfield.example?from=reader-17");
    await site.inject("/reader%40larkfield.example");
    await close();
    expect(collector.spans.length).toBeGreaterThan(3);
    expect(collector.received()).not.toMatch(/reader|larkfield\.example/);
    expect(collector.received()).not.toContain(TOKEN);
  });

  it("do not prevent a shutdown if the collector is unreachable", async () => {
    const { site, collector, close } = await tracedSite();
    await site.inject("/company");
    collector.close();
    // The test must not wait for the collector.
    await close();
  });
});
