import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { z } from "zod";
import { sectionId } from "../../client/server/styleguide/parts.ts";
import { SECTION_SLICES } from "../content-types/slice-zones.ts";
import { looksLike } from "./accepted.ts";
import { Camera } from "./camera.ts";
import { OPEN_STATES } from "./open-states.ts";

const SLICES = join(import.meta.dirname, "../../content/slices");

/** What an editor sees in a list of slices: pixels. */
const WIDTH = 600;
/** Height of the part that is shown, as a share of its width. */
const RATIO = 0.75;

const examplesSchema = z.array(z.object({ name: z.string(), slice_type: z.string(), variation: z.string() }));
type Example = z.infer<typeof examplesSchema>[number];

/**
 * Takes a small screenshot of the first example of each slice's variation, and stores it beside the model, under the
 * name by which the vendor's tools find it. One that looks the same is left as it is. Names are folders: `Hero`.
 *
 * @throws {RangeError} for an unknown name.
 */
export async function takeSlices(names: readonly string[]): Promise<void> {
  const entries = await readdir(SLICES, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((folder) => folder.name);
  const unknown = names.filter((name) => !folders.includes(name));
  if (unknown.length > 0) throw new RangeError(`There is no slice ${unknown.join(", ")}.`);

  await using camera = await Camera.open();
  const guide = await camera.openGuide(1440);
  // It is fixed, and would lie over a section that is higher than the window.
  await guide.getByRole("link", { name: "Skip to content" }).evaluate((link) => link.remove());
  for (const name of (names.length > 0 ? names : folders).toSorted()) {
    const examples = examplesSchema.parse(
      JSON.parse(await readFile(join(SLICES, name, "examples.json"), "utf8")),
    );
    for (const [variation, [first]] of Map.groupBy(examples, (example) => example.variation)) {
      if (!first) continue;
      const path = join(SLICES, name, `screenshot-${variation}.png`);
      if (await store(await pictureOf(first, camera, guide), path)) console.log(path);
    }
  }
}

async function pictureOf({ name, slice_type }: Example, camera: Camera, guide: Page): Promise<Buffer> {
  if (SECTION_SLICES.includes(slice_type)) {
    const examples = guide.locator(`[id="${sectionId(slice_type.replaceAll("_", "-"))}"] > div`);
    const example = examples.filter({ has: guide.getByText(name, { exact: true }) });
    return example.first().locator("xpath=./*[last()]").screenshot({ animations: "disabled" });
  }
  // The only other slice is a menu of the header.
  const state = OPEN_STATES["menu-company"];
  if (!state) throw new Error(`There is nothing to show the slice ${slice_type} with.`);
  return camera.take({ name, screen: 1440, subject: { kind: "state", state } });
}

/** Stores the upper part in few colours, unless it looks as before. */
async function store(png: Buffer, path: string): Promise<boolean> {
  const { width, height } = await sharp(png).metadata();
  const shown = { left: 0, top: 0, width, height: Math.min(height, Math.round(width * RATIO)) };
  const taken = await sharp(png).extract(shown).resize({ width: WIDTH }).png({ palette: true }).toBuffer();
  const before = await readFile(path).catch(() => undefined);
  if (before && (await looksLike(before, taken))) return false;
  await writeFile(path, taken);
  return true;
}
