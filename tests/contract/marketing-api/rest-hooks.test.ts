import { tracingChannel } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { VERSION } from "../../../src/adapters/esp-rest/settings.ts";
import type {
  RequestEvent,
  ResponseEvent,
  RetryEvent,
} from "../../../src/ports/marketing-api/call-events.ts";
import { refusal } from "../../unit/marketing-api/fake-account.ts";
import { connect, json, randomIs, serve } from "./rest-harness.ts";

const LIST = { list_id: "a6b5da1054", fields: ["id"] } as const;

it("hooks are told about each request, response and retry, without ids and credentials", async () => {
  randomIs(0);
  const { baseUrl } = await serve((response, _request, count) =>
    json(response, count === 1 ? 503 : 200, { id: "a6b5da1054" }, { "x-request-id": `r${count}` }),
  );
  const told: [string, RequestEvent | ResponseEvent | RetryEvent][] = [];
  const api = connect({
    baseUrl,
    onRequest: (event) => told.push(["request", event]),
    onResponse: (event) => told.push(["response", event]),
    onRetry: (event) => told.push(["retry", event]),
  });
  await api.lists.get(LIST);
  const call = { operation: "lists.get", route: "GET /lists/{list_id}", server: new URL(baseUrl).host };
  const milliseconds = expect.any(Number);
  const timed = { duration: milliseconds, headers: expect.objectContaining({ "x-request-id": "r1" }) };
  expect(told).toMatchObject([
    ["request", { ...call, attempt: 1 }],
    ["response", { ...call, ...timed, attempt: 1, status: 503, requestId: "r1", error: undefined }],
    ["retry", { ...call, attempt: 2, status: 503, delay: milliseconds }],
    ["request", { ...call, attempt: 2 }],
    ["response", { ...call, attempt: 2, status: 200, requestId: "r2" }],
  ]);
  expect(JSON.stringify(told)).not.toContain(LIST.list_id);
  expect(JSON.stringify(told)).not.toContain("0123456789abcdef");
});

it("a call gets the headers of its success, and hooks the error of a lost connection", async () => {
  const { baseUrl } = await serve((response, { url }) =>
    url.endsWith("/ping") ? json(response, 200, {}, { "x-request-id": "r" }) : response.socket?.destroy(),
  );
  const told: ResponseEvent[] = [];
  const api = connect({ baseUrl });
  const onResponse = (event: ResponseEvent) => told.push(event);
  await api.ping.get({}, { onResponse });
  await refusal(api.root.get({}, { retry: 0, onResponse }));
  expect(told).toMatchObject([
    { status: 200, requestId: "r" },
    { status: undefined, headers: {}, error: expect.any(Error) },
  ]);
});

it("a call is a trace of the diagnostics channel, with attributes of OpenTelemetry", async () => {
  const { baseUrl } = await serve((response, { url }) =>
    json(response, url.includes("/lists/") ? 404 : 200, {}, { "x-request-id": "r" }),
  );
  const ended: unknown[] = [];
  const channel = tracingChannel("marketing-api-client:call");
  const ignore = () => undefined;
  const subscribers = {
    start: ignore,
    end: ignore,
    asyncStart: ignore,
    error: ignore,
    asyncEnd: (trace: object) => void ended.push(Reflect.get(trace, "attributes")),
  };
  channel.subscribe(subscribers);
  onTestFinished(() => void channel.unsubscribe(subscribers));
  const api = connect({ baseUrl });
  expect(await api.ping.get()).toEqual({});
  await refusal(api.lists.get(LIST));
  const { hostname, port } = new URL(baseUrl);
  const call = (operation: string, path: string, status: number) => ({
    "server.address": hostname,
    "server.port": Number(port),
    "http.request.method": "GET",
    "mailchimp.operation": operation,
    "url.template": path,
    "http.response.status_code": status,
  });
  expect(ended).toEqual([
    call("ping.get", "/ping", 200),
    { ...call("lists.get", "/lists/{list_id}", 404), "error.type": "404" },
  ]);
});

