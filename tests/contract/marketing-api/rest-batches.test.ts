import { gzipSync } from "node:zlib";
import { createTar } from "nanotar";
import { expect, onTestFinished, test, vi } from "vitest";
import type { BatchProgress } from "../../../src/adapters/esp-rest/batch-run.ts";
import { type BatchOptions, createBatch } from "../../../src/adapters/esp-rest/batches.ts";
import { resumeBatch } from "../../../src/adapters/esp-rest/resume-batch.ts";
import type { MarketingApi } from "../../../src/ports/marketing-api/api.ts";
import { randomIs, skipTime, stopTime } from "./replaced-time.ts";
import { connect, failureOf, json, serve } from "./rest-harness.ts";

interface SentOperation {
  readonly method: string;
  readonly path: string;
  readonly operation_id: string;
  readonly params?: Record<string, string>;
  readonly body?: string;
}
interface Result {
  readonly status_code: number;
  readonly operation_id?: unknown;
  readonly response?: string;
}

const archive = (...files: readonly (readonly Result[])[]) =>
  gzipSync(
    createTar([
      { name: "results" },
      ...files.map((file, n) => ({ name: `results/${n}.json`, data: JSON.stringify(file) })),
    ]),
  );

/** A service that finishes a batch at the second poll, and serves its archive from another path than the API. */
async function batchService(resultOf: (operation: SentOperation) => Result | undefined) {
  const batches: SentOperation[][] = [];
  const looks = new Map<string, number>();
  const { baseUrl, received } = await serve((response, { method, url, body }) => {
    const id = /batches\/(\d+)/.exec(url)?.[1] ?? "";
    if (url.startsWith("/archives/")) {
      const batch = batches[Number.parseInt(url.slice("/archives/".length), 10)] ?? [];
      const results = batch.flatMap((one) => resultOf(one) ?? []);
      response.end(archive(results.slice(0, 1), results.slice(1)));
    } else if (method === "POST") {
      batches.push(JSON.parse(body).operations);
      json(response, 200, stateOf(String(batches.length - 1), "pending"));
    } else {
      looks.set(id, (looks.get(id) ?? 0) + 1);
      json(response, 200, stateOf(id, looks.get(id) === 1 ? "started" : "finished"));
    }
  });
  const stateOf = (id: string, status: "pending" | "started" | "finished") => {
    const total_operations = batches[Number(id)]?.length ?? 0;
    const url = `${new URL(baseUrl).origin}/archives/${id}?key=secret`;
    return status === "finished"
      ? { id, status, total_operations, finished_operations: total_operations, response_body_url: url }
      : { id, status, total_operations, finished_operations: 0 };
  };
  return { baseUrl, received, batches };
}

const echo = ({ operation_id, path }: SentOperation) => ({
  status_code: 200,
  operation_id,
  response: JSON.stringify({ id: path }),
});

test("what onSubmitted and onProgress throw is a warning: the batch goes on", async () => {
  const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  onTestFinished(() => warned.mockRestore());
  const { baseUrl } = await batchService(echo);
  skipTime();
  const marketing = connect({ baseUrl });
  const batch = createBatch(marketing);
  const call = batch.calls.lists.get({ list_id: "a" });
  const wrong = () => {
    throw new Error("no such counter");
  };
  expect(await batch.run({ onSubmitted: wrong, onProgress: wrong })).toEqual({ succeeded: 1, failed: 0 });
  expect((await call).id).toBe("/lists/a");
  expect((await resumeBatch(marketing, "0", { onProgress: wrong })).succeeded).toBe(1);
  expect(warned.mock.calls.length).toBeGreaterThanOrEqual(3);
});

test("calls of a batch are sent like single ones, and polled at the interval that the caller chose", async () => {
  const { baseUrl, batches } = await batchService(echo);
  const time = skipTime();
  const batch = createBatch(connect({ baseUrl }));
  const member = { list_id: "a", subscriber_hash: "b c" };
  const body = { email_address: "x", status_if_new: "pending" } as const;
  void batch.calls.lists.get({ list_id: "a", fields: ["id", "name"] });
  void batch.calls.lists.members.set({ ...member, body });
  void batch.calls.lists.members.delete(member);
  expect(batch.size).toBe(3);

  const seen: BatchProgress[] = [];
  await batch.run({ pollEvery: 700, onProgress: (progress) => seen.push(progress) });
  const path = "/lists/a/members/b%20c";
  expect(batches).toEqual([
    [
      { method: "GET", path: "/lists/a", operation_id: "0", params: { fields: "id,name" } },
      { method: "PUT", path, operation_id: "1", body: JSON.stringify(body) },
      { method: "DELETE", path, operation_id: "2" },
    ],
  ]);
  expect(seen.map(({ finished, total }) => `${finished}/${total}`)).toEqual(["0/3", "0/3", "3/3"]);
  expect(time.waits).toEqual([700, 700]);
});

