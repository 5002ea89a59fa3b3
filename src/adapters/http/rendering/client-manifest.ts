import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { ClientAssets } from "./html-document.ts";

const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));

// What the build calls the sources of the files that documents name.
const ENTRY = "entry-client.ts";
const ISLANDS = "islands/hydrate.tsx";
const STYLES = "style.css";

/**
 * Reads which files of the built client a document names.
 *
 * @param folder - The client's folder of the build.
 */
export async function readClientAssets(folder: string): Promise<ClientAssets> {
  const written = await readFile(join(folder, ".vite/manifest.json"), "utf8");
  const manifest = manifestSchema.parse(JSON.parse(written));

  function address(source: string): string {
    const found = manifest[source];
    if (!found) throw new Error(`The client's manifest does not name ${source}; run \`npm run build\`.`);
    return `/${found.file}`;
  }

  return {
    // The names of all files have a hash of their content in them.
    build: createHash("sha256").update(written).digest("base64url").slice(0, 12),
    scripts: [address(ENTRY)],
    islands: address(ISLANDS),
    styles: [address(STYLES)],
    fonts: Object.keys(manifest)
      .filter((source) => source.endsWith(".woff2"))
      .map(address),
  };
}
