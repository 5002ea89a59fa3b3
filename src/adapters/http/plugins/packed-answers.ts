import type { FastifyReply } from "fastify";
import fp from "fastify-plugin";
import { packOnce, SMALLEST } from "../rendered-pages/compression.ts";
import { acceptedCodings } from "../rendered-pages/content-coding.ts";
import { Recurring } from "../rendered-pages/recurring.ts";

const TEXT = /^(text\/|application\/(json|problem\+json|xml|rss\+xml|atom\+xml)|image\/svg)/;

/** Texts of which the packed form is known: an editor's pages, feeds, what many search for. */
const MOST_KNOWN = 32;

/** Packs, quickly, the texts that are made for one request: searches, feeds, descriptions, previews. */
export const packedAnswers = fp(
  async (server) => {
    const known = new Recurring<NonNullable<ReturnType<typeof packOnce>>>(MOST_KNOWN);
    server.addHook("onSend", async (request, reply, payload) => {
      if (typeof payload !== "string" || payload.length < SMALLEST || !isText(reply)) return payload;
      const vary = reply.getHeader("vary");
      reply.header("vary", vary === undefined ? "accept-encoding" : `${vary}, accept-encoding`);
      const accepted = acceptedCodings(request.headers["accept-encoding"]);
      // All that is asked for by POST, searches, has one address: there the text itself has to come again.
      const place = request.method === "POST" ? payload : request.url;
      const { value: before, keep } = known.find(place, () => payload);
      const once =
        before && accepted.includes(before.coding) ? before : packOnce(Buffer.from(payload), accepted);
      if (!once) return payload;
      if (once !== before) keep(once);
      // The length is the framework's to find: for HEAD too, whose body it measures and drops.
      reply.header("content-encoding", once.coding).removeHeader("content-length");
      return once.packed;
    });
  },
  { name: "packed-answers" },
);

function isText(reply: FastifyReply): boolean {
  return !reply.hasHeader("content-encoding") && TEXT.test(String(reply.getHeader("content-type") ?? ""));
}
