import { inspect } from "node:util";
import { expect, it, test } from "vitest";
import { createBatch } from "../../../src/adapters/esp-rest/batches.ts";
import { createRestApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import type { RestMarketingApiOptions } from "../../../src/adapters/esp-rest/settings.ts";
import { catalog } from "../../../src/ports/marketing-api/catalog.ts";
import { op, shape } from "../../../src/ports/marketing-api/operation.ts";
import { PAGE } from "../../../src/ports/marketing-api/parameters.ts";
import type { PageQuery } from "../../../src/ports/marketing-api/types/common.ts";
import { account, NEWS_LIST, refusal } from "../../unit/marketing-api/fake-account.ts";
import { fromScript } from "./contract/account.ts";
import { connect, json, randomIs, serve } from "./rest-harness.ts";

it("a route that the catalog lacks is called with parameters, query and body", async () => {
  const { baseUrl, received } = await serve((response) => json(response, 200, { things: [1] }));
  const api = connect({ baseUrl });
  const args = { thing_id: "a/b", count: 5, fields: ["id", "name"] };
  const { things } = await api.request<{ things: number[] }>("GET /things/{thing_id}/parts", args);
  expect(things).toEqual([1]);
  await api.request("POST /things", { body: { name: "a" } });
  expect(received).toMatchObject([
    { method: "GET", url: "/3.0/things/a%2Fb/parts?count=5&fields=id%2Cname" },
    { method: "POST", url: "/3.0/things", body: '{"name":"a"}' },
  ]);
});

it("its retries and errors are those of all calls", async () => {
  randomIs(0);
  const { baseUrl, received } = await serve((response, { method }, count) =>
    json(response, count < 3 ? 503 : 404, { title: method }),
  );
  const failed = await refusal(connect({ baseUrl }).request("GET /things"));
  expect(failed).toMatchObject({ failure: "refused", status: 404, operation: "GET /things", attempts: 3 });
  expect(received).toHaveLength(3);
});

it.each([
  Symbol("GET /a"),
  "things",
  "GET things",
  "GET //host/things",
  "GET /a/../b",
  "GET /a/%2e%2E",
  "GET /a?b=1",
])("the route %s sends nothing", async (route) => {
  const { baseUrl, received } = await serve((response) => json(response, 200, {}));
  const failed = await refusal(Reflect.apply(connect({ baseUrl }).request, undefined, [route]));
  expect(failed).toMatchObject({ failure: "invalid-parameter", operation: "request" });
  expect(received).toEqual([]);
});

it("a missing parameter of the path, and an unknown option, send nothing", async () => {
  const api = connect({ baseUrl: "http://127.0.0.1:3/3.0" });
  const { failure } = await refusal(api.request("GET /a/{b}", {} as never));
  expect(failure).toBe("missing-parameter");
  const misspelt = await refusal(api.request("GET /a", {}, { retries: 1 } as never));
  expect(misspelt.failure).toBe("invalid-parameter");
});

it("a batch takes it, too, and the fake finds the operation of a known route", async () => {
  const { api } = account();
  const batch = createBatch(api);
  const created = batch.calls.request<{ id: string }>("POST /lists", { body: NEWS_LIST });
  await batch.run({ pollEvery: 1 });
  const { id } = await created;
  const found = await api.request<{ name: string }>("GET /lists/{id}", { id, fields: "name" });
  expect(found).toEqual({ name: NEWS_LIST.name });
  expect(await refusal(api.request("GET /things"))).toMatchObject({ status: 404 });
});

it("a row of one's own is a typed call with pages, beside those of the catalog", async () => {
  const { baseUrl, received } = await serve((response) =>
    json(response, 200, { things: [{ id: 1 }], total_items: 1 }),
  );
  interface Things {
    query: PageQuery;
    response: { things: readonly { id: number }[]; total_items: number };
  }
  const list = op("GET /things", shape<Things>(), { query: PAGE, pages: "things" });
  const api = createRestApi({ ...catalog, things: { list } }, { apiKey: "0123456789abcdef-us19", baseUrl });
  const [thing] = await api.things.list.all({ fields: ["things.id"] }).toArray({ limit: 9 });
  expect(thing?.id).toBe(1);
  await api.ping.get();
  expect(received.map(({ url }) => url)).toEqual([
    "/3.0/things?fields=things.id%2Ctotal_items&count=1000&offset=0",
    "/3.0/ping",
  ]);
});

const ok = (response: Parameters<typeof json>[0]) =>
  json(response, 200, { health_status: "Everything's Chimpy!" });

test.for([
  ["neither key nor token", { apiKey: "" }, "Set apiKey or accessToken"],
  ["no server prefix", { apiKey: "key-without-suffix" }, "Set serverPrefix"],
  ["the default server prefix", { apiKey: "key", serverPrefix: "invalid-server" }, "Set serverPrefix"],
  ["a prefix that leads elsewhere", { serverPrefix: "evil.example/" }, "not the name of a data centre"],
  ["a key in place of the prefix", { serverPrefix: "0123456789abcdef-us19" }, "serverPrefix is not the name"],
  ["a token that is no header", { apiKey: "", accessToken: "two\nlines" }, "accessToken holds characters"],
  [
    "a base address of another scheme",
    { baseUrl: "ftp://127.0.0.1/3.0" },
    "baseUrl: it has to be an address",
  ],
  ["a base address with a query", { baseUrl: "http://127.0.0.1/3.0?a=1" }, "scheme, host and path alone"],
  ["a time limit below 0", { timeout: -5 }, "timeout: it has to be a number of milliseconds"],
  ["no time in the queue", { queueTimeout: 0 }, "queueTimeout: it has to be"],
  ["no concurrency", { concurrency: 0 }, "concurrency: it has to be a whole number"],
  [
    "a key that is null",
    fromScript<RestMarketingApiOptions>('{ "apiKey": null }'),
    "apiKey: it has to be text",
  ],
  [
    "a token that is a number",
    fromScript<RestMarketingApiOptions>('{ "accessToken": 5 }'),
    "accessToken: it has to be text",
  ],
  [
    "a misspelt option",
    fromScript<RestMarketingApiOptions>('{ "apikey": "key" }'),
    "apikey: there is no such option; did you mean 'apiKey'?",
  ],
] as const)("%s: every call fails with a clear error", async ([, options, message]) => {
  const error = await refusal(connect(options).ping.get());
  expect(error).toMatchObject({ failure: "configuration", operation: "ping.get", attempts: 0 });
  expect(error.message).toContain(message);
});

test.for([
  ["x-note", "line\r\nx-other: 1"],
  ["x-note", "🐎"],
  ["not a name", "value"],
  ["Authorization", "Bearer other"],
  ["cookie", "a=b"],
] as const)("the header %s: %j cannot be sent, and is not", async ([name, value]) => {
  const { baseUrl, received } = await serve(ok);
  const error = await refusal(connect({ baseUrl }).ping.get({}, { headers: { [name]: value } }));
  expect(error.failure).toBe("invalid-parameter");
  expect(received).toEqual([]);
});

const signals = [{}, new AbortController(), "signal", null];

test.for<{ readonly [option: string]: unknown }>([
  { timeout: -1 },
  { timeout: Number.NaN },
  { queueTimeout: 0 },
  { retry: -1 },
  { retry: 0.5 },
  ...signals.map((signal) => ({ signal })),
])("the call's option %o is refused, by its name", async (options) => {
  const { baseUrl, received } = await serve(ok);
  const error = await refusal(Reflect.apply(connect({ baseUrl }).ping.get, undefined, [{}, options]));
  expect(error.failure).toBe("invalid-parameter");
  expect(error.message).toContain(`'${Object.keys(options)[0]}' when calling ping.get: it has to be`);
  expect(received).toEqual([]);
});

test.for<[string, unknown]>([
  ["query", "a=b"],
  ["query", ["a"]],
  ["query.flag", Symbol("flag")],
  ["query.size", Number.NaN],
  ["query.day", new Date(0)],
  ["query.text", "\ud800"],
  ["headers", "x-note: a"],
  ["headers.x-note", {}],
])("a call whose option %s is %o sends nothing, and names it", async ([path, value]) => {
  const { baseUrl, received } = await serve(ok);
  const [option = "", name] = path.split(".");
  const options = { [option]: name === undefined ? value : { [name]: value } };
  const error = await refusal(Reflect.apply(connect({ baseUrl }).ping.get, undefined, [{}, options]));
  expect(error).toMatchObject({ failure: "invalid-parameter", operation: "ping.get" });
  expect(error.message).toContain(`'${path}'`);
  expect(received).toEqual([]);
});

test("headers and parameters that are null or undefined are none", async () => {
  const { baseUrl, received } = await serve(ok);
  const options = { query: { a: undefined, b: null, c: 1 }, headers: { "x-a": undefined, "x-b": null } };
  await Reflect.apply(connect({ baseUrl }).ping.get, undefined, [{}, options]);
  await Reflect.apply(connect({ baseUrl }).ping.get, undefined, [{}, { query: null, headers: null }]);
  expect(received.map(({ url }) => url)).toEqual(["/3.0/ping?c=1", "/3.0/ping"]);
  expect(Object.keys(received[0]?.headers ?? {})).not.toContain("x-a");
  expect(Object.keys(received[0]?.headers ?? {})).not.toContain("x-b");
});

test.for<[string, unknown]>([
  ["body", Promise.resolve(NEWS_LIST)],
  ["body", new Map([["name", "News"]])],
  ["body", new URLSearchParams({ name: "News" })],
  ["body", new Date(0)],
  ["body.contact", new Set(["a"])],
  ["body.name", new Date(Number.NaN)],
  ["body.names.1", ["a", undefined]],
])("what would be sent as something else is not sent: %s as %o", async ([path, value]) => {
  const { baseUrl, received } = await serve(ok);
  const [, field] = path.split(".");
  const body = field === undefined ? value : { [field]: value };
  const error = await refusal(Reflect.apply(connect({ baseUrl }).lists.create, undefined, [{ body }]));
  expect(error).toMatchObject({ failure: "invalid-parameter", operation: "lists.create" });
  expect(error.message).toContain(`'${path}'`);
  expect(received).toEqual([]);
});

test("dates, empty objects and null in a body are sent as they are", async () => {
  const { baseUrl, received } = await serve(ok);
  const body = { at: new Date(0), none: null, empty: {}, list: [], void: Object.create(null) };
  await Reflect.apply(connect({ baseUrl }).lists.create, undefined, [{ body }]);
  expect(received[0]?.body).toBe(
    '{"at":"1970-01-01T00:00:00.000Z","none":null,"empty":{},"list":[],"void":{}}',
  );
});

test.each([["subscribed"], [["subscribed"]]])("upsert refuses %j in place of a body", async (body) => {
  const { baseUrl, received } = await serve(ok);
  const { upsert } = connect({ baseUrl }).lists.members;
  const error = await refusal(Reflect.apply(upsert, undefined, ["a", "ada@larkfield.example", body]));
  expect(error.message).toContain("'body' when calling lists.members.upsert");
  expect(received).toEqual([]);
});

test("no error contains the key", async () => {
  const apiKey = "fedcba9876543210-us19";
  const { baseUrl } = await serve((response, _request, count) =>
    count === 1 ? json(response, 401, { title: "API Key Invalid" }) : response.socket?.destroy(),
  );
  const { templateFolders } = connect({ baseUrl, apiKey });
  const body = { name: "n" };
  for (const error of [
    await refusal(templateFolders.create({ body })),
    await refusal(templateFolders.create({ body })),
    await refusal(connect({ apiKey, serverPrefix: "no prefix" }).ping.get()),
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
  expect((await refusal(whereItWasCalled())).stack).toContain("whereItWasCalled");
});
