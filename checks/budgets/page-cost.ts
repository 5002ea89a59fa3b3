import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { filesOf, fontsWithout, urlsIn } from "./document-files.ts";
import type { PageCost } from "./limits.ts";

const compress = promisify(brotliCompress);

interface ReadFile {
  readonly text: string;
  readonly bytes: number;
  /** Bytes compressed. */
  readonly compressed: number;
}

/**
 * Measures pages with the files of the built client.
 *
 * @param folder - The client's folder of the build.
 */
export function measurePageCost(folder: string): (page: string, html: string) => Promise<PageCost> {
  const files = new Map<string, Promise<ReadFile>>();
  const read = (href: string): Promise<ReadFile> => {
    const file = files.get(href) ?? readFile(join(folder, href)).then(measured);
    files.set(href, file);
    return file;
  };

  return async (page, html) => {
    const { styles, scripts, appScripts, preloadedFonts, images } = filesOf(html);
    const styleFiles = await Promise.all(styles.map(read));
    const scriptFiles = await Promise.all(scripts.map(read));
    const appFiles = await Promise.all(appScripts.map(read));
    const shown = html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, "");
    const assets = new Set(styleFiles.flatMap(({ text }) => urlsIn(text))).difference(
      new Set(styleFiles.flatMap(({ text }) => fontsWithout(text, shown))),
    );
    const fonts = [...assets].filter((url) => url.endsWith(".woff2"));
    const { bytes, compressed } = await measured(Buffer.from(html));
    return {
      page,
      html: bytes,
      htmlCompressed: compressed,
      stylesCompressed: total(styleFiles.map((file) => file.compressed)),
      scriptsCompressed: total(scriptFiles.map((file) => file.compressed)),
      allScriptsCompressed: total([...scriptFiles, ...appFiles].map((file) => file.compressed)),
      fonts: fonts.length,
      preloadedFonts: fonts.filter((url) => preloadedFonts.includes(url)).length,
      requests: 1 + new Set([...styles, ...scripts, ...preloadedFonts, ...images, ...assets]).size,
    };
  };
}

async function measured(data: Buffer): Promise<ReadFile> {
  return { text: data.toString(), bytes: data.length, compressed: (await compress(data)).length };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
