import { once } from "node:events";
import { createServer, get, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { context, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { recordHttpCalls } from "../../../src/adapters/traces/http-calls.ts";

const exporter = new InMemorySpanExporter();
const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
let end: () => void;
beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  end = recordHttpCalls(provider);
});
afterAll(() => {
  end();
  context.disable();
});

const servers: Server[] = [];
afterEach(() => {
  exporter.reset();
  for (const server of servers.splice(0)) server.close();
});

/** Calls a service at a path within a trace; answers the spans of its calls. */
async function callOf(answers: RequestListener, path = "/api/v2?access_token=secret") {
  const server = createServer(answers).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const request = provider.getTracer("test").startSpan("request");
  await context.with(trace.setSpan(context.active(), request), async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const call = get({ port, path, agent: false }, (answer) => answer.resume().on("close", resolve));
    call.on("error", () => resolve());
    await promise;
  });
  return exporter.getFinishedSpans();
}

describe("a call of another service within a trace", () => {
  it("is a span with its method, address and status", async () => {
    const [span] = await callOf((_request, response) => response.end("text"));
    expect(span).toMatchObject({ name: "GET", status: { code: SpanStatusCode.UNSET } });
    expect(span?.attributes).toMatchObject({ "url.path": "/api/v2", "http.response.status_code": 200 });
  });

  it.each<[string, RequestListener]>([
    ["is refused", (_request, response) => response.writeHead(503).end()],
    ["has no answer", (request) => request.socket.destroy()],
    [
      "has an answer that is cut off",
      (_request, response) =>
        response.writeHead(200, { "content-length": 9 }).write("half", () => response.destroy()),
    ],
  ])("that %s is a span that failed", async (_case, answers) => {
    const [span] = await callOf(answers);
    expect(span?.status.code).toBe(SpanStatusCode.ERROR);
  });

  it("takes no harm from an address that is none", async () => {
    expect(await callOf((_request, response) => response.end("text"), "//")).toHaveLength(1);
  });
});
