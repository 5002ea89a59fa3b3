import { describe, expect, it } from "vitest";
import { acceptedCodings } from "../../../../src/adapters/http/rendered-pages/content-coding.ts";

describe("what a client takes", () => {
  it.each([
    ["gzip, deflate, br, zstd", ["br", "zstd", "gzip", "identity"]],
    ["gzip", ["gzip", "identity"]],
    ["x-gzip", ["gzip", "identity"]],
    ["GZIP;Q=1.0", ["gzip", "identity"]],
    ["br;q=0.5, gzip;q=0.8", ["gzip", "br", "identity"]],
    ["br;q=0, gzip", ["gzip", "identity"]],
    ["*", ["br", "zstd", "gzip", "identity"]],
    ["*;q=0.1, br;q=0", ["zstd", "gzip", "identity"]],
    ["identity", ["identity"]],
    ["identity;q=1, br;q=0.5", ["identity"]],
    ["br;q=nonsense, gzip;q=2", ["identity"]],
    ["deflate, sdch", ["identity"]],
    ["", ["identity"]],
    ["identity;q=0, *;q=0", ["identity"]],
  ])("%j", (header, accepted) => {
    expect(acceptedCodings(header)).toEqual(accepted);
  });

  it("is an answer as it is where nothing is said", () => {
    expect(acceptedCodings(undefined)).toEqual(["identity"]);
  });
});
