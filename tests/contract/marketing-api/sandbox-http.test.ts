import Fastify from "fastify";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { marketingSandbox } from "../../../sandbox/marketing/plugin.ts";
import { basic, type ObservedSandbox, observedSandbox } from "./sandbox.ts";

const KEY = "0123456789abcdef-us1";
const TOKEN = "a-token";

let sandbox: ObservedSandbox;
let performed: ObservedSandbox["performed"];

beforeEach(async () => {
  sandbox = await observedSandbox({ apiKeys: [KEY], accessTokens: [TOKEN] });
  performed = sandbox.performed;
});

function call(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${sandbox.url}${path}`, { ...init, headers: { ...basic(KEY), ...init.headers } });
}

const problemSchema = z.object({ title: z.string(), status: z.number(), instance: z.string() });

async function titleOf(response: Response): Promise<string> {
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  const { title, status } = problemSchema.parse(await response.json());
  expect(status).toBe(response.status);
  return title;
}

describe("a request is mapped to its operation in the catalog", () => {
  it("with its query, lists unchanged or joined from repeated parameters", async () => {
    await call("/lists/l1/members?status=subscribed&fields=a,b%20c&count=3&fields=d&list_id=other");
    expect(performed[0]).toMatchObject({
      pathValues: { list_id: "l1" },
      query: { status: "subscribed", fields: "a,b c,d", count: "3", list_id: "other" },
    });
  });

  it("with its body, for any content type", async () => {
    const body = { email_address: "a@example.com", name: "🎉" };
    for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"]) {
      const init = { method: "PUT", body: JSON.stringify(body), headers: { "content-type": type } };
      expect((await call("/lists/l1/members/h", init)).status).toBe(200);
      expect(performed.at(-1)?.body).toEqual(body);
    }
  });

  it("and each response has an id of its own, also a refusal", async () => {
    const responses = [await call("/ping"), await call("/ping"), await call("/nothing-here")];
    const ids = responses.map(({ headers }) => headers.get("x-request-id") ?? "");
    expect(new Set(ids.filter(Boolean)).size).toBe(3);
  });

  it("and the method of a POST can be overridden by a header", async () => {
    const headers = { "x-http-method-override": "delete" };
    await call("/lists/l1/members/h", { method: "POST", headers });
    expect(performed[0]?.name).toBe("lists.members.delete");

    const wrong = await call("/lists/l1/members/h", { headers });
    expect([wrong.status, await titleOf(wrong)]).toEqual([422, "Invalid Method Override"]);
  });

  it("also without a body of the announced content type, and its response is 204 without data", async () => {
    sandbox.respondWith(async () => undefined);
    const headers = { "content-type": "application/json" };
    const empty = await call("/lists/l1/members/h", { method: "DELETE", headers });
    expect([empty.status, await empty.text()]).toEqual([204, ""]);
  });
});

describe("a request is refused with a problem document", () => {
  it("when its credentials are missing, wrong or malformed", async () => {
    const { authorization: wrong } = basic("wrong");
    for (const authorization of ["", "Basic", wrong, `Basic ${btoa(KEY)}`, `Bearer ${KEY}`, "Digest x"]) {
      const init = authorization ? { headers: { authorization } } : {};
      const response = await fetch(`${sandbox.url}/ping`, init);
      expect([response.status, await titleOf(response)], authorization).toEqual([401, "API Key Invalid"]);
    }
    expect(performed).toEqual([]);
  });

  it("but not with the key as the password of any user, or with a bearer token", async () => {
    for (const headers of [basic(KEY, ""), basic(KEY, "user"), { authorization: `bearer ${TOKEN}` }]) {
      expect((await fetch(`${sandbox.url}/ping`, { headers })).status).toBe(200);
    }
  });

  it("when no resource exists at its path", async () => {
    for (const path of ["/nothing", "/lists//members", "/lists/l1/members/h/more", "/pings"]) {
      const response = await call(path);
      expect([response.status, await titleOf(response)], path).toEqual([404, "Resource Not Found"]);
    }
  });

  it("when the path does not have its method", async () => {
    const response = await call("/lists/l1/members/h", { method: "OPTIONS" });
    expect([response.status, await titleOf(response)]).toEqual([405, "Method Not Allowed"]);
    expect(response.headers.get("allow")?.split(", ")).toEqual(expect.arrayContaining(["PUT", "DELETE"]));
    expect((await call("/ping", { method: "DELETE" })).headers.get("allow")).toBe("GET");
  });

  it("when its body is not JSON", async () => {
    for (const body of ["{", "{'a': 1}", "<html>", '{"a": 1} x']) {
      const response = await call("/lists/l1/members/h", { method: "PUT", body });
      expect([response.status, await titleOf(response)], body).toEqual([400, "JSON Parse Error"]);
    }
  });

  it("when a required part of the body or the query is missing", async () => {
    for (const body of ["", "[]", "7", "null"]) {
      const response = await call("/lists/l1/members/h", { method: "PUT", body });
      expect([response.status, await titleOf(response)], body).toEqual([400, "Invalid Resource"]);
    }
    const search = await call("/search-members?query=");
    expect(await search.json()).toMatchObject({ title: "Invalid Resource", errors: [{ field: "query" }] });
    expect(performed).toEqual([]);
  });

  it("and a bug of the sandbox is a 500 without details", async () => {
    sandbox.respondWith(() => Promise.reject(new TypeError("secret")));
    const response = await call("/ping");
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
  });
});

it("a server can mount the sandbox at any prefix, and inject requests without a socket", async () => {
  const app = Fastify();
  await app.register(marketingSandbox, {
    perform: async ({ path }) => ({ path }),
    prefix: "/services/marketing",
  });
  for (let round = 0; round < 12; round += 1) {
    const response = await app.inject({ url: "/services/marketing/3.0/lists/a%2Fb", headers: basic("any") });
    expect([response.statusCode, response.json()]).toEqual([200, { path: "/lists/a%2Fb" }]);
  }
  await app.close();
});

describe("an account has at most ten concurrent requests", () => {
  it("and the eleventh is rejected, without Retry-After", async () => {
    const gate = Promise.withResolvers<object>();
    const allIn = Promise.withResolvers<void>();
    sandbox.respondWith(() => {
      if (performed.length === 10) allIn.resolve();
      return gate.promise;
    });
    const ten = Array.from({ length: 10 }, () => call("/ping"));
    await allIn.promise;

    const eleventh = await call("/ping");
    expect([eleventh.status, await titleOf(eleventh)]).toEqual([429, "Too Many Requests"]);
    expect(eleventh.headers.has("retry-after")).toBe(false);

    gate.resolve({});
    expect((await Promise.all(ten)).map(({ status }) => status)).toEqual(ten.map(() => 200));
    expect((await call("/ping")).status).toBe(200);
  });

  it("and requests that a fault ends free their slots", async () => {
    sandbox.faults.add({ kind: "reset", times: 12 });
    for (let round = 0; round < 12; round += 1) await expect(call("/ping")).rejects.toThrow();
    expect((await call("/ping")).status).toBe(200);
  });
});
