import { writeSignatures } from "../../scripts/marketing-signatures.ts";

/** Writes the generated file that tests import, and that is not in the repository. */
export function setup(): void {
  writeSignatures();
}
