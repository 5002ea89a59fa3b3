/** Where the documents of a page's section are, as one file: `/downloads/results/fy26/documents.zip`. */
export function documentSetHref(pagePath: string, name: string): string {
  return `/downloads${pagePath === "/" ? "" : pagePath}/${name}.zip`;
}

/** The page and the name that such an address means; the inverse of {@link documentSetHref}. */
export function documentSetAt(
  path: string,
): { readonly pagePath: string; readonly name: string } | undefined {
  const [, pagePath, name] = /^\/downloads((?:\/[^/]+)*)\/([a-z0-9-]+)\.zip$/.exec(path) ?? [];
  return name ? { pagePath: pagePath || "/", name } : undefined;
}
