import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { referencePage } from "./page.ts";
import { readSignatures } from "./signatures.ts";

/** Everything that is written from the catalog and its types, by path. */
export function referenceFiles(): ReadonlyMap<string, string> {
  const signatures = readSignatures();
  return new Map([
    ["docs/marketing-api.md", referencePage(signatures)],
    ["scripts/marketing/signatures.json", `${JSON.stringify(Object.fromEntries(signatures), null, 2)}\n`],
  ]);
}

/** A written file that is not what the catalog says. */
export interface StaleFile {
  readonly path: string;
  /** The first line that differs; 0 when the file is missing. */
  readonly line: number;
}

/** The files below `root` that would change if they were written now. */
export function staleFiles(root: string, files: ReadonlyMap<string, string>): readonly StaleFile[] {
  return [...files].flatMap(([path, text]) => {
    if (!existsSync(join(root, path))) return [{ path, line: 0 }];
    const found = readFileSync(join(root, path), "utf8");
    return found === text ? [] : [{ path, line: differingLine(found, text) }];
  });
}

function differingLine(found: string, wanted: string): number {
  const lines = found.split("\n");
  const wantedLines = wanted.split("\n");
  const index = lines.findIndex((line, at) => line !== wantedLines[at]);
  return (index < 0 ? lines.length : index) + 1;
}
