import { type ContentRef, type ContentRepository, UnknownRefError } from "../ports/content-repository.ts";

/**
 * Reads content at a ref; without one, at what is published now. A service lets old states go: when the one that was
 * taken for published is gone, reads once more at the one that is, so that no visitor notices.
 */
export async function readAt<T>(
  content: ContentRepository,
  ref: ContentRef | undefined,
  read: (ref: ContentRef) => Promise<T>,
): Promise<T> {
  if (ref !== undefined) return read(ref);
  const published = await content.publishedRef();
  try {
    return await read(published);
  } catch (error) {
    if (!(error instanceof UnknownRefError)) throw error;
    const now = await content.publishedRef({ anew: true }).catch(() => published);
    if (now === published) throw error;
    return read(now);
  }
}
