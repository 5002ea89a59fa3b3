import { gzipSync } from "node:zlib";
import { createTar } from "nanotar";
import { expect, onTestFinished, test, vi } from "vitest";
import { createFakeMarketingApi } from "../../../packages/marketing-api/src/fake.ts";
import type { BatchProgress } from "../../../src/adapters/esp-rest/batch-run.ts";
import { type BatchOptions, createBatch } from "../../../src/adapters/esp-rest/batches.ts";
import { resumeBatch } from "../../../src/adapters/esp-rest/resume-batch.ts";
import { waitForExport } from "../../../src/adapters/esp-rest/wait-for-export.ts";
import { createMarketingApi } from "../../../src/ports/marketing-api/create-marketing-api.ts";
import { marketingPermissionsOf } from "../../../src/ports/marketing-api/marketing-permissions.ts";
import { account, refusal } from "../../unit/marketing-api/fake-account.ts";
import { connectInProcess, randomIs, skipTime, warnings } from "./rest-harness.ts";

const archive = (...files: readonly (readonly object[])[]) =>
  gzipSync(
    createTar([
      { name: "results" },
      ...files.map((file, n) => ({ name: `results/${n}.json`, data: JSON.stringify(file) })),
    ]),
  );
/** The archive of a batch of one call, which has succeeded. */
const SUCCEEDED = new Uint8Array(archive([{ status_code: 200, operation_id: "00000000.0" }]));

/** A batch of the service in this process. */
const finished = (response_body_url: string) =>
  Response.json({ id: "1", status: "finished", finished_operations: 1, response_body_url });
const pending = () => Response.json({ id: "1", status: "pending" });
const failing = (status: number) => new Response("<h1>Bad gateway</h1>", { status });
const ADDRESS = "https://archive.example/archive";

/** A fake account on a clock that passes as soon as something waits for it. */
function skippingAccount() {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  onTestFinished(() => void vi.useRealTimers());
  skipTime();
  return account();
}

test("what onSubmitted and onProgress throw is a warning: the batch goes on", async () => {
  const warned = warnings();
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
  skippingAccount();
  const { api, calls } = createFakeMarketingApi();
  const batch = createBatch(api);
  const member = { list_id: "a", subscriber_hash: "b c" };
  const body = { email_address: "x", status_if_new: "pending" } as const;
  void batch.calls.lists.get({ list_id: "a", fields: ["id", "name"] });
  void batch.calls.lists.members.set({ ...member, body });
  void batch.calls.lists.members.delete(member);
  expect(batch.size).toBe(3);

  const seen: string[] = [];
  const begun = Date.now();
  const onProgress = ({ finished: done, total }: BatchProgress) =>
    seen.push(`${done}/${total} after ${Date.now() - begun} ms`);
  await batch.run({ pollEvery: 700, onProgress });
  const path = "/lists/a/members/b%20c";
  const unique = (number: number) => expect.stringMatching(new RegExp(`^[\\da-f]{8}\\.${number}$`));
  const operations = [
    { method: "GET", path: "/lists/a", operation_id: unique(0), params: { fields: "id,name" } },
    { method: "PUT", path, operation_id: unique(1), body: JSON.stringify(body) },
    { method: "DELETE", path, operation_id: unique(2) },
  ];
  expect(calls[0]).toMatchObject({ operation: "batches.create", body: { operations } });
  expect(seen).toEqual(["0/3 after 0 ms", "3/3 after 700 ms", "3/3 after 1400 ms"]);
});

test("a call without a result is rejected", async () => {
  const download = async () => new Uint8Array(archive([{ status_code: 200, operation_id: "1" }]));
  const error = await refusal(finishedBatch(ADDRESS, { download }));
  expect(error).toMatchObject({ failure: "unreadable", message: "The batch brought no result for ping.get" });
});

test("a call whose body cannot be serialized fails alone, and the others run", async () => {
  const batch = createBatch(account().api);
  const body: { name: string; self?: unknown } = { name: "circle" };
  body.self = body;
  const broken = refusal(batch.calls.templateFolders.create({ body }));
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
  const batch = createBatch(connectInProcess(() => failing(400)).api);
  const call = refusal(batch.calls.ping.get());
  const run = await refusal(batch.run());
  expect(run).toMatchObject({ operation: "batches.create", status: 400 });
  expect(await call).toBe(run);
});

/** The call of a batch that is finished at once, with results at a URL where nothing can be fetched. */
async function finishedBatch(response_body_url: string, options: BatchOptions = {}) {
  const { api } = connectInProcess((_, name) =>
    name.startsWith("archive") ? failing(403) : finished(response_body_url),
  );
  skipTime();
  const batch = createBatch(api, options);
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
  const error = await refusal(finishedBatch(ADDRESS, { download }));
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
  const download = async () => new Uint8Array(archive(results.slice(0, 3), results.slice(3)));
  const resumed = await resumeBatch(connectInProcess(() => finished(ADDRESS)).api, "1", { download });
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
  const error = await refusal(finishedBatch(`${ADDRESS}?signature=secret`));
  expect(error).toMatchObject({ failure: "refused", status: 403, request: { method: "GET", url: ADDRESS } });
  expect(JSON.stringify(error)).not.toContain("secret");
});

test("an error of a custom downloader becomes the error of the port", async () => {
  const download = () => Promise.reject(new RangeError("no such bucket"));
  const error = await refusal(finishedBatch(ADDRESS, { download }));
  expect(error).toMatchObject({ failure: "network", cause: { message: "no such bucket" } });
});

test("a finished batch without a result URL is an unreadable response", async () => {
  const { message } = await refusal(finishedBatch(""));
  expect(message).toBe("The batch has no URL of results");
});

