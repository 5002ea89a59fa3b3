import { describe, expect, it } from "vitest";
import { problemSchema } from "../../../src/adapters/http/contract/problem.ts";
import type { DocumentRenderer } from "../../../src/adapters/http/rendering/document-renderer.ts";
import { rawAnswer } from "../../contract/local-server.ts";
import { contentPage, homePage } from "../sample-content.ts";
import { stateRenderer } from "./in-memory-site.ts";
import { PUBLIC_URL, type SiteOptions, siteOf } from "./site.ts";

/** Writes raw data to a connection; returns the response until the site closes it. */
async function written(text: string, options: SiteOptions = {}): Promise<string> {
  const pages = [homePage(), contentPage("company")];
  const render: DocumentRenderer["render"] = async (url, { content }) => `rendered ${url} of ${content.kind}`;
  const { server } = siteOf({ pages }, { renderer: { ...stateRenderer, render }, ...options });
  return rawAnswer(await server.listen({ host: "127.0.0.1", port: 0 }), text);
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
    ["too long an address of the API", asked(`GET /api/${"a".repeat(20_000)} HTTP/1.1`), 431],
    ["too long a path of a page", asked(`GET /company${").,".repeat(4_600)}x HTTP/1.1`), 414],
    ["too long a path of a call", asked(`POST /api/${"%2e".repeat(700)}?x=y HTTP/1.1`), 414],
    ["two lengths", asked("POST / HTTP/1.1", "Content-Length: 2", "Transfer-Encoding: chunked"), 400],
    ["a length twice", asked("POST / HTTP/1.1", "Content-Length: 4", "Content-Length: 5"), 400],
    ["a header that hides", asked("POST / HTTP/1.1", "Transfer-Encoding : chunked"), 400],
    ["a chunk of no size", `${asked("POST / HTTP/1.1", "Transfer-Encoding: chunked")}zz\r\n`, 400],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["two hosts", asked("GET / HTTP/1.1", "Host: localhost"), 400],
  ])("gets a problem document, and the connection is closed: %s", async (_what, text, status) => {
    const answer = await written(text);
    expect(answer).toMatch(new RegExp(`HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toMatch(/^strict-transport-security: max-age=31536000\r$/im);
    expect(problemSchema.parse(JSON.parse(bodyOf(answer)))).toMatchObject({ status });
  });

  it.each([
    ["an address of other characters", asked("HEAD /api/openapi.json?=\x80 HTTP/1.1"), 400],
    ["a header that is none", asked("HEAD / HTTP/1.1", "no colon"), 400],
    ["too long an address", asked(`HEAD /${"a".repeat(20_000)} HTTP/1.1`), 431],
    ["after one that could be", `${kept("GET /")}${asked("HEAD /\x80 HTTP/1.1")}`, 400],
  ])("gets no body for HEAD: %s", async (_what, text, status) => {
    const answer = await written(text);
    expect(answer).toMatch(new RegExp(`HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/^content-length: [1-9]/m);
    expect(bodyOf(answer)).toBe("");
  });
});

it("a request with more cookies than the site reads gets a page that says how to open it again", async () => {
  const cookies = `Cookie: ${"visited=true; ".repeat(1_250)}`;
  const answer = await written(asked("GET /company HTTP/1.1", cookies));
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toMatch(/^content-type: text\/html; charset=utf-8\r$/m);
  expect(bodyOf(answer)).toContain("delete the cookies of this site");
});

describe("Strict-Transport-Security", () => {
  const ofAll = (answer: string) => [...answer.matchAll(/^strict-transport-security: (.*)\r$/gim)];

  it.each([
    ["an unknown expectation", asked("GET /company HTTP/1.1", "Expect: a miracle"), 200],
    ["too many headers", asked("GET / HTTP/1.1", `Cookie: a=${"a".repeat(17_000)}`), 431],
    ["a request that is not sent in time", "GET / HTTP/1.1\r\n", 408],
  ])("is in the response to %s", async (_what, text, status) => {
    const connections = { headersTimeout: 1, connectionsCheckingInterval: 1 };
    const answer = await written(text, { hsts: "subdomains", ...(status === 408 && { connections }) });
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(ofAll(answer).map(([, value]) => value)).toEqual(["max-age=31536000; includeSubDomains"]);
  });

  it("is not sent without https", async () => {
    expect(ofAll(await written("hello\r\n\r\n", { publicUrl: "http://localhost" }))).toEqual([]);
  });
});

