import { ByteReader, ByteWriter } from "./bytes.ts";

interface Point {
  readonly dx: number;
  readonly dy: number;
  readonly onCurve: boolean;
}

/** The streams that the outlines of a font are packed in (W3C WOFF 2.0, section 5.1). */
interface Streams {
  readonly contours: ByteReader;
  readonly points: ByteReader;
  readonly flags: ByteReader;
  readonly glyphs: ByteReader;
  readonly composites: ByteReader;
  readonly boxBits: Uint8Array;
  readonly boxes: ByteReader;
  readonly instructions: ByteReader;
}

/** Bits of a part of a composite glyph (OpenType, table glyf). */
const WORDS = 0x0001;
const SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const MATRIX = 0x0080;
const INSTRUCTED = 0x0100;

/** Writes the packed outlines as the tables `glyf` and `loca`, the latter with long offsets. */
export function rebuildGlyphs(packed: Uint8Array): { glyf: Buffer; loca: Buffer } {
  const reader = new ByteReader(packed);
  reader.skip(4);
  const count = reader.u16();
  reader.skip(2);
  const streams = streamsOf(reader, count);
  const glyf = new ByteWriter();
  const loca = new ByteWriter();
  for (let index = 0; index < count; index += 1) {
    loca.u32(glyf.length);
    glyf.bytes(rebuildGlyph(streams, index)).pad(4);
  }
  loca.u32(glyf.length);
  return { glyf: glyf.done(), loca: loca.done() };
}

function streamsOf(reader: ByteReader, glyphs: number): Streams {
  const sizes = Array.from({ length: 7 }, () => reader.u32());
  const [contours, points, flags, outlines, composites, boxes, instructions] = sizes.map((size) =>
    reader.bytes(size),
  );
  if (!contours || !points || !flags || !outlines || !composites || !boxes || !instructions)
    throw new RangeError("outlines without their streams");
  const bitmap = 4 * Math.floor((glyphs + 31) / 32);
  return {
    contours: new ByteReader(contours),
    points: new ByteReader(points),
    flags: new ByteReader(flags),
    glyphs: new ByteReader(outlines),
    composites: new ByteReader(composites),
    boxBits: boxes.subarray(0, bitmap),
    boxes: new ByteReader(boxes.subarray(bitmap)),
    instructions: new ByteReader(instructions),
  };
}

function rebuildGlyph(streams: Streams, index: number): Uint8Array {
  const contours = streams.contours.i16();
  const ownBox = (((streams.boxBits[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1;
  if (contours === 0) return new Uint8Array(0);
  const writer = new ByteWriter().u16(contours);
  if (contours < 0) return writer.bytes(streams.boxes.bytes(8)).bytes(composite(streams)).done();

  let last = -1;
  const ends = Array.from({ length: contours }, () => {
    last += streams.points.packed16();
    return last;
  });
  const points = Array.from({ length: last + 1 }, () => readPoint(streams));
  const instructions = streams.instructions.bytes(streams.glyphs.packed16());
  writer.bytes(ownBox ? streams.boxes.bytes(8) : boxAround(points));
  for (const end of ends) writer.u16(end);
  writer.u16(instructions.length).bytes(instructions);
  for (const { onCurve } of points) writer.u8(onCurve ? 1 : 0);
  for (const { dx } of points) writer.u16(dx);
  for (const { dy } of points) writer.u16(dy);
  return writer.done();
}

/** The parts of a composite glyph stand as in the plain form; only their instructions were taken out. */
function composite({ composites, glyphs, instructions }: Streams): Uint8Array {
  const writer = new ByteWriter();
  let flags = MORE;
  let instructed = false;
  while (flags & MORE) {
    flags = composites.u16();
    instructed ||= (flags & INSTRUCTED) !== 0;
    writer.u16(flags).bytes(composites.bytes(2 + (flags & WORDS ? 4 : 2) + scaleBytes(flags)));
  }
  if (instructed) {
    const length = glyphs.packed16();
    writer.u16(length).bytes(instructions.bytes(length));
  }
  return writer.done();
}

function scaleBytes(flags: number): number {
  if (flags & SCALE) return 2;
  if (flags & TWO_SCALES) return 4;
  return flags & MATRIX ? 8 : 0;
}

/** One step of an outline, packed by how far it goes (W3C WOFF 2.0, section 5.2, the table of triplets). */
function readPoint({ flags, glyphs }: Streams): Point {
  const flag = flags.u8();
  const onCurve = flag < 128;
  const code = flag & 0x7f;
  const x = (size: number) => (code & 1 ? size : -size);
  const y = (size: number) => (code & 2 ? size : -size);
  const along = (size: number) => (code & 1 ? size : -size);
  const first = glyphs.u8();
  if (code < 10) return { dx: 0, dy: along(((code & 14) << 7) + first), onCurve };
  if (code < 20) return { dx: along((((code - 10) & 14) << 7) + first), dy: 0, onCurve };
  if (code < 84) {
    const rest = code - 20;
    const dx = x(1 + (rest & 0x30) + (first >> 4));
    return { dx, dy: y(1 + ((rest & 0x0c) << 2) + (first & 0x0f)), onCurve };
  }
  const second = glyphs.u8();
  if (code < 120) {
    const rest = code - 84;
    return {
      dx: x(1 + Math.floor(rest / 12) * 256 + first),
      dy: y(1 + (((rest % 12) >> 2) << 8) + second),
      onCurve,
    };
  }
  const third = glyphs.u8();
  if (code < 124)
    return { dx: x((first << 4) + (second >> 4)), dy: y(((second & 0x0f) << 8) + third), onCurve };
  return { dx: x((first << 8) + second), dy: y((third << 8) + glyphs.u8()), onCurve };
}

function boxAround(points: readonly Point[]): Uint8Array {
  let x = 0;
  let y = 0;
  const xs = points.map(({ dx }) => (x += dx));
  const ys = points.map(({ dy }) => (y += dy));
  return new ByteWriter()
    .u16(Math.min(...xs))
    .u16(Math.min(...ys))
    .u16(Math.max(...xs))
    .u16(Math.max(...ys))
    .done();
}
