import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argumentsOf, ROOT } from "../command-line.ts";

/** The sample company, and what shows it or was accepted with it: pictures of pages, of slices and of the sandbox, texts of pages. */
const SAMPLE = [
  "sample",
  "content/slices/*/screenshot-*.png",
  "docs/contact-sheet",
  "docs/images",
  "tests/visual/screenshots",
  "tests/browser/sweeps/read-aloud/*.txt",
];

/** What documents say of it stands between these marks. */
const MARKED = /<!-- sample -->.*?<!-- \/sample -->/gs;

/** Deletes the sample company, `sample/`, and what documents say and show of it. */
export function deleteSample(root: string): void {
  for (const path of globSync(SAMPLE, { cwd: root })) rmSync(join(root, path), { recursive: true });
  const guides = globSync("**/*.md", { cwd: root, exclude: (name) => /(?:^|\/)node_modules$/.test(name) });
  for (const guide of guides.map((path) => join(root, path))) {
    const text = readFileSync(guide, "utf8");
    const without = withoutSample(text);
    if (without !== text) writeFileSync(guide, without);
  }
}

/** A document without its marked parts, rows and pictures of the sample; other links to it are words. */
export function withoutSample(text: string): string {
  return text
    .replace(MARKED, "")
    .replace(/^\|.*\]\(sample\/.*\n/gm, "")
    .replace(/^!\[.*\]\((?:docs\/)?(?:images|contact-sheet)\/.*\)\n/gm, "")
    .replace(/\[([^\]]*)\]\([./]*sample\/[^)]*\)/g, "$1")
    .replace(/\n{3,}/g, "\n\n");
}

if (import.meta.main) {
  argumentsOf(
    "npm run sample:delete\n\nDeletes the sample company, sample/, and what documents say and show of it.",
    {},
  );
  deleteSample(ROOT);
  console.log("sample/ is deleted");
}
