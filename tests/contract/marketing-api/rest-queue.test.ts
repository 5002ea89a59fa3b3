import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import {
  connect,
  failureOf,
  json,
  type Received,
  SkippingTime,
  StandingTime,
  serve,
} from "./rest-harness.ts";

/** A service whose answers the test gives, one by one. */
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
    answer(status = 200) {
      const next = held.shift();
      if (next === undefined) throw new Error("Nobody waits for an answer");
      json(next.response, status, { id: next.request.url });
    },
  };
}

test("at most ten calls are in flight, the others follow in turn", async () => {
  const service = await holdingService();
  const { lists } = connect({ baseUrl: service.baseUrl });
  const calls = Array.from({ length: 12 }, (_, list) => lists.get({ list_id: String(list) }));
  await service.holds(10);
  expect(service.received).toHaveLength(10);
  service.answer();
  await service.holds(10);
  expect(service.received.at(-1)?.url).toBe("/3.0/lists/10");
  service.answer();
  await service.holds(10);
  expect(service.received.at(-1)?.url).toBe("/3.0/lists/11");
  for (let left = 0; left < 10; left += 1) service.answer();
  expect((await Promise.all(calls)).map(({ id }) => id)).toEqual(
    Array.from({ length: 12 }, (_, list) => `/3.0/lists/${list}`),
  );
});

test("a call that waits to be repeated gives its place to the next", async () => {
  const service = await holdingService();
  const time = new StandingTime();
  const { lists } = connect({ baseUrl: service.baseUrl, concurrency: 1, time, random: () => 1 });
  const first = lists.get({ list_id: "first" });
  const second = lists.get({ list_id: "second" });
  await service.holds(1);
  service.answer(503);
  await service.holds(1);
  expect(service.received.map(({ url }) => url)).toEqual(["/3.0/lists/first", "/3.0/lists/second"]);
  service.answer();
  expect(await second).toEqual({ id: "/3.0/lists/second" });
  await time.waited(3);
  time.pass(500);
  await service.holds(1);
  service.answer();
  expect(await first).toEqual({ id: "/3.0/lists/first" });
});

test("a signal ends a call that waits its turn; nothing of it is sent", async () => {
  const service = await holdingService();
  const { lists } = connect({ baseUrl: service.baseUrl, concurrency: 1 });
  const first = lists.get({ list_id: "first" });
  await service.holds(1);
  const controller = new AbortController();
  const second = failureOf(lists.get({ list_id: "second" }, { signal: controller.signal }));
  const third = lists.get({ list_id: "third" });
  controller.abort();
  expect(await second).toMatchObject({ failure: "aborted", attempts: 0 });
  service.answer();
  await service.holds(1);
  service.answer();
  await Promise.all([first, third]);
  expect(service.received.map(({ url }) => url)).toEqual(["/3.0/lists/first", "/3.0/lists/third"]);
});

test("a signal ends a call whose connection is being made; nothing of it is sent, and the next goes well", async () => {
  const service = await holdingService();
  const { lists } = connect({ baseUrl: service.baseUrl, concurrency: 2 });
  const first = lists.get({ list_id: "first" });
  await service.holds(1);
  const controller = new AbortController();
  const second = failureOf(lists.get({ list_id: "second" }, { signal: controller.signal }));
  controller.abort();
  expect(await second).toMatchObject({ failure: "aborted", attempts: 0 });
  const third = lists.get({ list_id: "third" });
  await service.holds(2);
  service.answer();
  service.answer();
  await Promise.all([first, third]);
  expect(service.received.map(({ url }) => url)).toEqual(["/3.0/lists/first", "/3.0/lists/third"]);
});

test("three hundred calls at once are all answered: the time limit does not count while a call waits its turn", async () => {
  const service = await holdingService();
  const time = new StandingTime();
  const { lists } = connect({ baseUrl: service.baseUrl, time, timeout: 1_200 });
  const calls = Array.from({ length: 300 }, (_, list) => lists.get({ list_id: String(list) }));
  const outcomes = Promise.allSettled(calls);
  for (let round = 0; round < 30; round += 1) {
    await service.holds(10);
    time.pass(100);
    for (let answered = 0; answered < 10; answered += 1) service.answer();
  }
  expect((await outcomes).filter(({ status }) => status === "rejected")).toEqual([]);
  expect(service.received).toHaveLength(300);
});

test("the time limit of the queue ends a call that waits its turn; nothing of it is sent", async () => {
  const service = await holdingService();
  const time = new StandingTime();
  const { lists } = connect({ baseUrl: service.baseUrl, concurrency: 1, time });
  const first = lists.get({ list_id: "first" });
  await service.holds(1);
  const second = failureOf(lists.get({ list_id: "second" }, { timeout: 500, queueTimeout: 1_000 }));
  time.pass(999);
  time.pass(1);
  const error = await second;
  expect(error).toMatchObject({ failure: "timeout", attempts: 0, cause: { name: "TimeoutError" } });
  expect(error.message).toContain("queue");
  service.answer();
  await first;
  expect(service.received).toHaveLength(1);
});

test("a call that waits its turn again has the time left that it had", async () => {
  const service = await holdingService();
  const time = new StandingTime();
  const { lists } = connect({ baseUrl: service.baseUrl, concurrency: 1, time, random: () => 1 });
  const first = failureOf(lists.get({ list_id: "first" }, { timeout: 2_000, queueTimeout: 20_000 }));
  const second = lists.get({ list_id: "second" });
  await service.holds(1);
  service.answer(503);
  await service.holds(1);
  // The deadline of the first, its wait, the deadline of the second.
  await time.waited(3);
  time.pass(500);
  // The first queues behind the second, for longer than its own time.
  await time.waited(4);
  time.pass(10_000);
  service.answer();
  await second;
  await service.holds(1);
  expect(time.waits.at(-1)).toBe(1_500);
  time.pass(1_500);
  expect(await first).toMatchObject({ failure: "timeout", attempts: 2 });
});

test("a call whose connection is never made has not been sent", async () => {
  const { lists } = connect({ baseUrl: "http://127.0.0.1:1/3.0", time: new SkippingTime() });
  expect(await failureOf(lists.get({ list_id: "a" }))).toMatchObject({ failure: "network", attempts: 0 });
});

test("closing waits for the calls under way and refuses later ones", async () => {
  const service = await holdingService();
  const api = connect({ baseUrl: service.baseUrl });
  const call = api.lists.get({ list_id: "a" });
  await service.holds(1);
  const closed = api.close();
  const late = await failureOf(api.lists.get({ list_id: "b" }));
  expect(late).toMatchObject({ failure: "configuration", message: "The client has been closed" });
  service.answer();
  expect(await call).toEqual({ id: "/3.0/lists/a" });
  await closed;
});
