import { brotliCompressSync } from "node:zlib";
import type { Running } from "../processes/running.ts";
import { ask } from "./prepare.ts";

/** What a first visit of a page costs, in bytes; all packed alike, with brotli at its best. */
export interface PageBytes {
  readonly html: number;
  readonly packedHtml: number;
  /** The scripts that the document names, packed: also those that run when somebody wants them. */
  readonly scripts: number;
}

/** Weighs a page as a server sends it, and the scripts that it names. */
export async function weigh({ origin }: Running, path: string): Promise<PageBytes> {
  const { body } = await ask(`${origin}${path}`);
  const html = body.toString();
  const named = html.matchAll(/<(?:script|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+\.js[^"]*)"/g);
  const later = /"islands":"([^"]*)"/.exec(html)?.slice(1) ?? [];
  const files = new Set([...[...named].map(([, file = ""]) => file), ...later]);
  const scripts = await Promise.all([...files].map((file) => ask(new URL(file, origin).href)));
  return {
    html: body.length,
    packedHtml: packed(body),
    scripts: scripts.reduce((sum, script) => sum + packed(script.body), 0),
  };
}

function packed(body: Buffer): number {
  return brotliCompressSync(body).length;
}
