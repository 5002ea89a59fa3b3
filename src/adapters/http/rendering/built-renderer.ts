import { createHash, hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { brandFont } from "../../../../brand/font.ts";
import type { PageRenderer } from "../contract/initial-state.ts";
import type { DocumentRenderer } from "./document-renderer.ts";
import { type ClientAssets, htmlDocument } from "./html-document.ts";

const chunkSchema = z.object({ file: z.string(), imports: z.array(z.string()).default([]) });
const manifestSchema = z.record(z.string(), chunkSchema);

// Source names in the build's manifest.
const ENTRY = "entry-client.ts";
const FIRST_LANGUAGE = "app/first-language.ts";
const LANGUAGE = "../virtual:language/";
const STYLES = "style.css";
const FONT = `../brand/fonts/${brandFont.faces[0].file}`;

/** Reads the addresses of the client's files from its folder of the build. */
async function readClientAssets(folder: string): Promise<ClientAssets> {
  const manifestText = await readFile(join(folder, ".vite/manifest.json"), "utf8");
  const manifest = manifestSchema.parse(JSON.parse(manifestText));

  function chunk(source: string) {
    const entry = manifest[source];
    if (!entry) throw new Error(`The client's manifest does not name ${source}; run \`npm run build\`.`);
    return entry;
  }

  const others = Object.keys(manifest).filter((source) => source.startsWith(LANGUAGE));
  const languages = [undefined, ...others.map((source) => source.slice(LANGUAGE.length))];

  const address = (source: string) => `/${chunk(source).file}`;

  /** A chunk after all chunks that it imports, so that each can be run in a task of its own. */
  function inOrder(source: string): string[] {
    return [...chunk(source).imports.flatMap(inOrder), address(source)];
  }

  function appIn(language: string | undefined): readonly string[] {
    const start = language === undefined ? FIRST_LANGUAGE : LANGUAGE + language;
    return [...new Set(inOrder(start))].filter((file) => file !== address(ENTRY));
  }

  return {
    // File names contain a hash of their content, so the manifest changes with every file.
    build: createHash("sha256").update(manifestText).digest("base64url").slice(0, 12),
    scripts: [address(ENTRY)],
    apps: new Map(languages.map((language) => [language, appIn(language)])),
    styles: [address(STYLES)],
    fonts: [address(FONT)],
  };
}

/** Renders with the client that `npm run build` has built. The folder contains `client/` and `renderer/`. */
export async function createBuiltRenderer(folder: string): Promise<DocumentRenderer> {
  const assets = await readClientAssets(join(folder, "client"));
  const entry = join(folder, "renderer/entry-server.js");
  const renderer: PageRenderer = await import(pathToFileURL(entry).href);
  return {
    version: hash("sha256", await readFile(entry), "base64url"),
    textOf: async (page, locale) => renderer.textOf(page, locale),
    scripts: assets.scripts,
    async render(url, state, origin) {
      return htmlDocument(await renderer.render(url, state, origin), state, assets, origin);
    },
  };
}
