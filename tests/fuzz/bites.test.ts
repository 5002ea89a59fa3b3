import { createServer, type RequestListener, type Server } from "node:http";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { Exchange } from "./exchange.ts";
import { requestsOf } from "./requests.ts";
import { assertSound } from "./sound-answer.ts";
import { fuzzTarget } from "./target.ts";

let server: Server | undefined;
const exchange = new Exchange();

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Fuzzes a call of a server, and returns the report of the first failing input. */
async function fuzzed(listener: RequestListener): Promise<string | undefined> {
  const listening = createServer(listener);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const address = listening.address();
  if (typeof address !== "object" || !address) throw new Error("The server does not listen.");
  const requests = requestsOf("GET", fc.constant("/api/preview?token=%3Cfuzz-tag%3E"));
  const target = fuzzTarget("calls", requests, async (request) => {
    const response = await exchange.send(`http://127.0.0.1:${address.port}`, request);
    if (response !== "cut") assertSound(request, response);
  });
  return (await target.run({ inputs: 200, seed: 1 })).failure;
}

const problem = { type: "about:blank", title: "Bad request", status: 400, instance: "urn:request:1" };

describe("fuzzing reports", () => {
  it("nothing for a correct server", async () => {
    expect(await fuzzed((_request, response) => response.end("fine"))).toBeUndefined();
  });

  it("the smallest input that causes a failure", async () => {
    const failure = await fuzzed((request, response) => {
      response.writeHead(request.headers.range === undefined ? 200 : 500).end();
    });
    expect(failure).toMatch(/status 500/);
    expect(failure).toMatch(/"headers":\[\["range","[^"]*"\]\]/);
  });

  it("non-printable characters of an input as escapes", async () => {
    const target = fuzzTarget("texts", fc.constant("a\x80"), (text) => expect(text).toBe("a"));
    expect((await target.run({ inputs: 1, seed: 1 })).failure).toContain('Counterexample: ["a\\u0080"]');
  });

  it("a connection that is closed without a response", async () => {
    expect(await fuzzed(({ socket }) => void socket.destroy())).toMatch(/socket hang up|ECONNRESET/);
  });

  it.each([
    [
      "an error that is not a problem document",
      400,
      { "content-type": "text/plain" },
      "no",
      "an error of the type",
    ],
    [
      "a problem with another status",
      404,
      { "content-type": "application/problem+json" },
      JSON.stringify(problem),
      "another status",
    ],
    ["a redirect to another site", 302, { location: "//evil.example" }, "", "redirected to"],
    ["reflected markup", 200, { "content-type": "text/html" }, "<fuzz-tag>", "reflected"],
    ["an injected header", 200, { "x-injected": "1" }, "", "injected"],
    ["a stack trace", 400, {}, "Error\n    at run (/srv/site.ts:1:2)", "stack"],
  ])("%s", async (_what, status, headers, body, expected) => {
    expect(await fuzzed((_request, response) => response.writeHead(status, headers).end(body))).toContain(
      expected,
    );
  });
});
