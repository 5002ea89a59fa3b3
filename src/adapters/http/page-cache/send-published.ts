import type { FastifyReply, FastifyRequest } from "fastify";
import type { Content } from "../../../domain/content/content.ts";
import { REVALIDATED } from "../cache-headers.ts";
import { sendEntry } from "../encoding/cache-entry.ts";
import { sendNoFile } from "../plugins/problems.ts";
import { networkOf } from "../plugins/rate-limits.ts";
import { NOTHING_TO_RUN } from "../security/common-headers.ts";
import type { CachedPages } from "./page-cache.ts";

/** A file that is made from content. */
export interface PublishedFile {
  readonly type: string;
  /** A binary file is a buffer. */
  readonly body: string | Buffer;
  /** Headers that differ from those of all such files. */
  readonly headers?: Readonly<Record<string, string>>;
}

interface PublishedAt {
  readonly cache: CachedPages;
  /** The only address of the file, which is its cache key. */
  readonly path: string;
  /** What is not there, if there is no such file. */
  readonly missing?: string;
}

/**
 * Sends a file that the visible content determines, or a 404 if there is none: it is made once for each edition, and kept with
 * its compressed forms in the page cache, which sends it before routing from then on. Code that waits for a reply does not get it:
 * Fastify's replies are thenables, which resolve to nothing.
 */
export async function sendPublished(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, path, missing = "is no file" }: PublishedAt,
  make: (content: Content) => PublishedFile | undefined | Promise<PublishedFile | undefined>,
): Promise<FastifyReply> {
  // Without the request, since the page cache keeps this.
  const { url: route } = request.routeOptions;
  const common = { ...request.server.headersOfAll, ...NOTHING_TO_RUN, ...REVALIDATED };
  const found = await cache.get(
    path,
    async (content) => {
      const file = await make(content);
      if (!file) return { outcome: "not-found" };
      const { type, headers, body } = file;
      const all = { ...common, "content-type": type, ...headers };
      return { outcome: "document", status: 200, body, headers: all, route };
    },
    { client: networkOf(request) },
  );
  if (found.outcome !== "entry") return sendNoFile(reply, missing);
  request.pageCache = found.isHit ? "hit" : "miss";
  return sendEntry(reply, found.entry);
}
