import { ForbiddenError, RefNotFoundError } from "@prismicio/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ResiliencePolicy } from "../../../src/adapters/prismic/resilience-policy.ts";
import { ServiceFailure } from "../../../src/adapters/prismic/service-failure.ts";
import { ContentServiceError, UnknownRefError } from "../../../src/ports/content-repository.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const down = () => Promise.reject(new TypeError("fetch failed"));

/** The outcome of a call after its maximum time. */
async function outcomeOf<T>(call: Promise<T>): Promise<T | Error> {
  const settled = call.catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  await vi.advanceTimersByTimeAsync(5_000);
  return settled;
}

describe("a call of the content service", () => {
  it.each([
    ["the network", new TypeError("fetch failed")],
    ["a fault of the service", new ServiceFailure(500, 0)],
    ["an answer that is no JSON", new SyntaxError("Unexpected end of JSON input")],
  ])("is retried after a transient failure: %s", async (_kind, failure) => {
    const call = vi.fn(async () => "answer").mockRejectedValueOnce(failure);
    expect(await outcomeOf(new ResiliencePolicy().lookUp("findPage", call))).toBe("answer");
    expect(call).toHaveBeenCalledTimes(2);
  });

  it("is not retried if Retry-After exceeds the deadline", async () => {
    const call = vi.fn(() => Promise.reject(new ServiceFailure(429, 60_000)));
    expect(await outcomeOf(new ResiliencePolicy().lookUp("findPage", call))).toBeInstanceOf(
      ContentServiceError,
    );
    expect(call).toHaveBeenCalledOnce();
  });

  it("is rejected until Retry-After has passed, whatever its kind", async () => {
    const calls = new ResiliencePolicy();
    await outcomeOf(calls.lookUp("findPage", () => Promise.reject(new ServiceFailure(503, 60_000))));
    const call = vi.fn(async () => "answer");
    const ask = () =>
      Promise.all([
        outcomeOf(calls.lookUp("findPage", call)),
        outcomeOf(calls.poll("publishedRef", call)),
        outcomeOf(calls.read("everything", call)),
      ]);
    for (const outcome of await ask()) expect(outcome).toBeInstanceOf(ContentServiceError);
    expect(call).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await ask()).toEqual(["answer", "answer", "answer"]);
  });

  it("is sent again after five minutes, however long Retry-After is", async () => {
    const calls = new ResiliencePolicy();
    await outcomeOf(calls.poll("publishedRef", () => Promise.reject(new ServiceFailure(429, 86_400_000))));
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(await outcomeOf(calls.poll("publishedRef", async () => "ref"))).toBe("ref");
  });

  it("is not retried after an error document of the service", async () => {
    const call = vi.fn(() => Promise.reject(new RefNotFoundError("no such ref", "", undefined)));
    const calls = new ResiliencePolicy();
    for (let count = 0; count < 20; count++) {
      expect(await outcomeOf(calls.lookUp("findPage", call))).toBeInstanceOf(UnknownRefError);
    }
    expect(call).toHaveBeenCalledTimes(20);
  });

  it("times out at the deadline, and aborts its signal", async () => {
    const signals: AbortSignal[] = [];
    const calls = new ResiliencePolicy({ attempt: 10_000, deadline: 4_000 });
    const call = calls.lookUp("findPage", ({ signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    expect(await outcomeOf(call)).toMatchObject({ name: "ContentServiceError" });
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
  });

  it("is rejected while the circuit breaker is open, until one look-up succeeds", async () => {
    const calls = new ResiliencePolicy();
    const failed = Promise.allSettled(Array.from({ length: 5 }, () => calls.lookUp("findPage", down)));
    await vi.advanceTimersByTimeAsync(1_000);
    await failed;
    const refused = vi.fn(down);
    await expect(calls.lookUp("findPage", refused)).rejects.toThrow(ContentServiceError);
    expect(refused).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await outcomeOf(calls.lookUp("findPage", async () => "back"))).toBe("back");
    expect(await outcomeOf(calls.lookUp("findPage", async () => "still"))).toBe("still");
  });

  it.each([
    ["back", -3_600_000],
    ["forward", 3_600_000],
  ])(
    "is rejected for two seconds by an open circuit breaker, though the system time is set %s",
    async (_way, change) => {
      const calls = new ResiliencePolicy();
      const failed = Promise.allSettled(Array.from({ length: 5 }, () => calls.lookUp("findPage", down)));
      await vi.advanceTimersByTimeAsync(1_000);
      await failed;
      vi.setSystemTime(Date.now() + change);
      await expect(calls.lookUp("findPage", async () => "early")).rejects.toThrow(ContentServiceError);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await outcomeOf(calls.lookUp("findPage", async () => "back"))).toBe("back");
    },
  );

  it("is sent for a poll while the circuit breaker is open, since it shows when the service recovers", async () => {
    const calls = new ResiliencePolicy();
    for (let count = 0; count < 3; count++) await outcomeOf(calls.lookUp("findPage", down));
    expect(await outcomeOf(calls.poll("publishedRef", async () => "ref"))).toBe("ref");
  });

  it("does not open the circuit breaker by an error document", async () => {
    const calls = new ResiliencePolicy();
    for (let count = 0; count < 10; count++) {
      const refusal = () => Promise.reject(new ForbiddenError("no", "", undefined));
      await outcomeOf(calls.lookUp("findPage", refusal));
    }
    expect(await outcomeOf(calls.lookUp("findPage", async () => "page"))).toBe("page");
  });

  it("is rejected above the concurrency limit and the queue limit", async () => {
    let most = 0;
    let inFlight = 0;
    const slow = async () => {
      inFlight++;
      most = Math.max(most, inFlight);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      inFlight--;
      return "page";
    };
    const calls = new ResiliencePolicy();
    const flood = Promise.allSettled(Array.from({ length: 200 }, () => calls.lookUp("findPage", slow)));
    await vi.advanceTimersByTimeAsync(10_000);
    const refused = (await flood).filter((one) => one.status === "rejected");
    expect(most).toBe(16);
    expect(refused.length).toBeGreaterThanOrEqual(120);
    expect(refused[0]).toMatchObject({ reason: { name: "ContentServiceError" } });
  });
});
