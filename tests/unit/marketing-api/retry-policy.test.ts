import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type FailedAttempt, retryDelay } from "../../../src/adapters/esp-rest/retry-policy.ts";

const failed = (more: Partial<FailedAttempt> = {}): FailedAttempt => ({
  method: "GET",
  status: 503,
  headers: {},
  attempt: 1,
  timeLeft: 120_000,
  ...more,
});
/** The longest delay. */
const longest = (more: Partial<FailedAttempt>) => retryDelay(failed(more), () => 1);

describe("a call that may be performed twice", () => {
  it.each([0, 408, 500, 502, 503, 504, 520, 522, 524, 529])("is repeated after %i", (status) => {
    expect(longest({ status })).toBe(500);
  });

  it.each([301, 400, 401, 404, 409, 418, 501, 505, 519, 530, 999])("is not repeated after %i", (status) => {
    expect(longest({ status })).toBeUndefined();
  });

  it("is repeated after a 403 that is no document: of a service under load, not for a refused key", () => {
    expect(longest({ status: 403, headers: { "content-type": "text/html" } })).toBe(500);
    expect(longest({ status: 403, headers: { "content-type": "application/problem+json" } })).toBeUndefined();
  });

  it("is repeated three times, after delays that double", () => {
    const delays = [1, 2, 3, 4].map((attempt) => longest({ attempt }));
    expect(delays).toEqual([500, 1_000, 2_000, undefined]);
    expect(retryDelay(failed({ attempt: 3 }), () => 0.5)).toBe(1_000);
    expect(longest({ attempt: 9, retry: 9 })).toBe(20_000);
  });
});

describe("the service may have performed a call", () => {
  it.each([
    ["GET", true],
    ["PUT", true],
    ["DELETE", true],
    ["POST", false],
    ["PATCH", false],
  ] as const)("with %s: repeated %s", (method, isRepeated) => {
    for (const status of [0, 408, 500, 503, 524])
      expect(longest({ method, status }) !== undefined).toBe(isRepeated);
  });

  it("that the catalog says is safe, or is not", () => {
    expect(longest({ method: "POST", isSafe: true })).toBe(500);
    expect(longest({ method: "DELETE", isSafe: false })).toBeUndefined();
  });

  it("that the caller wants repeated, or not", () => {
    expect(longest({ method: "POST", retry: 1 })).toBe(500);
    expect(longest({ retry: 0 })).toBeUndefined();
  });
});

it("a throttled call was not performed, so it is repeated with every method until its time limit", () => {
  for (const method of ["GET", "POST", "PATCH"] as const)
    expect(longest({ method, status: 429, attempt: 100 })).toBe(0);
  expect(longest({ status: 429, attempt: 3, retry: 2 })).toBeUndefined();
});

describe("Retry-After", () => {
  const delayFor = (value: string, more: Partial<FailedAttempt> = {}) =>
    retryDelay(failed({ status: 429, headers: { "retry-after": value }, ...more }), () => 0);

  it("is a number of seconds, or a date", () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
    onTestFinished(() => void vi.useRealTimers());
    expect(delayFor("7")).toBe(7_000);
    expect(delayFor("Sat, 21 Nov 2026 00:00:10 GMT")).toBe(10_000);
    expect(delayFor("Sat, 21 Nov 2026 00:00:10 GMT", { status: 503 })).toBe(10_000);
  });

  it.each(["0", "Sat, 21 Nov 1998 00:00:10 GMT", "soon", "", "-5"])(
    "that is %j asks for no delay",
    (value) => {
      expect(delayFor(value)).toBe(0);
    },
  );

  it("counts up to a minute", () => {
    expect(delayFor("1000000000")).toBe(60_000);
  });

  it("that would end after the time limit ends the call", () => {
    expect(delayFor("7", { timeLeft: 7_000 })).toBeUndefined();
    expect(delayFor("7", { timeLeft: 7_001 })).toBe(7_000);
  });
});
