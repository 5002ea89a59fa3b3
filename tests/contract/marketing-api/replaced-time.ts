import { onTestFinished, vi } from "vitest";
import type { Time } from "../../../src/adapters/esp-rest/time.ts";
import { SkippingTime, StandingTime } from "./rest-harness.ts";

/** For the duration of a test, time only passes when the test says so. */
export const stopTime = () => replaced(new StandingTime());

/** For the duration of a test, delays are skipped and recorded. */
export const skipTime = (deadline?: number) => replaced(new SkippingTime(deadline));

/** For the duration of a test, random numbers are this one. */
export function randomIs(number: number): void {
  const random = vi.spyOn(Math, "random").mockReturnValue(number);
  onTestFinished(() => random.mockRestore());
}

/** Replaces clock and timers, except those of Node's own modules, which sockets need. */
function replaced<T extends Time>(time: T): T {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const cancels = new WeakMap<object, () => void>();
  vi.stubGlobal("setTimeout", (run: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]) => {
    if (new Error().stack?.includes("node:internal/deps")) return start(() => run(...args), milliseconds);
    const timer = {};
    cancels.set(timer, time.after(milliseconds, run));
    return timer;
  });
  vi.stubGlobal("clearTimeout", (timer: NodeJS.Timeout | undefined) => {
    const cancel = timer === undefined ? undefined : cancels.get(timer);
    if (cancel === undefined) stop(timer);
    else cancel();
  });
  const now = vi.spyOn(Date, "now").mockImplementation(() => time.now());
  onTestFinished(() => {
    now.mockRestore();
    vi.unstubAllGlobals();
  });
  return time;
}
