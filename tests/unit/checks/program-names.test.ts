import { describe, expect, it } from "vitest";
import { isKnown, unknownVariables } from "../../../checks/documentation/program-names.ts";

const PROGRAMS =
  'env.TRUST_PROXY; env.HSTS; server.get("/readyz"); const PATHS = /^\\/figures/; "/figures/" + page';

describe("what a document names", () => {
  it.each([
    ["a variable", "TRUST_PROXY"],
    ["a variable with a value", "HSTS=preload"],
    ["an address", "/readyz"],
    ["an address with a method", "GET /readyz"],
    ["an address with a placeholder", "/figures/PAGE/votes.csv"],
  ])("is there: %s, %s", (_kind, span) => expect(isKnown(span, PROGRAMS)).toBe(true));

  it.each(["TRUST_PROXIES", "LATEST=1", "/metrics", "POST /api/nothing"])("is not there: %s", (span) =>
    expect(isKnown(span, PROGRAMS)).toBe(false),
  );

  it.each(["npm run build", "surrogate-key", "ASX", "page_cache_requests_total"])(
    "is no name of a program: %s",
    (span) => expect(isKnown(span, "")).toBe(true),
  );

  it("is missing in a command, once", () => {
    const text = "HSTS=host TRUST_PROXIES=off npm start\nTRUST_PROXIES=off --locale=en";
    expect(unknownVariables(text, PROGRAMS)).toEqual(["TRUST_PROXIES"]);
  });
});
