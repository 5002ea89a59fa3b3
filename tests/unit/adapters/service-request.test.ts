import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  BACKGROUND_LIMITS,
  LOOK_UP_LIMITS,
  ServicePause,
  serviceRequest,
  type TimeLimits,
} from "../../../src/adapters/prismic/service-request.ts";
import { ContentServiceError, contentRef, UnknownRefError } from "../../../src/ports/content-service.ts";
import { contentServiceOf, DESCRIPTION, ENDPOINT, foundOf, isQuery } from "./json-service.ts";

// Loaded before the clock stops.
await import("ky");

beforeEach(() => void vi.useFakeTimers());

const failing = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ message: "no" }, { status, headers });
const working = () => Response.json({ refs: [] });

/** Requests to a service that answers in turn, the last answer for ever. */
function service(...answers: readonly (() => Response | Promise<Response>)[]) {
  const left = answers.values();
  let last = answers[0] ?? working;
  const send = vi.fn(async (_request: Request) => {
    last = left.next().value ?? last;
    return last();
  });
  const pause = new ServicePause();
  const request = (limits: TimeLimits = LOOK_UP_LIMITS) =>
    outcomeOf(serviceRequest({ limits, pause, send })(ENDPOINT));
  return { send, request };
}

/** The status of a request, or its error, after its maximum time. */
async function outcomeOf(call: Promise<{ readonly status: number }>): Promise<number | string> {
  const outcome = call.then(
    ({ status }) => status,
    (error: unknown) => String(error),
  );
  await vi.advanceTimersByTimeAsync(5_000);
  return outcome;
}

describe("a request to the content service", () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ["the network", () => Promise.reject(new TypeError("fetch failed"))],
    ["a fault of the service", () => failing(500)],
    ["a rate limit that does not say when it ends", () => failing(429)],
    ["a rate limit that ends at once", () => failing(429, { "retry-after": "0" })],
    ["a rate limit that ends soon", () => failing(429, { "retry-after": "2" })],
    ["a web page", () => new Response("<!doctype html>")],
    ["no document", () => new Response("null")],
  ])("is retried after a transient failure: %s", async (_kind, failure) => {
    const { send, request } = service(failure, working);
    expect(await request()).toBe(200);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("is retried twice, and rejected with a reason that contains no address", async () => {
    const { send, request } = service(() => failing(503));
    expect(await request()).toBe("ServiceStatusError: it responded with status 503");
    expect(send).toHaveBeenCalledTimes(3);
    const slow = service(() => new Promise(() => undefined));
    expect(await slow.request()).toBe("ServiceError: it did not respond in time");
  });

  it.each([400, 401, 403, 404, 410])("is not retried after an error document: %i", async (status) => {
    const { send, request } = service(() => failing(status));
    expect(await request()).toBe(status);
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([["8"], [new Date(Date.UTC(2030, 0, 1, 0, 0, 8)).toUTCString()]])(
    "is rejected until Retry-After has passed, whatever its kind: %s",
    async (retryAfter) => {
      vi.setSystemTime(Date.UTC(2030, 0, 1));
      const { send, request } = service(() => failing(503, { "retry-after": retryAfter }), working);
      await request();
      expect(send).toHaveBeenCalledOnce();
      expect(await request()).toBe("ServiceError: it requested a pause with Retry-After");
      expect(send).toHaveBeenCalledOnce();
      expect(await request()).toBe(200);
    },
  );

  it.each([LOOK_UP_LIMITS, BACKGROUND_LIMITS])(
    "is sent again after ten seconds, however long Retry-After is: %j",
    async (limits) => {
      const { send, request } = service(() => failing(429, { "retry-after": "3600" }), working);
      const outcomes = [request(limits)];
      for (const _ of [5, 10]) {
        await vi.advanceTimersByTimeAsync(5_000);
        outcomes.push(request(limits));
      }
      expect((await Promise.all(outcomes)).at(-1)).toBe(200);
      expect(send.mock.calls.length).toBeGreaterThan(1);
    },
  );
});

describe("a content service with these requests", () => {
  const serviceOver = (send: (request: Request) => Promise<Response>) =>
    contentServiceOf((limits) => serviceRequest({ limits, send }));
  const answerTo = (request: Request) =>
    Response.json(isQuery(new URL(request.url)) ? foundOf() : DESCRIPTION);

  it.each([
    [404, '{"type":"api_notfound_error","message":"Master ref is: master"}'],
    [404, '{"type":"api_security_error","message":"This preview token has expired"}'],
    [410, '{"type":"api_validation_error","message":"Master ref is: master"}'],
    [400, '{"message":"no such query"}', "no such query"],
    [403, '{"message":"no such key"}', "(no such key): check CONTENT_ACCESS_TOKEN"],
    [404, '{"type":"other","message":"no such thing"}', "no such thing"],
    [400, "{}", "larkfield.cdn.prismic.io: it responded with status 400"],
  ])(
    "rejects once: an unknown ref, or the reason of the service: %i %s",
    async (status, body, reason = "") => {
      const queries: string[] = [];
      const content = serviceOver(async (request) => {
        if (!isQuery(new URL(request.url))) return answerTo(request);
        queries.push(request.url);
        return new Response(body, { status });
      });
      const failure = await content.findDocument(contentRef("draft"), "a").catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ContentServiceError);
      expect(failure instanceof UnknownRefError).toBe(reason === "");
      expect(String(failure)).toContain(reason);
      expect(queries).toHaveLength(1);
    },
  );

  it("sees the published ref of a service that takes three seconds, while no visitor waits as long", async () => {
    const content = serviceOver(async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      return answerTo(request);
    });
    const ref = content.publishedRef();
    const [look] = await Promise.allSettled([
      ref.then((known) => content.findFormer(known, "/news/a")),
      vi.advanceTimersByTimeAsync(3_000 + LOOK_UP_LIMITS.deadline),
    ]);
    expect(await ref).toBe("published");
    expect(look).toMatchObject({ status: "rejected", reason: { name: "ContentServiceError" } });
  });

  it("rejects a flood of queries without sending it, but not a poll", async () => {
    const waiting: (() => void)[] = [];
    const content = serviceOver(async (request) => {
      if (isQuery(new URL(request.url))) await new Promise<void>((resolve) => void waiting.push(resolve));
      return answerTo(request);
    });
    await content.publishedRef();
    const look = (_: unknown, index: number) =>
      content.findFormer(contentRef("draft"), `/news/article-${index}`);
    const flood = Promise.allSettled(Array.from({ length: 200 }, look));
    await vi.advanceTimersByTimeAsync(10);
    expect(await content.publishedRef()).toBe("published");
    for (const resolve of waiting) resolve();
    const rejected = (await flood).filter(({ status }) => status === "rejected");
    expect([waiting.length, rejected.length]).toEqual([64, 136]);
    expect(rejected[0]).toMatchObject({ reason: { name: "ContentServiceError" } });
  });
});
