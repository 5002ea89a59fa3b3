import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readProviderMethods } from "../scripts/marketing-compat/provider-methods.ts";
import { readSignatures } from "../scripts/marketing-reference/signatures.ts";
import { referenceFiles } from "../scripts/marketing-reference.ts";
import { type Finding, report, staleFiles } from "./findings.ts";

/** Manually written documents that state the number of operations. */
const COUNTING_TEXTS = [
  "README.md",
  "docs/marketing-guide.md",
  "docs/marketing-migration.md",
  "packages/marketing-api/README.md",
];

/** Checks the generated reference of the Marketing API, and stated numbers of operations, against the catalog. */
function checkReference(root: string): readonly Finding[] {
  const stale = staleFiles(root, referenceFiles(), "the catalog says", "npm run marketing:reference");
  return [...stale, ...COUNTING_TEXTS.flatMap((path) => wrongCounts(root, path))];
}

function wrongCounts(root: string, path: string): readonly Finding[] {
  if (!existsSync(join(root, path))) return [];
  const counts = new Map([
    ["operations", { size: readSignatures().size, of: "the catalog" }],
    ["methods", { size: readProviderMethods().length, of: "the provider's client" }],
  ]);
  return readFileSync(join(root, path), "utf8")
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(/\b(\d+) (operations|methods)\b/g)].flatMap(([text, count, what = ""]) => {
        const { size, of } = counts.get(what) ?? { size: 0, of: "" };
        return Number(count) === size
          ? []
          : [{ place: `${path}:${index + 1}`, problem: `says ${text}; ${of} has ${size}` }];
      }),
    );
}

report(checkReference(process.cwd()), "The reference of the Marketing API matches the catalog.");
