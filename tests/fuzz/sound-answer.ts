import assert from "node:assert/strict";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { problemSchema } from "../../src/adapters/http/contract/problem.ts";
import type { SiteAnswer, SiteRequest } from "./exchange.ts";

/** What inputs hold that must never come back as markup or as a header. */
export const MARKUP = "<fuzz-tag>";
export const INJECTED = "x-injected";

/**
 * Sees that an answer is one of ours in good order, whatever was asked: no failure of the server, nothing of its inside
 * told, nothing of the request come to life, problems in their form, and visitors sent nowhere else.
 *
 * @throws {assert.AssertionError} saying what is wrong.
 */
export function assertSound(request: SiteRequest, answer: SiteAnswer): void {
  const { status, headers } = answer;
  const text = textOf(answer);
  assert.ok(status >= 200 && status < 500, `status ${status}: ${text.slice(0, 500)}`);
  assert.equal(headers[INJECTED], undefined, "a header was injected");
  assert.ok(!String(headers["set-cookie"] ?? "").includes(INJECTED), "a cookie was injected");
  assert.doesNotMatch(text, /\bat .{1,200}\.[tj]s:\d+:\d+|node_modules/, "a stack was told");
  if (headers.location !== undefined) assertOwn(headers.location);
  const type = headers["content-type"] ?? "";
  if (type.startsWith("text/html")) assert.ok(!text.includes(MARKUP), "markup was reflected");
  if (type.startsWith("application/problem+json") && text !== "") assertProblem(text, status);
  if (status >= 400 && isCall(request) && text !== "") {
    assert.match(type, /^(application\/problem\+json|text\/html)/, `an error of the type ${type}`);
  }
}

/** The body of an answer, unpacked. */
export function textOf({ headers, body }: SiteAnswer): string {
  if (body.length === 0) return "";
  switch (headers["content-encoding"]) {
    case undefined:
      return body.toString();
    case "br":
      return brotliDecompressSync(body).toString();
    case "gzip":
      return gunzipSync(body).toString();
    case "zstd":
      return zstdDecompressSync(body).toString();
    default:
      throw new Error(`a coding that nobody asked for: ${headers["content-encoding"]}`);
  }
}

function isCall({ target }: SiteRequest): boolean {
  return target.startsWith("/api/");
}

function assertProblem(text: string, status: number): void {
  const problem = problemSchema.parse(JSON.parse(text));
  assert.equal(problem.status, status, "the problem has another status");
}

/** By the rules of browsers, an address that is relative stays on the site. */
function assertOwn(location: string): void {
  const site = "https://www.larkfield.example";
  assert.equal(new URL(location, site).origin, site, `a visitor is sent to ${location}`);
}
