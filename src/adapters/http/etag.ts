import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";

/**
 * Sets the ETag of content that a reply is made from, which JSON can represent, and says whether the client has it already,
 * so that the reply is a 304. The ETag is weak: the same content may be other bytes, for example compressed ones.
 */
export function isNotModified(reply: FastifyReply, content: unknown): boolean {
  const hash = createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 22);
  const etag = `W/"${hash}"`;
  reply.header("etag", etag);
  const ifNoneMatch = reply.request.headers["if-none-match"];
  return ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, etag);
}

/** Whether an `If-None-Match` header contains an ETag. Weak comparison (RFC 9110, 13.1.2), since proxies weaken ETags. */
export function matchesEtag(header: string, tag: string): boolean {
  if (header === tag || header.trim() === "*") return true;
  return header.split(",").some((named) => opaqueTag(named.trim()) === opaqueTag(tag));
}

function opaqueTag(tag: string): string {
  return tag.startsWith("W/") ? tag.slice(2) : tag;
}
