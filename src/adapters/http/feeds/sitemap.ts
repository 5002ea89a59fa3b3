import type { PageEntry } from "../../../domain/content/page-entry.ts";
import { element, xmlDocument } from "./xml.ts";

/** A sitemap (sitemaps.org, 0.9) of pages under an origin. */
export function sitemap(origin: string, pages: readonly PageEntry[]): string {
  const urls = pages.map(({ href, changed }) =>
    element(
      "url",
      {},
      element("loc", {}, origin + href),
      changed === undefined ? undefined : element("lastmod", {}, changed),
    ),
  );
  return xmlDocument(element("urlset", { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" }, ...urls));
}
