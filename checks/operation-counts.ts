import { readFileSync } from "node:fs";
import { join } from "node:path";
import { operations } from "../src/ports/marketing-api/operations.ts";
import { type Finding, report } from "./findings.ts";

/** Documents that state the number of operations. */
const COUNTING_TEXTS = ["README.md", "docs/marketing-guide.md", "packages/marketing-api/README.md"];

/** Checks stated numbers of operations against the catalog. */
function wrongCounts(path: string): readonly Finding[] {
  return readFileSync(join(process.cwd(), path), "utf8")
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(/\b(\d+) operations\b/g)].flatMap(([text, count]) =>
        Number(count) === operations.length
          ? []
          : [
              {
                place: `${path}:${index + 1}`,
                problem: `says ${text}; the catalog has ${operations.length}`,
              },
            ],
      ),
    );
}

report(COUNTING_TEXTS.flatMap(wrongCounts), "The stated numbers of operations are those of the catalog.");
