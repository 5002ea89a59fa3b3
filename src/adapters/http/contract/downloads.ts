/** Address of a ZIP file with all documents of a section: `/downloads/results/fy26/documents.zip`. */
export function documentSetHref(pagePath: string, name: string): string {
  return `/downloads${pagePath === "/" ? "" : pagePath}/${name}.zip`;
}

/** The page and the section's name in such an address; the inverse of {@link documentSetHref}. */
export function documentSetAt(path: string) {
  const [, pagePath, name] = /^\/downloads((?:\/[^/]+)*)\/([a-z0-9-]+)\.zip$/.exec(path) ?? [];
  return name ? { pagePath: pagePath || "/", name } : undefined;
}
