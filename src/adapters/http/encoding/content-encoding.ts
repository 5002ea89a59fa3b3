import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

/** Supported content encodings, in the server's order of preference. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A body in each encoding that makes it smaller. */
export type EncodedBodies = Readonly<Partial<Record<Encoding, Buffer>>>;

/** Smaller bodies are not compressed: it would save less than the headers cost. */
export const MIN_COMPRESSED_BYTES = 512;

/** A visitor waits for a page: 1 ms for 50 kB. The build compresses files: 100 times slower, 10 % smaller. */
const LEVELS = {
  page: { br: 5, gzip: 6 },
  file: { br: 11, gzip: 9 },
} as const satisfies Readonly<Record<string, Readonly<Record<Encoding, number>>>>;
type Effort = keyof typeof LEVELS;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Compresses a text in one encoding, on another thread. */
export function compress(body: Buffer, encoding: Encoding, effort: Effort = "page"): Promise<Buffer> {
  const level = LEVELS[effort][encoding];
  if (encoding === "gzip") return asGzip(body, { level });
  return asBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Compresses a text in every encoding that makes it smaller. */
export async function compressInAllEncodings(body: Buffer, effort: Effort = "page"): Promise<EncodedBodies> {
  if (body.length < MIN_COMPRESSED_BYTES) return {};
  const encoded = await Promise.all(
    ENCODINGS.map(async (encoding) => [encoding, await compress(body, encoding, effort)] as const),
  );
  return Object.fromEntries(encoded.filter(([, bytes]) => bytes.length < body.length));
}

type AcceptedEncodings = readonly (Encoding | "identity")[];

/** File name extensions of precompressed files. */
export const PRECOMPRESSED_FILES = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const satisfies readonly { readonly encoding: Encoding; readonly ending: string }[];

/**
 * Parses `Accept-Encoding` (RFC 9110, 12.5.3): accepted encodings in order of preference. `identity` comes last unless
 * the client prefers it, and is included even if the client excludes it: an uncompressed response is better than a 406.
 */
export function acceptedEncodings(header: string | undefined): AcceptedEncodings {
  return header === undefined ? ["identity"] : parsedHeaders.memo(header);
}

/** Browsers send only a few different values; parsing one takes 5 % of the time of a cache hit. */
const parsedHeaders = new LRUCache<string, AcceptedEncodings>({ max: 200, memoMethod: parseAccepted });

function parseAccepted(header: string): AcceptedEncodings {
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

/** Quality value from 0 to 1; an invalid one counts as 0. */
function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith("q="));
  if (given === undefined) return 1;
  const weight = Number(given.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}
