import { referenceFiles, staleFiles } from "../../scripts/marketing-reference/files.ts";
import type { Finding } from "../findings.ts";

/** Holds what is written from the catalog of the Marketing API to the catalog. */
export function checkReference(root: string): readonly Finding[] {
  return staleFiles(root, referenceFiles()).map(({ path, line }) => ({
    place: line === 0 ? path : `${path}:${line}`,
    problem: `${line === 0 ? "is missing" : "is not what the catalog says"}; npm run marketing:reference writes it`,
  }));
}
