import { fileURLToPath } from "node:url";
import type { PageRenderer } from "../../../src/adapters/http/contract/initial-state.ts";
import type { DocumentRenderer } from "../../../src/adapters/http/rendering/document-renderer.ts";
import { htmlDocument } from "../../../src/adapters/http/rendering/html-document.ts";

const ENTRY = fileURLToPath(new URL("../../../client/entry-server.tsx", import.meta.url));
const FILES = { build: "", scripts: [], app: [], styles: [], fonts: [] };

/** Renders documents from the sources, in the brand and the language that tests know, without scripts and styles. */
export async function sourceRenderer(): Promise<DocumentRenderer> {
  const renderer: PageRenderer = await import(ENTRY);
  return {
    textOf: async (page, locale) => renderer.textOf(page, locale),
    render: async (url, state, origin) =>
      htmlDocument(await renderer.render(url, state, origin), state, FILES, origin),
  };
}
