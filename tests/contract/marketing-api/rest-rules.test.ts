import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { RestMarketingApiOptions } from "../../../src/adapters/esp-rest/settings.ts";
import { connect, failureOf, json, serve } from "./rest-harness.ts";

const ok = (response: Parameters<typeof json>[0]) =>
  json(response, 200, { health_status: "Everything's Chimpy!" });
const basic = (key: string) => `Basic ${Buffer.from(`user:${key}`).toString("base64")}`;

/** A value that a caller without types can pass. */
function fromScript<T>(text: string): T {
  return JSON.parse(text);
}

test("a key is the password of basic authentication, under a fixed user name", async () => {
  const { baseUrl, received } = await serve(ok);
  await connect({ baseUrl, apiKey: "the-key" }).ping.get();
  expect(received[0]?.headers.authorization).toBe(basic("the-key"));
});

test("an access token is a bearer token", async () => {
  const { baseUrl, received } = await serve(ok);
  await connect({ baseUrl, apiKey: "", accessToken: "the-token" }).ping.get();
  expect(received[0]?.headers.authorization).toBe("Bearer the-token");
});

test("with both a key and a token, the key is used", async () => {
  const { baseUrl, received } = await serve(ok);
  await connect({ baseUrl, apiKey: "the-key", accessToken: "the-token" }).ping.get();
  expect(received[0]?.headers.authorization).toBe(basic("the-key"));
});

test.for([
  ["neither key nor token", { apiKey: "" }, "Set apiKey or accessToken"],
  ["no server prefix", { apiKey: "key-without-suffix" }, "Set serverPrefix"],
  ["the default server prefix", { apiKey: "key", serverPrefix: "invalid-server" }, "Set serverPrefix"],
  ["a prefix that leads elsewhere", { serverPrefix: "evil.example/" }, "not the name of a data centre"],
  ["a token that is no header", { apiKey: "", accessToken: "two\nlines" }, "accessToken holds characters"],
  ["a base address of another scheme", { baseUrl: "ftp://127.0.0.1/3.0" }, "baseUrl has to be"],
  ["a base address with a query", { baseUrl: "http://127.0.0.1/3.0?a=1" }, "scheme, host and path alone"],
  ["a time limit below 0", { timeout: -5 }, "timeout has to be"],
  ["no time in the queue", { queueTimeout: 0 }, "queueTimeout has to be"],
  ["no concurrency", { concurrency: 0 }, "concurrency has to be"],
  [
    "a misspelt option",
    fromScript<RestMarketingApiOptions>('{ "apikey": "key" }'),
    "There is no option 'apikey'",
  ],
] as const)("%s: every call fails with a clear error", async ([, options, message]) => {
  const error = await failureOf(connect(options).ping.get());
  expect(error).toMatchObject({ failure: "configuration", operation: "ping.get", attempts: 0 });
  expect(error.message).toContain(message);
});

test("the error names a missing path parameter, body or query parameter, for null and undefined", async () => {
  const { baseUrl, received } = await serve(ok);
  const { lists, searchMembers } = connect({ baseUrl });
  const messages = await Promise.all(
    [
      lists.members.list({ list_id: fromScript("null") }),
      lists.members.list(fromScript("{}")),
      lists.members.set({ list_id: "a", subscriber_hash: "b", body: fromScript("null") }),
      searchMembers.search({ query: fromScript("null") }),
    ].map(async (call) => (await failureOf(call)).message),
  );
  expect(messages).toEqual([
    "Missing the required parameter 'list_id' when calling lists.members.list",
    "Missing the required parameter 'list_id' when calling lists.members.list",
    "Missing the required parameter 'body' when calling lists.members.set",
    "Missing the required parameter 'query' when calling searchMembers.search",
  ]);
  expect(received).toEqual([]);
});

