/** `npm run content:types`: generates types and mocks from the content models and their examples, for the vendor's tools. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { responseTypes, vendorFiles } from "./content-types/files.ts";

const root = join(import.meta.dirname, "..");
const files = [...vendorFiles(root), ["content/prismicio-types.d.ts", responseTypes(root)] as const];
for (const [path, text] of files) {
  writeFileSync(join(root, path), text);
  console.log(path);
}
