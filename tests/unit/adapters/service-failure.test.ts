import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failureIn } from "../../../src/adapters/prismic/service-failure.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a response of the content service", () => {
  it.each([200, 400, 404, 410])("with status %i is not a failure", (status) => {
    expect(failureIn(status, null)).toBeUndefined();
  });

  it.each([
    [500, null, 0],
    [503, "2", 2_000],
    [429, null, 1_000],
    [429, "0", 1_000],
    [429, "7", 7_000],
    [429, "soon", 1_000],
  ])(
    "with status %i and Retry-After %j is a failure, with a pause of %i ms",
    (status, retryAfter, pauseMs) => {
      expect(failureIn(status, retryAfter)).toMatchObject({ name: "ServiceFailure", pauseMs });
    },
  );

  it("may request a pause until a date", () => {
    const later = new Date(Date.now() + 3_000).toUTCString();
    expect(failureIn(503, later)).toHaveProperty("pauseMs", expect.closeTo(2_500, -3.1));
  });
});
