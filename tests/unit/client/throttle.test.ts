import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { throttle } from "../../../client/shell/scroll-state.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a throttled function", () => {
  it("is called immediately, then once at the end of the interval for any number of calls", () => {
    const callback = vi.fn();
    const { call } = throttle(callback, 250);
    call();
    expect(callback).toHaveBeenCalledTimes(1);
    call();
    call();
    vi.advanceTimersByTime(249);
    expect(callback).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(2);
  });

  it("is not called again without further calls", () => {
    const callback = vi.fn();
    throttle(callback, 250).call();
    vi.advanceTimersByTime(1000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it("respects the interval after a trailing call", () => {
    const callback = vi.fn();
    const { call } = throttle(callback, 250);
    call();
    call();
    vi.advanceTimersByTime(250);
    call();
    vi.advanceTimersByTime(249);
    expect(callback).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(3);
  });

  it("can be cancelled", () => {
    const callback = vi.fn();
    const { call, cancel } = throttle(callback, 250);
    call();
    call();
    cancel();
    vi.advanceTimersByTime(1000);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
