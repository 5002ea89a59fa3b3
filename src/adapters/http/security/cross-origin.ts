import type { FastifyRequest } from "fastify";

/**
 * Whether a page of another origin made the browser send a request, as the browser itself says: by its fetch metadata
 * (`Sec-Fetch-Site`), or by `Origin` where it sends none. Programs say neither.
 *
 * @param publicUrl - Origin under which the public knows the site.
 */
export function isCrossOrigin({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site === "same-origin" || site === "cross-site") return site === "cross-site";
  const { origin } = headers;
  return origin !== undefined && origin !== publicUrl && URL.parse(origin)?.host !== host;
}
