import { referencePage } from "./page.ts";
import { readSignatures } from "./signatures.ts";

/** All files that are generated from the catalog and its types, by path. */
export function referenceFiles(): ReadonlyMap<string, string> {
  const signatures = readSignatures();
  return new Map([
    ["docs/marketing-api.md", referencePage(signatures)],
    ["scripts/marketing/signatures.json", `${JSON.stringify(Object.fromEntries(signatures), null, 2)}\n`],
  ]);
}
