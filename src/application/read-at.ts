import {
  type ContentRef,
  type ContentRepository,
  ContentServiceError,
  UnknownRefError,
} from "../ports/content-repository.ts";

/** Maximum time to read all content for a request, so that a visitor gets a response within 5 s. */
const READ_TIMEOUT_MS = 4_500;

/** What a use case reads. */
export interface AtRef {
  /** Default: published content. */
  readonly ref?: ContentRef | undefined;
}

export interface ReadTimeout {
  /** Default: `true`. In development there is none, because a page waits for the compilation of what renders it. */
  readonly hasTimeout?: boolean;
}

/**
 * Reads content for a request at one ref, which is handed on to all that read a part of it. With a ref, `read` is called
 * as it is; without one, at the published ref, within the time of {@link withinReadTime}. If the published ref has
 * expired meanwhile, it is refreshed and the content is read again, so that visitors do not notice.
 */
export function readAt<T>(
  content: Pick<ContentRepository, "publishedRef">,
  ref: ContentRef | undefined,
  read: (ref: ContentRef) => Promise<T>,
  { hasTimeout = true }: ReadTimeout = {},
): Promise<T> {
  if (ref !== undefined) return read(ref);
  const published = () => readPublished(content, read);
  return hasTimeout ? withinReadTime(published) : published();
}

/** Rejects with `ContentServiceError` after longer than a visitor waits. The reads continue, so that they can be cached. */
export function withinReadTime<T>(read: () => Promise<T>): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    limit.reject(new ContentServiceError("a page", { cause: `it took more than ${READ_TIMEOUT_MS} ms` }));
  }, READ_TIMEOUT_MS);
  return Promise.race([read(), limit.promise]).finally(() => clearTimeout(timer));
}

async function readPublished<T>(
  content: Pick<ContentRepository, "publishedRef">,
  read: (ref: ContentRef) => Promise<T>,
): Promise<T> {
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
