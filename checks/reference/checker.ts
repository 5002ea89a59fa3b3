import { referenceFiles } from "../../scripts/marketing-reference/files.ts";
import type { Finding } from "../findings.ts";
import { staleFiles } from "../stale-files.ts";

/** Holds what is written from the catalog of the Marketing API to the catalog. */
export function checkReference(root: string): readonly Finding[] {
  return staleFiles(root, referenceFiles(), {
    source: "the catalog says",
    command: "npm run marketing:reference",
  });
}
