import { expect, it } from "vitest";
import { plainPath } from "../../../src/domain/links/plain-path.ts";

it.each([
  ["/company).", "/company"],
  ["/company/).", "/company"],
  ["/).", "/"],
  ["/a%2Fb%E2%80%9D", "/a%2Fb"],
  ["/cafe%CC%81", "/caf%C3%A9"],
  // Nothing to remove: these are not looked up again.
  ["/", "/"],
  ["/company/", "/company/"],
  ["/company/leadership", "/company/leadership"],
  ["/fy26-results", "/fy26-results"],
  ["/caf%C3%A9", "/caf%C3%A9"],
  ["/%E0%A4%A.", "/%E0%A4%A."],
])("the path %s is meant as %s", (path, plain) => {
  expect(plainPath(path)).toBe(plain);
  expect(plainPath(plain)).toBe(plain);
});
