import type { FastifyRequest } from "fastify";

/** Whether a page of another origin sent a request (CSRF), by headers that clients other than browsers do not send. */
export function isCrossOrigin({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site === "same-origin" || site === "cross-site") return site === "cross-site";
  const { origin } = headers;
  return origin !== undefined && origin !== publicUrl && URL.parse(origin)?.host !== headers.host;
}
