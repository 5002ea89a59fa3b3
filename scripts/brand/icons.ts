import sharp from "sharp";
import { palette } from "../../brand/palette.ts";

/** The mark on a background: with round corners, and as a full square for systems that round the corners themselves. */
interface Tiles {
  readonly tile: string;
  readonly square: string;
}

/** @param mark - Shapes of the mark, on a square of 32. Its edges should be on whole pixels at sizes 16 and 32. */
export function icons(mark: string): Tiles {
  const on = (corners: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${corners} fill="${palette.forest}"/>${mark}</svg>\n`;
  return { tile: on(' rx="7"'), square: on("") };
}

/** The site's icons in all formats that browsers and systems request, except SVG. */
export async function iconImages({
  tile,
  square,
}: Tiles): Promise<{ readonly name: string; readonly file: Buffer }[]> {
  return [
    { name: "favicon.ico", file: ico(await Promise.all([16, 32].map((size) => picture(tile, size)))) },
    { name: "apple-touch-icon.png", file: (await picture(square, 180)).file },
    { name: "icon-512.png", file: (await picture(tile, 512)).file },
  ];
}

interface Picture {
  readonly size: number;
  readonly file: Buffer;
}

async function picture(drawing: string, size: number): Promise<Picture> {
  // The density at which the drawing, 32 units wide at 72 dpi, is rendered at the requested size.
  const drawn = sharp(Buffer.from(drawing), { density: (72 * size) / 32 }).resize(size, size);
  return { size, file: await drawn.png({ palette: true, colours: 64, effort: 10 }).toBuffer() };
}

/** An ICO file: a header, an entry for each size, and the images as PNG. */
function ico(sizes: readonly Picture[]): Buffer {
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  for (const [index, { size, file }] of sizes.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(file.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += file.length;
  }
  return Buffer.concat([header, ...sizes.map(({ file }) => file)]);
}
