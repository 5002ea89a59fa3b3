import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { singleFlight } from "../../../src/adapters/prismic/single-flight.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A single flight whose calls are settled by the test. */
function asking() {
  const answers: ((answer: string) => void)[] = [];
  const join = singleFlight<string>(1_000);
  const ask = () => join("what", () => new Promise((resolve) => void answers.push(resolve)));
  return { ask, answers };
}

describe("a single flight", () => {
  it("is shared by concurrent callers", async () => {
    const { ask, answers } = asking();
    const first = ask();
    vi.advanceTimersByTime(999);
    const second = ask();
    answers[0]?.("this");
    expect([await first, await second, answers.length]).toEqual(["this", "this", 1]);
  });

  it("is not shared after its maximum age; the new one is", async () => {
    const { ask, answers } = asking();
    const first = ask();
    vi.advanceTimersByTime(1_000);
    const second = ask();
    answers[0]?.("slow");
    await first;
    const third = ask();
    answers[1]?.("quick");
    expect([await second, await third, answers.length]).toEqual(["quick", "quick", 2]);
  });
});
