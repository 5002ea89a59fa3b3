import { brotliCompressSync } from "node:zlib";
import type { Running } from "../processes/running.ts";
import { table } from "../results/results-page.ts";
import { fetchRaw } from "./prepare.ts";

/** Bytes of a first visit to pages of servers; all compressed in the same way, with brotli at the highest level. */
export async function bytesTable(servers: readonly Running[], paths: readonly string[]): Promise<string> {
  const rows = servers.flatMap((server) => paths.map((path) => rowOf(server, path)));
  return table(
    ["Page", "Server", "HTML", "HTML, compressed", "Scripts that it names, compressed"],
    await Promise.all(rows),
  );
}

async function rowOf({ origin, name }: Running, path: string): Promise<readonly string[]> {
  const { body } = await fetchRaw(`${origin}${path}`);
  const html = body.toString();
  const named = html.matchAll(/<(?:script|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+\.js[^"]*)"/g);
  const lazy = /"app":\[(.*?)\]/.exec(html)?.[1]?.matchAll(/"([^"]+)"/g) ?? [];
  const files = new Set([...named, ...lazy].map(([, file = ""]) => new URL(file, origin).href));
  const scripts = await Promise.all([...files].map((file) => fetchRaw(file)));
  const compressed = scripts.reduce((sum, script) => sum + compressedSize(script.body), 0);
  return [path, name, String(body.length), String(compressedSize(body)), String(compressed)];
}

function compressedSize(body: Buffer): number {
  return brotliCompressSync(body).length;
}
