import { expect, onTestFinished, test, vi } from "vitest";
import type { Fetch } from "../../../src/adapters/esp-rest/fetch.ts";
import { createRestMarketingApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import { refusal } from "../../unit/marketing-api/fake-account.ts";
import { never } from "./rest-harness.ts";

/**
 * A client in a runtime where each request has a life of its own (Workers): when a request has been answered, its timers are
 * gone, and what it still awaited never comes. That parallel requests share a client is in `tests/package/workers.test.ts`.
 */
function worker(fetch: Fetch) {
  vi.useFakeTimers();
  const { setInterval, setTimeout } = globalThis;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const noting =
    <T extends typeof setTimeout | typeof setInterval>(start: T) =>
    (run: () => void, milliseconds?: number) => {
      const timer = start(run, milliseconds);
      timers.push(timer);
      return timer;
    };
  vi.stubGlobal("setInterval", noting(setInterval));
  vi.stubGlobal("setTimeout", noting(setTimeout));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const endRequest = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer);
  };
  // Not closed: what an answered request still awaits never comes.
  return { api: createRestMarketingApi({ apiKey: "key-us1", fetch }), endRequest };
}

const well = () => Response.json({ health_status: "well" });

test("calls of an answered request give their places back", async () => {
  let sent = 0;
  const { api, endRequest } = worker(async () => {
    sent += 1;
    return sent <= 9 ? never() : well();
  });
  for (let call = 0; call < 25; call += 1) void api.ping.get().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(sent).toBe(9);
  endRequest();
  const calls = Promise.all(Array.from({ length: 20 }, () => api.ping.get()));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await calls).toHaveLength(20);
});

test("a pause that an answered request caused ends for the others", async () => {
  let sent = 0;
  const { api, endRequest } = worker(async () => {
    sent += 1;
    return sent === 1 ? new Response(null, { status: 429, headers: { "retry-after": "2" } }) : well();
  });
  void refusal(api.ping.get({}, { retry: 0 }));
  void api.ping.get().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1);
  endRequest();
  const calls = Promise.all([api.ping.get(), api.ping.get()]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await calls).toHaveLength(2);
});

test("the next in the queue takes its turn when those before it have gone", async () => {
  const held: (() => void)[] = [];
  let sent = 0;
  const { api, endRequest } = worker(async () => {
    sent += 1;
    if (sent > 9) return well();
    await new Promise<void>((resolve) => held.push(resolve));
    return well();
  });
  for (let call = 0; call < 9; call += 1) void api.ping.get();
  const waiting = api.ping.get();
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toBe(9);
  endRequest();
  const next = api.ping.get();
  for (const end of held) end();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await next).toEqual({ health_status: "well" });
  await waiting;
});
