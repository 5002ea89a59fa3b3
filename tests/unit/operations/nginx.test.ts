import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../../src/composition/config.ts";
import { ROOT } from "./manifests.ts";

const text = readFileSync(join(ROOT, "ops/nginx/website.conf"), "utf8");
const [upstream = ""] = /^upstream website \{.*?^\}/ms.exec(text) ?? [];
const config = readConfig({ TRUST_PROXY: "loopback" });

describe("nginx in front of the processes of one machine", () => {
  it("tries each of them for every request, also just after a restart", () => {
    const servers = [...upstream.matchAll(/^ {2}server (.*);$/gm)].map(([, server]) => server);
    expect(servers.length).toBeGreaterThan(1);
    for (const server of servers) expect(server).toMatch(/^127\.0\.0\.1:\d+ max_fails=0$/);
  });

  it("keeps that a page was withdrawn, so that it does not send the page if no process responds", () => {
    expect(/proxy_cache_valid (.*) 1s;/.exec(text)?.[1]?.split(" ")).toContain("410");
  });

  it("closes idle connections before a process does, running or shutting down", () => {
    const seconds = Number(/keepalive_timeout (\d+)s;/.exec(upstream)?.[1]);
    expect(seconds).toBeLessThan(config.drainSeconds);
    expect(seconds * 1_000).toBeLessThan(config.keepAliveTimeout);
  });
});
