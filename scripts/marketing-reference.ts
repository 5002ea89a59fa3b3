/** `npm run marketing:reference`: writes the reference of the Marketing API. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argumentsOf } from "./command-line.ts";
import { referenceFiles } from "./marketing-reference/page.ts";

argumentsOf("npm run marketing:reference\n\nWrites the reference of the Marketing API.", {});
const root = join(import.meta.dirname, "..");
for (const [path, text] of referenceFiles()) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(path);
}
