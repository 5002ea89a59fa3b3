import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { loadContent } from "../../../sandbox/content/loader.ts";
import { contentSandbox } from "../../../sandbox/content/plugin.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import { createBuiltRenderer } from "../../../src/adapters/http/rendering/built-renderer.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { MODELS, SAMPLE } from "../../../src/composition/folders.ts";
import { createSite } from "../../../src/composition/site.ts";
import { hasSample } from "../../configuration/sample.ts";
import { CLIENT, SERVER, type Span, traceCollector } from "./trace-collector.ts";

const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));
const TOKEN = "told-to-nobody-else";

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

/** A site with a content service and a trace collector, all over HTTP. */
async function tracedSite() {
  const folder = await mkdtemp(join(tmpdir(), "traces-"));
  opened.push(() => rm(folder, { recursive: true }));
  const service = fastify({ forceCloseConnections: true });
  const { documents, models } = loadContent(SAMPLE, MODELS);
  const asked: NodeJS.Dict<string | string[]>[] = [];
  service.addHook("onRequest", async ({ headers }) => void asked.push(headers));
  const store = createSandboxStore(documents, { models });
  await service.register(contentSandbox, { store });
  const address = await service.listen({ host: "127.0.0.1", port: 0 });
  opened.push(() => service.close());
  const collector = await traceCollector();
  opened.push(() => collector.close());
  const config = readConfig({
    LOG_LEVEL: "silent",
    DATA_DIR: folder,
    CONTENT_API_ENDPOINT: `${address}/api/v2`,
    CONTENT_LANGUAGE: store.masterLanguage,
    CONTENT_ACCESS_TOKEN: TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_SERVICE_NAME: "site-under-test",
  });
  const site = await createSite(config, await createBuiltRenderer(DIST));
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await site.close();
    isClosed = true;
  };
  opened.push(close);
  return { site, collector, asked, servicePort: Number(new URL(address).port), close };
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
    expect(asked.filter((headers) => headers.traceparent !== undefined)).toEqual([]);
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
      expect(attributes).toMatchObject({
        "http.request.method": "GET",
        "http.route": "*",
        "http.response.status_code": 200,
      });
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
    await collector.close();
    // The test must not wait for the collector.
    await close();
  });
});
