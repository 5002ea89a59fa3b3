import { brotliDecompressSync } from "node:zlib";
import { ByteReader, ByteWriter } from "./bytes.ts";
import { rebuildGlyphs } from "./woff2-glyphs.ts";

/** Tags that a table directory of WOFF2 gives by number (W3C WOFF 2.0, section 4.1), up to those a text font has. */
const KNOWN_TAGS =
  "cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill".match(
    /.{4}(?= |$)/g,
  ) ?? [];
const ARBITRARY_TAG = 63;

interface PackedTable {
  readonly tag: string;
  readonly transformed: boolean;
  /** Bytes in the decompressed stream. */
  readonly length: number;
}

/**
 * Unpacks a font of the format WOFF2 to the plain form (TTF) it was packed from, in which libraries can vary it.
 *
 * @throws {RangeError} when the file is no WOFF2, or packed in a way that text fonts are not (transformed `hmtx`).
 */
export function unpackWoff2(file: Uint8Array): Buffer {
  const reader = new ByteReader(file);
  if (reader.tag() !== "wOF2") throw new RangeError("not a WOFF2 font");
  const flavor = reader.u32();
  reader.skip(4);
  const count = reader.u16();
  reader.skip(6);
  const compressed = reader.u32();
  reader.skip(24);
  const directory = Array.from({ length: count }, () => packedTable(reader));
  const stream = new ByteReader(brotliDecompressSync(reader.bytes(compressed)));
  const packed = new Map(directory.map((table) => [table.tag, stream.bytes(table.length)]));
  if (directory.some(({ tag, transformed }) => transformed && tag !== "glyf" && tag !== "loca"))
    throw new RangeError("a transformed table other than the outlines");
  return sfnt(flavor, directory.find(({ tag }) => tag === "glyf")?.transformed ? plain(packed) : packed);
}

function packedTable(reader: ByteReader): PackedTable {
  const flags = reader.u8();
  const number = flags & 0x3f;
  const tag = number === ARBITRARY_TAG ? reader.tag() : KNOWN_TAGS[number];
  if (tag === undefined) throw new RangeError(`no table has the number ${number}`);
  const version = flags >> 6;
  // For outlines, version 3 is the plain form; for all other tables it is version 0.
  const transformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
  const original = reader.base128();
  return { tag, transformed, length: transformed ? reader.base128() : original };
}

function plain(packed: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  const head = packed.get("head");
  const outlines = packed.get("glyf");
  if (!head || !outlines) throw new RangeError("a font without outlines");
  const { glyf, loca } = rebuildGlyphs(outlines);
  const longOffsets = Buffer.from(head);
  longOffsets.writeInt16BE(1, 50);
  return new Map([...packed, ["head", longOffsets], ["glyf", glyf], ["loca", loca]]);
}

/** Writes tables as a font file. Checksums and the search hints of the header are left out: nobody reads them here. */
function sfnt(flavor: number, tables: ReadonlyMap<string, Uint8Array>): Buffer {
  const header = new ByteWriter();
  header.u32(flavor).u16(tables.size).u16(0).u16(0).u16(0);
  let offset = 12 + 16 * tables.size;
  const body = new ByteWriter();
  for (const [tag, content] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1))) {
    header.bytes(Buffer.from(tag, "latin1")).u32(0).u32(offset).u32(content.length);
    body.bytes(content).pad(4);
    offset += Math.ceil(content.length / 4) * 4;
  }
  return Buffer.concat([header.done(), body.done()]);
}
