import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { ClientAssets } from "./html-document.ts";

const chunkSchema = z.object({
  file: z.string(),
  name: z.string().optional(),
  assets: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
});
type Chunk = z.output<typeof chunkSchema>;

// Names of chunks and of a file, as the build gives them.
const START = "entry-start";
const ENTRY = "entry-client";
const STYLES = "style.css";

/**
 * Reads which files the built client consists of: those that every document names.
 *
 * @param folder - The client's folder of the build.
 */
export async function readClientAssets(folder: string): Promise<ClientAssets> {
  const manifest = z
    .record(z.string(), chunkSchema)
    .parse(JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8")));

  function chunk(name: string): Chunk {
    const found = manifest[name];
    if (!found) throw new Error(`The client's manifest does not name ${name}; run \`npm run build\`.`);
    return found;
  }

  function named(name: string): string {
    const found = Object.entries(manifest).find(([, known]) => known.name === name);
    if (!found) throw new Error(`The client's manifest names no chunk ${name}; run \`npm run build\`.`);
    return found[0];
  }

  /** A chunk and all that it imports. */
  function withImports(name: string, before: readonly string[] = []): readonly string[] {
    let names = [...before, name];
    for (const imported of chunk(name).imports) {
      if (!names.includes(imported)) names = [...withImports(imported, names)];
    }
    return names;
  }

  return {
    scripts: [url(chunk(named(START)).file)],
    laterScripts: withImports(named(ENTRY)).map((name) => url(chunk(name).file)),
    styles: [url(chunk(STYLES).file)],
    fonts: Object.values(manifest)
      .filter(({ file }) => file.endsWith(".woff2"))
      .map(({ file }) => url(file)),
  };
}

function url(file: string): string {
  return `/${file}`;
}
