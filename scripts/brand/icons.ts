import sharp from "sharp";
import { palette } from "../../brand/palette.ts";

/** The mark on a ground of its own: with round corners, and filling a square whose corners systems round off. */
interface Tiles {
  readonly tile: string;
  readonly square: string;
}

/** @param mark - Shapes of the mark, on a square of 32 whose edges fall on whole pixels at 16 and at 32. */
export function icons(mark: string): Tiles {
  const on = (corners: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${corners} fill="${palette.forest}"/>${mark}</svg>\n`;
  return { tile: on(' rx="7"'), square: on("") };
}

/** The site's icons, in every form that browsers and systems ask for besides the drawing. */
export async function iconImages({
  tile,
  square,
}: Tiles): Promise<{ readonly name: string; readonly file: Buffer }[]> {
  return [
    { name: "favicon.ico", file: ico(await Promise.all([16, 32].map((size) => picture(tile, size)))) },
    { name: "apple-touch-icon.png", file: (await picture(square, 180)).file },
    { name: "icon-192.png", file: (await picture(tile, 192)).file },
    { name: "icon-512.png", file: (await picture(tile, 512)).file },
  ];
}

interface Picture {
  readonly size: number;
  readonly file: Buffer;
}

async function picture(drawing: string, size: number): Promise<Picture> {
  // A density that the drawing, 32 units wide at 72 dots an inch, comes out at in just the size wanted.
  const drawn = sharp(Buffer.from(drawing), { density: (72 * size) / 32 }).resize(size, size);
  return { size, file: await drawn.png({ palette: true, colours: 64, effort: 10 }).toBuffer() };
}

/** Several sizes of an icon in one file: a header, an entry a size, and the images as PNG. */
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
