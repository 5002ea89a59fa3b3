/** `npm run brand`: generates files from `brand/`: icons, manifest, drawings for the pages, settings of tools. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brandImages, brandTexts } from "./brand/files.ts";

const root = join(import.meta.dirname, "..");
const files = [...brandTexts(root), ...(await brandImages(root))];
for (const [path, content] of files) {
  writeFileSync(join(root, path), content);
  console.log(path);
}
