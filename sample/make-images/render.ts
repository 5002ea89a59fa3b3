import sharp from "sharp";
import { palette } from "../../brand/palette.ts";
import type { Artwork } from "./artwork.ts";
import { simplifyEdges } from "./edges.ts";

/** How finely edges are kept, best first: the first file within the budget is the one written. */
const fineness = [8, 6, 5, 4, 3];

/** The image as WebP without loss: flat colour and line come out both sharper and smaller that way. */
export async function render(artwork: Artwork): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(artwork.draw()))
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = [...Object.values(palette), ...(artwork.colors ?? [])];
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let size = 0;
  for (const steps of fineness) {
    const pixels = simplifyEdges(data, colors, steps);
    const file = await sharp(pixels, { raw }).webp({ lossless: true, effort: 6 }).toBuffer();
    if (file.byteLength <= artwork.budget) return file;
    size = file.byteLength;
  }
  throw new Error(`${artwork.name} takes ${size} bytes, more than its ${artwork.budget}`);
}
