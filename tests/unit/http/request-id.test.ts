import { describe, expect, it } from "vitest";
import { requestId } from "../../../src/adapters/http/request-id.ts";

describe("the name of a request", () => {
  const given = "7b0e5c1a-proxy.1";

  it("is the one that a trusted proxy gave it", () => {
    expect(requestId({ "x-request-id": given }, true)).toBe(given);
  });

  it("is a new one for everybody else, and for a name that is none", () => {
    for (const id of [
      requestId({ "x-request-id": given }, false),
      requestId({ "x-request-id": 'short"\n{"level":60}' }, true),
      requestId({ "x-request-id": "x".repeat(65) }, true),
      requestId({}, true),
    ]) {
      expect(id).toMatch(/^[\da-f-]{36}$/);
    }
  });
});
