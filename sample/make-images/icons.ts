import sharp from "sharp";
import { favicon, tile } from "./brand.ts";

interface Icon {
  readonly name: string;
  readonly file: string | Buffer;
}

/** The site's icons, in every form that browsers and systems ask for. */
export async function icons(): Promise<Icon[]> {
  return [
    { name: "favicon.svg", file: favicon() },
    { name: "favicon.ico", file: ico(await Promise.all([16, 32].map((size) => picture(favicon(), size)))) },
    { name: "apple-touch-icon.png", file: (await picture(tile(), 180)).file },
    { name: "icon-192.png", file: (await picture(favicon(), 192)).file },
    { name: "icon-512.png", file: (await picture(favicon(), 512)).file },
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

/** Several sizes of an icon in one file: a header, an entry a size, and the pictures as PNG. */
function ico(pictures: readonly Picture[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, file }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(file.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += file.length;
  }
  return Buffer.concat([header, ...pictures.map(({ file }) => file)]);
}
