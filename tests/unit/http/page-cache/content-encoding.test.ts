import { describe, expect, it } from "vitest";
import {
  acceptedEncodings,
  compressInAllEncodings,
} from "../../../../src/adapters/http/encoding/content-encoding.ts";

describe("the accepted encodings", () => {
  it.each([
    ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
    ["gzip", ["gzip", "identity"]],
    ["x-gzip", ["gzip", "identity"]],
    ["GZIP;Q=1.0", ["gzip", "identity"]],
    ["br;q=0.5, gzip;q=0.8", ["gzip", "br", "identity"]],
    ["br;q=0, gzip", ["gzip", "identity"]],
    ["*", ["br", "gzip", "identity"]],
    ["*;q=0.1, br;q=0", ["gzip", "identity"]],
    ["identity", ["identity"]],
    ["identity;q=1, br;q=0.5", ["identity"]],
    ["br;q=nonsense, gzip;q=2", ["identity"]],
    ["deflate, sdch", ["identity"]],
    ["", ["identity"]],
    ["identity;q=0, *;q=0", ["identity"]],
  ])("%j", (header, accepted) => {
    expect(acceptedEncodings(header)).toEqual(accepted);
  });

  it("are identity only without a header", () => {
    expect(acceptedEncodings(undefined)).toEqual(["identity"]);
  });
});

describe("compression", () => {
  const text = Buffer.from("All about the results of the year. ".repeat(100));

  it("reduces the size in every encoding, for pages and for files", async () => {
    const [page, file] = [
      await compressInAllEncodings(text, "page"),
      await compressInAllEncodings(text, "file"),
    ];
    for (const encoding of ["br", "gzip"] as const) {
      expect(page[encoding]?.length).toBeLessThan(text.length);
      expect(file[encoding]?.length).toBeLessThan(text.length);
    }
  });

  it("is skipped if it saves nothing", async () => {
    expect(await compressInAllEncodings(Buffer.from("short"))).toEqual({});
  });
});
