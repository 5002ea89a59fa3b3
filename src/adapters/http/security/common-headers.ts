import fp from "fastify-plugin";

/** Maximum age of Strict-Transport-Security: a year. */
const HSTS_MAX_AGE_SECONDS = 31_536_000;

/** What Strict-Transport-Security covers (RFC 6797), by the value of the variable `HSTS`. */
const HSTS_SCOPES = {
  host: "",
  subdomains: "; includeSubDomains",
  preload: "; includeSubDomains; preload",
} as const;

/** What the headers of all responses depend on. */
export interface CommonHeadersOptions {
  /** Public origin of the site. Strict-Transport-Security is only sent for https. */
  readonly publicUrl: string;
  /** The hosts that browsers then only visit by https. Default: `host`, that of the site. */
  readonly hsts?: keyof typeof HSTS_SCOPES | undefined;
}

/** The names of headers of all responses; the last one only over https. */
export const NAMES_OF_ALL = [
  "x-content-type-options",
  "referrer-policy",
  "strict-transport-security",
] as const;

/** Headers of all responses. */
export function headersOfAll({
  publicUrl,
  hsts = "host",
}: CommonHeadersOptions): Readonly<Partial<Record<(typeof NAMES_OF_ALL)[number], string>>> {
  const scope = HSTS_SCOPES[hsts];
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(publicUrl.startsWith("https:") && {
      "strict-transport-security": `max-age=${HSTS_MAX_AGE_SECONDS}${scope}`,
    }),
  };
}

/** Headers of responses that are not documents: if a browser shows them nevertheless, it loads and runs nothing. */
export const NOTHING_TO_RUN = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
} as const;

declare module "fastify" {
  interface FastifyInstance {
    /** The common headers, for responses that bypass Fastify. */
    readonly headersOfAll: Readonly<Record<string, string>>;
  }
}

/** Adds the common headers to all responses; routes with documents add more. */
export const commonHeaders = fp<{ readonly policy: { readonly headers: ReturnType<typeof headersOfAll> } }>(
  async (server, { policy: { headers: all } }) => {
    server.decorate("headersOfAll", all);
    // Only scripts read these.
    const api = { ...all, ...NOTHING_TO_RUN, "cross-origin-resource-policy": "same-origin" };
    server.addHook("onRequest", async ({ url }, reply) => {
      reply.headers(url.startsWith("/api/") ? api : all);
    });
  },
  { name: "common-headers" },
);
