import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { ClientAssets } from "./html-document.ts";
import { neededOf, styleSheetOf } from "./style-sheets.ts";

const chunkSchema = z.object({
  file: z.string(),
  name: z.string().optional(),
  css: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
});
type Chunk = z.output<typeof chunkSchema>;

// Names of chunks and of a file, as the build gives them.
const START = "entry-start";
const ENTRY = "entry-client";
const PRINT = "print.css";

/** What shows pages; the browser loads it later, but its styles are those of the HTML that the server sends. */
const PAGES = ["page-view", "search"] as const;
const SEARCH = PAGES[1];

/** What a document has to say of itself to get the files that it needs. */
interface NeedyDocument {
  readonly html: string;
  readonly isTakenOver: boolean;
}

/**
 * Reads which files the built client consists of. Answers those that a document names, by what is in it.
 *
 * @param folder - The client's folder of the build.
 */
export async function readClientAssets(folder: string): Promise<(document: NeedyDocument) => ClientAssets> {
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

  /** A chunk and all that it imports, the imported first: so are their styles to be read. */
  function withImports(name: string, before: ReadonlySet<string> = new Set()): Set<string> {
    const names = new Set(before);
    for (const imported of chunk(name).imports) {
      if (!names.has(imported) && imported !== name) {
        for (const one of withImports(imported, new Set([...names, name]))) names.add(one);
      }
    }
    names.delete(name);
    return names.add(name);
  }

  const first = withImports(named(ENTRY));
  const ofPages = PAGES.map((name) => withImports(named(name)).difference(first));
  const later = ofPages.reduce((one, other) => one.union(other), new Set<string>());
  const cssOf = (names: Iterable<string>) => Array.from(names, (name) => chunk(name).css).flat();
  const neededLater = neededOf(
    await Promise.all(
      cssOf(later).map(async (file) => styleSheetOf(url(file), await readFile(join(folder, file), "utf8"))),
    ),
  );
  const files = (names: Iterable<string>) => Array.from(names, (name) => url(chunk(name).file));
  const fonts = Array.from(first, (name) => chunk(name).assets)
    .flat()
    .filter((file) => file.endsWith(".woff2"));

  return ({ html, isTakenOver }) => ({
    scripts: files([named(START)]),
    laterScripts: files(isTakenOver ? first.union(withImports(named(SEARCH))) : first),
    styles: [...cssOf(first).map(url), ...neededLater(html).map(({ href }) => href)],
    printStyles: [url(chunk(PRINT).file)],
    fonts: fonts.map(url),
  });
}

function url(file: string): string {
  return `/${file}`;
}
