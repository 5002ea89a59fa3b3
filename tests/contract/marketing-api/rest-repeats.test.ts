import { getEventListeners } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import { createRestApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import { op, shape } from "../../../src/ports/marketing-api/operation.ts";
import { refusal } from "../../unit/marketing-api/fake-account.ts";
import { connectInProcess, never, skipTime } from "./rest-harness.ts";

type Answer = () => Response | Promise<Response>;

const well = () => Response.json({ health_status: "well" });
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response(null, { status: code, headers });
const lost = () => Promise.reject(new TypeError("The connection was lost"));
const body = { name: "n" };

/** A client of a service with these answers, of which the last one stays. Delays are skipped. */
function served(...answers: readonly Answer[]) {
  const client = connectInProcess((count) => {
    const answer = answers[count - 1] ?? answers.at(-1) ?? well;
    return answer();
  });
  skipTime();
  return { ...client, ping: client.api.ping };
}

// Which statuses are repeated, with which methods and after which delays is in `unit/marketing-api/retry-policy.test.ts`.
test.for<[string, Answer]>([
  ["403 that does not say it in JSON", () => new Response("<h1>busy</h1>", { status: 403 })],
  ["503", status(503)],
  ["broken connection", lost],
])("after a %s a GET is repeated, three times at most", async ([, fail]) => {
  const { ping, sent } = served(fail, fail, fail, well);
  expect(await ping.get()).toEqual({ health_status: "well" });
  expect(sent).toHaveLength(4);
  expect((await refusal(served(fail).ping.get())).attempts).toBe(4);
});

test("a throttled call is retried until its deadline, with any method, because it was not executed", async () => {
  const throttled = Array.from({ length: 6 }, () => status(429));
  const { api, sent } = served(...throttled, well);
  await api.lists.members.update({ list_id: "a", subscriber_hash: "b", body: {} });
  expect(sent).toHaveLength(7);
  const error = await refusal(served(status(429)).api.templateFolders.create({ body }));
  // After half a second, then after one second each.
  expect(error).toMatchObject({ failure: "refused", status: 429, attempts: 121 });
});

test("calls that are throttled together count once, and a success resets the count", async () => {
  const { ping, sent } = served(...[429, 429, 429, 204, 204, 204, 429, 204].map((code) => status(code)));
  await Promise.all([ping.get(), ping.get(), ping.get()]);
  await ping.get();
  const [first] = sent;
  expect(sent.map(({ at }) => at - (first?.at ?? 0))).toEqual([0, 0, 0, 500, 500, 500, 500, 1_000]);
});

test("the retry rule of the catalog overrides the rule of the method", async () => {
  const rows = {
    harmless: op("POST /harmless", shape<object>(), { safe: true }),
    harmful: op("DELETE /harmful", shape<object>(), { safe: false }),
  };
  served();
  const api = createRestApi(rows, { apiKey: "key-us1", fetch: async () => status(503)() });
  expect((await refusal(api.harmless())).attempts).toBe(4);
  expect((await refusal(api.harmful())).attempts).toBe(1);
});

test.for([
  ["POST", 503],
  ["throttled", 429],
] as const)("the caller's retry option overrides the rule for a call: %s", async ([, code]) => {
  const { templateFolders } = served(status(code)).api;
  for (const retry of [0, 5]) {
    const { attempts } = await refusal(templateFolders.create({ body }, { retry }));
    expect(attempts).toBe(retry + 1);
  }
});

test("one deadline applies to all attempts: a retry delay beyond it is not started", async () => {
  const { ping } = served(status(429, { "retry-after": "50" }));
  expect(await refusal(ping.get())).toMatchObject({ failure: "refused", status: 429, attempts: 3 });
});

test("a signal aborts a call in flight, and its slot is free again", async () => {
  const controller = new AbortController();
  const { api } = connectInProcess((count) => (count === 1 ? never() : well()), { concurrency: 1 });
  const call = refusal(api.ping.get({}, { signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  const request = { method: "GET", url: expect.stringContaining("/ping") };
  expect(await call).toMatchObject({ failure: "aborted", attempts: 1, request });
  expect(await api.ping.get()).toEqual({ health_status: "well" });
});

test("a signal aborts a call that waits for its retry", async () => {
  const controller = new AbortController();
  const { api, sent } = connectInProcess(status(503));
  const call = refusal(api.ping.get({}, { signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(499);
  controller.abort();
  expect(await call).toMatchObject({ failure: "aborted", attempts: 1 });
  expect(sent).toHaveLength(1);
});

test("a signal that is aborted just before a retry delay prevents it", async () => {
  const controller = new AbortController();
  const { api } = connectInProcess(status(503));
  const random = vi.spyOn(Math, "random").mockImplementation(() => {
    controller.abort();
    return 1;
  });
  onTestFinished(() => random.mockRestore());
  const call = api.ping.get({}, { signal: controller.signal });
  expect(await refusal(call)).toMatchObject({ failure: "aborted", attempts: 1 });
});

test("a finished call leaves no listener and no timer", async () => {
  const { signal } = new AbortController();
  await connectInProcess(well).api.ping.get({}, { signal });
  expect(getEventListeners(signal, "abort")).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
