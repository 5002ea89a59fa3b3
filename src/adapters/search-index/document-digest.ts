import { hash } from "node:crypto";
import type { SearchableDocument } from "../../domain/search/search.ts";

/** Identifies a document in the index by all that is indexed of it. */
export function digestOf(document: SearchableDocument): string {
  return hash("sha256", JSON.stringify(document), "base64");
}
