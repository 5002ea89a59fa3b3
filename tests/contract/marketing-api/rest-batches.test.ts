import { gzipSync } from "node:zlib";
import { createTar } from "nanotar";
import { expect, onTestFinished, test, vi } from "vitest";
import { createFakeMarketingApi } from "../../../packages/marketing-api/src/fake.ts";
import type { BatchProgress } from "../../../src/adapters/esp-rest/batch-run.ts";
import { type BatchOptions, createBatch } from "../../../src/adapters/esp-rest/batches.ts";
import { resumeBatch } from "../../../src/adapters/esp-rest/resume-batch.ts";
import { account } from "../../unit/marketing-api/fake-account.ts";
import { randomIs, skipTime, stopTime } from "./replaced-time.ts";
import { connect, failureOf, json, serve } from "./rest-harness.ts";

const archive = (...files: readonly (readonly object[])[]) =>
  gzipSync(
    createTar([
      { name: "results" },
      ...files.map((file, n) => ({ name: `results/${n}.json`, data: JSON.stringify(file) })),
    ]),
  );

test("what onSubmitted and onProgress throw is a warning: the batch goes on", async () => {
  const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  onTestFinished(() => warned.mockRestore());
  const { api } = account();
  const batch = createBatch(api);
  const call = batch.calls.ping.get();
  const wrong = () => {
    throw new Error("no such counter");
  };
  const run = await batch.run({ pollEvery: 1, onSubmitted: wrong, onProgress: wrong });
  expect(run).toEqual({ succeeded: 1, failed: 0 });
  expect(await call).toHaveProperty("health_status");
  expect((await resumeBatch(api, batch.id ?? "", { onProgress: wrong })).succeeded).toBe(1);
  expect(warned.mock.calls.length).toBeGreaterThanOrEqual(3);
});

test("calls of a batch are sent like single ones, and polled at the interval that the caller chose", async () => {
  const { api, calls } = createFakeMarketingApi();
  const time = skipTime();
  const batch = createBatch(api);
  const member = { list_id: "a", subscriber_hash: "b c" };
  const body = { email_address: "x", status_if_new: "pending" } as const;
  void batch.calls.lists.get({ list_id: "a", fields: ["id", "name"] });
  void batch.calls.lists.members.set({ ...member, body });
  void batch.calls.lists.members.delete(member);
  expect(batch.size).toBe(3);

  const seen: BatchProgress[] = [];
  await batch.run({ pollEvery: 700, onProgress: (progress) => seen.push(progress) });
  const path = "/lists/a/members/b%20c";
  const operations = [
    { method: "GET", path: "/lists/a", operation_id: "0", params: { fields: "id,name" } },
    { method: "PUT", path, operation_id: "1", body: JSON.stringify(body) },
    { method: "DELETE", path, operation_id: "2" },
  ];
  expect(calls[0]).toMatchObject({ operation: "batches.create", body: { operations } });
  expect(seen.map(({ finished, total }) => `${finished}/${total}`)).toEqual(["0/3", "3/3", "3/3"]);
  expect(time.waits).toEqual([700, 700]);
});

test("a call without a result is rejected", async () => {
  const download = async () => new Uint8Array(archive([{ status_code: 200, operation_id: "1" }]));
  const error = await failureOf(finishedBatch("https://archive.example/1", { download }));
  expect(error).toMatchObject({ failure: "unreadable", message: "The batch brought no result for ping.get" });
});

test("a call whose body cannot be serialized fails alone, and the others run", async () => {
  const batch = createBatch(account().api);
  const body: { name: string; self?: unknown } = { name: "circle" };
  body.self = body;
  const broken = failureOf(batch.calls.templateFolders.create({ body }));
  const ping = batch.calls.ping.get();
  expect(await broken).toMatchObject({ failure: "invalid-parameter", operation: "templateFolders.create" });
  expect(await batch.run({ pollEvery: 1 })).toEqual({ succeeded: 1, failed: 0 });
  expect(await ping).toHaveProperty("health_status");
});

test("later changes of its arguments do not change a call of a batch", async () => {
  const batch = createBatch(account().api);
  const body = { name: "Results" };
  const created = batch.calls.templateFolders.create({ body });
  body.name = "Reports";
  await batch.run({ pollEvery: 1 });
  expect(await created).toMatchObject({ name: "Results" });
});

