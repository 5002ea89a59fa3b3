import { getEventListeners } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { RestClient } from "../../../src/adapters/esp-rest/rest-client.ts";
import { createApi } from "../../../src/ports/marketing-api/api.ts";
import { op, shape } from "../../../src/ports/marketing-api/operation.ts";
import { randomIs, skipTime, stopTime } from "./replaced-time.ts";
import { connect, failureOf, json, serve } from "./rest-harness.ts";

const well = (response: ServerResponse) => json(response, 200, { health_status: "well" });
const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end();
const body = { name: "n" };

/** Fails the given number of times, then succeeds. */
const after = (failures: number, fail: (response: ServerResponse) => unknown) =>
  serve((response, _request, count) => {
    if (count <= failures) fail(response);
    else well(response);
  });

test.for([
  ["403 that says nothing", status(403)],
  [
    "403 that does not say it in JSON",
    (response: ServerResponse) => response.writeHead(403).end("<h1>busy</h1>"),
  ],
  ["502", status(502)],
  ["503", status(503)],
  ["504", status(504)],
  ["broken connection", (response: ServerResponse) => response.socket?.destroy()],
] as const)("after a %s a GET is repeated, three times at most", async ([, fail]) => {
  const { baseUrl, received } = await after(3, fail);
  skipTime();
  expect(await connect({ baseUrl }).ping.get()).toEqual({ health_status: "well" });
  expect(received).toHaveLength(4);

  const lasting = await after(4, fail);
  expect((await failureOf(connect({ baseUrl: lasting.baseUrl }).ping.get())).attempts).toBe(4);
});

test.for([
  ["400", (response: ServerResponse) => json(response, 400, { title: "Bad Request" })],
  ["403 that says why", (response: ServerResponse) => json(response, 403, { title: "Forbidden" })],
  ["404", status(404)],
  ["500", status(500)],
] as const)("after a %s nothing is repeated", async ([, fail]) => {
  const { baseUrl, received } = await after(1, fail);
  expect((await failureOf(connect({ baseUrl }).ping.get())).failure).toBe("refused");
  expect(received).toHaveLength(1);
});

test("PUT and DELETE are retried, POST and PATCH are not", async () => {
  skipTime();
  const { baseUrl, received } = await serve(status(503));
  const { lists, templateFolders } = connect({ baseUrl });
  const member = { list_id: "a", subscriber_hash: "b" };
  const attempts = await Promise.all(
    [
      lists.members.set({ ...member, body: { email_address: "jo@example.com", status_if_new: "pending" } }),
      lists.members.delete(member),
      templateFolders.create({ body }),
      lists.members.update({ ...member, body: {} }),
    ].map(async (call) => (await failureOf(call)).attempts),
  );
  expect(attempts).toEqual([4, 4, 1, 1]);
  expect(received).toHaveLength(10);
});

test("a throttled call is retried until its deadline, with any method, because it was not executed", async () => {
  randomIs(1);
  skipTime();
  const { baseUrl, received } = await after(6, status(429));
  const { lists } = connect({ baseUrl });
  await lists.members.update({ list_id: "a", subscriber_hash: "b", body: {} });
  expect(received).toHaveLength(7);

  const lasting = await serve(status(429));
  const api = connect({ baseUrl: lasting.baseUrl });
  const error = await failureOf(api.templateFolders.create({ body }));
  // After half a second, then after one second each.
  expect(error).toMatchObject({ failure: "refused", status: 429, attempts: 121 });
});

test("after one call is throttled, no call of the account is sent until the delay is over", async () => {
  const { baseUrl, received } = await serve((response, _request, count) => {
    if (count === 1) json(response, 429, {}, { "retry-after": "7" });
    else well(response);
  });
  const time = stopTime();
  const { lists } = connect({ baseUrl, concurrency: 2 });
  const first = lists.get({ list_id: "first" });
  // The deadline of the first call, and its retry delay; then two time limits of each other.
  await time.waited(2);
  const others = ["second", "third", "fourth"].map((list_id) => lists.get({ list_id }));
  await time.waited(8);
  time.pass(6_999);
  expect(received).toHaveLength(1);
  time.pass(1);
  await Promise.all([first, ...others]);
  expect(received).toHaveLength(5);
});

test("calls that are throttled together count once, and a success resets the count", async () => {
  randomIs(1);
  const statuses = [429, 429, 429, 204, 204, 204, 429];
  const { baseUrl } = await serve((response, _request, count) =>
    status(statuses[count - 1] ?? 204)(response),
  );
  const time = stopTime();
  const { ping } = connect({ baseUrl });
  const calls = Promise.all([ping.get(), ping.get(), ping.get()]);
  // Their deadlines, and their retry delays.
  await time.waited(6);
  expect(time.waits.slice(3)).toEqual([500, 500, 500]);
  time.pass(500);
  await calls;
  const another = ping.get();
  await time.waited(10);
  expect(time.waits.at(-1)).toBe(500);
  time.pass(500);
  await another;
});

