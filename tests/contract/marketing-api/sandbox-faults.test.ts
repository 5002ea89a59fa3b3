import { beforeEach, expect, it } from "vitest";
import { basic, type ObservedSandbox, observedSandbox } from "./sandbox.ts";

let sandbox: ObservedSandbox;

beforeEach(async () => {
  sandbox = await observedSandbox();
});

const performed = () => sandbox.performed.map(({ name }) => name);

function ping(init: RequestInit = {}): Promise<Response> {
  return fetch(`${sandbox.url}/ping`, { ...init, headers: basic("any") });
}

it("a fault of an operation that does not exist is refused, with the nearest name", () => {
  expect(() => sandbox.faults.add({ kind: "reset", operation: "list.get" })).toThrow(
    "operation list.get: there is no such operation; did you mean 'lists.get'?",
  );
});

it("a status without a body, as often as ordered; with a problem document; with text and headers", async () => {
  const problem = { title: "User Disabled", status: 403 };
  const headers = { "retry-after": "2" };
  sandbox.faults.add({ kind: "status", status: 403, times: 2 });
  sandbox.faults.add({ kind: "status", status: 403, body: problem });
  sandbox.faults.add({ kind: "status", status: 502, body: "<h1>Bad gateway</h1>", headers });

  for (const empty of [await ping(), await ping()]) {
    expect([empty.status, await empty.text(), empty.headers.get("content-type")]).toEqual([403, "", null]);
  }
  const refused = await ping();
  expect(refused.headers.get("content-type")).toContain("application/problem+json");
  expect(await refused.json()).toEqual(problem);
  const broken = await ping();
  expect([broken.status, await broken.text()]).toEqual([502, "<h1>Bad gateway</h1>"]);
  expect([broken.headers.get("content-type"), broken.headers.get("retry-after")]).toEqual(["text/html", "2"]);
  expect((await ping()).status).toBe(200);
  expect(performed()).toEqual(["ping.get"]);
});

it("a reset, before or after the operation is performed", async () => {
  sandbox.faults.add({ kind: "reset" });
  await expect(ping()).rejects.toThrow();
  expect(performed()).toEqual([]);

  sandbox.faults.add({ kind: "reset", performed: true });
  await expect(ping()).rejects.toThrow();
  expect(performed()).toEqual(["ping.get"]);
});

it("a truncated response", async () => {
  sandbox.faults.add({ kind: "cut" });
  const response = await ping();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

it("no response; neither this nor a long delay prevents the sandbox from closing", async () => {
  sandbox.faults.add({ kind: "silence" });
  sandbox.faults.add({ kind: "delay", milliseconds: 600_000 });
  const outcomes = [ping(), ping()].map((request) =>
    request.then(
      () => "responded",
      () => "cut off",
    ),
  );
  // A fault leaves the list when a request takes it.
  while (sandbox.faults.waiting.length > 0) await new Promise(setImmediate);
  await sandbox.close();
  expect(await Promise.all(outcomes)).not.toContain("responded");
});

it("for one operation only", async () => {
  sandbox.faults.add({ kind: "status", status: 500, operation: "lists.members.delete" });
  expect((await ping()).status).toBe(200);
  const other = await fetch(`${sandbox.url}/lists/l/members/m`, { method: "DELETE", headers: basic("any") });
  expect(other.status).toBe(500);
});

it("added, listed and removed over HTTP", async () => {
  const address = `${sandbox.origin}/faults`;
  const headers = { "content-type": "application/json" };
  const ordered = await fetch(address, { method: "POST", headers, body: '{"kind":"status","status":503}' });
  expect(ordered.status).toBe(201);
  const waiting = [{ kind: "status", status: 503, operation: "all", times: 1 }];
  expect(await (await fetch(address)).json()).toMatchObject({ faults: waiting });
  expect((await fetch(address, { method: "DELETE" })).status).toBe(204);
  expect((await ping()).status).toBe(200);

  const refused = await fetch(address, { method: "POST", headers, body: '{"kind":"status","status":7}' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ title: "Invalid Resource", errors: [{ field: "status" }] });
});
