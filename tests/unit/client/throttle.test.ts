import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { throttle } from "../../../client/shell/throttle.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("an action that is throttled", () => {
  it("happens at once, then at the end of the time, and once for any number of calls", () => {
    const action = vi.fn();
    const { call } = throttle(action, 250);
    call();
    expect(action).toHaveBeenCalledTimes(1);
    call();
    call();
    vi.advanceTimersByTime(249);
    expect(action).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(2);
  });

  it("does not happen again when nobody called in the meantime", () => {
    const action = vi.fn();
    throttle(action, 250).call();
    vi.advanceTimersByTime(1000);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it("keeps its distance from what happened last", () => {
    const action = vi.fn();
    const { call } = throttle(action, 250);
    call();
    call();
    vi.advanceTimersByTime(250);
    call();
    vi.advanceTimersByTime(249);
    expect(action).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(3);
  });

  it("can be called off", () => {
    const action = vi.fn();
    const { call, cancel } = throttle(action, 250);
    call();
    call();
    cancel();
    vi.advanceTimersByTime(1000);
    expect(action).toHaveBeenCalledTimes(1);
  });
});
