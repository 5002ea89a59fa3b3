import { gunzipSync } from "node:zlib";
import { parseTar } from "nanotar";
import { afterEach, beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { createInMemoryMarketingApi } from "../../../src/adapters/in-memory/marketing/in-memory-marketing-api.ts";
import { basic, type RunningSandbox, startSandbox } from "./sandbox.ts";

const batchSchema = z.object({ id: z.string(), status: z.string(), response_body_url: z.string() });
const resultsSchema = z.array(
  z.object({ operation_id: z.string(), status_code: z.number(), response: z.string() }),
);

let sandbox: RunningSandbox;

beforeEach(async () => {
  sandbox = await startSandbox({ perform: createInMemoryMarketingApi().perform });
});

afterEach(() => sandbox.close());

async function call(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`${sandbox.url}${path}`, { ...init, headers: basic("any") });
  return response.json();
}

async function finished(id: string): Promise<z.infer<typeof batchSchema>> {
  const batch = batchSchema.parse(await call(`/batches/${id}`));
  return batch.status === "finished" ? batch : finished(id);
}

it("the results of a batch have a URL, and are a gzipped tar of JSON files", async () => {
  const operations = [
    { method: "GET", path: "/ping", operation_id: "works" },
    { method: "GET", path: "/lists/none", operation_id: "fails" },
  ];
  const body = JSON.stringify({ operations });
  const { id, response_body_url } = batchSchema.parse(await call("/batches", { method: "POST", body }));
  expect(response_body_url).toBe("");

  const batch = await finished(id);
  expect(new URL(batch.response_body_url).origin).toBe(sandbox.origin);
  expect(await call("/batches")).toMatchObject({
    batches: [{ id, response_body_url: batch.response_body_url }],
  });

  const response = await fetch(batch.response_body_url);
  expect(response.headers.get("content-type")).toBe("application/gzip");
  // Copied, because the parser reads the whole underlying ArrayBuffer.
  const files = parseTar(new Uint8Array(gunzipSync(await response.arrayBuffer())).buffer);
  const results = files.flatMap((file) => (file.text ? resultsSchema.parse(JSON.parse(file.text)) : []));
  expect(results.map(({ operation_id, status_code }) => [operation_id, status_code])).toEqual([
    ["works", 200],
    ["fails", 404],
  ]);
  expect(JSON.parse(results[0]?.response ?? "")).toHaveProperty("health_status");
});

it("a batch that does not exist or is not finished has no results", async () => {
  expect((await fetch(`${sandbox.origin}/batch-results/none.tar.gz`)).status).toBe(404);
  const body = JSON.stringify({ operations: [{ method: "GET", path: "/ping" }] });
  const { id } = batchSchema.parse(await call("/batches", { method: "POST", body }));
  expect((await fetch(`${sandbox.origin}/batch-results/${id}.tar.gz`)).status).toBe(404);
});
