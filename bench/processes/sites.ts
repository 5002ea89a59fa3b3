import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { PROGRAM, SERVE_ENVIRONMENT } from "../../scripts/site-process/served-as.ts";
import type { Command } from "./running.ts";

const root = join(import.meta.dirname, "../..");
const tools = join(root, "bench/tools");
/** Modules of the benchmark's tools. */
export const TOOL_MODULES = join(tools, "node_modules");

/** The sandbox of the content service, on the load generator's core. */
export function contentService(dataFolder: string): Command {
  return {
    name: "content service",
    args: () => ["sandbox/main.ts"],
    environment: (port) => ({ HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataFolder }),
    firstPage: "/api/v2",
    role: "load",
  };
}

/**
 * This project's site in production mode, with access log and metrics; with its own sandbox if no content service is
 * given.
 */
export function ourSite(dataFolder: string, contentOrigin: string | undefined): Command {
  return {
    name: "this site",
    args: () => [PROGRAM],
    environment: (port) => ({
      ...SERVE_ENVIRONMENT,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: "info",
      METRICS_PORT: "0",
      // The load generator exceeds the rate limit for searches.
      PREVIEWS_PER_MINUTE: "0",
      RENDERINGS_PER_MINUTE: "0",
      SEARCHES_PER_MINUTE: "0",
      ...(contentOrigin === undefined
        ? { CONTENT_SANDBOX: "true" }
        : { CONTENT_API_ENDPOINT: `${contentOrigin}/api/v2` }),
    }),
  };
}

/** A server that only sends a prepared response. */
export function bareServer(kind: "node:http" | "Fastify", preparedFile: string): Command {
  return {
    name: kind === "Fastify" ? "bare Fastify, logging" : `bare ${kind}`,
    args: (port) => ["bench/server/bare-server.ts", kind, preparedFile, String(port)],
  };
}

/** Installs the tools, if they are missing. */
export function installTools(): void {
  if (existsSync(TOOL_MODULES)) return;
  execFileSync("npm", ["ci", "--prefix", tools, "--no-audit", "--no-fund"], { cwd: root, stdio: "inherit" });
}

/** Builds this site. */
export function buildOurs(): void {
  execFileSync("npm", ["run", "--silent", "build"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}
