import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { DocumentRenderer } from "./document-renderer.ts";
import { type ClientAssets, htmlDocument } from "./html-document.ts";
import { pageRendererOf } from "./page-renderer-module.ts";

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.output<typeof manifestSchema>;

const ENTRY = "entry-client.tsx";

/** What shows a page of the content: loaded later, but its styles are those of the HTML that the server sends. */
const CONTENT = "routes/page-view.tsx";

/**
 * Renders with the client that `npm run build` made.
 *
 * @param folder - The build's folder, with `client/` and `server/` in it.
 */
export async function createBuiltRenderer(folder: string): Promise<DocumentRenderer> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(folder, "client/.vite/manifest.json"), "utf8")),
  );
  const assets = assetsOf(manifest);
  const bundle: unknown = await import(pathToFileURL(join(folder, "server/entry-server.js")).href);
  const renderer = pageRendererOf(bundle);
  return {
    render: async (url, state, origin) =>
      htmlDocument(renderer.render(url, state, origin), state, assets, origin),
  };
}

function assetsOf(manifest: Manifest): ClientAssets {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The client's manifest does not name ${ENTRY}; run \`npm run build\`.`);
  const content = manifest[CONTENT];
  if (!content) throw new Error(`The client's manifest does not name ${CONTENT}.`);
  const imported = entry.imports.flatMap((name) => manifest[name] ?? []);
  const url = (file: string) => `/${file}`;
  const chunks = [entry, ...imported];
  return {
    scripts: [url(entry.file)],
    preloadedScripts: imported.map((chunk) => url(chunk.file)),
    styles: [...new Set([...chunks, content].flatMap((chunk) => chunk.css))].map(url),
    fonts: [...new Set(chunks.flatMap((chunk) => chunk.assets))]
      .filter((file) => file.endsWith(".woff2"))
      .map(url),
  };
}
