import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { SERVE_COMMAND } from "../../scripts/site-process/served-as.ts";
import type { Command } from "./running.ts";

const root = join(import.meta.dirname, "../..");
const peers = join(root, "bench/peers");
/** Where the peer's tools are. */
export const PEER_MODULES = join(peers, "node_modules");

/** The stand-in for the content service, on the core of what asks. */
export function contentService(dataFolder: string): Command {
  return {
    name: "content service",
    args: () => ["sandbox/main.ts"],
    environment: (port) => ({ HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataFolder }),
    firstPage: "/api/v2",
    role: "load",
  };
}

/** The same with as many documents as are wanted. */
export function contentServiceOf(documents: number): Command {
  return {
    name: `content service with ${documents} documents`,
    args: (port) => ["bench/growth/grown-sandbox.ts", String(documents), String(port)],
    firstPage: "/api/v2",
    role: "load",
  };
}

/**
 * This project's site, as it is run in earnest, with its access log and metrics; without a content service, over its own
 * sandbox.
 */
export function ourSite(dataFolder: string, contentOrigin: string | undefined): Command {
  return {
    name: "this site",
    args: () => [...SERVE_COMMAND.args, SERVE_COMMAND.program],
    environment: (port) => ({
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: "info",
      METRICS_PORT: "0",
      // One visitor of the benchmark makes more searches than any of the public may.
      SEARCHES_PER_MINUTE: "0",
      ...(contentOrigin === undefined
        ? { CONTENT_SANDBOX: "true" }
        : { CONTENT_API_ENDPOINT: `${contentOrigin}/api/v2` }),
    }),
  };
}

/** The peer: the same pages on Next.js, packing its answers itself or leaving that to others. */
export function nextSite(contentOrigin: string, { packs }: { readonly packs: boolean }): Command {
  return {
    name: packs ? "Next.js, packing" : "Next.js",
    args: (port) => [
      "bench/peers/node_modules/next/dist/bin/next",
      "start",
      "bench/peers/next",
      "--port",
      String(port),
      "--hostname",
      "127.0.0.1",
    ],
    environment: () => ({ ...nextEnvironment(contentOrigin), PEER_COMPRESS: packs ? "1" : "0" }),
  };
}

/** A server that sends what was prepared, and does nothing else. */
export function bareServer(kind: "node:http" | "Fastify", preparedFile: string): Command {
  return {
    name: kind === "Fastify" ? "bare Fastify, logging" : `bare ${kind}`,
    args: (port) => ["bench/server/bare-server.ts", kind, preparedFile, String(port)],
  };
}

/** Installs the peers' packages, if they are not there. */
export function installPeers(): void {
  if (existsSync(PEER_MODULES)) return;
  execFileSync("npm", ["ci", "--prefix", peers, "--no-audit", "--no-fund"], { cwd: root, stdio: "inherit" });
}

/** Builds the peer from the content as it is. */
export function buildNext(contentOrigin: string): void {
  execFileSync(
    process.execPath,
    ["bench/peers/node_modules/next/dist/bin/next", "build", "bench/peers/next"],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production", ...nextEnvironment(contentOrigin) },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
}

/** Builds this site. */
export function buildOurs(): void {
  execFileSync("npm", ["run", "--silent", "build"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}

function nextEnvironment(contentOrigin: string): Readonly<Record<string, string>> {
  return { CONTENT_API_ENDPOINT: `${contentOrigin}/api/v2`, NEXT_TELEMETRY_DISABLED: "1" };
}
