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
      const results =
        batches[Number(url.slice("/archives/".length).split("?")[0])]?.flatMap(
          (one) => resultOf(one) ?? [],
        ) ?? [];
      response.end(archive(results.slice(0, 1), results.slice(1)));
    } else if (method === "POST") {
      batches.push(JSON.parse(body).operations);
      json(response, 200, stateOf(String(batches.length - 1), "pending"));
    } else {
      looks.set(id, (looks.get(id) ?? 0) + 1);
      json(response, 200, stateOf(id, looks.get(id) === 1 ? "started" : "finished"));
    }
  });
  const stateOf = (id: string, status: string) => {
    const total = batches[Number(id)]?.length ?? 0;
    const finished_operations = status === "finished" ? total : 0;
    const response_body_url =
      status === "finished" ? `${new URL(baseUrl).origin}/archives/${id}?key=secret` : "";
    return {
      id,
      status,
      total_operations: total,
      finished_operations,
      errored_operations: 0,
      response_body_url,
    };
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

test("calls of a batch have the usual types, and each gets its own result", async () => {
  const { baseUrl, batches } = await batchService((operation) => {
    if (operation.method === "DELETE") return { status_code: 204, operation_id: operation.operation_id };
    if (operation.method !== "PUT") return echo(operation);
    const problem = { title: "Invalid Resource", detail: "No such address." };
    return { status_code: 400, operation_id: operation.operation_id, response: JSON.stringify(problem) };
  });
  const time = skipTime();
  const batch = createBatch(connect({ baseUrl }));
  const member = { list_id: "a", subscriber_hash: "b c" };
  const list = batch.calls.lists.get({ list_id: "a", fields: ["id", "name"] });
  const put = failureOf(
    batch.calls.lists.members.set({ ...member, body: { email_address: "x", status_if_new: "pending" } }),
  );
  const deleted = batch.calls.lists.members.delete(member);
  expect(batch.size).toBe(3);

  const seen: BatchProgress[] = [];
  const summary = await batch.run({ pollEvery: 700, onProgress: (progress) => seen.push(progress) });
  expect(batches).toEqual([
    [
      { method: "GET", path: "/lists/a", operation_id: "0", params: { fields: "id,name" } },
      {
        method: "PUT",
        path: "/lists/a/members/b%20c",
        operation_id: "1",
        body: '{"email_address":"x","status_if_new":"pending"}',
      },
      { method: "DELETE", path: "/lists/a/members/b%20c", operation_id: "2" },
    ],
  ]);
  expect((await list).id).toBe("/lists/a");
  expect(await deleted).toBeUndefined();
  expect(await put).toMatchObject({
    failure: "refused",
    operation: "lists.members.set",
    status: 400,
    title: "Invalid Resource",
    request: { method: "PUT", url: "/lists/a/members/b%20c" },
  });
  expect(summary).toEqual({ succeeded: 2, failed: 1 });
  expect(seen.map(({ finished, total }) => `${finished}/${total}`)).toEqual(["0/3", "0/3", "3/3"]);
  expect(time.waits).toEqual([700, 700]);
});

test("an empty batch sends no request", async () => {
  const { baseUrl, received } = await batchService(echo);
  expect(await createBatch(connect({ baseUrl })).run()).toEqual({ succeeded: 0, failed: 0 });
  expect(received).toEqual([]);
});

test("a failed call that is not awaited causes no unhandled rejection", async () => {
  skipTime();
  const { baseUrl } = await batchService(({ operation_id }) => ({
    status_code: 404,
    operation_id,
    response: "{}",
  }));
  const batch = createBatch(connect({ baseUrl }));
  void batch.calls.lists.get({ list_id: "a" });
  expect(await batch.run()).toEqual({ succeeded: 0, failed: 1 });
});

test("a call without a result is rejected", async () => {
  skipTime();
  const { baseUrl } = await batchService(({ operation_id }) =>
    operation_id === "0" ? undefined : { status_code: 200, operation_id, response: "{}" },
  );
  const batch = createBatch(connect({ baseUrl }));
  const call = failureOf(batch.calls.ping.get());
  void batch.calls.ping.get();
  await batch.run();
  expect(await call).toMatchObject({
    failure: "unreadable",
    message: "The batch brought no result for ping.get",
  });
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
    json(response, 200, {
      id: "1",
      status: "finished",
      finished_operations: 1,
      errored_operations: 0,
      response_body_url,
    }),
  );
  const batch = createBatch(connect({ baseUrl }), options);
  return { call: batch.calls.ping.get(), run: batch.run() };
}

test("results can be in a data URL", async () => {
  const result = { status_code: 200, operation_id: "0", response: '{"health_status":"well"}' };
  const { call, run } = await finishedBatch(
    `data:application/gzip;base64,${archive([result]).toString("base64")}`,
  );
  await run;
  expect(await call).toEqual({ health_status: "well" });
});

test.for([
  ["is not packed", Buffer.from("<h1>Not found</h1>")],
  ["is cut off", archive([echo({ method: "GET", path: "/", operation_id: "0" })]).subarray(0, 60)],
] as const)("an archive that %s is unreadable", async ([, bytes]) => {
  const { run } = await finishedBatch("https://archive.example/1", {
    download: async () => new Uint8Array(bytes),
  });
  expect((await failureOf(run)).message).toBe("The results of the batch cannot be decompressed");
});

test.for([
  ['{"status_code":200}', "1.json is no list"],
  ['[{"status_code":200},null]', "1.json has a result without status_code: number 2"],
  ['[{"status":200}]', "1.json has a result without status_code: number 1"],
  ["[{", "1.json is not JSON"],
] as const)("results that are %s are unreadable, and the message says why", async ([data, reason]) => {
  const bytes = gzipSync(createTar([{ name: "1.json", data }]));
  const { run } = await finishedBatch("https://archive.example/1", {
    download: async () => new Uint8Array(bytes),
  });
  expect(await failureOf(run)).toMatchObject({
    failure: "unreadable",
    message: `The results of the batch cannot be read: ${reason}`,
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
  const { run } = await finishedBatch(`${address}?signature=secret`);
  const error = await failureOf(run);
  expect(error).toMatchObject({ failure: "refused", status: 403, request: { method: "GET", url: address } });
  expect(JSON.stringify(error)).not.toContain("secret");
});

test("an error of a custom downloader becomes the error of the port", async () => {
  const { run } = await finishedBatch("https://archive.example/1", {
    download: () => Promise.reject(new RangeError("no such bucket")),
  });
  expect(await failureOf(run)).toMatchObject({ failure: "network", cause: { message: "no such bucket" } });
});

test("a finished batch without a result URL is an unreadable response", async () => {
  const { run } = await finishedBatch("");
  expect((await failureOf(run)).message).toBe("The batch has no URL of results");
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

test("a signal that is aborted in the progress callback aborts polling, too", async () => {
  const { baseUrl } = await batchService(echo);
  stopTime();
  const batch = createBatch(connect({ baseUrl }));
  void batch.calls.ping.get();
  const controller = new AbortController();
  const run = batch.run({ signal: controller.signal, onProgress: () => controller.abort() });
  expect((await failureOf(run)).failure).toBe("aborted");
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

test("the id of a batch is available as soon as the service has accepted it", async () => {
  const { baseUrl } = await batchService(echo);
  const time = stopTime();
  const batch = createBatch(connect({ baseUrl }));
  void batch.calls.ping.get();
  const submitted: string[] = [];
  expect(batch.id).toBeUndefined();
  const run = batch.run({ pollEvery: 700, onSubmitted: (id) => submitted.push(id) });
  await time.waitedFor(700);
  expect([batch.id, batch.ids, submitted]).toEqual(["0", ["0"], ["0"]]);
  skipTime();
  time.pass(700);
  await run;
});

test("a run that timed out is resumed by its id, with the result of each call", async () => {
  const { baseUrl } = await batchService((operation) =>
    operation.operation_id === "1"
      ? { status_code: 404, operation_id: "1", response: '{"title":"Resource Not Found"}' }
      : echo(operation),
  );
  const time = stopTime();
  const api = connect({ baseUrl });
  const batch = createBatch(api);
  const call = failureOf(batch.calls.lists.get({ list_id: "a" }));
  void batch.calls.lists.get({ list_id: "b" });
  const run = failureOf(batch.run({ timeout: 1_000 }));
  await time.waitedFor(2_000);
  time.pass(1_000);
  expect(await run).toMatchObject({ failure: "timeout", operation: "batches.get" });
  expect(await call).toBe(await run);

  skipTime();
  const looks: number[] = [];
  const resumed = await resumeBatch(api, batch.id ?? "", {
    onProgress: ({ finished }) => looks.push(finished),
  });
  expect(resumed).toMatchObject({ id: "0", succeeded: 1, failed: 1 });
  expect(resumed.results.map(({ operation_id, status }) => [operation_id, status])).toEqual([
    ["0", 200],
    ["1", 404],
  ]);
  expect(resumed.results[0]?.data).toEqual({ id: "/lists/a" });
  expect(resumed.results[1]?.error).toMatchObject({ status: 404, title: "Resource Not Found" });
  expect(looks).toEqual([0, 2]);
});

test("polls that fail with 502 do not end a run", async () => {
  const { baseUrl } = await serve((response, { method, url }, count) => {
    const response_body_url = `${new URL(baseUrl).origin}/archive`;
    const result = { status_code: 200, operation_id: "0", response: '{"health_status":"well"}' };
    if (url.startsWith("/archive")) response.end(archive([result]));
    else if (method === "POST") json(response, 200, { id: "1", status: "pending" });
    else if (count <= 13) response.writeHead(502).end("<h1>Bad gateway</h1>");
    else json(response, 200, { id: "1", status: "finished", response_body_url });
  });
  skipTime();
  const batch = createBatch(connect({ baseUrl }));
  const call = batch.calls.ping.get();
  expect(await batch.run()).toEqual({ succeeded: 1, failed: 0 });
  expect(await call).toEqual({ health_status: "well" });
});

test("a missing batch ends the run, and so do polls that fail permanently", async () => {
  for (const [status, looks] of [
    [404, 1],
    [502, 31],
  ] as const) {
    const { baseUrl, received } = await serve((response, { method }) => {
      if (method === "POST") json(response, 200, { id: "1", status: "pending" });
      else response.writeHead(status).end();
    });
    randomIs(0);
    skipTime();
    const batch = createBatch(connect({ baseUrl }));
    void batch.calls.ping.get();
    expect(await failureOf(batch.run())).toMatchObject({ operation: "batches.get", status });
    expect(received).toHaveLength(1 + (status === 502 ? looks * 4 : looks));
  }
});

test("results with an expired URL are fetched from a new URL", async () => {
  let looks = 0;
  const { baseUrl } = await serve((response, { url }) => {
    if (url.startsWith("/expired")) response.writeHead(403).end();
    else if (url.startsWith("/archive"))
      response.end(archive([echo({ method: "GET", path: "/", operation_id: "0" })]));
    else {
      looks += 1;
      const response_body_url = `${new URL(baseUrl).origin}/${looks === 1 ? "expired" : "archive"}`;
      json(response, 200, { id: "1", status: "finished", response_body_url });
    }
  });
  expect(await resumeBatch(connect({ baseUrl }), "1")).toMatchObject({ succeeded: 1, failed: 0 });
});
