import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pixelmatch from "pixelmatch";
import sharp, { type Sharp } from "sharp";

const FOLDER = fileURLToPath(new URL("../../tests/visual/screenshots/", import.meta.url));
const ENDING = ".webp";

/** Pixels of a screenshot, row by row, in red, green, blue and opacity of 0 to 255. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A difference that is to be seen. */
export interface Difference {
  /** In words: how much, of what. */
  readonly words: string;
  /** A screenshot of it. Absent where the screenshots are of different sizes. */
  readonly screenshot?: Buffer;
}

/**
 * What of a screenshot is compared: half its width, which shows every change in a fraction of the room.
 *
 * @param png - a screenshot as it was taken.
 */
export async function half(png: Buffer): Promise<Pixels> {
  const { width } = await sharp(png).metadata();
  return pixelsOf(sharp(png).resize({ width: Math.round(width / 2), kernel: "mitchell" }));
}

/**
 * Steps between the levels that a pixel is kept in where it is like neither neighbour of its row: in letters and
 * photographs. That takes half the room. Grounds and lines are kept as they are.
 */
const STEP = 16;

/** A screenshot encoded as it is kept. The same screenshot is always the same bytes. */
export function encode({ data, width, height }: Pixels): Promise<Buffer> {
  const kept = Buffer.from(data);
  const colour = (pixel: number) =>
    pixel >= 0 && pixel < data.length ? data.readUInt32LE(pixel) : undefined;
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const own = colour(pixel);
    if (own === colour(pixel - 4) && own === colour(pixel + 4)) continue;
    for (let channel = pixel; channel < pixel + 3; channel += 1)
      kept[channel] = coarse(data.readUInt8(channel));
  }
  return sharp(kept, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
}

/** A screenshot as it comes out of its file. */
function decode(encoded: Buffer): Promise<Pixels> {
  return pixelsOf(sharp(encoded));
}

/** The accepted screenshot of a name as its file has it, if there is one. */
export async function acceptedScreenshot(name: string): Promise<Buffer | undefined> {
  return (await acceptedNames()).includes(name) ? readFile(fileOf(name)) : undefined;
}

/** The names of all accepted screenshots. */
export async function acceptedNames(): Promise<readonly string[]> {
  const files = await readdir(FOLDER).catch(() => []);
  return files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length));
}

/** Keeps a encoded screenshot as what is right from now on. */
export function accept(name: string, screenshot: Buffer): Promise<void> {
  return writeFile(fileOf(name), screenshot);
}

/** Keeps no screenshot of this name any longer. */
export function forget(name: string): Promise<void> {
  return rm(fileOf(name));
}

/**
 * How many levels of 255 a channel may be off. The same browser paints the same page in the same colours; another
 * processor may round one up or down, and halving the screenshot add to it.
 */
const ROUNDED = 2;

/**
 * The same as a share of the distance from black to white, squared by the comparison: two levels of grey pass, three
 * do not. No pixel beyond is let pass.
 */
const THRESHOLD = 0.009;

/** How a screenshot differs from the accepted one, if it does. */
export async function differenceOf(encoded: Buffer, actual: Pixels): Promise<Difference | undefined> {
  const accepted = await decode(encoded);
  const { width, height } = actual;
  if (accepted.width !== width || accepted.height !== height) {
    return { words: `${width} × ${height} pixels instead of ${accepted.width} × ${accepted.height}` };
  }
  const drawn = Buffer.alloc(width * height * 4);
  const others = pixelmatch(accepted.data, asKept(accepted, actual), drawn, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
  });
  if (others === 0) return undefined;
  const screenshot = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .webp()
    .toBuffer();
  return { words: `${others} of ${width} × ${height} pixels`, screenshot };
}

/** The pixels, but as the accepted screenshot has them where they are what packing may have made that of. */
function asKept({ data: kept }: Pixels, { data }: Pixels): Buffer {
  const seen = Buffer.from(data);
  const isPacked = (channel: number) => {
    const level = kept.readUInt8(channel);
    return Math.abs(level - data.readUInt8(channel)) <= STEP / 2 + ROUNDED && coarse(level) === level;
  };
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    if (isPacked(pixel) && isPacked(pixel + 1) && isPacked(pixel + 2))
      kept.copy(seen, pixel, pixel, pixel + 3);
  }
  return seen;
}

/** The nearest level in which letters and photographs are kept. */
function coarse(level: number): number {
  return Math.min(255, Math.round(level / STEP) * STEP);
}

async function pixelsOf(screenshot: Sharp): Promise<Pixels> {
  const { data, info } = await screenshot.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function fileOf(name: string): string {
  return join(FOLDER, name + ENDING);
}
