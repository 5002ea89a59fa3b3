import {
  type ContentRef,
  type ContentRepository,
  ContentServiceError,
  UnknownRefError,
} from "../ports/content-repository.ts";

/** Milliseconds that a reading may take with all that it asks for, so that a visitor is answered within 5 s. */
const READ_TIMEOUT_MS = 4_500;

/**
 * Reads content at a ref; without one, at what is published now. A service lets old states go: when the one that was
 * taken for published is gone, reads once more at the one that is, so that no visitor notices.
 *
 * Rejects with `ContentServiceError` when a visitor has waited long enough. What arrives after that is kept for the
 * next one, where content is kept.
 */
export async function readAt<T>(
  content: Pick<ContentRepository, "publishedRef">,
  ref: ContentRef | undefined,
  read: (ref: ContentRef) => Promise<T>,
): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    limit.reject(new ContentServiceError("a page", { cause: `it took more than ${READ_TIMEOUT_MS} ms` }));
  }, READ_TIMEOUT_MS);
  try {
    return await Promise.race([readPublished(content, ref, read), limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function readPublished<T>(
  content: Pick<ContentRepository, "publishedRef">,
  ref: ContentRef | undefined,
  read: (ref: ContentRef) => Promise<T>,
): Promise<T> {
  if (ref !== undefined) return read(ref);
  const published = await content.publishedRef();
  try {
    return await read(published);
  } catch (error) {
    if (!(error instanceof UnknownRefError)) throw error;
    const now = await content.publishedRef({ refresh: true }).catch(() => published);
    if (now === published) throw error;
    return read(now);
  }
}
