import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "./findings.ts";

interface Origin {
  /** What the files are written from: "the catalog says". */
  readonly source: string;
  /** What writes them. */
  readonly command: string;
}

/**
 * The files below `root` that would change if they were written now.
 *
 * @param files - Path to text, as it would be written.
 */
export function staleFiles(
  root: string,
  files: ReadonlyMap<string, string>,
  { source, command }: Origin,
): readonly Finding[] {
  return [...files].flatMap(([path, text]) => {
    if (!existsSync(join(root, path))) return [{ place: path, problem: `is missing; ${command} writes it` }];
    const found = readFileSync(join(root, path), "utf8");
    if (found === text) return [];
    return [
      {
        place: `${path}:${differingLine(found, text)}`,
        problem: `is not what ${source}; ${command} writes it`,
      },
    ];
  });
}

function differingLine(found: string, wanted: string): number {
  const lines = found.split("\n");
  const wantedLines = wanted.split("\n");
  const index = lines.findIndex((line, at) => line !== wantedLines[at]);
  return (index < 0 ? lines.length : index) + 1;
}
