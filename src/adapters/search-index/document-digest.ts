import { hash } from "node:crypto";
import type { SearchableDocument } from "../../domain/search/search.ts";

/** What is found of an item, under the name by which the index knows it. */
export interface DigestedDocuments {
  readonly digest: string;
  readonly documents: readonly SearchableDocument[];
}

/** Identifies documents in the index by all that is indexed of them. */
export function digestOf(documents: readonly SearchableDocument[]): string {
  return hash("sha256", JSON.stringify(documents), "base64");
}
