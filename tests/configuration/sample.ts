import { existsSync } from "node:fs";
import { join } from "node:path";

/** Whether the sample company exists; another site may have removed it. Tests of the sample depend on it. */
export const hasSample = existsSync(join(import.meta.dirname, "../../sample/documents"));

/** Prints once, before the tests, what is skipped without the sample. */
export function sayWithoutSample(): void {
  if (hasSample) return;
  process.stdout.write(
    "There is no sample/: tests of its pages are skipped, and so are those in a browser, which visit them.\n",
  );
}
