import { gzipSync } from "node:zlib";
import { createTar } from "nanotar";
import { describe, expect, it, test, vi } from "vitest";
import type { Fetch } from "../../../src/adapters/esp-rest/fetch.ts";
import { createRestApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import { resumeBatch } from "../../../src/adapters/esp-rest/resume-batch.ts";
import { batches } from "../../../src/ports/marketing-api/catalog/batches.ts";
import { refusal } from "../../unit/marketing-api/fake-account.ts";
import { connect, json, randomIs, serve } from "./rest-harness.ts";

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

  it("that throws a value other than an Error also fails the call", async () => {
    randomIs(0);
    const error = await refusal(connect({ fetch: () => Promise.reject("no way through") }).ping.get());
    expect(error).toMatchObject({ failure: "network", attempts: 4 });
    expect(error.message).toContain("no way through");
  });
});

test("results of batches are downloaded by the same fetch, without the key", async () => {
  const results = [{ status_code: 200, operation_id: "0", response: '{"health_status":"well"}' }];
  const archive = gzipSync(createTar([{ name: "results/0.json", data: JSON.stringify(results) }]));
  const response_body_url = "https://results.example/b";
  const downloads: unknown[] = [];
  const fetch: Fetch = async (url, { headers }) => {
    if (url !== response_body_url) return Response.json({ id: "b", status: "finished", response_body_url });
    downloads.push(headers.authorization);
    return new Response(new Uint8Array(archive));
  };
  for (const api of [connect({ fetch }), createRestApi({ batches }, { apiKey: "key-us1", fetch })])
    expect(await resumeBatch(api, "b")).toMatchObject({ results: [{ data: { health_status: "well" } }] });
  expect(downloads).toEqual([undefined, undefined]);
});

test.for([304, 399, 999])("a status %i is a refusal, and no redirect", async (status) => {
  const fetch: Fetch = async () => ({ status, headers: new Headers(), body: null });
  const error = await refusal(connect({ fetch }).ping.get());
  expect(error).toMatchObject({ failure: "refused", status, message: `${status} when calling ping.get` });
});

test("a fetch that returns nothing is named, and not called again", async () => {
  const fetch = vi.fn();
  const error = await refusal(connect({ fetch }).ping.get());
  expect(error.message).toContain("fetch returned no response");
  expect(fetch).toHaveBeenCalledOnce();
});

test("a message has a bounded length, and the problem document all of it", async () => {
  const detail = "no ".repeat(100_000);
  const { ping } = connect({ fetch: async () => Response.json({ detail }, { status: 400 }) });
  const error = await refusal(ping.get());
  expect(error.message).toHaveLength(1_000);
  expect(error.detail).toBe(detail);
});

test("a redirect is not followed, so that no other host gets the key, but named; and so is a base URL without version", async () => {
  const { baseUrl, received } = await serve((response, { url }) => {
    if (url.startsWith("/3.0")) response.writeHead(308, { location: "/elsewhere" }).end();
    else json(response, 404, { title: "Resource Not Found" });
  });
  expect((await refusal(connect({ baseUrl }).ping.get())).message).toBe(
    "308 when calling ping.get: a redirect to /elsewhere, which is not followed; is baseUrl right?",
  );
  expect(received).toHaveLength(1);
  const origin = baseUrl.replace("/3.0", "");
  expect((await refusal(connect({ baseUrl: origin }).ping.get())).message).toBe(
    "404 Resource Not Found when calling ping.get: baseUrl does not end in /3.0",
  );
});
