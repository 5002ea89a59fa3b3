import type { PageEntry } from "../../../domain/content/page-entry.ts";
import { element, xmlDocument } from "./xml.ts";

/** A sitemap (sitemaps.org, 0.9) of pages, sorted by address. */
export function sitemap(origin: string, pages: readonly PageEntry[]): string {
  const inOrder = pages.toSorted((a, b) => (a.href < b.href ? -1 : 1));
  const urls = inOrder.map(({ href, changed }) =>
    element("url", {}, element("loc", {}, origin + href), changed && element("lastmod", {}, changed)),
  );
  return xmlDocument(element("urlset", { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, ...urls));
}
