import type { Content } from "../../domain/content/content.ts";
import { type ContentRef, ContentServiceError } from "../../ports/content-service.ts";
import type { ContentSource, OpenedDocument } from "../../ports/content-source.ts";

/** Maximum time to read content for a request, so that a visitor gets a response within 5 s. */
const READ_TIMEOUT_MS = 4_500;

interface ContentReaderOptions {
  readonly content: Pick<ContentSource, "visible" | "read" | "at">;
  /** Milliseconds of Unix time. */
  readonly now: () => number;
  /** `false` in development, where a page waits for the compilation of what renders it. */
  readonly hasTimeout: boolean;
}

/**
 * Reads the content of a request, at its moment: that of a preview with what is opened in it, by default what visitors may
 * see. Rejects with
 * `UnknownRefError` after a preview has expired, with `ContentServiceError` if there is no content in time.
 */
export type ReadContentOf = (preview?: ContentRef, opened?: OpenedDocument) => Promise<Content>;

/** Returns a {@link ReadContentOf}. Without a preview, it answers from memory as soon as there is content. */
export function contentReader({ content, now, hasTimeout }: ContentReaderOptions): ReadContentOf {
  return async (preview, opened) => {
    const visible = preview === undefined ? content.visible(now()) : undefined;
    if (visible) return visible;
    const reading = preview === undefined ? content.read() : content.at(preview, opened);
    return hasTimeout ? inTime(reading) : reading;
  };
}

/** Rejects after longer than a visitor waits. The reading continues, so that the next visitor does not wait. */
function inTime<T>(reading: Promise<T>): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    limit.reject(new ContentServiceError("a page", { cause: `it took more than ${READ_TIMEOUT_MS} ms` }));
  }, READ_TIMEOUT_MS);
  return Promise.race([reading, limit.promise]).finally(() => clearTimeout(timer));
}