describe("an address in absolute form (RFC 9112, section 3.2.2)", () => {
  it.each([
    ["http://www.larkfield.example/company", "rendered /company of page"],
    ["HTTPS://localhost:8443/company?page=1", "rendered /company of page"],
    ["http://localhost", "rendered / of page"],
    ["http://localhost?page=1", "rendered / of page"],
    ["http://localhost/search?s=", "rendered /search?s= of empty-search"],
  ])("is reduced to its path: %s", async (address, body) => {
    const answer = await written(asked(`GET ${address} HTTP/1.1`));
    expect(bodyOf(answer)).toBe(body);
  });

  it.each([
    ["http://evil.example/company", "localhost"],
    ["https://evil.example", "www.larkfield.example"],
    ["http://localhost/company", "evil.example"],
    ["http://localhost@evil.example/company", "localhost"],
  ])("of another host is rejected, as the host of a header is: %s to %s", async (address, host) => {
    const text = `GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(await written(text)).toMatch(/^HTTP\/1\.1 421 /);
  });
});

const { host: PUBLIC_HOST } = new URL(PUBLIC_URL);

function asking(allowedHosts: readonly string[] = []) {
  const { server } = siteOf({ pages: [contentPage("company")] }, { allowedHosts });
  return async (host: string, url = "/company") => {
    const { statusCode, body } = await server.inject({ url, headers: { host } });
    return { statusCode, body };
  };
}

describe("the allowed hosts", () => {
  it.each([
    PUBLIC_HOST,
    `${PUBLIC_HOST}:443`,
    `${PUBLIC_HOST}:80`,
    "WWW.Larkfield.Example",
    "localhost:3000",
    "127.0.0.1",
    "[::1]:80",
    "site:3000",
  ])("include those of the site, of this machine, and configured ones: %s", async (host) => {
    expect(await asking(["site"])(host)).toMatchObject({ statusCode: 200 });
  });

  it.each([
    "evil.example",
    "evil.example:443",
    "evil.example.",
    "localhost.evil.example",
    "192.0.2.7",
    `evil.${PUBLIC_HOST}`,
  ])("do not include %s, to prevent DNS rebinding", async (host) => {
    for (const url of ["/company", "/search?s=a", "/sitemap.xml", "/api/openapi.json", "/nope"]) {
      const { statusCode, body } = await asking()(host, url);
      expect(statusCode, url).toBe(421);
      expect(JSON.parse(body)).toMatchObject({ title: "Misdirected Request", status: 421 });
    }
  });

  it.each([`${PUBLIC_HOST}.`, `${PUBLIC_HOST}.:443`, "WWW.Larkfield.Example."])(
    "redirect %s, with its final dot, to the public address",
    async (host) => {
      const { server } = siteOf({ pages: [contentPage("company")] });
      // The page is cached for the usual host first.
      await server.inject({ url: "/company?page=1", headers: { host: PUBLIC_HOST } });
      const { statusCode, headers } = await server.inject({ url: "/company?page=1", headers: { host } });
      expect([statusCode, headers.location]).toEqual([301, `${PUBLIC_URL}/company?page=1`]);
      const call = { method: "POST", url: "/api/globalSearch", headers: { host } } as const;
      expect((await server.inject(call)).statusCode).toBe(308);
    },
  );

  it("do not apply to health checks", async () => {
    expect(await asking()("10.0.0.7:3000", "/healthz")).toMatchObject({ statusCode: 200 });
    expect(await asking()("10.0.0.7:3000", "/readyz")).toMatchObject({ statusCode: 503 });
  });
});
