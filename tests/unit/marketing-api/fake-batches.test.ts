import { parseTarGzip } from "nanotar";
import { describe, expect, it } from "vitest";
import type { OperationResult } from "../../../src/adapters/in-memory/marketing/batches/state.ts";
import type { BatchOperation } from "../../../src/ports/marketing-api/types/batches.ts";
import { account, accountWithList, refusal, wrongFields } from "./fake-account.ts";

type Fake = Pick<ReturnType<typeof account>, "api">;

/** Polls a batch until it is finished, and returns its results. */
async function resultsOf({ api }: Fake, operations: BatchOperation[]) {
  const { id: batch_id } = await api.batches.create({ body: { operations } });
  await api.batches.get({ batch_id });
  const batch = await api.batches.get({ batch_id });
  return { batch, results: await unpacked(batch.response_body_url ?? "") };
}

async function unpacked(url: string): Promise<OperationResult[]> {
  expect(url).toMatch(/^data:application\/gzip;base64,/);
  const files = await parseTarGzip(Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
  return files.flatMap(({ text }) => {
    const results: OperationResult[] = JSON.parse(text);
    return results;
  });
}

const subscribe = (list_id: string, name: string): BatchOperation => ({
  method: "POST",
  path: `/lists/${list_id}/members`,
  body: JSON.stringify({ email_address: `${name}@larkfield.example`, status: "subscribed" }),
  operation_id: name,
});

describe("a batch", () => {
  it("finishes with time", async () => {
    const { api, list_id, passHours } = await accountWithList();
    const { id: batch_id } = await api.batches.create({ body: { operations: [subscribe(list_id, "ada")] } });
    passHours(1);
    expect((await api.batches.get({ batch_id })).status).toBe("finished");
  });

  it("responds to invalid operations like the service", async () => {
    const { results } = await resultsOf(account(), [
      { method: "GET", path: "/nowhere" },
      { method: "DELETE", path: "/ping" },
      { method: "POST", path: "/lists", body: "{" },
      { method: "POST", path: "/batches", body: "{}" },
    ]);
    const codes = results.map(({ status_code }) => status_code);
    expect(codes).toEqual([404, 405, 400, 400]);
    expect(results[2]).toMatchObject({ response: expect.stringContaining("JSON Parse Error") });
  });

  it("has from 1 to 1000 operations", async () => {
    const { api } = account();
    const ping = { method: "GET" as const, path: "/ping" };
    const batchOf = (length: number) =>
      api.batches.create({ body: { operations: Array.from({ length }, () => ping) } });
    expect(await wrongFields(batchOf(0))).toHaveProperty("operations");
    expect(await wrongFields(batchOf(1001))).toHaveProperty("operations");
    expect((await batchOf(1000)).total_operations).toBe(1000);
  });

  it("is rejected when 500 batches are unfinished", async () => {
    const { api } = account();
    const body = { operations: [{ method: "GET" as const, path: "/ping" }] };
    for (let number = 0; number < 500; number += 1) await api.batches.create({ body });
    expect(await refusal(api.batches.create({ body }))).toMatchObject({
      status: 429,
      title: "Too Many Requests",
    });
  });
});

describe("a batch webhook", () => {
  it("needs a URL", async () => {
    const { api } = account();
    expect(await wrongFields(api.batchWebhooks.create({ body: { url: "nowhere" } }))).toHaveProperty("url");
  });

  it("is rejected when there are 20", async () => {
    const { api } = account();
    const create = () => api.batchWebhooks.create({ body: { url: "https://larkfield.example/hook" } });
    for (let number = 0; number < 20; number += 1) await create();
    expect(await refusal(create())).toMatchObject({ title: "Bad Request" });
  });
});
