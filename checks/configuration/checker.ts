import { configDocs } from "../../scripts/config-docs/files.ts";
import type { Finding } from "../findings.ts";
import { staleFiles } from "../stale-files.ts";

/** Holds what operators read of the environment's variables to the tables that the programs read. */
export function checkConfiguration(root: string): readonly Finding[] {
  return staleFiles(root, configDocs(), {
    source: "the tables of variables say",
    command: "npm run config:docs",
  });
}
