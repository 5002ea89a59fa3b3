import { expect, it } from "vitest";
import { createBatch } from "../../../src/adapters/esp-rest/batches.ts";
import { createRestApi } from "../../../src/adapters/esp-rest/rest-marketing-api.ts";
import { catalog } from "../../../src/ports/marketing-api/catalog.ts";
import { op, shape } from "../../../src/ports/marketing-api/operation.ts";
import { PAGE } from "../../../src/ports/marketing-api/parameters.ts";
import type { PageQuery } from "../../../src/ports/marketing-api/types/common.ts";
import { account, NEWS_LIST } from "../../unit/marketing-api/fake-account.ts";
import { connect, failureOf, json, serve } from "./rest-harness.ts";

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
  const { baseUrl, received } = await serve((response, { method }, count) =>
    json(response, count < 3 ? 503 : 404, { title: method }),
  );
  const failed = await failureOf(connect({ baseUrl }).request("GET /things"));
  expect(failed).toMatchObject({ failure: "refused", status: 404, operation: "GET /things", attempts: 3 });
  expect(received).toHaveLength(3);
});

it.each(["things", "GET things", "GET //host/things", "GET /a/../b", "GET /a/%2e%2E", "GET /a?b=1"])(
  "the route %j sends nothing",
  async (route) => {
    const { baseUrl, received } = await serve((response) => json(response, 200, {}));
    const failed = await failureOf(connect({ baseUrl }).request(route as "GET /"));
    expect(failed).toMatchObject({ failure: "invalid-parameter", operation: "request" });
    expect(received).toEqual([]);
  },
);

it("a missing parameter of the path, and an unknown option, send nothing", async () => {
  const api = connect({ baseUrl: "http://127.0.0.1:3/3.0" });
  const { failure } = await failureOf(api.request("GET /a/{b}", {} as never));
  expect(failure).toBe("missing-parameter");
  const misspelt = await failureOf(api.request("GET /a", {}, { retries: 1 } as never));
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
  expect(await failureOf(api.request("GET /things"))).toMatchObject({ status: 404 });
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
