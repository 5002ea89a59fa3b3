import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { argumentsOf } from "../command-line.ts";
import { Camera } from "./camera.ts";
import { takeReadmeImages } from "./readme.ts";
import { chosen } from "./screenshots.ts";
import { takeSlices } from "./slices.ts";

const HELP = `npm run screenshots -- [--slices | --readme] [NAME…]

Takes full-size screenshots of all pages, parts and open states into screenshots/; with --slices, small ones of each slice,
into content/slices/, where they differ; with --readme, those of the README, into docs/images/. With names, only those.`;

const FOLDER = join(import.meta.dirname, "../../screenshots");

const { values, positionals } = argumentsOf(HELP, {
  options: { slices: { type: "boolean", default: false }, readme: { type: "boolean", default: false } },
  allowPositionals: true,
});
if (values.slices) await takeSlices(positionals);
else if (values.readme) await takeReadmeImages();
else await take(positionals);

async function take(names: readonly string[]): Promise<void> {
  await using camera = await Camera.open();
  await mkdir(FOLDER, { recursive: true });
  for (const screenshot of chosen(camera.screenshots, names)) {
    const path = join(FOLDER, `${screenshot.name}.png`);
    await writeFile(path, await camera.take(screenshot));
    console.log(path);
  }
}
