/** `npm run content:types`: generates the types of the content service's responses from the content models. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentTypes } from "./content-types/files.ts";

const root = join(import.meta.dirname, "..");
for (const [path, text] of contentTypes(root)) {
  writeFileSync(join(root, path), text);
  console.log(path);
}
