import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { problemSchema } from "../../../src/adapters/http/contract/problem.ts";
import { contentPage, homePage } from "../sample-pages.ts";
import { siteOf } from "./site.ts";

/** Writes raw data to a connection; returns the response until the site closes it. */
async function written(text: string): Promise<string> {
  const { server } = siteOf(
    { pages: [homePage(), contentPage("company")] },
    // Renders the kind of content and the path.
    { render: async (url, { content }) => `rendered ${url} of ${content.kind}` },
  );
  const { port } = new URL(await server.listen({ host: "127.0.0.1", port: 0 }));
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(text, "latin1"));
    socket.on("data", (part) => parts.push(Buffer.from(part)));
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(parts).toString("latin1")));
  });
}

const asked = (line: string, ...headers: string[]) =>
  [line, "Host: localhost", "Connection: close", ...headers, "", ""].join("\r\n");

/** A keep-alive request. */
const kept = (request: string) => `${request} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

const bodyOf = (answer: string) => answer.slice(answer.lastIndexOf("\r\n\r\n") + 4);

describe("an invalid request", () => {
  it.each([
    ["an address of other characters", asked("GET /api/openapi.json?=\x80 HTTP/1.1"), 400],
    ["a length that is none", asked("POST /api/globalSearch HTTP/1.1", "Content-Length: x"), 400],
    ["after one for the head alone", `${kept("HEAD /")}${asked("GET /\x80 HTTP/1.1")}`, 400],
    ["no HTTP", "hello\r\n\r\n", 400],
    ["too long an address", asked(`GET /${"a".repeat(20_000)} HTTP/1.1`), 431],
  ])("gets a problem document, and the connection is closed: %s", async (_what, text, status) => {
    const answer = await written(text);
    expect(answer).toMatch(new RegExp(`HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/^Connection: close\r$/m);
    expect(problemSchema.parse(JSON.parse(bodyOf(answer)))).toMatchObject({ status });
  });

  it.each([
    ["an address of other characters", asked("HEAD /api/openapi.json?=\x80 HTTP/1.1"), 400],
    ["a header that is none", asked("HEAD / HTTP/1.1", "no colon"), 400],
    [
      "a body of two lengths",
      asked("HEAD / HTTP/1.1", "Content-Length: 1", "Transfer-Encoding: chunked"),
      400,
    ],
    ["too long an address", asked(`HEAD /${"a".repeat(20_000)} HTTP/1.1`), 431],
    ["after one that could be", `${kept("GET /")}${asked("HEAD /\x80 HTTP/1.1")}`, 400],
  ])("gets no body for HEAD: %s", async (_what, text, status) => {
    const answer = await written(text);
    expect(answer).toMatch(new RegExp(`HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/^Content-Length: [1-9]/m);
    expect(bodyOf(answer)).toBe("");
  });
});

describe("an address in absolute form (RFC 9112, section 3.2.2)", () => {
  it.each([
    ["http://evil.example/company", "rendered /company of page"],
    ["HTTPS://evil.example:8443/company?page=1", "rendered /company of page"],
    ["http://evil.example", "rendered / of page"],
    ["http://evil.example?page=1", "rendered / of page"],
    ["http://evil.example/search?s=", "rendered /search?s= of empty-search"],
    ["http://evil.example//search", "rendered /-/not-found of failure"],
  ])("is reduced to its path: %s", async (address, body) => {
    const answer = await written(asked(`GET ${address} HTTP/1.1`));
    expect(bodyOf(answer)).toBe(body);
  });
});
