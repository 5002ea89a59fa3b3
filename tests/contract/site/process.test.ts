import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { freePort } from "../../../scripts/site-process/free-port.ts";
import { hasSample } from "../../configuration/sample.ts";
import { startServer } from "../local-server.ts";
import {
  folderOfTest,
  isFine,
  READER,
  spawnSite,
  startSignUp,
  startSite,
  unhurried,
} from "./site-process.ts";

const SECRET = "told-to-nobody-else";
const WAIT_OPTIONS = { timeout: 20_000, interval: 20 };

/** Whether an origin listens, and responds with 200. */
const isReady = (origin: string, path = "/readyz") => isFine(origin + path).catch(() => false);

let folder: string;

beforeEach(async () => {
  folder = await folderOfTest();
});

describe("a graceful shutdown", { timeout: 60_000 }, () => {
  it.skipIf(!hasSample)("drops no request, neither new nor pending ones, and exits with 0", async () => {
    const environment = { DRAIN_SECONDS: "5", SEARCHES_PER_MINUTE: "0" };
    // Before there is an index, a search on a busy machine is a 503.
    const site = await startSite(folder, {
      environment,
      node: await unhurried(folder),
      until: "/search?s=results",
    });
    const { origin } = site;
    let isBalanced = true;
    const answers: number[] = [];
    const visitor = async (path: string) => {
      while (isBalanced) {
        const response = await fetch(origin + path);
        await response.text();
        answers.push(response.status);
      }
    };
    const balancer = async () => {
      await vi.waitUntil(async () => !(await isReady(origin)), WAIT_OPTIONS);
      isBalanced = false;
    };
    const visits = Promise.all([balancer(), ...["/", "/company", "/search?s=results"].map(visitor)]);
    await vi.waitUntil(() => answers.length > 0, WAIT_OPTIONS);
    const before = answers.length;
    site.process.kill("SIGTERM");
    const [exit] = await Promise.all([once(site.process, "exit"), visits]);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    expect(answers.length).toBeGreaterThan(before);
    expect(exit).toEqual([0, null]);
  });

  it("completes a pending request, and does not wait for another one on its connection", async () => {
    const site = await startSite(folder);
    const { connection, body } = await startSignUp(site);
    site.process.kill("SIGTERM");
    await vi.waitUntil(async () => !(await isReady(site.origin, "/healthz")), WAIT_OPTIONS);
    connection.write(body);
    expect(String(await once(connection, "data"))).toContain("200 OK");
    expect(await once(site.process, "exit")).toEqual([0, null]);
    expect(site.log()).not.toContain("connections were closed");
  });

  it("ends at once after a second signal", async () => {
    const site = await startSite(folder, { environment: { DRAIN_SECONDS: "60" } });
    site.process.kill("SIGTERM");
    await vi.waitUntil(async () => !(await isReady(site.origin)), WAIT_OPTIONS);
    site.process.kill("SIGTERM");
    expect(await once(site.process, "exit")).toEqual([1, null]);
  });
});

/** A failing server that echoes all request data in its response. */
async function startEcho() {
  const received: string[] = [];
  const { host, close } = await startServer(async (request, response) => {
    const { method, url = "", headers } = request;
    const [, credentials = ""] = headers.authorization?.split(" ") ?? [];
    const body = await textOf(request);
    received.push(decodeURIComponent(`${url} ${Buffer.from(credentials, "base64").toString()} ${body}`));
    const detail = `${received.at(-1)} ${JSON.stringify(headers)}`;
    // Every subscriber is unknown to it.
    const refusal = method === "GET" ? 404 : 400;
    const status = url.startsWith("/api/v2") ? 500 : refusal;
    response.writeHead(status, { "content-type": "application/problem+json" });
    response.end(JSON.stringify({ type: "about:blank", title: detail, status, detail, instance: "" }));
  });
  return { at: host, received, close };
}

it.skipIf(!existsSync("/dev/full"))(
  "a log on a full disk does not end the process, and visitors get their pages",
  { timeout: 60_000 },
  async () => {
    const port = await freePort();
    const { site } = spawnSite(folder, { environment: { PORT: String(port) }, before: "exec >/dev/full" });
    const origin = `http://127.0.0.1:${port}`;
    await vi.waitUntil(async () => site.exitCode !== null || (await isReady(origin)), WAIT_OPTIONS);
    expect(site.exitCode).toBeNull();
    for (const _ of [1, 2, 3]) expect(await isFine(`${origin}/api/openapi.json`)).toBe(true);
  },
);