test("optional query parameters are sent only if they are set, lists separated by commas", async () => {
  const { baseUrl, received } = await serve(ok);
  const fields = ["members.id", "total_items"] as const;
  await connect({ baseUrl }).lists.members.list({ list_id: "a", count: 5, offset: undefined, fields });
  const { pathname, search } = new URL(received[0]?.url ?? "", baseUrl);
  expect(pathname).toBe("/3.0/lists/a/members");
  expect(search).toBe("?count=5&fields=members.id%2Ctotal_items");
});

test("all path values are encoded", async () => {
  const { baseUrl, received } = await serve(ok);
  await connect({ baseUrl }).lists.members.get({
    list_id: "a/../b?c#d",
    subscriber_hash: "zoë+🐎@example.com",
  });
  expect(received[0]?.url).toBe(
    "/3.0/lists/a%2F..%2Fb%3Fc%23d/members/zo%C3%AB%2B%F0%9F%90%8E%40example.com",
  );
});

test.for(["", ".", "..", "line\nbreak", "\u0000", "\ud83d"])(
  "the path value %j cannot be sent, and is not",
  async (list_id) => {
    const { baseUrl, received } = await serve(ok);
    const error = await failureOf(connect({ baseUrl }).lists.get({ list_id }));
    expect(error).toMatchObject({ failure: "invalid-parameter", operation: "lists.get" });
    expect(error.message).toContain("'list_id'");
    expect(received).toEqual([]);
  },
);

test.for([
  ["x-note", "line\r\nx-other: 1"],
  ["x-note", "🐎"],
  ["not a name", "value"],
  ["Authorization", "Bearer other"],
  ["cookie", "a=b"],
] as const)("the header %s: %j cannot be sent, and is not", async ([name, value]) => {
  const { baseUrl, received } = await serve(ok);
  const error = await failureOf(connect({ baseUrl }).ping.get({}, { headers: { [name]: value } }));
  expect(error.failure).toBe("invalid-parameter");
  expect(received).toEqual([]);
});

test("headers of the caller are sent", async () => {
  const { baseUrl, received } = await serve(ok);
  await connect({ baseUrl }).ping.get({}, { headers: { "X-Trace": "abc" } });
  expect(received[0]?.headers["x-trace"]).toBe("abc");
});

test.for([{ timeout: -1 }, { timeout: Number.NaN }, { queueTimeout: 0 }, { retry: -1 }, { retry: 0.5 }])(
  "the call's option %j is refused",
  async (options) => {
    const { baseUrl } = await serve(ok);
    expect((await failureOf(connect({ baseUrl }).ping.get({}, options))).failure).toBe("invalid-parameter");
  },
);

test("a body is sent as JSON, and the response is parsed", async () => {
  const { baseUrl, received } = await serve((response) =>
    json(response, 200, { id: "7", email_address: "é🐎" }),
  );
  const body = { email_address: "jo@example.com", status_if_new: "pending" } as const;
  const member = await connect({ baseUrl }).lists.members.set({ list_id: "a", subscriber_hash: "b", body });
  expect(member).toEqual({ id: "7", email_address: "é🐎" });
  expect(received[0]).toMatchObject({ method: "PUT", headers: { "content-type": "application/json" } });
  expect(JSON.parse(received[0]?.body ?? "")).toEqual(body);
});

test("a body that cannot be serialized to JSON is rejected", async () => {
  const { baseUrl, received } = await serve(ok);
  const body: { name: string; self?: unknown } = { name: "circle" };
  body.self = body;
  const error = await failureOf(connect({ baseUrl }).templateFolders.create({ body }));
  expect(error.failure).toBe("invalid-parameter");
  expect(error.cause).toBeInstanceOf(TypeError);
  expect(received).toEqual([]);
});

test("bodies of 5 MB are sent completely", async () => {
  const { baseUrl, received } = await serve(ok);
  const file_data = "x".repeat(5 * 1024 * 1024);
  await connect({ baseUrl }).fileManager.files.create({ body: { name: "a.txt", file_data } });
  expect(JSON.parse(received[0]?.body ?? "")).toEqual({ name: "a.txt", file_data });
});