test("when the service rejects a batch, its calls and the run fail", async () => {
  const { baseUrl } = await serve((response) => json(response, 400, { title: "Bad Request" }));
  const batch = createBatch(connect({ baseUrl }));
  const call = failureOf(batch.calls.ping.get());
  const run = await failureOf(batch.run());
  expect(run).toMatchObject({ operation: "batches.create", status: 400 });
  expect(await call).toBe(run);
});

/** The call of a batch that is finished at once, with results at a URL. */
async function finishedBatch(response_body_url: string, options: BatchOptions = {}) {
  const { baseUrl } = await serve((response) =>
    json(response, 200, { id: "1", status: "finished", finished_operations: 1, response_body_url }),
  );
  const batch = createBatch(connect({ baseUrl }), options);
  const call = batch.calls.ping.get();
  // The error of a run is that of its calls, too.
  void batch.run().catch(() => undefined);
  return await call;
}

const tar = (data: string) => gzipSync(createTar([{ name: "1.json", data }]));

test.for([
  ["an archive that is not packed", Buffer.from("<h1>Not found</h1>"), "decompressed"],
  ["an archive that is cut off", tar("[]").subarray(0, 60), "decompressed"],
  ["no list", tar('{"status_code":200}'), "read: 1.json is no list"],
  ["no result", tar('[{"status_code":200},null]'), "read: 1.json has a result without status_code: number 2"],
  ["no status", tar('[{"status":200}]'), "read: 1.json has a result without status_code: number 1"],
  ["no JSON", tar("[{"), "read: 1.json is not JSON"],
] as const)("results that are %s are unreadable, and the message says why", async ([, bytes, why]) => {
  const download = async () => new Uint8Array(bytes);
  const error = await failureOf(finishedBatch("https://archive.example/1", { download }));
  expect(error).toMatchObject({
    failure: "unreadable",
    message: `The results of the batch cannot be ${why}`,
  });
});

test("results of a batch that others began are kept by position: without an id, with a number, or with the same id", async () => {
  const results = [
    { status_code: 200, response: '{"id":"a"}' },
    { status_code: 404, operation_id: null },
    { status_code: 200, operation_id: 7, response: '{"id":"b"}' },
    { status_code: 200, operation_id: "x", response: '{"id":"c"}' },
    { status_code: 204, operation_id: "x" },
  ];
  const { baseUrl } = await serve((response) =>
    json(response, 200, { id: "1", status: "finished", response_body_url: "https://archive.example/1" }),
  );
  const download = async () => new Uint8Array(archive(results.slice(0, 3), results.slice(3)));
  const resumed = await resumeBatch(connect({ baseUrl }), "1", { download });
  expect(resumed).toMatchObject({ succeeded: 4, failed: 1 });
  expect(resumed.results.map(({ operation_id, status, data }) => [operation_id, status, data])).toEqual([
    [undefined, 200, { id: "a" }],
    [undefined, 404, undefined],
    ["7", 200, { id: "b" }],
    ["x", 200, { id: "c" }],
    ["x", 204, undefined],
  ]);
  expect(resumed.results[1]?.error).toMatchObject({ operation: "result 2", status: 404 });
});

test("the error for an archive that cannot be fetched has its URL without the signature", async () => {
  const { baseUrl } = await serve((response) => response.writeHead(403).end());
  const address = baseUrl.replace("/3.0", "/archive");
  const error = await failureOf(finishedBatch(`${address}?signature=secret`));
  expect(error).toMatchObject({ failure: "refused", status: 403, request: { method: "GET", url: address } });
  expect(JSON.stringify(error)).not.toContain("secret");
});

test("an error of a custom downloader becomes the error of the port", async () => {
  const download = () => Promise.reject(new RangeError("no such bucket"));
  const error = await failureOf(finishedBatch("https://archive.example/1", { download }));
  expect(error).toMatchObject({ failure: "network", cause: { message: "no such bucket" } });
});

