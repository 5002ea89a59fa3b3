import { getEventListeners } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import { createRestApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import { op, shape } from "../../../src/ports/marketing-api/operation.ts";
import { refusal } from "../../unit/marketing-api/fake-account.ts";
import { connectInProcess, never, randomIs, skipTime } from "./rest-harness.ts";

type Answer = () => Response | Promise<Response>;

const well = () => Response.json({ health_status: "well" });
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response(null, { status: code, headers });
const saying = (code: number, title: string) => () => Response.json({ title }, { status: code });
const lost = () => Promise.reject(new TypeError("The connection was lost"));
const body = { name: "n" };

/** A client of a service with these answers, of which the last one stays. Delays are skipped. */
function served(...answers: readonly Answer[]) {
  const client = connectInProcess((count) => (answers[count - 1] ?? answers.at(-1) ?? well)());
  skipTime();
  const { sent } = client;
  const delays = () => sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0));
  return { ...client, ping: client.api.ping, delays };
}

test.for<[string, Answer]>([
  ["403 that says nothing", status(403)],
  ["403 that does not say it in JSON", () => new Response("<h1>busy</h1>", { status: 403 })],
  ["408", status(408)],
  ["500", status(500)],
  ["502", status(502)],
  ["503", status(503)],
  ["504", status(504)],
  ["522 of a proxy", status(522)],
  ["broken connection", lost],
])("after a %s a GET is repeated, three times at most", async ([, fail]) => {
  const { ping, sent } = served(fail, fail, fail, well);
  expect(await ping.get()).toEqual({ health_status: "well" });
  expect(sent).toHaveLength(4);
  expect((await refusal(served(fail).ping.get())).attempts).toBe(4);
});

test.for<[string, Answer]>([
  ["400", saying(400, "Bad Request")],
  ["403 that says why", saying(403, "Forbidden")],
  ["404", status(404)],
  ["501", status(501)],
])("after a %s nothing is repeated", async ([, fail]) => {
  const { ping, sent } = served(fail, well);
  expect((await refusal(ping.get())).failure).toBe("refused");
  expect(sent).toHaveLength(1);
});

test("PUT and DELETE are retried, POST and PATCH are not", async () => {
  const { lists, templateFolders } = served(status(503)).api;
  const member = { list_id: "a", subscriber_hash: "b" };
  const attempts = await Promise.all(
    [
      lists.members.set({ ...member, body: { email_address: "jo@example.com", status_if_new: "pending" } }),
      lists.members.delete(member),
      templateFolders.create({ body }),
      lists.members.update({ ...member, body: {} }),
    ].map(async (call) => (await refusal(call)).attempts),
  );
  expect(attempts).toEqual([4, 4, 1, 1]);
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

test.for([
  [1, [500, 1_000, 2_000, 4_000, 8_000, 16_000, 20_000]],
  [0.5, [250, 500, 1_000, 2_000, 4_000, 8_000, 10_000]],
] as const)("retry delays double, with random jitter: %d", async ([random, expected]) => {
  const { ping, delays } = served(status(503));
  randomIs(random);
  await refusal(ping.get({}, { retry: 7 }));
  expect(delays()).toEqual(expected);
});

test("Retry-After is respected, in seconds and as a date", async () => {
  const date = "Sat, 21 Nov 2026 00:00:10 GMT";
  const waits = ["7", date, "soon"].map((wait) => status(429, { "retry-after": wait }));
  const { ping, delays } = served(...waits, well);
  randomIs(0);
  await ping.get();
  expect(delays()).toEqual([7_000, 3_000, 0]);
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
