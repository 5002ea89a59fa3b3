/** `npm run config:docs`: generates the documentation of environment variables. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { configDocs } from "./config-docs/files.ts";

const root = join(import.meta.dirname, "..");
for (const [path, text] of configDocs()) {
  writeFileSync(join(root, path), text);
  console.log(path);
}