test("a call without a result is rejected", async () => {
  skipTime();
  const { baseUrl } = await batchService((sent) => (sent.operation_id === "0" ? undefined : echo(sent)));
  const batch = createBatch(connect({ baseUrl }));
  const call = failureOf(batch.calls.ping.get());
  void batch.calls.ping.get();
  await batch.run();
  const message = "The batch brought no result for ping.get";
  expect(await call).toMatchObject({ failure: "unreadable", message });
});

test("a call whose body cannot be serialized fails alone, and the others run", async () => {
  skipTime();
  const { baseUrl, batches } = await batchService(echo);
  const batch = createBatch(connect({ baseUrl }));
  const body: { name: string; self?: unknown } = { name: "circle" };
  body.self = body;
  const broken = failureOf(batch.calls.templateFolders.create({ body }));
  const list = batch.calls.lists.get({ list_id: "a" });
  expect(await broken).toMatchObject({ failure: "invalid-parameter", operation: "templateFolders.create" });
  expect(await batch.run()).toEqual({ succeeded: 1, failed: 0 });
  expect((await list).id).toBe("/lists/a");
  expect(batches[0]).toHaveLength(1);
});

test("later changes of its arguments do not change a call of a batch", async () => {
  skipTime();
  const { baseUrl, batches } = await batchService(echo);
  const batch = createBatch(connect({ baseUrl }));
  const body = { name: "Results" };
  void batch.calls.templateFolders.create({ body });
  body.name = "Reports";
  await batch.run();
  expect(batches[0]?.[0]?.body).toBe('{"name":"Results"}');
});

test("when the service rejects a batch, its calls and the run fail", async () => {
  const { baseUrl } = await serve((response) => json(response, 400, { title: "Bad Request" }));
  const batch = createBatch(connect({ baseUrl }));
  const call = failureOf(batch.calls.ping.get());
  const run = await failureOf(batch.run());
  expect(run).toMatchObject({ operation: "batches.create", status: 400 });
  expect(await call).toBe(run);
});

/** An API whose batches are finished at once, with results at a URL. */
async function finishedBatch(response_body_url: string, options: BatchOptions = {}) {
  const { baseUrl } = await serve((response) =>
    json(response, 200, { id: "1", status: "finished", finished_operations: 1, response_body_url }),
  );
  const batch = createBatch(connect({ baseUrl }), options);
  void batch.calls.ping.get();
  return batch.run();
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
  const { baseUrl } = await batchService(echo);
  const time = stopTime();
  const batch = createBatch(connect({ baseUrl }));
  const call = failureOf(batch.calls.ping.get());
  const controller = new AbortController();
  const run = failureOf(batch.run({ signal: controller.signal }));
  await time.waitedFor(2_000);
  controller.abort("enough");
  expect(await run).toMatchObject({ failure: "aborted", cause: "enough" });
  expect(await call).toBe(await run);
});

test("an aborted signal prevents the batch", async () => {
  const { baseUrl, received } = await batchService(echo);
  const batch = createBatch(connect({ baseUrl }));
  void batch.calls.ping.get();
  expect((await failureOf(batch.run({ signal: AbortSignal.abort() }))).failure).toBe("aborted");
  expect(received).toEqual([]);
});

test("a batch can run only once", async () => {
  const api: Pick<MarketingApi, "batches"> = connect({});
  const batch = createBatch(api);
  await batch.run();
  expect((await failureOf(batch.calls.ping.get())).message).toContain("has been run");
  expect((await failureOf(batch.run())).message).toContain("has been run already");
});

test("a batch whose run timed out is resumed by its id, which is known once the service has accepted it", async () => {
  const { baseUrl } = await batchService(echo);
  const time = stopTime();
  const api = connect({ baseUrl });
  const batch = createBatch(api);
  const call = failureOf(batch.calls.lists.get({ list_id: "a" }));
  expect(batch.id).toBeUndefined();
  const submitted: string[] = [];
  const run = failureOf(batch.run({ timeout: 1_000, onSubmitted: (id) => submitted.push(id) }));
  await time.waitedFor(2_000);
  expect([batch.id, batch.ids, submitted]).toEqual(["0", ["0"], ["0"]]);
  time.pass(1_000);
  expect(await run).toMatchObject({ failure: "timeout", operation: "batches.get" });
  expect(await call).toBe(await run);

  skipTime();
  const looks: number[] = [];
  const onProgress = ({ finished }: BatchProgress) => looks.push(finished);
  const resumed = await resumeBatch(api, "0", { onProgress });
  expect(resumed).toMatchObject({ succeeded: 1, failed: 0, results: [{ data: { id: "/lists/a" } }] });
  expect(looks).toEqual([0, 1]);
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
