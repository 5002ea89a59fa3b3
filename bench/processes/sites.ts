import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { PROGRAM, SERVE_ENVIRONMENT } from "../../scripts/site-process/served-as.ts";
import type { Command, Running, Servers } from "./running.ts";

const root = join(import.meta.dirname, "../..");
const peers = join(root, "bench/peers");
/** Modules of the peer site and of the benchmark's tools. */
export const PEER_MODULES = join(peers, "node_modules");
const NEXT = join(PEER_MODULES, "next/dist/bin/next");

/** This project's site in production mode, with access log and metrics. Without a content service, its sandbox. */
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

/** The peer: the same pages on Next.js, with or without its own compression. */
export function nextSite(contentOrigin: string, { compresses }: { readonly compresses: boolean }): Command {
  return {
    name: compresses ? "Next.js, compressing" : "Next.js",
    args: (port) => [NEXT, "start", "bench/peers/next", "--port", String(port), "--hostname", "127.0.0.1"],
    environment: () => ({ ...nextEnvironment(contentOrigin), PEER_COMPRESS: compresses ? "1" : "0" }),
  };
}

/** Starts the content service of both sites, and builds them from its content, if they are not built already. */
export async function startContent(servers: Servers, isBuilt: boolean): Promise<Running> {
  installPeers();
  // Before the service starts, whose sandbox reads a file that the build generates.
  if (!isBuilt) buildOurs();
  const DATA_DIR = join(servers.folder, "service");
  const content = await servers.start({
    name: "content service",
    args: () => ["sandbox/main.ts"],
    environment: (port) => ({ HOST: "127.0.0.1", PORT: String(port), DATA_DIR }),
    firstPage: "/api/v2",
    role: "load",
  });
  if (!isBuilt) buildNext(content.origin);
  return content;
}

/** A server that only sends a prepared response. */
export function bareServer(kind: "node:http" | "Fastify", preparedFile: string): Command {
  return {
    name: kind === "Fastify" ? "bare Fastify, logging" : `bare ${kind}`,
    args: (port) => ["bench/server/bare-server.ts", kind, preparedFile, String(port)],
  };
}

/** Installs the peers' packages, if they are missing. */
function installPeers(): void {
  if (existsSync(PEER_MODULES)) return;
  execFileSync("npm", ["ci", "--prefix", peers, "--no-audit", "--no-fund"], { cwd: root, stdio: "inherit" });
}

/** Builds the peer from the current content. */
function buildNext(contentOrigin: string): void {
  const env = { ...process.env, NODE_ENV: "production" as const, ...nextEnvironment(contentOrigin) };
  const args = [NEXT, "build", "bench/peers/next"];
  execFileSync(process.execPath, args, { cwd: root, env, stdio: ["ignore", "ignore", "inherit"] });
}

export function buildOurs(): void {
  execFileSync("npm", ["run", "--silent", "build"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}

function nextEnvironment(contentOrigin: string): Readonly<Record<string, string>> {
  return { CONTENT_API_ENDPOINT: `${contentOrigin}/api/v2`, NEXT_TELEMETRY_DISABLED: "1" };
}
