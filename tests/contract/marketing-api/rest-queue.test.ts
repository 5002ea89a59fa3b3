import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { randomIs, stopTime } from "./replaced-time.ts";
import { connect, failureOf, json, type Received, serve } from "./rest-harness.ts";

/** A service whose responses the test sends one by one. */
async function holdingService() {
  const held: { readonly request: Received; readonly response: ServerResponse }[] = [];
  let onRequest: (() => void) | undefined;
  const { baseUrl, received } = await serve((response, request) => {
    held.push({ request, response });
    onRequest?.();
  });
  return {
    baseUrl,
    received,
    held,
    async holds(count: number) {
      while (held.length < count) {
        await new Promise<void>((resolve) => {
          onRequest = resolve;
        });
      }
    },
    respond(status = 200) {
      const next = held.shift();
      if (next === undefined) throw new Error("Nobody waits for a response");
      json(next.response, status, { id: next.request.url });
    },
  };
}

test("at most ten calls are in flight, the others are queued in order", async () => {
  const service = await holdingService();
  const { lists } = connect({ baseUrl: service.baseUrl });
  const calls = Array.from({ length: 12 }, (_, list) => lists.get({ list_id: String(list) }));
  await service.holds(10);
  expect(service.received).toHaveLength(10);
  service.respond();
  await service.holds(10);
  expect(service.received.at(-1)?.url).toBe("/3.0/lists/10");
  service.respond();
  await service.holds(10);
  expect(service.received.at(-1)?.url).toBe("/3.0/lists/11");
  for (let left = 0; left < 10; left += 1) service.respond();
  expect((await Promise.all(calls)).map(({ id }) => id)).toEqual(
    Array.from({ length: 12 }, (_, list) => `/3.0/lists/${list}`),
  );
});

test("a call that waits for its retry gives its slot to the next", async () => {
  randomIs(1);
  const service = await holdingService();
  const time = stopTime();
  const { lists } = connect({ baseUrl: service.baseUrl, concurrency: 1 });
  const first = lists.get({ list_id: "first" });
  const second = lists.get({ list_id: "second" });
  await service.holds(1);
  service.respond(503);
  await service.holds(1);
  expect(service.received.map(({ url }) => url)).toEqual(["/3.0/lists/first", "/3.0/lists/second"]);
  service.respond();
  expect(await second).toEqual({ id: "/3.0/lists/second" });
  await time.waited(3);
  time.pass(500);
  await service.holds(1);
  service.respond();
  expect(await first).toEqual({ id: "/3.0/lists/first" });
});

test.for([
  ["a queued call", { concurrency: 1, attempts: 0 }],
  ["a call while it connects", { concurrency: 2, attempts: 1 }],
] as const)("a signal aborts %s: it sends no request, and the next call succeeds", async ([, when]) => {
  const service = await holdingService();
  const { lists } = connect({ baseUrl: service.baseUrl, concurrency: when.concurrency });
  const first = lists.get({ list_id: "first" });
  await service.holds(1);
  const controller = new AbortController();
  const second = failureOf(lists.get({ list_id: "second" }, { signal: controller.signal }));
  const third = lists.get({ list_id: "third" });
  controller.abort();
  expect(await second).toMatchObject({ failure: "aborted", attempts: when.attempts });
  service.respond();
  await service.holds(1);
  service.respond();
  await Promise.all([first, third]);
  expect(service.received.map(({ url }) => url)).toEqual(["/3.0/lists/first", "/3.0/lists/third"]);
});

test("three hundred concurrent calls all succeed: the timeout does not include time in the queue", async () => {
  const service = await holdingService();
  const time = stopTime();
  const { lists } = connect({ baseUrl: service.baseUrl, timeout: 1_200 });
  const calls = Array.from({ length: 300 }, (_, list) => lists.get({ list_id: String(list) }));
  const outcomes = Promise.allSettled(calls);
  for (let round = 0; round < 30; round += 1) {
    await service.holds(10);
    time.pass(100);
    for (let responded = 0; responded < 10; responded += 1) service.respond();
  }
  expect((await outcomes).filter(({ status }) => status === "rejected")).toEqual([]);
  expect(service.received).toHaveLength(300);
});

test("the queue timeout ends a queued call; no request is sent", async () => {
  const service = await holdingService();
  const time = stopTime();
  const { lists } = connect({ baseUrl: service.baseUrl, concurrency: 1 });
  const first = lists.get({ list_id: "first" });
  await service.holds(1);
  const second = failureOf(lists.get({ list_id: "second" }, { timeout: 500, queueTimeout: 1_000 }));
  // The deadline of the first call, and the time in the queue of the second.
  await time.waited(2);
  time.pass(1_000);
  const error = await second;
  expect(error).toMatchObject({ failure: "timeout", attempts: 0, cause: { name: "TimeoutError" } });
  expect(error.message).toContain("queue");
  service.respond();
  await first;
  expect(service.received).toHaveLength(1);
});

test("a call that is queued again keeps its remaining time", async () => {
  randomIs(1);
  const service = await holdingService();
  const time = stopTime();
  const { lists } = connect({ baseUrl: service.baseUrl, concurrency: 1 });
  const first = failureOf(lists.get({ list_id: "first" }, { timeout: 2_000, queueTimeout: 20_000 }));
  const second = lists.get({ list_id: "second" });
  await service.holds(1);
  service.respond(503);
  await service.holds(1);
  // The deadline of the first call, its retry delay, the deadline of the second.
  await time.waited(3);
  time.pass(500);
  // The first call is queued behind the second for longer than its own timeout.
  await time.waited(4);
  time.pass(10_000);
  service.respond();
  await second;
  await service.holds(1);
  expect(time.waits.at(-1)).toBe(1_500);
  time.pass(1_500);
  expect(await first).toMatchObject({ failure: "timeout", attempts: 2 });
});

test("close waits for calls in flight, also if it is called twice, and rejects later calls", async () => {
  const service = await holdingService();
  const api = connect({ baseUrl: service.baseUrl });
  const call = api.lists.get({ list_id: "a" });
  await service.holds(1);
  const closed = [api.close(), api.close()];
  const late = await failureOf(api.lists.get({ list_id: "b" }));
  expect(late).toMatchObject({ failure: "configuration", message: "The client has been closed" });
  service.respond();
  expect(await call).toEqual({ id: "/3.0/lists/a" });
  await Promise.all(closed);
});
