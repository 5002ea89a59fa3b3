/**
 * Reads the body of a response up to a limit, and cancels the rest.
 *
 * @param maxBytes - Limit of the size, decompressed.
 * @param tooLarge - The error for a larger body, which this function throws.
 * @throws {unknown} The error of the runtime for a lost connection.
 */
export async function bodyBytes(
  { body, headers }: Response,
  maxBytes: number,
  tooLarge: () => Error,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(headers.get("content-length")) > maxBytes) {
    await body?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
