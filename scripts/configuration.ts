/** `npm run configuration`: writes what operators read of the variables from the tables that the programs read. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { configurationFiles } from "./configuration/files.ts";

const root = join(import.meta.dirname, "..");
for (const [path, text] of configurationFiles()) {
  writeFileSync(join(root, path), text);
  console.log(path);
}
