import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import {
  MAX_FILE_BYTES,
  undiciFileTransport,
  undiciTransport,
} from "../../../src/adapters/prismic/http-transport.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serviceThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2?ref=a%20b`;
}

const never = new AbortController().signal;
const textAt = async (url: string) => (await undiciTransport(url, { signal: never })).text();

describe("a request to the content service", () => {
  it("returns status, headers and text for any status", async () => {
    const url = await serviceThat((request, response) => {
      response.writeHead(429, { "retry-after": "7" }).end(request.url);
    });
    const { status, headers, text } = await undiciTransport(url, { signal: never });
    expect([status, headers.get("retry-after"), headers.get("etag"), await text()]).toEqual([
      429,
      "7",
      null,
      "/api/v2?ref=a%20b",
    ]);
  });

  it.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ] as const)("decompresses a response in the encoding %s", async (coding, pack) => {
    const url = await serviceThat((request, response) => {
      expect(request.headers["accept-encoding"]).toContain(coding);
      response.writeHead(200, { "content-encoding": coding }).end(pack("Läufer".repeat(1_000)));
    });
    expect(await textAt(url)).toBe("Läufer".repeat(1_000));
  });

  it.each([
    ["packed in a way that it does not know", "compress", Buffer.from("text"), /compress/],
    ["packed, and damaged", "gzip", gzipSync("text").subarray(0, 12), /unexpected end/],
    ["a bomb", "gzip", gzipSync(Buffer.alloc(65 * 1024 * 1024)), /larger than/],
  ])("rejects for a response that is %s", async (_case, coding, body, message) => {
    const url = await serviceThat((_request, response) => {
      response.writeHead(200, { "content-encoding": coding }).end(body);
    });
    await expect(textAt(url)).rejects.toThrow(message);
  });

  it("rejects for an endless response", async () => {
    const url = await serviceThat((_request, response) => {
      const chunk = Buffer.alloc(1024 * 1024);
      const write = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on("drain", write).on("error", () => undefined);
      write();
    });
    await expect(textAt(url)).rejects.toThrow("max size");
  });

  it("rejects for an incomplete response, and for none", async () => {
    const cut = await serviceThat((_request, response) => {
      response.writeHead(200, { "content-length": "10" }).write("half", () => response.destroy());
    });
    await expect(textAt(cut)).rejects.toThrow("other side closed");
    const none = await serviceThat((request) => request.socket.destroy());
    await expect(textAt(none)).rejects.toThrow("other side closed");
  });

  it.each([
    ["before", AbortSignal.abort(new Error("too late")), () => undefined],
    ["while it waits", undefined, () => undefined],
    ["while it reads", undefined, (response: { write(text: string): unknown }) => response.write("half")],
  ])("is aborted by its signal: %s", async (_case, aborted, answer) => {
    const over = new AbortController();
    const url = await serviceThat((_request, response) => {
      answer(response);
      setImmediate(() => over.abort(new Error("too late")));
    });
    await expect(undiciTransport(url, { signal: aborted ?? over.signal })).rejects.toThrow("too late");
  });

  it("sends a user agent and the accepted encodings", async () => {
    const url = await serviceThat(({ headers }, response) => {
      response.end(JSON.stringify([headers.accept, headers["user-agent"]]));
    });
    expect(JSON.parse(await textAt(url))).toEqual(["application/json", `${brand.slug}-website`]);
  });

  it("rejects with a reason if the host is unreachable", async () => {
    const url = await serviceThat(() => undefined);
    servers.at(-1)?.close();
    await once(servers.at(-1) ?? process, "close");
    const port = new URL(url).port;
    await expect(textAt(`http://localhost:${port}/`)).rejects.toThrow("ECONNREFUSED");
  });
});

describe("a file of the content service", () => {
  it.each([
    ["absent, with a page of its own", 404, 300_000],
    ["absent, in a few words", 404, 20],
    ["refused for a while", 503, 20],
    ["larger than is read", 200, MAX_FILE_BYTES + 1],
  ])("that is %s is not read, without an unhandled error", async (_case, status, length) => {
    const uncaught: unknown[] = [];
    const note = (error: unknown) => uncaught.push(error);
    process.on("uncaughtException", note);
    const over = Promise.withResolvers<void>();
    const url = await serviceThat((_request, response) => {
      response.once("close", over.resolve);
      response.writeHead(status, { "content-length": length }).end(Buffer.alloc(length));
    });

    const { bytes, status: said } = await undiciFileTransport(url, { signal: never });
    await over.promise;
    await nextTurn();
    process.off("uncaughtException", note);
    expect([said, bytes, uncaught]).toEqual([status, undefined, []]);
  });
});
