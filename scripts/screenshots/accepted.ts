import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp, { type Sharp } from "sharp";

const FOLDER = join(import.meta.dirname, "../../tests/visual/screenshots");
const ENDING = ".webp";

type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

/** Scales a screenshot (PNG) to half its width: every change is still visible, and the files are small. */
export async function half(png: Buffer): Promise<Pixels> {
  const { width } = await sharp(png).metadata();
  return pixelsOf(sharp(png).resize({ width: Math.round(width / 2), kernel: "mitchell" }));
}

/**
 * Quantisation step for pixels that differ from a neighbour in their row (text and photographs), which halves the file
 * size. Backgrounds and lines are stored exactly.
 */
const STEP = 16;

/** Encodes a screenshot for storage. The same screenshot always results in the same bytes. */
export function encode({ data, width, height }: Pixels): Promise<Buffer> {
  const stored = Buffer.from(data);
  const colour = (pixel: number) =>
    pixel >= 0 && pixel < data.length ? data.readUInt32LE(pixel) : undefined;
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const own = colour(pixel);
    if (own === colour(pixel - 4) && own === colour(pixel + 4)) continue;
    for (let channel = pixel; channel < pixel + 3; channel += 1)
      stored[channel] = quantised(data.readUInt8(channel));
  }
  return sharp(stored, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
}

/** The encoded accepted screenshot of a name, if there is one. */
export async function acceptedScreenshot(name: string): Promise<Buffer | undefined> {
  return (await acceptedNames()).includes(name) ? readFile(fileOf(name)) : undefined;
}

export async function acceptedNames(): Promise<readonly string[]> {
  const files = await readdir(FOLDER).catch(() => []);
  return files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length));
}

export function accept(name: string, screenshot: Buffer): Promise<void> {
  return writeFile(fileOf(name), screenshot);
}

export function forget(name: string): Promise<void> {
  return rm(fileOf(name));
}

/**
 * Tolerance per channel, of 255 levels. The same browser paints the same page in the same colours, but another CPU may
 * round differently, and scaling may add to it.
 */
const ROUNDING_TOLERANCE = 2;

/**
 * The same for `pixelmatch`, where 1 is the distance from black to white (it squares the value): a difference of two
 * levels of grey is allowed, three are not. No pixel may exceed it.
 */
const THRESHOLD = 0.009;

/** The difference between a screenshot and the accepted one, if any; with an image of it if both have the same size. */
export async function differenceOf(
  encoded: Buffer,
  actual: Pixels,
): Promise<{ readonly text: string; readonly screenshot?: Buffer } | undefined> {
  const accepted = await pixelsOf(sharp(encoded));
  const { width, height } = actual;
  if (accepted.width !== width || accepted.height !== height) {
    return { text: `${width} × ${height} pixels instead of ${accepted.width} × ${accepted.height}` };
  }
  const diffImage = Buffer.alloc(width * height * 4);
  const others = pixelmatch(accepted.data, quantisedLike(accepted, actual), diffImage, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
  });
  if (others === 0) return undefined;
  const screenshot = await sharp(diffImage, { raw: { width, height, channels: 4 } })
    .webp()
    .toBuffer();
  return { text: `${others} of ${width} × ${height} pixels`, screenshot };
}

/** For `pixelmatch`: more than what a palette of few colours makes of a rounding difference. */
const PALETTE_THRESHOLD = 0.1;

/** Whether two images of few colours show the same to a person. */
export async function looksLike(before: Buffer, taken: Buffer): Promise<boolean> {
  const [one, other] = await Promise.all([pixelsOf(sharp(before)), pixelsOf(sharp(taken))]);
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return false;
  return pixelmatch(one.data, other.data, undefined, width, height, { threshold: PALETTE_THRESHOLD }) === 0;
}

/** Replaces pixels by those of the accepted screenshot where the difference may come from its quantisation. */
function quantisedLike({ data: accepted }: Pixels, { data }: Pixels): Buffer {
  const result = Buffer.from(data);
  const isQuantised = (channel: number) => {
    const level = accepted.readUInt8(channel);
    return (
      Math.abs(level - data.readUInt8(channel)) <= STEP / 2 + ROUNDING_TOLERANCE && quantised(level) === level
    );
  };
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    if (isQuantised(pixel) && isQuantised(pixel + 1) && isQuantised(pixel + 2))
      accepted.copy(result, pixel, pixel, pixel + 3);
  }
  return result;
}

function quantised(level: number): number {
  return Math.min(255, Math.round(level / STEP) * STEP);
}

/** The pixels of a screenshot, row by row, in red, green, blue and opacity from 0 to 255. */
async function pixelsOf(screenshot: Sharp) {
  const { data, info } = await screenshot.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function fileOf(name: string): string {
  return join(FOLDER, name + ENDING);
}
