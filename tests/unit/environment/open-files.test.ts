import { describe, expect, it } from "vitest";
import { connectionsWithinLimit } from "../../../src/environment/open-files.ts";
import { EnvironmentError } from "../../../src/environment/variables.ts";

describe("how many connections a process may have", () => {
  it.each([
    [10_000, 1_000_000, 10_000],
    [10_000, Number.POSITIVE_INFINITY, 10_000],
    [10_000, 1_024, 832],
    [10_000, 256, 64],
  ])(
    "of %d wanted, with %d open files: %d, so that files can be opened still",
    (wanted, files, connections) => {
      expect(connectionsWithinLimit(wanted, files)).toBe(connections);
    },
  );

  it("is known from the system", () => {
    expect(connectionsWithinLimit(100)).toBe(100);
  });

  it.each([64, 255])("is too few for a site with %d open files: one line says so", (files) => {
    expect(() => connectionsWithinLimit(10_000, files)).toThrow(EnvironmentError);
    expect(() => connectionsWithinLimit(10_000, files)).toThrow(/^ulimit -n: [^\n]*256[^\n]*$/);
  });
});
