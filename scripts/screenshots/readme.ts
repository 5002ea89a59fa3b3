import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { palette } from "../../brand/palette.ts";
import { Camera } from "./camera.ts";
import { chosen, SCREENS } from "./screenshots.ts";

const FOLDER = join(import.meta.dirname, "../../docs/images");

/** Pixels: the width of the home page; the height of windows side by side, and the space around these. */
const WIDTH = 1200;
const HEIGHT = 520;
const GAP = 20;

const SIDE_BY_SIDE = ["state-search-panel-results-1440", "home-390", "state-mobile-menu-390"];

/** Takes the images of the README, and says the path of each. */
export async function takeReadmeImages(): Promise<void> {
  await using camera = await Camera.open();
  const [home, ...sideBySide] = await Promise.all(
    ["home-1440", ...SIDE_BY_SIDE].map((name) => firstWindow(camera, name)),
  );
  await store("home", sharp(home).resize({ width: WIDTH }));
  await store("search-and-phone", await inOneRow(sideBySide));
}

/** What a window shows before it is scrolled, as PNG. */
async function firstWindow(camera: Camera, name: string): Promise<Buffer> {
  const [screenshot] = chosen(camera.screenshots, [name]);
  if (!screenshot) throw new RangeError(`There is no screenshot ${name}.`);
  const { width, height } = SCREENS[screenshot.screen];
  return sharp(await camera.take(screenshot))
    .extract({ left: 0, top: 0, width, height })
    .png()
    .toBuffer();
}

async function inOneRow(windows: readonly Buffer[]): Promise<Sharp> {
  const placed: OverlayOptions[] = [];
  let left = GAP;
  for (const window of windows) {
    const { data: input, info } = await sharp(window)
      .resize({ height: HEIGHT })
      .toBuffer({ resolveWithObject: true });
    placed.push({ input, left, top: GAP });
    left += info.width + GAP;
  }
  const canvas = { width: left, height: HEIGHT + 2 * GAP, channels: 3, background: palette.stone } as const;
  return sharp({ create: canvas }).composite(placed);
}

async function store(name: string, image: Sharp): Promise<void> {
  const path = join(FOLDER, `${name}.webp`);
  await writeFile(path, await image.webp({ quality: 80 }).toBuffer());
  console.log(path);
}
