import { getRepositoryName } from "@prismicio/client";

/**
 * The name of the content repository, derived from its endpoint's host: `acme` for
 * `https://acme.cdn.prismic.io/api/v2`. A host that is not the provider's own (a proxy, a sandbox) names the
 * repository by its first label, an IP address by itself.
 */
export function repositoryNameOf(endpoint: string): string {
  const { hostname } = new URL(endpoint);
  if (hostname.endsWith(".prismic.io")) return getRepositoryName(endpoint);
  if (/^[\d.]+$|^\[/.test(hostname)) return hostname;
  return hostname.split(".")[0] ?? hostname;
}
