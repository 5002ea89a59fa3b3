/** How far each of the four steps of a round turns its word; the rounds follow one another. */
const TURNS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

const CONSTANTS = /* @__PURE__ */ Int32Array.from({ length: 64 }, (_, step) =>
  Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32),
);

/**
 * The MD5 of a text in UTF-8, in lower-case hexadecimal digits (RFC 1321). In JavaScript, since the web platform's
 * cryptography does not offer it; it names members, and protects nothing.
 */
export function md5(text: string): string {
  const words = paddedWords(new TextEncoder().encode(text));
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let block = 0; block < words.length; block += 16) mixBlock(state, words.subarray(block, block + 16));
  return Array.from(new Uint8Array(state.buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes, a one bit, zeros up to a whole block, and the length in bits. */
function paddedWords(bytes: Uint8Array): Int32Array {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new Int32Array(padded.buffer);
  words[words.length - 2] = bytes.length * 8;
  return words;
}

function mixBlock(state: Int32Array, block: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const [mixed, word] = mix(round, step, b, c, d);
    const sum = (a + mixed + (CONSTANTS[step] ?? 0) + (block[word % 16] ?? 0)) | 0;
    const turn = TURNS[round]?.[step % 4] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0];
  }
  for (const [index, value] of [a, b, c, d].entries()) state[index] = (state[index] ?? 0) + value;
}

/** What a step mixes in, and which word of the block it takes. */
function mix(round: number, step: number, b: number, c: number, d: number): readonly [number, number] {
  switch (round) {
    case 0:
      return [(b & c) | (~b & d), step];
    case 1:
      return [(d & b) | (~d & c), 5 * step + 1];
    case 2:
      return [b ^ c ^ d, 3 * step + 5];
    default:
      return [c ^ (b | ~d), 7 * step];
  }
}
