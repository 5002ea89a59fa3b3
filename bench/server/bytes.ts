import { brotliCompressSync } from "node:zlib";
import type { Running } from "../processes/running.ts";
import { fetchRaw } from "./prepare.ts";

/** Bytes of a first visit; all compressed in the same way, with brotli at the highest level. */
export interface PageBytes {
  readonly html: number;
  readonly compressedHtml: number;
  /** The scripts that the document names, compressed; also the lazy ones. */
  readonly scripts: number;
}

/** Sizes of a page as a server sends it, and of the scripts that it names. */
export async function pageBytes({ origin }: Running, path: string): Promise<PageBytes> {
  const { body } = await fetchRaw(`${origin}${path}`);
  const html = body.toString();
  const named = html.matchAll(/<(?:script|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+\.js[^"]*)"/g);
  const lazy = Array.from(
    /"app":\[(.*?)\]/.exec(html)?.[1]?.matchAll(/"([^"]+)"/g) ?? [],
    ([, src = ""]) => src,
  );
  const files = new Set([...[...named].map(([, file = ""]) => file), ...lazy]);
  const scripts = await Promise.all([...files].map((file) => fetchRaw(new URL(file, origin).href)));
  return {
    html: body.length,
    compressedHtml: compressedSize(body),
    scripts: scripts.reduce((sum, script) => sum + compressedSize(script.body), 0),
  };
}

function compressedSize(body: Buffer): number {
  return brotliCompressSync(body).length;
}
