/** Reads numbers one after the other, most significant byte first, as fonts are written. */
export class ByteReader {
  readonly #view: DataView;
  #place = 0;

  constructor(content: Uint8Array) {
    this.#view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  }

  u8(): number {
    return this.#view.getUint8(this.#forth(1));
  }

  u16(): number {
    return this.#view.getUint16(this.#forth(2));
  }

  i16(): number {
    return this.#view.getInt16(this.#forth(2));
  }

  u32(): number {
    return this.#view.getUint32(this.#forth(4));
  }

  tag(): string {
    return String.fromCharCode(this.u8(), this.u8(), this.u8(), this.u8());
  }

  bytes(length: number): Uint8Array {
    const start = this.#view.byteOffset + this.#forth(length);
    if (this.#place > this.#view.byteLength) throw new RangeError("a font that ends too early");
    return new Uint8Array(this.#view.buffer, start, length);
  }

  skip(length: number): void {
    this.#place += length;
  }

  /** A number in seven bits a byte (W3C WOFF 2.0, section 4.1, UIntBase128). */
  base128(): number {
    let value = 0;
    for (let read = 0; read < 5; read += 1) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 128) return value;
    }
    throw new RangeError("a number longer than five bytes");
  }

  /** A small number in one byte, a larger one in up to three (W3C WOFF 2.0, section 6.1.1, 255UInt16). */
  packed16(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    return code === 255 ? this.u8() + 253 : code;
  }

  #forth(length: number): number {
    const before = this.#place;
    this.#place += length;
    return before;
  }
}

/** Writes numbers one after the other, most significant byte first. */
export class ByteWriter {
  readonly #parts: Uint8Array[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  u8(value: number): this {
    return this.bytes(Uint8Array.of(value));
  }

  u16(value: number): this {
    return this.bytes(Uint8Array.of(value >> 8, value));
  }

  u32(value: number): this {
    return this.bytes(Uint8Array.of(value >> 24, value >> 16, value >> 8, value));
  }

  bytes(content: Uint8Array): this {
    this.#parts.push(content);
    this.#length += content.length;
    return this;
  }

  /** Fills up with zeros to a multiple of a length. */
  pad(multiple: number): this {
    return this.bytes(new Uint8Array((multiple - (this.#length % multiple)) % multiple));
  }

  done(): Buffer {
    return Buffer.concat(this.#parts);
  }
}