test.for<[string, unknown]>([
  ["nothing", undefined],
  ["an id that is null", { id: null, status: "finished" }],
  ["no id", {}],
])("a batch that the service answers with %s is unreadable, for whoever waits", async ([, response]) => {
  skippingAccount();
  const api = createMarketingApi(async ({ name }) =>
    name === "batches.list" ? { batches: [], total_items: 0 } : response,
  );
  const batch = createBatch(api);
  const call = refusal(batch.calls.ping.get());
  const { failure, operation } = await refusal(batch.run({ pollEvery: 1 }));
  expect([failure, operation]).toEqual(["unreadable", "batches.create"]);
  expect(await call).toMatchObject({ failure: "unreadable" });
  expect(await refusal(resumeBatch(api, "b"))).toMatchObject({
    failure: "unreadable",
    operation: "batches.get",
  });
});

test("an answer without an export, or without members, is unreadable", async () => {
  const api = createMarketingApi(async () => undefined);
  expect(await refusal(waitForExport(api, 5))).toMatchObject({ failure: "unreadable" });
  expect(await refusal(marketingPermissionsOf(api, "a"))).toMatchObject({ failure: "unreadable" });
});

test("a signal aborts polling and all calls", async () => {
  const batch = createBatch(account().api);
  const call = refusal(batch.calls.ping.get());
  const controller = new AbortController();
  const onProgress = () => controller.abort("enough");
  const run = refusal(batch.run({ signal: controller.signal, onProgress }));
  expect(await run).toMatchObject({ failure: "aborted", cause: "enough" });
  expect(await call).toBe(await run);
});

test("an aborted signal prevents the batch", async () => {
  const { api, snapshot } = account();
  const batch = createBatch(api);
  void batch.calls.ping.get();
  expect((await refusal(batch.run({ signal: AbortSignal.abort() }))).failure).toBe("aborted");
  expect(snapshot().batches).toEqual({});
});

test("a batch can run only once", async () => {
  const batch = createBatch(account().api);
  await batch.run();
  expect((await refusal(batch.calls.ping.get())).message).toContain("has been run");
  expect((await refusal(batch.run())).message).toContain("has been run already");
});

test("a batch whose run timed out is resumed by its id, which is known once the service has accepted it", async () => {
  const { api } = skippingAccount();
  const batch = createBatch(api);
  const call = refusal(batch.calls.ping.get());
  expect(batch.id).toBeUndefined();
  const submitted: string[] = [];
  const run = refusal(batch.run({ timeout: 1_000, onSubmitted: (known) => submitted.push(known) }));
  expect(await run).toMatchObject({ failure: "timeout", operation: "batches.get" });
  expect(await call).toBe(await run);
  const { id = "none" } = batch;
  expect([batch.ids, submitted]).toEqual([[id], [id]]);

  const looks: number[] = [];
  const onProgress = ({ finished: done }: BatchProgress) => looks.push(done);
  const resumed = await resumeBatch(api, id, { onProgress });
  expect(resumed).toMatchObject({ succeeded: 1, failed: 0, results: [{ status: 200 }] });
  expect(looks).toEqual([1, 1]);
});

test("a batch that the service has not accepted in time is not to be resumed, and its cause says why", async () => {
  const { api } = connectInProcess(() => failing(520));
  skipTime();
  const batch = createBatch(api);
  void refusal(batch.calls.ping.get());
  const failed = await refusal(batch.run({ timeout: 1_000 }));
  expect(failed).toMatchObject({
    failure: "timeout",
    message: expect.stringContaining("before the service accepted"),
  });
  expect(failed.message).not.toContain("resumeBatch");
  expect(failed).toMatchObject({ cause: { operation: "batches.create", cause: { status: 520 } } });
  expect(batch.ids).toEqual([]);
});

test.for([
  ["polls that fail with 502 do not end a run", 502, 12, 13, { succeeded: 1, failed: 0 }],
  ["a missing batch ends the run", 404, 1_000, 1, { operation: "batches.get", status: 404 }],
  ["polls that fail permanently end the run", 502, 1_000, 31 * 4, { operation: "batches.get", status: 502 }],
] as const)("%s", async ([, status, failures, polls, outcome]) => {
  const { api, sent } = connectInProcess((count, name) => {
    if (name === "archive") return new Response(SUCCEEDED);
    if (name === "batches") return pending();
    return count <= 1 + failures ? failing(status) : finished(ADDRESS);
  });
  randomIs(0);
  skipTime();
  const uuid = vi.spyOn(crypto, "randomUUID").mockReturnValue("00000000-0000-4000-8000-000000000000");
  onTestFinished(() => uuid.mockRestore());
  const batch = createBatch(api);
  void batch.calls.ping.get();
  expect(await batch.run().catch((error: unknown) => error)).toMatchObject(outcome);
  expect(sent.filter(({ name }) => name === "1")).toHaveLength(polls);
});

test.for<[string, () => Response]>([
  ["whose URL has expired", () => failing(403)],
  ["that are a page in place of an archive", () => new Response("<h1>Expired</h1>")],
  ["that are cut off", () => new Response(tar("[]").subarray(0, 60))],
  ["that are empty", () => new Response(null)],
])("results %s are fetched from a new URL", async ([, respond]) => {
  const { api } = connectInProcess((count, name) => {
    if (name === "expired") return respond();
    if (name === "archive") return new Response(SUCCEEDED);
    return finished(count === 1 ? "https://archive.example/expired" : ADDRESS);
  });
  expect(await resumeBatch(api, "1")).toMatchObject({ succeeded: 1, failed: 0 });
});
