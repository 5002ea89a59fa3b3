/** `npm run content:types`: generates slice zones and mocks from the content models and their examples, for the vendor's tools. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { vendorFiles } from "./content-types/files.ts";

const root = join(import.meta.dirname, "..");
for (const [path, text] of vendorFiles(root)) {
  writeFileSync(join(root, path), text);
  console.log(path);
}
