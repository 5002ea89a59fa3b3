/**
 * The hosts that name a repository's previews, in their tokens and in the toolbar's cookie: the repository's own at
 * the provider, and the endpoint's where content comes from elsewhere (a sandbox).
 */
export function previewHostsOf(endpoint: string, repositoryName: string): readonly string[] {
  return [`${repositoryName}.prismic.io`, new URL(endpoint).host];
}
