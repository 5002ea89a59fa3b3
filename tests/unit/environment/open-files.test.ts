import { describe, expect, it } from "vitest";
import { connectionsWithinLimit } from "../../../src/environment/open-files.ts";
import { EnvironmentError } from "../../../src/environment/variables.ts";

describe("the maximum number of connections", () => {
  it.each([
    [10_000, 1_000_000, 10_000],
    [10_000, Number.POSITIVE_INFINITY, 10_000],
    [10_000, 1_024, 832],
    [10_000, 256, 64],
  ])(
    "for %d wanted connections and %d open files is %d, so that files can still be opened",
    (wanted, files, connections) => {
      expect(connectionsWithinLimit(wanted, files)).toBe(connections);
    },
  );

  it("comes from the system", () => {
    expect(connectionsWithinLimit(100)).toBe(100);
  });

  it.each([64, 255])("is too low with %d open files, which is an error of one line", (files) => {
    expect(() => connectionsWithinLimit(10_000, files)).toThrow(EnvironmentError);
    expect(() => connectionsWithinLimit(10_000, files)).toThrow(/^ulimit -n: [^\n]*256[^\n]*$/);
  });
});
