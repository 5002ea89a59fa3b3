import { writeGeneratedFiles } from "../../scripts/marketing-compat.ts";

/** Writes the generated files that tests import, and that are not in the repository. */
export function setup(): void {
  writeGeneratedFiles();
}
