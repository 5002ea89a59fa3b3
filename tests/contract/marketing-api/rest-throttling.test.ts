import { expect, onTestFinished, test, vi } from "vitest";
import type { Throttling } from "../../../src/adapters/esp-rest/call-limiter.ts";
import { randomIs } from "./replaced-time.ts";
import { connect, failureOf } from "./rest-harness.ts";

const CALL_MS = 100;

/** A service with ten places for calls of 100 ms, of which others use some, on a clock that the test advances. */
function sharedAccount({ others = 0 } = {}) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  // The longest delays.
  randomIs(1);
  const service = { others, begun: [] as string[], done: 0, inFlight: 0, most: 0, refusals: 0 };
  const throttlings: Throttling[] = [];
  const fetch = async (url: string) => {
    if (service.inFlight + service.others >= 10) {
      service.refusals += 1;
      return Response.json({ title: "Too Many Requests" }, { status: 429 });
    }
    service.begun.push(url.slice(url.lastIndexOf("/") + 1));
    service.inFlight += 1;
    service.most = Math.max(service.most, service.inFlight);
    await new Promise((resolve) => setTimeout(resolve, CALL_MS));
    service.inFlight -= 1;
    service.done += 1;
    return Response.json({});
  };
  const client = () => {
    const { lists } = connect({ onThrottle: (throttling) => throttlings.push(throttling), fetch });
    return (count: number) =>
      Promise.all(Array.from({ length: count }, (_, list) => lists.get({ list_id: String(list) })));
  };
  return { service, throttlings, client, call: client() };
}

test("300 calls of 100 ms with one of ten places taken are done in 4 seconds", async () => {
  const { service, throttlings, call } = sharedAccount({ others: 1 });
  const calls = call(300);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(service.begun).toHaveLength(300);
  await calls;
  expect(throttlings[0]).toEqual({ concurrency: 9, pause: 500 });
  expect(throttlings).toHaveLength(service.refusals);
  expect(service.refusals).toBe(3);
});

test.each([0, 1_000])(
  "600 calls of 100 ms, refused for a second after %i ms, take 1.4 times as long as without",
  async (after) => {
    const { service, throttlings, call } = sharedAccount();
    setTimeout(() => {
      service.others = 10;
    }, after);
    setTimeout(() => {
      service.others = 0;
    }, after + 1_000);
    await vi.advanceTimersByTimeAsync(after === 0 ? 1 : 0);
    const calls = call(600);
    await vi.advanceTimersByTimeAsync(1.4 * 6_000);
    expect(service.done).toBe(600);
    await calls;
    // The refusals of one moment count once, and so do those of the calls that ask again.
    expect(throttlings.map(({ concurrency }) => concurrency)).toEqual(throttlings.map(() => 9));
  },
);

test("two clients of one account take 1.3 times as long as one", async () => {
  const { service, client } = sharedAccount();
  const calls = [client()(300), client()(300)];
  await vi.advanceTimersByTimeAsync(1.3 * 6_000);
  expect(service.done).toBe(600);
  await Promise.all(calls);
});

test("what onThrottle throws is a warning; the call goes on", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  onTestFinished(() => warned.mockRestore());
  const wrong = new Error("no such counter");
  const answers = [new Response(null, { status: 429 }), Response.json({ health_status: "well" })];
  const { ping } = connect({
    onThrottle: () => {
      throw wrong;
    },
    fetch: async () => answers.shift() ?? Response.error(),
  });
  const call = ping.get();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await call).toEqual({ health_status: "well" });
  expect(warned).toHaveBeenCalledWith(wrong);
});

test("when the other places are free again, all ten are used again", async () => {
  const { service, call } = sharedAccount({ others: 8 });
  const first = call(20);
  await vi.advanceTimersByTimeAsync(10_000);
  await first;
  expect(service.most).toBe(2);
  service.others = 0;
  const second = call(2_000);
  await vi.advanceTimersByTimeAsync(60_000);
  await second;
  expect(service.most).toBe(10);
});

/** An account whose first call is throttled for an hour. */
function throttledForAnHour() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const sent: string[] = [];
  const throttlings: Throttling[] = [];
  const { ping } = connect({
    onThrottle: (throttling) => throttlings.push(throttling),
    fetch: async (url) => {
      sent.push(url);
      return sent.length === 1
        ? new Response(null, { status: 429, headers: { "retry-after": "3600" } })
        : Response.json({ health_status: "well" });
    },
  });
  return { ping, sent, throttlings };
}

test("in a pause a call fails after its own time limit, with the reason, wherever it is in the queue", async () => {
  const { ping, sent } = throttledForAnHour();
  await failureOf(ping.get({}, { retry: 0 }));
  const failures = Array.from({ length: 30 }, () => failureOf(ping.get({}, { timeout: 2_000, retry: 0 })));
  const failed = vi.fn();
  for (const failure of failures) void failure.then(failed);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(30);
  const error = await failures[29];
  expect(error).toMatchObject({ failure: "timeout", attempts: 0, cause: { name: "TimeoutError" } });
  expect(error?.message).toBe(
    "The service throttles calls (429) for longer than the time limit when calling ping.get",
  );
  expect(sent).toHaveLength(1);
});

test("a pause that nobody waits for keeps no program running", async () => {
  const { ping } = throttledForAnHour();
  await failureOf(ping.get({}, { retry: 0 }));
  expect(vi.getTimerCount()).toBe(0);
});

test("Retry-After counts up to a minute", async () => {
  const { ping, throttlings } = throttledForAnHour();
  await failureOf(ping.get({}, { retry: 0 }));
  expect(throttlings).toEqual([{ concurrency: 9, pause: 60_000 }]);
  const call = ping.get();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await call).toEqual({ health_status: "well" });
});

test("short pauses do not count to the time limit of a call in the queue", async () => {
  const { ping } = throttledForAnHour();
  await failureOf(ping.get({}, { retry: 0 }));
  const call = ping.get({}, { timeout: 60_001 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await call).toEqual({ health_status: "well" });
});

test("a fetch that replaces the one of the runtime later is used", async () => {
  const { ping } = connect({});
  for (const health_status of ["first", "second"]) {
    vi.stubGlobal("fetch", async () => Response.json({ health_status }));
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await ping.get()).toEqual({ health_status });
  }
});
