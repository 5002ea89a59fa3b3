import type { DocumentSettings } from "../../src/adapters/http/contract/initial-state.ts";
import { localPath } from "../../src/domain/links/address.ts";

/** Id of the element that holds the settings of a document. */
const SETTINGS_ID = "settings";

/** The settings in a document of the site; `undefined` for any other document. */
export function settingsIn(from: Document): DocumentSettings | undefined {
  const text = from.getElementById(SETTINGS_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

let known: { readonly language: string | undefined } | undefined;

/** The language of the document in view, as in addresses; the application shows documents of no other. */
export function documentLanguage(): string | undefined {
  known ??= { language: settingsIn(document)?.language };
  return known.language;
}

/** Whether a path is that of the search in the language of the document in view. */
export function isSearchPath(path: string): boolean {
  return path === localPath("/search", documentLanguage());
}
