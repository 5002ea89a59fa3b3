import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../findings.ts";
import { projectFiles } from "../project-files.ts";

/** Files that may name a company: the brand, the content, their tests, and the example that leads to a brand. */
const PLACES =
  /^(?:brand|sample|tests)\/|^README\.md$|^docs\/adopting\.md$|^content\/(?:prismic|slicemachine)\.config\.json$/;
const BINARY = /\.(?:avif|gif|ico|jpe?g|pdf|png|ttf|webp|woff2?|xlsx)$/;

/** Checks that no other file contains one of these names, in upper or lower case. */
export function checkNames(root: string, names: readonly string[]): readonly Finding[] {
  const words = [...new Set(names.map((name) => name.toLowerCase()))];
  return projectFiles(root, [".ci", ".github"])
    .filter((path) => !PLACES.test(path) && !BINARY.test(path))
    .flatMap((path) =>
      readFileSync(join(root, path), "utf8")
        .split("\n")
        .flatMap((line, index) => {
          const named = words.find((word) => line.toLowerCase().includes(word));
          const problem = `names "${named}": use a name from brand/brand.ts`;
          return named === undefined ? [] : [{ place: `${path}:${index + 1}`, problem }];
        }),
    );
}
