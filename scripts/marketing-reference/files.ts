import { referencePage } from "./page.ts";
import { readSignatures } from "./signatures.ts";

/** All files that are generated from the catalog and its types, by path. */
export function referenceFiles(): ReadonlyMap<string, string> {
  return new Map([["docs/marketing-api.md", referencePage(readSignatures())]]);
}
