/** Most bytes of an answer, decompressed, unless a client is told otherwise: 100 MiB. */
export const MAX_ANSWER_BYTES = 100 * 1024 * 1024;

/** An answer is larger than is read. */
export class AnswerTooLarge extends Error {
  override readonly name = "AnswerTooLarge";

  constructor(most: number) {
    super(`it is larger than ${most} bytes`);
  }
}

/** What is read of a stream: not every runtime's can be iterated over. */
export interface ByteStream {
  getReader(): {
    read(): Promise<{ readonly value?: Uint8Array | undefined }>;
    cancel(reason: Error): Promise<void>;
  };
}

/**
 * Decompresses gzip, no further than a limit: a small answer can grow to any size.
 *
 * @param most - Bytes that are decompressed at most.
 * @throws {AnswerTooLarge} When there are more. What is no gzip throws what the runtime throws.
 */
export function gunzip(packed: Uint8Array, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([new Uint8Array(packed)]).stream();
  return bytesOf(stream.pipeThrough(new DecompressionStream("gzip")), most);
}

/**
 * Reads a stream to its end.
 *
 * @param most - Bytes that are read at most.
 * @throws {AnswerTooLarge} When there are more.
 */
export async function bytesOf(stream: ByteStream, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); next.value !== undefined; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > most) {
      const error = new AnswerTooLarge(most);
      await reader.cancel(error).catch(() => undefined);
      throw error;
    }
    chunks.push(next.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
