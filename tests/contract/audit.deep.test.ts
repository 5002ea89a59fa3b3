import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { startServer } from "./local-server.ts";

const AUDIT = fileURLToPath(new URL("../../scripts/audit.ts", import.meta.url));

/** A package in a registry. */
function packageAt(url = "/") {
  const name = decodeURIComponent(url.slice(1));
  return { name, "dist-tags": { latest: "1.0.0" }, versions: { "1.0.0": { name, version: "1.0.0" } } };
}

/** Runs an audit with a registry that sends this response. */
async function auditAt(status: number, body: unknown) {
  const { host } = await startServer(async (request, response) => {
    await text(request);
    const answer = request.method === "POST" ? body : packageAt(request.url);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  const options = ["--registry", `http://${host}`, "--fetch-retries=0"];
  const audit = spawn(process.execPath, [AUDIT, ...options], { stdio: ["ignore", "pipe", "pipe"] });
  const [said, complained, [code]] = await Promise.all([
    text(audit.stdout),
    text(audit.stderr),
    once(audit, "exit"),
  ]);
  return { code, said: said + complained };
}

const advisory = { id: 1, url: "https://a.example", title: "Weak", severity: "high", cwe: [] };
const fastify = [{ ...advisory, vulnerable_versions: "*" }];

describe("npm run audit", { timeout: 60_000 }, () => {
  it.each([
    ["succeeds if the registry knows no vulnerability", 200, {}, 0, "found 0 vulnerabilities"],
    ["fails if there is a vulnerability, and names the package", 200, { fastify }, 1, "fastify"],
    ["says that nothing was audited if the registry rejects the request", 405, {}, 2, "responds with 405."],
  ])("%s", async (_what, status, body, code, said) => {
    expect(await auditAt(status, body)).toEqual({ code, said: expect.stringContaining(said) });
  });
});
