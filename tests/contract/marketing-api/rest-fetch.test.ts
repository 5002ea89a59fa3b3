import { describe, expect, it, test } from "vitest";
import type { Fetch } from "../../../src/adapters/esp-rest/fetch.ts";
import { skipTime, stopTime } from "./replaced-time.ts";
import { connect, failureOf, json, serve } from "./rest-harness.ts";

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
    const standing = stopTime();
    const never: Fetch = () => {
      setImmediate(() => standing.pass(120_000));
      return new Promise(() => undefined);
    };
    const error = await failureOf(connect({ fetch: never }).ping.get());
    expect(error).toMatchObject({ failure: "timeout", attempts: 1 });
  });

  it("that throws a value other than an Error also fails the call", async () => {
    skipTime();
    const error = await failureOf(connect({ fetch: () => Promise.reject("no way through") }).ping.get());
    expect(error).toMatchObject({ failure: "network", attempts: 4 });
    expect(error.message).toContain("no way through");
  });
});

test("a redirect is not followed: the key is not sent to another host", async () => {
  const { baseUrl, received } = await serve((response) =>
    response.writeHead(302, { location: "/elsewhere" }).end(),
  );
  const error = await failureOf(connect({ baseUrl }).ping.get());
  expect(error).toMatchObject({ failure: "refused", status: 302 });
  expect(received).toHaveLength(1);
});

test("a redirect and a base URL without its version are named in the error", async () => {
  const { baseUrl } = await serve((response, { url }) => {
    if (url.startsWith("/3.0")) response.writeHead(308, { location: "https://us2.example/3.0/ping" }).end();
    else json(response, 404, { title: "Resource Not Found" });
  });
  expect((await failureOf(connect({ baseUrl }).ping.get())).message).toBe(
    "308 when calling ping.get: a redirect to https://us2.example/3.0/ping, which is not followed; is baseUrl right?",
  );
  const origin = baseUrl.replace("/3.0", "");
  expect((await failureOf(connect({ baseUrl: origin }).ping.get())).message).toBe(
    "404 Resource Not Found when calling ping.get: baseUrl does not end in /3.0",
  );
});