test("a 204 has no data", async () => {
  const { baseUrl } = await serve((response) => response.writeHead(204).end());
  expect(
    await connect({ baseUrl }).lists.members.delete({ list_id: "a", subscriber_hash: "b" }),
  ).toBeUndefined();
});

test("compressed responses are decompressed", async () => {
  const { baseUrl, received } = await serve((response) => {
    response.writeHead(200, { "content-encoding": "gzip" });
    response.end(gzipSync(JSON.stringify({ health_status: "packed" })));
  });
  expect(await connect({ baseUrl }).ping.get()).toEqual({ health_status: "packed" });
  expect(received[0]?.headers["accept-encoding"]).toContain("gzip");
});

test("cookies are neither stored nor sent", async () => {
  const { baseUrl, received } = await serve((response) => json(response, 200, {}, { "set-cookie": "a=b" }));
  const { ping } = connect({ baseUrl });
  await ping.get();
  await ping.get();
  expect(received.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
});

test("without the cache GET requests have a timestamp, other requests do not", async () => {
  const { baseUrl, received } = await serve(ok);
  const { lists } = connect({ baseUrl, cache: false });
  const before = Date.now();
  await lists.get({ list_id: "a" });
  await lists.get({ list_id: "a", fields: ["id"] });
  await lists.members.delete({ list_id: "a", subscriber_hash: "b" });
  const stamps = received.map(({ url }) => new URL(url, baseUrl).searchParams.get("_"));
  expect(Number(stamps[0])).toBeGreaterThanOrEqual(before);
  expect(Number(stamps[1])).toBeGreaterThanOrEqual(before);
  expect(stamps[2]).toBeNull();
});

test("with the cache (default) GET requests have none", async () => {
  const { baseUrl, received } = await serve(ok);
  await connect({ baseUrl }).ping.get();
  expect(received[0]?.url).toBe("/3.0/ping");
});

test("an error of the service reaches the caller with all its details", async () => {
  const problem = {
    type: "https://docs.example/errors",
    title: "Member Exists",
    status: 400,
    detail: "jo@example.com is already a list member.",
    instance: "0d1f",
    errors: [{ field: "email_address", message: "taken" }],
  };
  const { baseUrl } = await serve((response) =>
    json(response, 400, problem, { "content-type": "application/problem+json", "x-request-id": "r1" }),
  );
  const body = { email_address: "jo@example.com", status: "subscribed" } as const;
  const error = await failureOf(connect({ baseUrl }).lists.members.create({ list_id: "a", body }));
  expect(error).toMatchObject({
    failure: "refused",
    operation: "lists.members.create",
    status: 400,
    title: "Member Exists",
    detail: problem.detail,
    headers: { "content-type": "application/problem+json", "x-request-id": "r1" },
    request: { method: "POST", url: `${baseUrl}/lists/a/members` },
    attempts: 1,
  });
  expect(error.problem).toEqual(problem);
  expect(error.message).toContain("400 Member Exists");
});

test("no error contains the key", async () => {
  const apiKey = "fedcba9876543210-us19";
  const { baseUrl } = await serve((response, _request, count) =>
    count === 1 ? json(response, 401, { title: "API Key Invalid" }) : response.socket?.destroy(),
  );
  const { templateFolders } = connect({ baseUrl, apiKey });
  const body = { name: "n" };
  for (const error of [
    await failureOf(templateFolders.create({ body })),
    await failureOf(templateFolders.create({ body })),
    await failureOf(connect({ apiKey, serverPrefix: "no prefix" }).ping.get()),
  ]) {
    const shown = inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true });
    expect(shown).not.toContain("fedcba98");
    expect(shown).not.toContain(Buffer.from(`user:${apiKey}`).toString("base64").slice(0, 20));
  }
});

test("the stack of an error contains the caller", async () => {
  const { baseUrl } = await serve((response) => json(response, 404, { title: "Resource Not Found" }));
  const { lists } = connect({ baseUrl });
  async function whereItWasCalled() {
    return await lists.get({ list_id: "a" });
  }
  expect((await failureOf(whereItWasCalled())).stack).toContain("whereItWasCalled");
});