test("the retry rule of the catalog overrides the rule of the method", async () => {
  skipTime();
  const { baseUrl } = await serve(status(503));
  const rows = {
    harmless: op("POST /harmless", shape<object>(), { safe: true }),
    harmful: op("DELETE /harmful", shape<object>(), { safe: false }),
  };
  const client = new RestClient({ baseUrl, apiKey: "key" });
  const api = createApi(rows, client.perform);
  expect((await failureOf(api.harmless())).attempts).toBe(4);
  expect((await failureOf(api.harmful())).attempts).toBe(1);
  await client.close();
});

test.for([
  ["POST", 503],
  ["throttled", 429],
] as const)("the caller's retry option overrides the rule for a call: %s", async ([, code]) => {
  skipTime();
  const { baseUrl } = await serve(status(code));
  const { templateFolders } = connect({ baseUrl });
  for (const retry of [0, 5]) {
    const { attempts } = await failureOf(templateFolders.create({ body }, { retry }));
    expect(attempts).toBe(retry + 1);
  }
});

test.for([
  ["1", 1, [500, 1_000, 2_000, 4_000, 8_000, 16_000, 20_000]],
  ["0.5", 0.5, [250, 500, 1_000, 2_000, 4_000, 8_000, 10_000]],
] as const)("retry delays double, with random jitter: %s", async ([, random, delays]) => {
  randomIs(random);
  const time = skipTime();
  const { baseUrl } = await serve(status(503));
  await failureOf(connect({ baseUrl }).ping.get({}, { retry: 7 }));
  expect(time.waits).toEqual(delays);
});

test("Retry-After is respected, in seconds and as a date", async () => {
  randomIs(0);
  const time = skipTime();
  const date = new Date(time.now() + 10_000).toUTCString();
  const { baseUrl } = await serve((response, _request, count) => {
    const wait = ["7", date, "soon"][count - 1];
    if (wait === undefined) well(response);
    else json(response, 429, {}, { "retry-after": wait });
  });
  await connect({ baseUrl }).ping.get();
  expect(time.waits.filter((wait) => wait > 0)).toEqual([7_000, 3_000]);
});

test("one deadline applies to all attempts: a retry delay beyond it is not started", async () => {
  randomIs(0);
  skipTime();
  const { baseUrl, received } = await serve((response) => json(response, 429, {}, { "retry-after": "50" }));
  const error = await failureOf(connect({ baseUrl }).ping.get());
  expect(error).toMatchObject({ failure: "refused", status: 429, attempts: 3 });
  expect(received).toHaveLength(3);
});

test("a signal aborts a call in flight, and its slot is free again", async () => {
  const controller = new AbortController();
  const { baseUrl } = await serve((response, _request, count) =>
    count === 1 ? controller.abort() : well(response),
  );
  const { ping } = connect({ baseUrl, concurrency: 1 });
  expect(await failureOf(ping.get({}, { signal: controller.signal }))).toMatchObject({
    failure: "aborted",
    attempts: 1,
    request: { method: "GET", url: `${baseUrl}/ping` },
  });
  expect(await ping.get()).toEqual({ health_status: "well" });
});

test("a signal aborts a call that waits for its retry", async () => {
  randomIs(1);
  const controller = new AbortController();
  const time = stopTime();
  const { baseUrl, received } = await serve(status(503));
  const call = failureOf(connect({ baseUrl }).ping.get({}, { signal: controller.signal }));
  await time.waited(2);
  controller.abort();
  expect(await call).toMatchObject({ failure: "aborted", attempts: 1 });
  expect(time.waits).toEqual([120_000, 500]);
  expect(received).toHaveLength(1);
});

test("a signal that is aborted just before a retry delay prevents it", async () => {
  const controller = new AbortController();
  stopTime();
  const { baseUrl } = await serve(status(503));
  const random = vi.spyOn(Math, "random").mockImplementation(() => {
    controller.abort();
    return 1;
  });
  onTestFinished(() => random.mockRestore());
  const call = connect({ baseUrl }).ping.get({}, { signal: controller.signal });
  expect(await failureOf(call)).toMatchObject({ failure: "aborted", attempts: 1 });
});

test("a finished call leaves no listener and no timer", async () => {
  const { signal } = new AbortController();
  const time = stopTime();
  const { baseUrl } = await serve(well);
  await connect({ baseUrl }).ping.get({}, { signal });
  expect(getEventListeners(signal, "abort")).toEqual([]);
  expect(time.running).toBe(0);
});
