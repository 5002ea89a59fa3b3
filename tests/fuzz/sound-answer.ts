import assert from "node:assert/strict";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { problemSchema } from "../../src/adapters/http/contract/problem.ts";
import type { SiteAnswer, SiteRequest } from "./exchange.ts";

/** Parts of inputs that must never be reflected as markup or as a header. */
export const MARKUP = "<fuzz-tag>";
export const INJECTED = "x-injected";

/**
 * Asserts that a response is correct for any request: no server error, no internal details, no reflected or injected
 * input, valid problem documents, and no redirect to another site.
 */
export function assertSound(request: SiteRequest, response: SiteAnswer): void {
  const { status, headers } = response;
  const text = textOf(response);
  assert.ok(status >= 200 && status < 500, `status ${status}: ${text.slice(0, 500)}`);
  assert.equal(headers[INJECTED], undefined, "a header was injected");
  assert.ok(!String(headers["set-cookie"] ?? "").includes(INJECTED), "a cookie was injected");
  assert.doesNotMatch(text, /\bat .{1,200}\.[tj]s:\d+:\d+|node_modules/, "a stack trace was sent");
  if (headers.location !== undefined) assertOwn(headers.location);
  const type = headers["content-type"] ?? "";
  if (type.startsWith("text/html")) assert.ok(!text.includes(MARKUP), "markup was reflected");
  if (type.startsWith("application/problem+json") && text !== "") {
    const problem = problemSchema.parse(JSON.parse(text));
    assert.equal(problem.status, status, "the problem has another status");
  }
  if (status >= 400 && request.target.startsWith("/api/") && text !== "") {
    assert.match(type, /^(application\/problem\+json|text\/html)/, `an error of the type ${type}`);
  }
}

export function textOf({ headers, body }: SiteAnswer): string {
  if (body.length === 0) return "";
  switch (headers["content-encoding"]) {
    case undefined:
      return body.toString();
    case "br":
      return brotliDecompressSync(body).toString();
    case "gzip":
      return gunzipSync(body).toString();
    default:
      throw new Error(`an unsupported content encoding: ${headers["content-encoding"]}`);
  }
}

function assertOwn(location: string): void {
  const site = "https://www.larkfield.example";
  assert.equal(new URL(location, site).origin, site, `a visitor is redirected to ${location}`);
}
