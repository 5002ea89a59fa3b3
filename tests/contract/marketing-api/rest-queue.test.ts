import { expect, test, vi } from "vitest";
import type { RestMarketingApiOptions } from "../../../src/adapters/esp-rest/settings.ts";
import type { CallOptions } from "../../../src/ports/marketing-api/call.ts";
import { refusal } from "../../unit/marketing-api/fake-account.ts";
import { connectInProcess } from "./rest-harness.ts";

/** A client of a service whose responses the test sends one by one, in the order of the requests. */
function withHeldResponses(options: RestMarketingApiOptions = {}) {
  const waiting: ((status: number) => void)[] = [];
  const { api, sent } = connectInProcess(
    (_, id) => new Promise((resolve) => waiting.push((status) => resolve(Response.json({ id }, { status })))),
    options,
  );
  return {
    api,
    sent: () => sent.map(({ name }) => name),
    get: async (list_id: string, more: CallOptions = {}) => (await api.lists.get({ list_id }, more)).id,
    /** Sends the next response after some milliseconds; resolves when the client has handled it. */
    respond: async (status = 200, after = 0) => {
      await vi.advanceTimersByTimeAsync(after);
      waiting.shift()?.(status);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const names = (count: number) => Array.from({ length: count }, (_, number) => String(number));

test("at most nine calls are in flight, the others are queued in order", async () => {
  const { sent, get, respond } = withHeldResponses();
  const calls = Promise.all(names(12).map((name) => get(name)));
  await vi.advanceTimersByTimeAsync(0);
  for (const count of [9, 10, 11, 12]) {
    expect(sent()).toEqual(names(count));
    await respond();
  }
  for (const _ of names(8)) await respond();
  expect(await calls).toEqual(names(12));
});

test("a call that waits for its retry gives its slot to the next", async () => {
  const { sent, get, respond } = withHeldResponses({ concurrency: 1 });
  const first = get("first");
  const second = get("second");
  await respond(503);
  await respond();
  expect(await second).toBe("second");
  expect(sent()).toEqual(["first", "second"]);
  await vi.advanceTimersByTimeAsync(500);
  await respond();
  expect(await first).toBe("first");
});

test("a signal aborts a queued call: it sends no request, and the next call succeeds", async () => {
  const { sent, get, respond } = withHeldResponses({ concurrency: 1 });
  const controller = new AbortController();
  const first = get("first");
  const second = refusal(get("second", { signal: controller.signal }));
  const third = get("third");
  controller.abort();
  expect(await second).toMatchObject({ failure: "aborted", attempts: 0 });
  await respond();
  await respond();
  await Promise.all([first, third]);
  expect(sent()).toEqual(["first", "third"]);
});

test("the timeout does not include time in the queue", async () => {
  const { get, respond } = withHeldResponses({ concurrency: 1, timeout: 1_200 });
  const calls = Promise.all(names(30).map((name) => get(name)));
  for (const _ of names(30)) await respond(200, 1_000);
  expect(await calls).toEqual(names(30));
});

test("the queue timeout ends a queued call; no request is sent", async () => {
  const { sent, get, respond } = withHeldResponses({ concurrency: 1 });
  const first = get("first");
  const second = refusal(get("second", { timeout: 500, queueTimeout: 1_000 }));
  await vi.advanceTimersByTimeAsync(1_000);
  const error = await second;
  expect(error).toMatchObject({ failure: "timeout", attempts: 0, cause: { name: "TimeoutError" } });
  expect(error.message).toContain("queue");
  await respond();
  await first;
  expect(sent()).toEqual(["first"]);
});

test("a call that is repeated goes before calls that have not been sent", async () => {
  const { sent, get, respond } = withHeldResponses({ concurrency: 1 });
  const calls = Promise.all(names(4).map((name) => get(name)));
  await respond(503);
  // Its retry, after half a second, only waits for the second call.
  await respond(200, 600);
  expect(sent()).toEqual(["0", "1", "0"]);
  for (const _ of names(3)) await respond();
  expect(await calls).toEqual(names(4));
});

test("the time limit begins when a call leaves the queue, and includes all attempts, pauses and later time in the queue", async () => {
  const { sent, get, respond } = withHeldResponses({ concurrency: 1 });
  const ended = vi.fn();
  const before = get("before");
  const first = refusal(get("first", { timeout: 2_000, queueTimeout: 20_000 })).finally(ended);
  const second = get("second");
  await respond(200, 10_000);
  await before;
  await respond(503);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toMatchObject({ failure: "timeout", attempts: 1, cause: { name: "TimeoutError" } });
  // It has left the queue.
  const third = get("third");
  await respond();
  await respond();
  await Promise.all([second, third]);
  expect(sent()).toEqual(["before", "first", "second", "third"]);
});

test("a call that cannot be sent frees its slot", async () => {
  const { get, respond } = withHeldResponses({ concurrency: 1, baseUrl: "https://us1.example/3.0" });
  vi.stubGlobal(
    "Request",
    class {
      constructor() {
        throw new TypeError("no requests here");
      }
    },
  );
  const failed = await refusal(get("first"));
  vi.unstubAllGlobals();
  expect(failed).toMatchObject({
    failure: "configuration",
    message: expect.stringContaining("no requests here"),
  });
  const second = get("second");
  await respond();
  expect(await second).toBe("second");
});

test("close waits for calls in flight, also if it is called twice, and rejects later calls", async () => {
  const { api, get, respond } = withHeldResponses();
  const call = get("a");
  const closed = [api.close(), api.close()];
  const late = await refusal(get("b"));
  expect(late).toMatchObject({ failure: "configuration", message: "The client has been closed" });
  await respond();
  expect(await call).toBe("a");
  await Promise.all(closed);
});
