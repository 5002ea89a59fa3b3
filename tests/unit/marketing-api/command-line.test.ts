import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Perform } from "../../../src/ports/marketing-api/api.ts";
import { type ObservedSandbox, observedSandbox } from "../../contract/marketing-api/sandbox.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { outcomeOf, runCommand, startCommand } from "./run-command.ts";

const KEY = "4f5d6e7a8b9c-us7";

let sandbox: ObservedSandbox;
let performed: ObservedSandbox["performed"];
let environment: Record<string, string>;

beforeEach(async () => {
  sandbox = await observedSandbox({ apiKeys: [KEY] });
  performed = sandbox.performed;
  environment = { ESP_API_KEY: KEY, ESP_BASE_URL: sandbox.url };
});

function members(total: number): Perform {
  return async ({ query }) => {
    const [offset, count] = [Number(query.offset ?? 0), Number(query.count ?? 10)];
    const page = Array.from({ length: Math.min(count, total - offset) }, (_, index) => ({
      id: offset + index,
    }));
    return { members: page, total_items: total };
  };
}

const MEMBERS = ["lists.members.list", "--list_id", "abc"];

describe("a call from the command line", () => {
  it("prints the response as one line of JSON, and nothing else", async () => {
    const outcome = await runCommand([...MEMBERS, "--count=5", "--fields", "a,b"], environment);
    expect(outcome).toEqual({ code: 0, stdout: '{"health_status":"fine"}\n', stderr: "" });
    const query = { count: "5", fields: "a,b" };
    expect(performed).toMatchObject([{ name: "lists.members.list", path: "/lists/abc/members", query }]);
  });

  it("prints nothing without data", async () => {
    sandbox.respondWith(async () => undefined);
    const outcome = await runCommand(["lists.delete", "--list_id", "abc"], environment);
    expect(outcome).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  it("sends a body from the command line, from standard input or from a file", async () => {
    const file = join(temporaryFolder(), "body.json");
    const json = '{"email_address":"ü🎉@example.com","status":"pending"}';
    writeFileSync(file, json);
    for (const source of [json, "-", file]) {
      const args = ["lists.members.create", "--list_id", "abc", "--body", source];
      expect(await runCommand(args, environment, json)).toMatchObject({ code: 0, stderr: "" });
      expect(performed.at(-1)?.body).toEqual({ email_address: "ü🎉@example.com", status: "pending" });
    }
  });
});

describe("all pages", () => {
  it("are streamed as one array, with progress on standard error", async () => {
    sandbox.respondWith(members(7));
    const { code, stdout, stderr } = await runCommand([...MEMBERS, "--all", "--count", "3"], environment);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual([0, 1, 2, 3, 4, 5, 6].map((id) => ({ id })));
    expect(stderr).toBe("3 of 7 items\n7 of 7 items\n9 of 7 items\n");
    expect(performed.map(({ query }) => query.offset)).toEqual(["0", "2", "5"]);
  });

  it("are written as one item per line, even on a terminal", async () => {
    sandbox.respondWith(members(3));
    const { stdout } = await runCommand([...MEMBERS, "--all", "--ndjson"], environment, "", true);
    expect(stdout).toBe('{"id":0}\n{"id":1}\n{"id":2}\n');
  });

  it("are indented on a terminal, with progress on one line that is updated", async () => {
    sandbox.respondWith(members(2));
    const args = [...MEMBERS, "--all", "--count", "1"];
    const { stdout, stderr } = await runCommand(args, environment, "", true);
    expect(stdout).toBe('[\n{\n  "id": 0\n},\n{\n  "id": 1\n}\n]\n');
    expect(stderr).toBe("\r1 of 2 items\u001b[K\r3 of 2 items\u001b[K\n");
  });

  it("are an empty array without items", async () => {
    sandbox.respondWith(members(0));
    const { code, stdout } = await runCommand([...MEMBERS, "--all"], environment);
    expect([code, stdout]).toEqual([0, "[]\n"]);
  });

  it("leave the array open when one of them fails", async () => {
    sandbox.respondWith((request, options) =>
      request.query.offset === "1" ? Promise.reject(new Error("no")) : members(4)(request, options),
    );
    const { code, stdout, stderr } = await runCommand([...MEMBERS, "--all", "--count", "2"], environment);
    expect([code, stdout]).toEqual([1, '[\n{"id":0},\n{"id":1}']);
    expect(stderr).toMatch(/^2 of 4 items\n500 Internal Server Error/);
  });
});

describe("a failure writes one line to standard error and sets the exit code", () => {
  it("1 when the service rejects the request, with the problem document on request", async () => {
    const problem = { title: "Resource Not Found", status: 404, detail: "No\u001b[31m such\nlist" };
    sandbox.faults.add({ kind: "status", status: 404, body: problem, times: 2 });
    const brief = await runCommand(["lists.get", "--list_id", "abc"], environment);
    expect(brief).toEqual({
      code: 1,
      stdout: "",
      stderr: "404 Resource Not Found: No [31m such list when calling lists.get\n",
    });
    const full = await runCommand(["lists.get", "--list_id", "abc", "--verbose"], environment);
    const [line = "", ...rest] = full.stderr.split("\n");
    expect(`${line}\n`).toBe(brief.stderr);
    expect(JSON.parse(rest.join("\n"))).toEqual({
      failure: "refused",
      operation: "lists.get",
      status: 404,
      request: { method: "GET", url: `${sandbox.url}/lists/abc` },
      attempts: 1,
      problem,
    });
  });

  it("2 when the command line is invalid, and no request is sent", async () => {
    const notCalled: readonly (readonly [args: readonly string[], message: string])[] = [
      [["lists.create"], "Missing the required parameter 'body' when calling lists.create\n"],
      [
        ["lists.create", "--body", "gone.json"],
        "The body in gone.json cannot be read: there is no such file",
      ],
      [["lists.create", "--body", "[1]"], "The body has to be a JSON object.\n"],
      [["ping.get", "--timeout", "-5"], "Invalid parameter 'timeout' when calling ping.get: "],
    ];
    for (const [args, message] of notCalled) {
      const { code, stdout, stderr } = await runCommand(args, environment);
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr.startsWith(message), stderr).toBe(true);
    }
    const broken = await runCommand(["lists.create", "--body", "-"], environment, "{'a': 1}");
    expect([broken.code, broken.stderr.split(":")[0]]).toEqual([2, "The body on standard input is not JSON"]);
    expect(performed).toEqual([]);
  });

  it("2 without credentials or with incomplete ones", async () => {
    const none = await runCommand(["ping.get"]);
    expect(none).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("npm run sandbox") });
    const half = await runCommand(["ping.get"], { ESP_ACCESS_TOKEN: "token" });
    expect(half).toMatchObject({ code: 2, stderr: expect.stringContaining("Set ESP_SERVER_PREFIX") });
  });

  it("3 on a timeout, without a connection, or for an unreadable response", async () => {
    sandbox.faults.add({ kind: "silence" });
    const late = await runCommand(["ping.get", "--timeout", "300"], environment);
    expect(late).toMatchObject({ code: 3, stderr: expect.stringContaining("within the time limit") });
    // On a busy machine, the time may be over before the request arrives.
    sandbox.faults.clear();

    sandbox.faults.add({ kind: "status", status: 200, body: "<h1>Welcome</h1>" });
    const html = await runCommand(["ping.get"], environment);
    expect(html).toMatchObject({ code: 3, stderr: expect.stringContaining("is not JSON") });

    sandbox.faults.add({ kind: "reset" });
    const reset = await runCommand(["ping.get", "--retry", "0"], environment);
    expect(reset).toMatchObject({ code: 3, stderr: expect.stringContaining("could not be reached") });
  });
});

