import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argumentsOf, ROOT } from "../command-line.ts";

/** Deletes the sample company, `sample/`, and what refers to it. */
export function deleteSample(root: string): void {
  rmSync(join(root, "sample"), { recursive: true, force: true });
  // Guides must not link to it.
  const guides = ["README.md", "docs/content-service.md"].map((name) => join(root, name));
  for (const guide of guides.filter(existsSync)) {
    const text = readFileSync(guide, "utf8");
    const rowsWithout = text.replace(/^\|.*\]\(sample\/.*\n/gm, "");
    writeFileSync(guide, rowsWithout.replace(/\[([^\]]*)\]\([./]*sample\/[^)]*\)/g, "$1"));
  }
}

if (import.meta.main) {
  argumentsOf("npm run sample:delete\n\nDeletes the sample company, sample/, and what refers to it.", {});
  deleteSample(ROOT);
  console.log("sample/ is deleted");
}
