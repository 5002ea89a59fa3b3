/** The message of an error, or of anything else that was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The message of the cause at the root of a network error: `fetch failed` says nothing, and an address may have a key. */
export function rootReasonOf(error: unknown): string {
  if (error instanceof Error && error.cause instanceof Error) return rootReasonOf(error.cause);
  // Node sets no message if a host has several addresses and all of them fail.
  const hasOnlyCode = error instanceof Error && error.message === "" && "code" in error;
  return hasOnlyCode ? String(error.code) : reasonOf(error);
}
