import { expect, onTestFinished, test, vi } from "vitest";
import type { Throttling } from "../../../src/adapters/esp-rest/call-limiter.ts";
import { refusal } from "../../unit/marketing-api/fake-account.ts";
import { connect, connectInProcess, warnings } from "./rest-harness.ts";

const CALL_MS = 100;
const well = (health_status = "well") => Response.json({ health_status });

/** A service with ten places for calls of 100 ms, of which others use some. */
function sharedAccount({ others = 0 } = {}) {
  const service = { others, done: 0, inFlight: 0, most: 0, refusals: 0 };
  const throttlings: Throttling[] = [];
  const respond = async () => {
    if (service.inFlight + service.others >= 10) {
      service.refusals += 1;
      return Response.json({ title: "Too Many Requests" }, { status: 429 });
    }
    service.inFlight += 1;
    service.most = Math.max(service.most, service.inFlight);
    await new Promise((resolve) => setTimeout(resolve, CALL_MS));
    service.inFlight -= 1;
    service.done += 1;
    return well();
  };
  const client = () => {
    const { api } = connectInProcess(respond, { onThrottle: (throttling) => throttlings.push(throttling) });
    return (count: number) => Promise.all(Array.from({ length: count }, () => api.ping.get()));
  };
  return { service, throttlings, client, call: client() };
}

test("300 calls of 100 ms with two of ten places taken are done in 4.4 seconds", async () => {
  const { service, throttlings, call } = sharedAccount({ others: 2 });
  const calls = call(300);
  await vi.advanceTimersByTimeAsync(4_400);
  expect(service.done).toBe(300);
  await calls;
  expect(throttlings[0]).toEqual({ concurrency: 8, pause: 500 });
  expect(throttlings).toHaveLength(service.refusals);
  expect(service.refusals).toBe(8);
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
    await vi.advanceTimersByTimeAsync((1.4 * 60_000) / 9);
    expect(service.done).toBe(600);
    await calls;
    // The refusals of one moment count once, and so do those of the calls that ask again.
    expect(throttlings.map(({ concurrency }) => concurrency)).toEqual(throttlings.map(() => 8));
  },
);

test("two clients with 300 calls each take less than 1.2 times as long as ten places need", async () => {
  const { service, client } = sharedAccount();
  const calls = [client(), client()].map((call) => call(300));
  await vi.advanceTimersByTimeAsync(1.2 * 6_000);
  expect(service.done).toBe(600);
  await Promise.all(calls);
});

test("a place is free for another program: its call never waits", async () => {
  const { service, call } = sharedAccount();
  const calls = call(300);
  const seen: number[] = [];
  for (let time = 0; time < 3_400; time += 50) {
    await vi.advanceTimersByTimeAsync(50);
    seen.push(service.inFlight);
  }
  expect(Math.max(...seen)).toBe(9);
  await calls;
  expect(service.refusals).toBe(0);
});

test("calls in the background leave three places, and others go first", async () => {
  const answers: (() => void)[] = [];
  const { api, sent } = connectInProcess(() => new Promise((resolve) => answers.push(() => resolve(well()))));
  const get = (list_id: string, background: boolean) => api.lists.get({ list_id }, { background });
  const calls = Array.from({ length: 9 }, (_, number) => get(`sync ${number}`, true));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(6);
  calls.push(...Array.from({ length: 4 }, (_, number) => get(`page ${number}`, false)));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.slice(6).map(({ name }) => name)).toEqual(["page%200", "page%201", "page%202"]);
  answers.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)?.name).toBe("page%203");
  for (let turn = 0; turn < 12; turn += 1) {
    for (const answer of answers.splice(0)) answer();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(await Promise.all(calls)).toHaveLength(13);
});

test("when the other places are free again, all nine are used again", async () => {
  const { service, call } = sharedAccount({ others: 8 });
  const first = call(20);
  await vi.advanceTimersByTimeAsync(10_000);
  await first;
  expect(service.most).toBe(2);
  service.others = 0;
  const second = call(2_000);
  await vi.advanceTimersByTimeAsync(60_000);
  await second;
  expect(service.most).toBe(9);
});

test("an account that others throttle for a minute is used again within two seconds of its end", async () => {
  const { service, call } = sharedAccount({ others: 10 });
  const calls = call(100);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(service.done).toBe(0);
  // One call at a time asks, about once a second.
  expect(service.refusals).toBeLessThan(9 + 70);
  service.others = 0;
  await vi.advanceTimersByTimeAsync(2_000 + (1.3 * 10_000) / 9);
  expect(service.done).toBe(100);
  await calls;
});

test("what onThrottle throws is a warning; the call goes on", async () => {
  const warned = warnings();
  const wrong = new Error("no such counter");
  const respond = (count: number) => (count === 1 ? new Response(null, { status: 429 }) : well());
  const onThrottle = () => {
    throw wrong;
  };
  const call = connectInProcess(respond, { onThrottle }).api.ping.get();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await call).toEqual({ health_status: "well" });
  expect(warned).toHaveBeenCalledWith(wrong);
});

/** An account whose first call has been throttled for an hour. */
async function throttledForAnHour() {
  const throttlings: Throttling[] = [];
  const { api, sent } = connectInProcess(
    (count) =>
      count === 1 ? new Response(null, { status: 429, headers: { "retry-after": "3600" } }) : well(),
    { onThrottle: (throttling) => throttlings.push(throttling) },
  );
  await refusal(api.ping.get({}, { retry: 0 }));
  return { ping: api.ping, sent, throttlings };
}

test("in a pause a call fails after its own time limit, with the reason, wherever it is in the queue", async () => {
  const { ping, sent } = await throttledForAnHour();
  const failures = Array.from({ length: 30 }, () => refusal(ping.get({}, { timeout: 2_000, retry: 0 })));
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
  await throttledForAnHour();
  expect(vi.getTimerCount()).toBe(0);
});

test("Retry-After counts up to a minute, in which no call is sent; it does not count to their time limits", async () => {
  const { ping, sent, throttlings } = await throttledForAnHour();
  expect(throttlings).toEqual([{ concurrency: 8, pause: 60_000 }]);
  const calls = Promise.all([ping.get(), ping.get({}, { timeout: 60_001 })]);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await calls).toEqual([{ health_status: "well" }, { health_status: "well" }]);
});

test("a fetch that replaces the one of the runtime later is used", async () => {
  const { ping } = connect({});
  for (const health_status of ["first", "second"]) {
    vi.stubGlobal("fetch", async () => well(health_status));
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await ping.get()).toEqual({ health_status });
  }
});
