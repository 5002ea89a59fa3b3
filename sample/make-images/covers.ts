import { readdir, readFile } from "node:fs/promises";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";

/** Pixels: three times what a list shows. */
const WIDTH = 240;

/** The first pages of the files in a folder, as pictures named after their files. */
export async function* covers(folder: URL): AsyncGenerator<{ name: string; file: Buffer }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".pdf")).sort();
  const library = await PDFiumLibrary.init();
  try {
    for (const name of names) {
      const document = await library.loadDocument(await readFile(new URL(name, folder)));
      const { data, width, height } = await document.getPage(0).render({ scale: 2, render: "bitmap" });
      const cover = sharp(data, { raw: { width, height, channels: 4 } }).resize({ width: WIDTH });
      yield {
        name: `cover-${name.slice(0, -".pdf".length)}`,
        file: await cover.webp({ quality: 70, effort: 6, smartSubsample: true }).toBuffer(),
      };
      document.destroy();
    }
  } finally {
    library.destroy();
  }
}
