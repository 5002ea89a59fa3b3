import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { CODINGS, type Coding } from "./content-coding.ts";

/**
 * `quick` costs about a millisecond for a page and is done while somebody waits; `thorough` takes a hundred times as
 * long, saves about a seventh of the bytes, and is for what is sent many times.
 */
export type Effort = "quick" | "thorough";

/** A body in the codings that make it smaller. */
export type Packed = Readonly<Partial<Record<Coding, Buffer>>>;

/** Bytes below which packing saves less than its headers cost. */
export const SMALLEST = 512;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const asZstd = promisify(zstdCompress);

const LEVELS = {
  br: { quick: 4, thorough: 11 },
  zstd: { quick: 3, thorough: 19 },
  gzip: { quick: 5, thorough: 9 },
} as const satisfies Record<Coding, Record<Effort, number>>;

const PACK: Readonly<Record<Coding, (body: Buffer, level: number) => Promise<Buffer>>> = {
  br: (body, level) =>
    asBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  // Without the size, zstd gets ready for a very large text: 80 MB, and five times the work.
  zstd: (body, level) =>
    asZstd(body, {
      params: { [constants.ZSTD_c_compressionLevel]: level },
      pledgedSrcSize: body.length,
    }),
  gzip: (body, level) => asGzip(body, { level }),
};

/** Packs a text in one coding, on another thread. */
export function pack(body: Buffer, coding: Coding, effort: Effort): Promise<Buffer> {
  return PACK[coding](body, LEVELS[coding][effort]);
}

/** Packs a text in every coding that makes it smaller: all at once when quick, one after the other when thorough. */
export async function packAll(body: Buffer, effort: Effort): Promise<Packed> {
  if (body.length < SMALLEST) return {};
  const packed: Partial<Record<Coding, Buffer>> = {};
  const packInto = async (coding: Coding) => {
    const bytes = await pack(body, coding, effort);
    if (bytes.length < body.length) packed[coding] = bytes;
  };
  if (effort === "quick") await Promise.all(CODINGS.map(packInto));
  else for (const coding of CODINGS) await packInto(coding);
  return packed;
}

/** How the packed forms of a file are named beside it. */
export const PACKED_FILES = [
  { coding: "br", ending: ".br" },
  { coding: "zstd", ending: ".zst" },
  { coding: "gzip", ending: ".gz" },
] as const satisfies readonly { readonly coding: Coding; readonly ending: string }[];
