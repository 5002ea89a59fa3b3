import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { LRUCache } from "lru-cache";

/** How a body may be encoded for the way; of those that a client likes equally, the first is sent. */
export const ENCODINGS = ["br", "zstd", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A body in the encodings that make it smaller. */
export type EncodedBodies = Readonly<Partial<Record<Encoding, Buffer>>>;

/** Bytes below which compressing saves less than its headers cost. */
export const MIN_COMPRESSED_BYTES = 512;

/**
 * A page is compressed while a visitor waits: a millisecond for 50 kB. A file is compressed by the build: a hundred
 * times as long, for a tenth fewer bytes.
 */
const LEVELS = {
  page: { br: 5, zstd: 6, gzip: 6 },
  file: { br: 11, zstd: 19, gzip: 9 },
} as const satisfies Readonly<Record<string, Readonly<Record<Encoding, number>>>>;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const asZstd = promisify(zstdCompress);

const COMPRESS: Readonly<Record<Encoding, (body: Buffer, level: number) => Promise<Buffer>>> = {
  br: (body, level) =>
    asBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: (body, level) =>
    // Without the size, zstd gets ready for a very large text: 80 MB, and five times the work.
    asZstd(body, { params: { [constants.ZSTD_c_compressionLevel]: level }, pledgedSrcSize: body.length }),
  gzip: (body, level) => asGzip(body, { level }),
};

/** Compresses a text in one encoding, on another thread. */
export function compress(
  body: Buffer,
  encoding: Encoding,
  effort: keyof typeof LEVELS = "page",
): Promise<Buffer> {
  return COMPRESS[encoding](body, LEVELS[effort][encoding]);
}

/** Compresses a text in every encoding that makes it smaller. */
export async function compressInAllEncodings(
  body: Buffer,
  effort: keyof typeof LEVELS = "page",
): Promise<EncodedBodies> {
  if (body.length < MIN_COMPRESSED_BYTES) return {};
  const encoded: Partial<Record<Encoding, Buffer>> = {};
  await Promise.all(
    ENCODINGS.map(async (encoding) => {
      const bytes = await compress(body, encoding, effort);
      if (bytes.length < body.length) encoded[encoding] = bytes;
    }),
  );
  return encoded;
}

/** How the compressed forms of a file are named beside it. */
export const PRECOMPRESSED_FILES = [
  { encoding: "br", ending: ".br" },
  { encoding: "zstd", ending: ".zst" },
  { encoding: "gzip", ending: ".gz" },
] as const satisfies readonly { readonly encoding: Encoding; readonly ending: string }[];

/**
 * Reads `Accept-Encoding` (RFC 9110, 12.5.3): what a client takes, most welcome first. `identity`, a body as it is, comes
 * last unless the client ranks it higher, and stays in even where a client refuses it: an answer that it can read beats
 * a 406.
 */
export function acceptedEncodings(header: string | undefined): readonly (Encoding | "identity")[] {
  return header === undefined ? ["identity"] : known.memo(header);
}

/** Browsers send a handful of different headers; to read one anew takes 5 % of the time of a page from the cache. */
const known = new LRUCache<string, readonly (Encoding | "identity")[]>({
  max: 200,
  memoMethod: readAccepted,
});

function readAccepted(header: string): readonly (Encoding | "identity")[] {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
    if (name !== "") weights.set(name === "x-gzip" ? "gzip" : name, weightOf(parameters));
  }
  const others = weights.get("*") ?? 0;
  const identity = weights.get("identity") ?? 0;
  const ranked = ENCODINGS.map((encoding) => ({ encoding, weight: weights.get(encoding) ?? others }));
  const better = ranked.filter(({ weight }) => weight > 0 && weight >= identity);
  return [...better.sort((a, b) => b.weight - a.weight).map(({ encoding }) => encoding), "identity"];
}

/** From 0, not at all, to 1; what makes no sense counts as 0. */
function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith("q="));
  if (given === undefined) return 1;
  const weight = Number(given.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}
