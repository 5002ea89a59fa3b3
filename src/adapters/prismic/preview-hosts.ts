/**
 * The hosts in the preview tokens and the toolbar's cookie of a repository: its host at the provider, and the host of
 * the endpoint, for a sandbox.
 */
export function previewHostsOf(endpoint: string, repositoryName: string): readonly string[] {
  return [`${repositoryName}.prismic.io`, new URL(endpoint).host];
}
