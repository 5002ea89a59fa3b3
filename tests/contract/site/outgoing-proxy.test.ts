import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { folderOfTest, startSite } from "./site-process.ts";

/** A proxy for calls to other services, which refuses each, and records its host; closed after the test. */
async function startProxy() {
  const hosts = new Set<string>();
  const proxy = createServer((request, response) => {
    hosts.add(new URL(request.url ?? "").host);
    response.writeHead(502).end();
  });
  proxy.on("connect", ({ url = "" }, socket) => {
    hosts.add(url);
    socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const address = proxy.address();
  if (address === null || typeof address === "string") throw new TypeError("the proxy has no port");
  return { hosts, url: `http://127.0.0.1:${address.port}` };
}

it("a process calls all services through the proxy that its file .env names", async () => {
  const folder = await folderOfTest();
  const { hosts, url } = await startProxy();
  const file = join(folder, "of-the-site.env");
  await writeFile(file, `NODE_USE_ENV_PROXY=1\nHTTPS_PROXY=${url}\nHTTP_PROXY=${url}\n`);
  const environment = {
    CONTENT_API_ENDPOINT: "https://content.example/api/v2",
    ANNOUNCEMENTS_FEED: "https://newswire.example/feed",
    EXCHANGE_RATES_URL: "https://rates.example/",
    ESP_API_KEY: "key-us19",
    ESP_LIST_ID: "list",
    ESP_BASE_URL: "https://provider.example/3.0",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example:4318",
  };
  const site = await startSite(folder, { environment, node: [`--env-file=${file}`], until: "/healthz" });
  const signUp = {
    method: "POST",
    body: '"reader@example.com"',
    headers: { "content-type": "application/json" },
  };
  await fetch(`${site.origin}/api/newsletterPost`, signUp);
  // A process that ends sends its last traces.
  await site.wholeLog();
  expect([...hosts].toSorted()).toEqual([
    "collector.example:4318",
    "content.example:443",
    "newswire.example:443",
    "provider.example:443",
    "rates.example:443",
  ]);
});
