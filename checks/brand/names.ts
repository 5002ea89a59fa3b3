import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../findings.ts";
import { projectFiles } from "../project-files.ts";

/** Where the company may be named: what says whose site it is, what it says, and what tries both. */
const PLACES = /^(?:brand|sample|tests)\/|^README\.md$|^content\/(?:prismic|slicemachine)\.config\.json$/;
const BINARY = /\.(?:avif|gif|ico|jpe?g|pdf|png|ttf|webp|woff2?|xlsx)$/;

/** Checks that no other file has one of these names in it, however its letters are written. */
export function checkNames(root: string, names: readonly string[]): readonly Finding[] {
  const words = [...new Set(names.map((name) => name.toLowerCase()))];
  return projectFiles(root, [".ci", ".github"])
    .filter((path) => !PLACES.test(path) && !BINARY.test(path))
    .flatMap((path) =>
      readFileSync(join(root, path), "utf8")
        .split("\n")
        .flatMap((line, index) => {
          const named = words.find((word) => line.toLowerCase().includes(word));
          const problem = `names "${named}": a name of the company comes from brand/brand.ts`;
          return named === undefined ? [] : [{ place: `${path}:${index + 1}`, problem }];
        }),
    );
}