test("a finished batch without a result URL is an unreadable response", async () => {
  const { message } = await failureOf(finishedBatch(""));
  expect(message).toBe("The batch has no URL of results");
});

test("a signal aborts polling and all calls", async () => {
  const time = stopTime();
  const batch = createBatch(account().api);
  const call = failureOf(batch.calls.ping.get());
  const controller = new AbortController();
  const run = failureOf(batch.run({ signal: controller.signal }));
  await time.waitedFor(2_000);
  controller.abort("enough");
  expect(await run).toMatchObject({ failure: "aborted", cause: "enough" });
  expect(await call).toBe(await run);
});

test("an aborted signal prevents the batch", async () => {
  const { api, snapshot } = account();
  const batch = createBatch(api);
  void batch.calls.ping.get();
  expect((await failureOf(batch.run({ signal: AbortSignal.abort() }))).failure).toBe("aborted");
  expect(snapshot().batches).toEqual({});
});

test("a batch can run only once", async () => {
  const batch = createBatch(account().api);
  await batch.run();
  expect((await failureOf(batch.calls.ping.get())).message).toContain("has been run");
  expect((await failureOf(batch.run())).message).toContain("has been run already");
});

test("a batch whose run timed out is resumed by its id, which is known once the service has accepted it", async () => {
  const time = stopTime();
  const { api } = account();
  const batch = createBatch(api);
  const call = failureOf(batch.calls.ping.get());
  expect(batch.id).toBeUndefined();
  const submitted: string[] = [];
  const run = failureOf(batch.run({ timeout: 1_000, onSubmitted: (known) => submitted.push(known) }));
  await time.waitedFor(2_000);
  const { id = "none" } = batch;
  expect([batch.ids, submitted]).toEqual([[id], [id]]);
  time.pass(1_000);
  expect(await run).toMatchObject({ failure: "timeout", operation: "batches.get" });
  expect(await call).toBe(await run);

  skipTime();
  const looks: number[] = [];
  const onProgress = ({ finished }: BatchProgress) => looks.push(finished);
  const resumed = await resumeBatch(api, id, { onProgress });
  expect(resumed).toMatchObject({ succeeded: 1, failed: 0, results: [{ status: 200 }] });
  expect(looks).toEqual([1, 1]);
});

test("polls that fail with 502 do not end a run", async () => {
  const { baseUrl } = await serve((response, { method, url }, count) => {
    const response_body_url = `${new URL(baseUrl).origin}/archive`;
    if (url.startsWith("/archive")) response.end(archive([{ status_code: 200, operation_id: "0" }]));
    else if (method === "POST") json(response, 200, { id: "1", status: "pending" });
    else if (count <= 13) response.writeHead(502).end("<h1>Bad gateway</h1>");
    else json(response, 200, { id: "1", status: "finished", response_body_url });
  });
  skipTime();
  const batch = createBatch(connect({ baseUrl }));
  void batch.calls.ping.get();
  expect(await batch.run()).toEqual({ succeeded: 1, failed: 0 });
});

test.for([
  ["a missing batch ends the run", 404, 1],
  ["polls that fail permanently end the run", 502, 31 * 4],
] as const)("%s", async ([, status, polls]) => {
  const { baseUrl, received } = await serve((response, { method }) => {
    if (method === "POST") json(response, 200, { id: "1", status: "pending" });
    else response.writeHead(status).end();
  });
  randomIs(0);
  skipTime();
  const batch = createBatch(connect({ baseUrl }));
  void batch.calls.ping.get();
  expect(await failureOf(batch.run())).toMatchObject({ operation: "batches.get", status });
  expect(received).toHaveLength(1 + polls);
});

test("results with an expired URL are fetched from a new URL", async () => {
  const { baseUrl } = await serve((response, { url }, count) => {
    const response_body_url = `${new URL(baseUrl).origin}/${count === 1 ? "expired" : "archive"}`;
    if (url === "/expired") response.writeHead(403).end();
    else if (url === "/archive") response.end(archive([{ status_code: 200, operation_id: "0" }]));
    else json(response, 200, { id: "1", status: "finished", response_body_url });
  });
  expect(await resumeBatch(connect({ baseUrl }), "1")).toMatchObject({ succeeded: 1, failed: 0 });
});
