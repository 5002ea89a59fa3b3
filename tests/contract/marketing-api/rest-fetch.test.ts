import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Fetch } from "../../../src/adapters/esp-rest/fetch.ts";
import { connect, failureOf, SkippingTime, StandingTime, serve, serveRaw } from "./rest-harness.ts";

const platformFetch: Fetch = (url, init) => fetch(url, init);

describe("a custom fetch", () => {
  it("sends the same requests as the client", async () => {
    const asked: unknown[] = [];
    const { ping, templateFolders } = connect({
      baseUrl: "https://proxy.example/3.0",
      fetch: async (url, { signal, ...init }) => {
        asked.push({ url, ...init });
        return Response.json({ health_status: "well" });
      },
    });
    expect(await ping.get({}, { headers: { "x-trace": "1" } })).toEqual({ health_status: "well" });
    await templateFolders.update({ folder_id: "a b", body: { name: "News" } });
    expect(asked).toEqual([
      {
        url: "https://proxy.example/3.0/ping",
        method: "GET",
        headers: expect.objectContaining({ authorization: expect.stringMatching(/^Basic /), "x-trace": "1" }),
        body: null,
        redirect: "manual",
      },
      expect.objectContaining({
        url: "https://proxy.example/3.0/template-folders/a%20b",
        body: '{"name":"News"}',
      }),
    ]);
  });

  it("is ignored after the timeout, even if it ignores the signal", async () => {
    const standing = new StandingTime();
    const never: Fetch = () => {
      setImmediate(() => standing.pass(120_000));
      return new Promise(() => undefined);
    };
    const error = await failureOf(connect({ fetch: never, time: standing }).ping.get());
    expect(error).toMatchObject({ failure: "timeout", attempts: 1 });
  });

  it("that throws a value other than an Error also fails the call", async () => {
    const error = await failureOf(
      connect({
        fetch: () => Promise.reject("no way through"),
        time: new SkippingTime(),
      }).ping.get(),
    );
    expect(error).toMatchObject({ failure: "network", attempts: 4 });
    expect(error.message).toContain("no way through");
  });
});

describe("over fetch", () => {
  it("a compressed response is read", async () => {
    const { baseUrl, received } = await serve((response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync('{"health_status":"well"}')),
    );
    const { ping } = connect({ baseUrl, fetch: platformFetch });
    expect(await ping.get()).toEqual({ health_status: "well" });
    expect(received[0]?.headers["accept-encoding"]).toContain("gzip");
  });

  it("a truncated response is unreadable, and retried", async () => {
    const { baseUrl, received } = await serve((response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write('{"health_status"', () => response.destroy());
    });
    const error = await failureOf(
      connect({ baseUrl, fetch: platformFetch, time: new SkippingTime() }).ping.get(),
    );
    expect(error).toMatchObject({ failure: "unreadable", status: 200, attempts: 4 });
    expect(received).toHaveLength(4);
  });

  it("a connection reset is a network failure, with the reason", async () => {
    const { baseUrl } = await serveRaw((socket) => socket.resetAndDestroy());
    const error = await failureOf(
      connect({ baseUrl, fetch: platformFetch, time: new SkippingTime() }).ping.get(),
    );
    expect(error).toMatchObject({ failure: "network", attempts: 4 });
    expect(error.cause).toMatchObject({ code: "ECONNRESET" });
  });

  it("a redirect is not followed: the key is not sent to another host", async () => {
    const { baseUrl, received } = await serve((response) =>
      response.writeHead(302, { location: "/elsewhere" }).end(),
    );
    const error = await failureOf(connect({ baseUrl, fetch: platformFetch }).ping.get());
    expect(error).toMatchObject({ failure: "refused", status: 302 });
    expect(received).toHaveLength(1);
  });

  it("custom certificates are not supported, and the error says so", async () => {
    const error = await failureOf(connect({ fetch: platformFetch, ca: "PEM" }).ping.get());
    expect(error.failure).toBe("configuration");
    expect(error.message).toContain("undici");
  });
});
