// Takes full-size screenshots of all pages, parts and open states into `screenshots/`. With names as arguments, only those.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Camera } from "./camera.ts";
import { chosen } from "./chosen.ts";

const FOLDER = fileURLToPath(new URL("../../screenshots", import.meta.url));

const camera = await Camera.open();
try {
  await mkdir(FOLDER, { recursive: true });
  for (const screenshot of chosen(camera.screenshots, process.argv.slice(2))) {
    const path = join(FOLDER, `${screenshot.name}.png`);
    await writeFile(path, await camera.take(screenshot));
    process.stdout.write(`${path}\n`);
  }
} finally {
  await camera.close();
}
