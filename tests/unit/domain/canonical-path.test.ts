import { expect, it } from "vitest";
import { canonicalPath } from "../../../src/domain/links/canonical-path.ts";
import { decoded } from "../../../src/domain/links/decoded.ts";

it.each([
  ["", "/"],
  ["/", "/"],
  ["//evil.test//a/", "/evil.test/a"],
  ["/\\evil.test", "/%5Cevil.test"],
  ["/a/./b/../c", "/a/c"],
  ["/../../a", "/a"],
  ["/%2e%2E/%2e/a", "/a"],
  ["/..a/.b", "/..a/.b"],
  ["/%61bout%2Dus", "/about-us"],
  ["/caf%c3%a9", "/caf%C3%A9"],
  ["/a%2fb", "/a%2Fb"],
  // An encoded percent sign is not decoded: what follows it would become another encoding.
  ["/%2561", "/%2561"],
  ["/%zz%", "/%zz%"],
])("the canonical spelling of %j is %s, and its own", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});

it.each([
  ["caf%C3%A9%20%F0%9F%99%82", "café 🙂"],
  ["100%25", "100%"],
  ["100%", "100%"],
  ["caf%E9", "caf%E9"],
  ["a+b", "a+b"],
])("%s is decoded to %s: what cannot be decoded stays as it is", (text, plain) => {
  expect(decoded(text)).toBe(plain);
});
