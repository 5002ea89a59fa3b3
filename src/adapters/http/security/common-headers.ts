import fp from "fastify-plugin";

/** Seconds for which a browser comes back by https only: a year. */
const HSTS_MAX_AGE_SECONDS = 31_536_000;

/**
 * What every answer says to browsers, whatever it holds.
 *
 * @param publicUrl - Origin under which the public knows the site; only one of https can insist on it.
 */
export function headersOfAll(publicUrl: string): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": `max-age=${HSTS_MAX_AGE_SECONDS}` }),
  };
}

/** For answers that hold no document: whatever a browser takes them for, it loads nothing and runs nothing. */
export const NOTHING_TO_RUN = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
} as const;

/** For answers that are read by scripts, and shown to nobody. */
const NOTHING_TO_SHOW = {
  ...NOTHING_TO_RUN,
  "cross-origin-resource-policy": "same-origin",
} as const;

declare module "fastify" {
  interface FastifyInstance {
    /** What every answer says, for those that are sent past the framework. */
    readonly headersOfAll: Readonly<Record<string, string>>;
  }
}

/** Puts headers on every answer; a route that shows a document says more. */
export const commonHeaders = fp<{ readonly publicUrl: string }>(
  async (server, { publicUrl }) => {
    const all = headersOfAll(publicUrl);
    server.decorate("headersOfAll", all);
    const api = { ...all, ...NOTHING_TO_SHOW };
    server.addHook("onRequest", async ({ url }, reply) => {
      reply.headers(url.startsWith("/api/") ? api : all);
    });
  },
  { name: "common-headers" },
);
