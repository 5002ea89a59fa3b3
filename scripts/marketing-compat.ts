/** `npm run marketing:compat`: writes the names of the provider's client, from its code and the catalog. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { compatFiles } from "./marketing-compat/files.ts";

const root = join(import.meta.dirname, "..");
for (const [path, text] of compatFiles()) {
  writeFileSync(join(root, path), text);
  console.log(path);
}
