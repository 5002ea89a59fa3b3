import fp from "fastify-plugin";
import { canonicalPath } from "../../../domain/links/canonical-path.ts";
import { cacheHeaders } from "../cache-headers.ts";
import { partsOf } from "../document-target.ts";
import { NOTHING_TO_RUN } from "../security/common-headers.ts";

/**
 * Redirects a file that is spelt in another way (`/%73itemap.xml`) to its address: the router decodes paths, so that a
 * shared cache could otherwise be filled with thousands of copies. Addresses of pages are resolved with the content.
 */
declare module "fastify" {
  interface FastifyContextConfig {
    /** Set for the route of all pages, whose addresses are resolved with the content. */
    readonly isOfPages?: true;
  }
}

export const canonicalSpelling = fp(
  async (server) => {
    server.addHook("onRequest", async ({ method, url, routeOptions }, reply) => {
      if (routeOptions.config.isOfPages || !/^[^?]*%/.test(url) || (method !== "GET" && method !== "HEAD"))
        return;
      const { path, query } = partsOf(url);
      const canonical = canonicalPath(path);
      if (canonical === path) return;
      reply.headers({ ...cacheHeaders(), ...NOTHING_TO_RUN });
      return reply.redirect(query ? `${canonical}?${query}` : canonical, 301);
    });
  },
  { name: "canonical-spelling" },
);
