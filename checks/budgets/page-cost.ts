import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Finding } from "../findings.ts";
import { filesOf, fontsWithout, urlsIn } from "./document-files.ts";

/** Cost of a first visit to a page, in bytes; compressed sizes with brotli at the highest level. */
export type PageCost = Awaited<ReturnType<ReturnType<typeof measurePageCost>>>;

interface Limit {
  readonly of: Exclude<keyof PageCost, "page">;
  readonly atMost: number;
  readonly unit: string;
}

const EVERYWHERE: readonly Limit[] = [
  { of: "html", atMost: 72_000, unit: "bytes of HTML" },
  { of: "htmlCompressed", atMost: 10_000, unit: "bytes of compressed HTML" },
  // The company's logo is in it, if it has less than 4 kB.
  { of: "stylesCompressed", atMost: 12_600, unit: "bytes of compressed style sheets" },
  { of: "scriptsCompressed", atMost: 3_000, unit: "bytes of compressed scripts" },
  { of: "allScriptsCompressed", atMost: 117_300, unit: "bytes of compressed scripts, application included" },
  // The second has the letters of most languages that English lacks.
  { of: "fonts", atMost: 2, unit: "font files" },
  { of: "requests", atMost: 10, unit: "requests before scrolling" },
];

const HOME: readonly Limit[] = [
  { of: "html", atMost: 42_000, unit: "bytes of HTML" },
  { of: "htmlCompressed", atMost: 7_200, unit: "bytes of compressed HTML" },
];

/** Exceeded limits, and pages without a preloaded font. */
export function budgetViolations(costs: readonly PageCost[]): Finding[] {
  return costs.flatMap((cost) => {
    const limits = cost.page === "/" ? [...EVERYWHERE, ...HOME] : EVERYWHERE;
    const over = limits
      .filter(({ of, atMost }) => cost[of] > atMost)
      .map(({ of, atMost, unit }) => `costs ${cost[of]} ${unit}, more than ${atMost}`);
    const notPreloaded = cost.preloadedFonts === 0 ? ["preloads no font that it uses"] : [];
    return [...over, ...notPreloaded].map((problem) => ({ place: cost.page, problem }));
  });
}

const compress = promisify(brotliCompress);

/** Measures pages, by path and query, with the files in the client's folder of the build. */
export function measurePageCost(folder: string) {
  const files = new Map<string, ReturnType<typeof measured>>();
  const read = (href: string) =>
    files.getOrInsertComputed(href, () => readFile(join(folder, href)).then(measured));

  return async (page: string, html: string) => {
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
      stylesCompressed: compressedSize(styleFiles),
      /** The scripts that run without an interaction; then those of the application too. */
      scriptsCompressed: compressedSize(scriptFiles),
      allScriptsCompressed: compressedSize([...scriptFiles, ...appFiles]),
      fonts: fonts.length,
      preloadedFonts: fonts.filter((url) => preloadedFonts.includes(url)).length,
      /** The document, the files that it names, and the files that its style sheets use, without scrolling. */
      requests: 1 + new Set([...styles, ...scripts, ...preloadedFonts, ...images, ...assets]).size,
    };
  };
}

/** The text of a file, and its size in bytes, uncompressed and compressed. */
async function measured(data: Buffer) {
  return { text: data.toString(), bytes: data.length, compressed: (await compress(data)).length };
}

function compressedSize(files: readonly { readonly compressed: number }[]): number {
  return files.reduce((sum, { compressed }) => sum + compressed, 0);
}
