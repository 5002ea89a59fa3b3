import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type ZstdOptions,
  zstdCompress,
  zstdCompressSync,
} from "node:zlib";
import { type Accepted, CODINGS, type Coding } from "./content-coding.ts";

/**
 * `quick` costs about a millisecond for a page and is done while somebody waits; `thorough` takes a hundred times as
 * long, saves about a seventh of the bytes, and is for what is sent many times.
 */
export type Effort = "quick" | "thorough";

/** A body in the codings that make it smaller. */
export type Packed = Readonly<Partial<Record<Coding, Buffer>>>;

/** Bytes below which packing saves less than its headers cost. */
export const SMALLEST = 512;

/** A text that is sent once is packed by what is quickest at much the same size: 0.1 ms for a page. */
const QUICKEST = [
  ["zstd", (body) => zstdCompressSync(body, zstdOptions(body, 3))],
  ["gzip", (body) => gzipSync(body, { level: 3 })],
  ["br", (body) => brotliCompressSync(body, brotliOptions(body, 2))],
] as const satisfies readonly (readonly [Coding, (body: Buffer) => Buffer])[];

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const asZstd = promisify(zstdCompress);

const LEVELS = {
  br: { quick: 4, thorough: 11 },
  zstd: { quick: 3, thorough: 19 },
  gzip: { quick: 5, thorough: 9 },
} as const satisfies Record<Coding, Record<Effort, number>>;

const PACK: Readonly<Record<Coding, (body: Buffer, level: number) => Promise<Buffer>>> = {
  br: (body, level) => asBrotli(body, brotliOptions(body, level)),
  zstd: (body, level) => asZstd(body, zstdOptions(body, level)),
  gzip: (body, level) => asGzip(body, { level }),
};

function brotliOptions({ length }: Buffer, level: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}

function zstdOptions({ length }: Buffer, level: number): ZstdOptions {
  // Without the size, zstd gets ready for a very large text: 80 MB, and five times the work.
  return { params: { [constants.ZSTD_c_compressionLevel]: level }, pledgedSrcSize: length };
}

/**
 * Packs a text that is sent once, at once and on this thread: handing it to another costs more than the packing.
 *
 * @returns `undefined` where the client would rather have it as it is.
 */
export function packOnce(
  body: Buffer,
  accepted: Accepted,
): { readonly coding: Coding; readonly packed: Buffer } | undefined {
  const welcome = accepted.slice(0, accepted.indexOf("identity"));
  const [coding, packNow] = QUICKEST.find(([known]) => welcome.includes(known)) ?? [];
  return coding && packNow && { coding, packed: packNow(body) };
}

/** Packs a text in one coding, on another thread. */
function pack(body: Buffer, coding: Coding, effort: Effort): Promise<Buffer> {
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
