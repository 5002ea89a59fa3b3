import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Exchange } from "../../fuzz/exchange.ts";
import { type RunningSandbox, startSandbox } from "./harness.ts";

let sandbox: RunningSandbox;
let exchange: Exchange;
beforeEach(async () => {
  sandbox = await startSandbox({ prefix: "/sandbox" });
  exchange = new Exchange();
});
afterEach(async () => {
  exchange.close();
  await sandbox.close();
});

async function editorFor(host: string) {
  const answer = await exchange.send(sandbox.url, {
    method: "GET",
    target: "/sandbox/editor",
    headers: [["host", host]],
  });
  if (answer === "cut") throw new Error("The connection was cut.");
  return { status: answer.status, policy: String(answer.headers["content-security-policy"]) };
}

describe("the editor's page with another Host header", () => {
  it("is served for a valid host", async () => {
    const { status, policy } = await editorFor("editors.example:8080");
    expect(status).toBe(200);
    expect(policy).toContain("form-action 'self' http://editors.example:8080;");
  });

  it.each(["localhost:99999", "[::1", "a b", "a/b", "", "a;script-src"])(
    "is served for %j, which is invalid and does not appear in any header",
    async (host) => {
      const { status, policy } = await editorFor(host);
      expect(status).toBe(200);
      expect(policy).toMatch(/form-action 'self' http:\/\/(localhost|a);/);
    },
  );
});
