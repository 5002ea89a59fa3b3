import { onTestFinished, vi } from "vitest";

/** A clock and its timers. */
interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a function later; the result cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

/** For the duration of a test, time only passes when the test says so. */
export const stopTime = () => replaced(new StandingTime());

/** For the duration of a test, delays are skipped and recorded. */
export const skipTime = () => replaced(new SkippingTime());

/** For the duration of a test, random numbers are this one. */
export function randomIs(number: number): void {
  const random = vi.spyOn(Math, "random").mockReturnValue(number);
  onTestFinished(() => random.mockRestore());
}

/** Replaces clock and timers, except those of 0 ms, and those of Node's own modules, which sockets need. */
function replaced<T extends Time>(time: T): T {
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const cancels = new WeakMap<object, () => void>();
  vi.stubGlobal("setTimeout", (run: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]) => {
    if (milliseconds === 0 || new Error("Who?").stack?.includes("node:internal/deps"))
      return start(() => run(...args), milliseconds);
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

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that only the test advances. */
class StandingTime implements Time {
  /** The delays of all timers, in order. */
  readonly waits: number[] = [];
  #now = Date.UTC(2026, 10, 21);
  readonly #timers = new Set<Timer>();
  #onTimer: (() => void) | undefined;

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.#now + milliseconds, run };
    this.waits.push(milliseconds);
    this.#timers.add(timer);
    this.#onTimer?.();
    return () => this.#timers.delete(timer);
  }

  /** Number of running timers. */
  get running(): number {
    return this.#timers.size;
  }

  /** Advances the clock and runs due timers. */
  pass(milliseconds: number): void {
    this.#now += milliseconds;
    for (const timer of this.#timers) {
      if (timer.at > this.#now) continue;
      this.#timers.delete(timer);
      timer.run();
    }
  }

  /** Resolves when a timer of this length has been started. */
  async waitedFor(milliseconds: number): Promise<void> {
    while (!this.waits.includes(milliseconds)) await this.waited(this.waits.length + 1);
  }

  /** Resolves when this number of timers has been started. */
  async waited(count: number): Promise<void> {
    while (this.waits.length < count) {
      await new Promise<void>((resolve) => {
        this.#onTimer = resolve;
      });
    }
  }
}

/** The time limit of a call, which is no delay. */
const DEADLINE_MS = 120_000;

/** A clock that skips and records every delay. */
class SkippingTime implements Time {
  readonly waits: number[] = [];
  #now = Date.UTC(2026, 10, 21);

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, run: () => void): () => void {
    if (milliseconds === DEADLINE_MS) return () => undefined;
    this.waits.push(milliseconds);
    this.#now += milliseconds;
    queueMicrotask(run);
    return () => undefined;
  }
}
