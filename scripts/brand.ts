/** `npm run brand`: generates files from `brand/`: icons, manifest, drawings for the pages, settings of tools. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brandImages, brandTexts, InvalidDrawing } from "./brand/files.ts";

const root = join(import.meta.dirname, "..");
try {
  const files = [...brandTexts(root), ...(await brandImages(root))];
  for (const [path, content] of files) {
    writeFileSync(join(root, path), content);
    console.log(path);
  }
} catch (error) {
  if (!(error instanceof InvalidDrawing)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
