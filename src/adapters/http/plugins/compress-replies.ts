import type { FastifyReply } from "fastify";
import fp from "fastify-plugin";
import { acceptedEncodings, compress, MIN_COMPRESSED_BYTES } from "../encoding/content-encoding.ts";

const TEXT = /^(text\/|application\/(json|problem\+json|xml|rss\+xml|atom\+xml)|image\/svg)/;

/** Compresses text responses that are not cached: searches, feeds, API documentation, previews. */
export const compressReplies = fp(
  async (server) => {
    server.addHook("onSend", async (request, reply, payload) => {
      if (typeof payload !== "string" || payload.length < MIN_COMPRESSED_BYTES || !isText(reply))
        return payload;
      const vary = reply.getHeader("vary");
      reply.header("vary", vary === undefined ? "accept-encoding" : `${vary}, accept-encoding`);
      const [encoding = "identity"] = acceptedEncodings(request.headers["accept-encoding"]);
      if (encoding === "identity") return payload;
      // Fastify calculates the content length, also for HEAD, whose body it measures and discards.
      reply.header("content-encoding", encoding).removeHeader("content-length");
      return compress(Buffer.from(payload), encoding);
    });
  },
  { name: "compress-replies" },
);

function isText(reply: FastifyReply): boolean {
  return !reply.hasHeader("content-encoding") && TEXT.test(String(reply.getHeader("content-type") ?? ""));
}
