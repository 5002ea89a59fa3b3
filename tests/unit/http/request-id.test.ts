import { describe, expect, it } from "vitest";
import { requestId } from "../../../src/adapters/http/request-id.ts";

describe("the request id", () => {
  const given = "7b0e5c1a-proxy.1";

  it("comes from a trusted proxy", () => {
    expect(requestId({ "x-request-id": given }, true)).toBe(given);
  });

  it("is created for other clients, and instead of an invalid one", () => {
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