it("the user agent names version and application", async () => {
  const { baseUrl, received } = await serve((response) => json(response, 200, {}));
  await connect({ baseUrl, application: "my-shop/1.2" }).ping.get();
  await connect({ baseUrl }).ping.get();
  const path = new URL("../../../packages/marketing-api/package.json", import.meta.url);
  const { version } = JSON.parse(readFileSync(path, "utf8"));
  expect(VERSION).toBe(version);
  expect(received.map(({ headers }) => headers["user-agent"])).toEqual([
    `my-shop/1.2 marketing-api-client/${version}`,
    `marketing-api-client/${version}`,
  ]);
  const named = connect({ baseUrl, application: "my\nshop" }).ping.get();
  expect(await refusal(named)).toMatchObject({ failure: "configuration" });
});

it("credentials come from a function for each call, which renews those that are refused", async () => {
  const { baseUrl, received } = await serve((response, { headers }) =>
    json(response, headers.authorization === "Bearer new" ? 200 : 401, { title: "API Key Invalid" }),
  );
  let accessToken = "old";
  const asked: boolean[] = [];
  const api = connect({
    baseUrl,
    apiKey: undefined,
    async credentials({ isRefused }) {
      asked.push(isRefused);
      if (isRefused) accessToken = "new";
      return { accessToken };
    },
  });
  await api.lists.create({ body: { name: "a" } as never });
  await api.ping.get();
  expect(asked).toEqual([false, true, false]);
  expect(received.map(({ headers }) => headers.authorization)).toEqual([
    "Bearer old",
    "Bearer new",
    "Bearer new",
  ]);
});

it("credentials that stay refused, or that fail, end the call", async () => {
  const { baseUrl, received } = await serve((response) => json(response, 401, { title: "API Key Invalid" }));
  const refused = connect({ baseUrl, apiKey: undefined, credentials: () => ({ accessToken: "old" }) });
  expect(await refusal(refused.ping.get())).toMatchObject({ status: 401 });
  expect(received).toHaveLength(2);
  const failing = connect({ baseUrl, credentials: () => Promise.reject(new Error("the store is closed")) });
  expect(await refusal(failing.ping.get())).toMatchObject({
    failure: "configuration",
    message: "No credentials for ping.get: the store is closed",
  });
});

it("a call has its status and headers beside its data", async () => {
  const { baseUrl } = await serve((response, { method }) =>
    method === "GET"
      ? json(response, 200, { health_status: "well" }, { "x-request-id": "r" })
      : response.writeHead(204).end(),
  );
  const api = connect({ baseUrl });
  const { data, status, headers } = await api.ping.get().withResponse();
  expect([data, status, headers["x-request-id"]]).toEqual([{ health_status: "well" }, 200, "r"]);
  const archived = api.lists.members.archive({ list_id: "a", subscriber_hash: "b" });
  expect(await archived.withResponse()).toMatchObject({ data: undefined, status: 204 });
  expect(await archived).toBeUndefined();
});

it("a logger like pino or console gets responses and retries, without ids", async () => {
  randomIs(0);
  const { baseUrl } = await serve((response, _request, count) => json(response, count === 1 ? 503 : 200, {}));
  const lines: [string, string][] = [];
  const logger = {
    debug: (_: object, message: string) => void lines.push(["debug", message]),
    warn: (_: object, message: string) => void lines.push(["warn", message]),
  };
  await connect({ baseUrl, logger }).lists.get(LIST);
  connect({ baseUrl, logger: console });
  expect(lines).toEqual([
    ["debug", "GET /lists/{list_id}: 503"],
    ["warn", "GET /lists/{list_id}: attempt 2, after 503"],
    ["debug", "GET /lists/{list_id}: 200"],
  ]);
});

it("a call has more parameters of the query than the catalog", async () => {
  const { baseUrl, received } = await serve((response) => json(response, 200, {}));
  await connect({ baseUrl }).lists.get(LIST, { query: { beta: true, version: "2 b" } });
  expect(received.map(({ url }) => url)).toEqual(["/3.0/lists/a6b5da1054?fields=id&beta=true&version=2%20b"]);
});
