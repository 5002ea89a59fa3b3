import { existsSync } from "node:fs";
import { join } from "node:path";

/** Whether the sample company is there, which a site of one's own leaves out. Tests that are about it need it. */
export const hasSample = existsSync(join(import.meta.dirname, "../../sample/documents"));

/** Says once, before the tests, what is left out without it. */
export function sayWithoutSample(): void {
  if (hasSample) return;
  process.stdout.write(
    "There is no sample/: tests of its pages are skipped, and so are those in a browser, which visit them.\n",
  );
}