it("credentials are never printed on a failure", async () => {
  for (const kind of ["status", "reset", "cut"] as const) {
    sandbox.faults.add(kind === "status" ? { kind, status: 401 } : { kind });
    const { code, stdout, stderr } = await runCommand(["ping.get", "--retry", "0", "--verbose"], environment);
    expect(code).toBeGreaterThan(0);
    for (const secret of [KEY, Buffer.from(`user:${KEY}`).toString("base64")]) {
      expect(stdout + stderr).not.toContain(secret);
    }
  }
});

describe("as a separate process", { timeout: 30_000 }, () => {
  it("fetches no more pages after the reader has closed the pipe", async () => {
    sandbox.respondWith(members(1_000_000));
    const child = startCommand([...MEMBERS, "--all", "--ndjson", "--count", "100"], environment);
    child.stdout.once("data", () => child.stdout.destroy());
    let stderr = "";
    child.stderr.on("data", (text) => {
      stderr += String(text);
    });
    const code = await new Promise((resolve) => child.once("exit", resolve));
    expect(code).toBe(0);
    expect(stderr).not.toMatch(/Error|EPIPE/);
    expect(performed.length).toBeLessThan(1000);
  });

  it("ends with 130 when it is interrupted", async () => {
    sandbox.faults.add({ kind: "silence" });
    const child = startCommand(["ping.get"], environment);
    await vi.waitUntil(() => sandbox.faults.waiting.length === 0, { timeout: 20_000 });
    child.kill("SIGINT");
    expect(await outcomeOf(child)).toEqual({ code: 130, stdout: "", stderr: "Interrupted.\n" });
  });
});
