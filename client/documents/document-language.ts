import { localPath } from "../../src/domain/links/address.ts";
import { settingsIn } from "./page-document.ts";

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
