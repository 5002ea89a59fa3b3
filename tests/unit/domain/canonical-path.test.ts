import { describe, expect, it } from "vitest";
import { canonicalPath } from "../../../src/domain/links/canonical-path.ts";

describe("the canonical spelling of a path", () => {
  it.each([
    ["/", "/"],
    ["/company/leadership", "/company/leadership"],
    ["/company/", "/company"],
    ["//company///leadership//", "/company/leadership"],
    ["/%63ompany/%7Eowner%2d1", "/company/~owner-1"],
    ["/news/./../company", "/company"],
    ["/news/%2e%2E/company", "/company"],
    ["/../..", "/"],
    ["/caf%c3%a9", "/caf%C3%A9"],
    ["/a%2fb", "/a%2Fb"],
    ["//evil.example", "/evil.example"],
    ["/\\evil.example/", "/%5Cevil.example"],
    ["/./\\/evil.example", "/%5C/evil.example"],
  ])("of %s is %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });
});