describe("the output of a process", { timeout: 60_000 }, () => {
  it("has no address, cookie or secret in the log, for any request, and metrics on a separate port", async () => {
    const environment = { LOG_LEVEL: "trace", CONTENT_WEBHOOK_SECRET: SECRET };
    const { origin, metricsUrl, wholeLog } = await startSite(folder, { environment });
    const known = { cookie: "who=reader-17", authorization: "Bearer reader-17" };
    const headers = { "content-type": "application/json", ...known };
    const post = (path: string, body: unknown) =>
      fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
    const encoded = encodeURIComponent(READER);
    const answers = await Promise.all([
      post("/api/newsletterPost", READER),
      post("/api/newsletterPost", { email: READER }),
      post("/api/globalSearch", { searchInput: READER }),
      post("/api/webhooks/content", { secret: `${SECRET}x`, type: "api-update" }),
      fetch(`${origin}/search?s=${encoded}`, { headers }),
      fetch(`${origin}/${READER}?from=${encodeURIComponent(encoded)}`, { headers }),
      fetch(`${origin}/${encoded}?token=${SECRET}`, { headers }),
    ]);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    const text = await (await fetch(metricsUrl)).text();
    expect(text).toMatch(/^http_request_duration_seconds_count\{.*route="\/api\/newsletterPost".*\} \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(text).toMatch(/^content_stale_since_timestamp_seconds 0$/m);
    expect((await fetch(`${origin}/metrics`, { method: "HEAD" })).status).toBe(404);
    const log = await wholeLog();
    expect(log).toContain("/api/newsletterPost");
    expect(log).not.toMatch(/wilhelmina|larkfield\.example|reader-17/);
    expect(log).not.toContain(SECRET);
    expect(bodies.join("")).not.toMatch(/\bat .*\.ts:\d+/);
  });

  it("has no secret, nor have its responses, if failing services echo them", async () => {
    const { at, received, close } = await startEcho();
    const secrets = ["of-the-content", "of-the-webhook", "of-the-provider-us19", "of-redis"];
    const [CONTENT_ACCESS_TOKEN = "", CONTENT_WEBHOOK_SECRET = "", ESP_API_KEY = "", password] = secrets;
    const setting = { CONTENT_ACCESS_TOKEN, CONTENT_WEBHOOK_SECRET, ESP_API_KEY, ESP_LIST_ID: "list" };
    const services = {
      CONTENT_API_ENDPOINT: `http://${at}/api/v2`,
      ESP_BASE_URL: `http://${at}`,
      REDIS_URL: `redis://site:${password}@${at}`,
    };
    const environment = { LOG_LEVEL: "trace", ...setting, ...services };
    const { origin, wholeLog } = await startSite(folder, { environment, until: "/healthz" });
    const headers = { "content-type": "application/json", accept: "application/json" };
    const post = (path: string, body: unknown) =>
      fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
    const answers = await Promise.all([
      post("/api/newsletterPost", READER),
      post("/api/webhooks/content", { type: "api-update", secret: CONTENT_WEBHOOK_SECRET }),
      post("/api/globalSearch", { searchInput: READER, searchPages: true }),
      ...["/", `/${READER}`, "/search?s=x", "/sitemap.xml"].map((path) =>
        fetch(origin + path, { headers: { accept: "text/html" } }),
      ),
    ]);
    const bodies = (await Promise.all(answers.map((answer) => answer.text()))).join("\n");
    const log = await wholeLog();
    close();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    // The service returned these secrets, and they were about to be logged.
    for (const secret of [CONTENT_ACCESS_TOKEN, ESP_API_KEY, READER]) {
      expect(received.join("\n")).toContain(secret);
    }
    expect(log).toContain("[redacted]");
    expect(log).not.toContain(Buffer.from(`user:${ESP_API_KEY}`).toString("base64"));
    for (const secret of [...secrets, "wilhelmina"]) {
      expect(log, secret).not.toContain(secret);
      expect(bodies.replaceAll(`/${READER}`, ""), secret).not.toContain(secret);
    }
    expect(bodies).not.toMatch(/\bat .*\.[jt]s:\d+|node_modules/);
  });
});

const MAX_OPEN_FILES = 300;
/** More than the limit of open files. */
const CONNECTIONS = 400;

it.skipIf(process.platform === "win32" || !hasSample)(
  "a process with more connections than it may open files refuses the others, and continues",
  async () => {
    const site = await startSite(folder, { before: `ulimit -n ${MAX_OPEN_FILES}` });
    const port = Number(new URL(site.origin).port);
    let refused = 0;
    const idle: Socket[] = Array.from({ length: CONNECTIONS }, () => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined).on("close", () => refused++);
      return socket;
    });
    onTestFinished(() => idle.forEach((socket) => void socket.destroy()));
    await vi.waitUntil(() => refused > CONNECTIONS - MAX_OPEN_FILES, WAIT_OPTIONS);
    const [open] = idle.filter((socket) => !socket.closed);
    open?.write("GET /company HTTP/1.1\r\nhost: localhost\r\n\r\n");
    expect(String(open && (await once(open, "data")))).toContain("200 OK");
    for (const socket of idle) socket.destroy();
    await vi.waitUntil(() => isReady(site.origin, "/healthz"), WAIT_OPTIONS);
    expect(site.process.exitCode).toBeNull();
  },
);
