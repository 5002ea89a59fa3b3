import { describe, expect, it } from "vitest";
import { requestId, trustedPeers } from "../../../src/adapters/http/trusted-peers.ts";

describe("a trusted proxy", () => {
  const isTrusted = trustedPeers(["10.0.0.0/8", "192.0.2.7", "2001:db8::/32", "loopback"]);

  it.each(["10.1.2.3", "192.0.2.7", "2001:db8::1", "127.0.0.1", "::1", "::ffff:10.1.2.3"])(
    "is %s",
    (address) => {
      expect(isTrusted(address)).toBe(true);
    },
  );

  it.each(["11.0.0.1", "192.0.2.8", "2001:db9::1", "", "unix"])("is not %j", (address) => {
    expect(isTrusted(address)).toBe(false);
  });
});

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
