import { configDocs } from "../../scripts/config-docs/files.ts";
import type { Finding } from "../findings.ts";
import { staleFiles } from "../stale-files.ts";

/** Checks that the documentation of the environment variables is generated from the current tables. */
export function checkConfiguration(root: string): readonly Finding[] {
  return staleFiles(root, configDocs(), {
    source: "the tables of variables say",
    command: "npm run config:docs",
  });
}
