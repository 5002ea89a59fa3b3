import { fileBase, localPath, pathWithin } from "../../../domain/links/address.ts";

/** Address of a ZIP file with all documents of a section: `/downloads/results/fy26/documents.zip`. */
export function documentSetHref(pagePath: string, name: string, language?: string): string {
  return `${fileBase("/downloads", pagePath, language)}/${name}.zip`;
}

/** The page and the section's name in such an address; the inverse of {@link documentSetHref}. */
export function documentSetAt(path: string, language?: string) {
  const within = pathWithin(path, language) ?? "";
  const [, pagePath = "", name] = /^\/downloads((?:\/[^/]+)*)\/([a-z0-9-]+)\.zip$/.exec(within) ?? [];
  return name ? { pagePath: localPath(pagePath || "/", language), name } : undefined;
}
