import type { FastifyInstance } from "fastify";
import type { Content } from "../../../domain/content/content.ts";
import type { FeedPaths } from "../contract/site.ts";
import { atomFeed, type Feed, rssFeed } from "../feeds/feed.ts";
import type { CachedPages } from "../page-cache/page-cache.ts";
import { type PublishedFile, sendPublished } from "../page-cache/send-published.ts";

/** Makes a file from content; `undefined` if there is none. */
type Make<T> = (content: Content) => T | undefined;

interface PublishedText {
  readonly cache: CachedPages;
  readonly path: string;
  /** Without the encoding, which is UTF-8. */
  readonly type: string;
  readonly headers?: PublishedFile["headers"];
}

/** Registers a text that content determines at its only address, which begins with the prefix of the server. */
export function addText(
  server: FastifyInstance,
  { cache, path, type, headers = {} }: PublishedText,
  make: Make<string>,
) {
  server.get(path, (request, reply) =>
    sendPublished(request, reply, { cache, path: server.prefix + path, missing: "is no feed" }, (content) => {
      const body = make(content);
      return body === undefined ? undefined : { type: `${type}; charset=utf-8`, body, headers };
    }),
  );
}

interface PublishedFeed {
  readonly cache: CachedPages;
  /** Public origin of the site. */
  readonly publicUrl: string;
  readonly paths: FeedPaths;
}

/** Registers a feed in both formats. */
export function addFeed(
  server: FastifyInstance,
  { cache, publicUrl, paths: { rss, atom } }: PublishedFeed,
  make: Make<Feed>,
): void {
  addText(server, { cache, path: rss, type: "application/rss+xml" }, (content) => {
    const feed = make(content);
    return feed && rssFeed(feed, publicUrl + server.prefix + rss);
  });
  addText(server, { cache, path: atom, type: "application/atom+xml" }, (content) => {
    const feed = make(content);
    return feed && atomFeed(feed, publicUrl + server.prefix + atom);
  });
}
