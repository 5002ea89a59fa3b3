import { getRepositoryName } from "@prismicio/client";

/**
 * The name of the content repository, from the host of its endpoint: `acme` for
 * `https://acme.cdn.prismic.io/api/v2`. For other hosts (a proxy, a sandbox) it is the first label; for an IP
 * address, the address itself.
 */
export function repositoryNameOf(endpoint: string): string {
  const { hostname } = new URL(endpoint);
  if (hostname.endsWith(".prismic.io")) return getRepositoryName(endpoint);
  if (/^[\d.]+$|^\[/.test(hostname)) return hostname;
  return hostname.split(".")[0] ?? hostname;
}

/** Where an editor opens a document: in the provider's page builder, or in the editor of a sandbox. */
export function editorAddressOf(endpoint: string, id: string): string {
  const { origin, hostname } = new URL(endpoint);
  const document = encodeURIComponent(id);
  return hostname.endsWith(".prismic.io")
    ? `https://${repositoryNameOf(endpoint)}.prismic.io/builder/pages/${document}`
    : `${origin}/editor/documents/${document}`;
}

/** Origins of a repository's images: the provider has its own host for them, other services use that of the API. */
export function imageOriginsOf(endpoint: string): readonly string[] {
  const { origin, hostname } = new URL(endpoint);
  return hostname.endsWith(".prismic.io") ? ["https://images.prismic.io", origin] : [origin];
}

/** The hosts in a repository's preview tokens and toolbar cookie: its own at the provider, and a sandbox's endpoint. */
export function previewHostsOf(endpoint: string, repositoryName: string): readonly string[] {
  return [`${repositoryName}.prismic.io`, new URL(endpoint).host];
}
