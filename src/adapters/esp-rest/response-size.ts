/** The default limit of a response body, decompressed: 100 MiB. */
export const MAX_RESPONSE_BYTES = 100 * 1024 * 1024;

/** A response is larger than its limit. */
export class ResponseTooLarge extends Error {
  override readonly name = "ResponseTooLarge";

  constructor(maxBytes: number) {
    super(`it is larger than ${maxBytes} bytes`);
  }
}

/** The part of a stream that is used here: not every runtime has iterable streams. */
export interface ByteStream {
  getReader(): {
    read(): Promise<{ readonly value?: Uint8Array | undefined }>;
    cancel(reason: Error): Promise<void>;
  };
}

/**
 * Decompresses gzip up to a limit: a small response can decompress to any size.
 *
 * @param maxBytes - Limit of the decompressed size.
 * @throws {ResponseTooLarge} When there are more. Data that is not gzip throws the error of the runtime.
 */
export function gunzip(compressed: Uint8Array, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([new Uint8Array(compressed)]).stream();
  return bytesOf(stream.pipeThrough(new DecompressionStream("gzip")), maxBytes);
}

/**
 * Reads a stream to its end.
 *
 * @param maxBytes - Limit of the size.
 * @throws {ResponseTooLarge} When there are more.
 */
export async function bytesOf(stream: ByteStream, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); next.value !== undefined; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > maxBytes) {
      const error = new ResponseTooLarge(maxBytes);
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
