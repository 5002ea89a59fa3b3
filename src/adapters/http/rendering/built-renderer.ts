import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readClientAssets } from "./client-manifest.ts";
import type { DocumentRenderer } from "./document-renderer.ts";
import { htmlDocument } from "./html-document.ts";
import { pageRendererOf } from "./page-renderer-module.ts";

/**
 * Renders with the client that `npm run build` has built.
 *
 * @param folder - The build's folder, which contains `client/` and `renderer/`.
 */
export async function createBuiltRenderer(folder: string): Promise<DocumentRenderer> {
  const assets = await readClientAssets(join(folder, "client"));
  const bundle: unknown = await import(pathToFileURL(join(folder, "renderer/entry-server.js")).href);
  const renderer = pageRendererOf(bundle);
  return {
    scripts: assets.scripts,
    async render(url, state, origin) {
      return htmlDocument(renderer.render(url, state, origin), state, assets, origin);
    },
  };
}
