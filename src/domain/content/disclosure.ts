import type { ContentItem } from "./content-item.ts";
import type { NewsArticle } from "./page.ts";
import type { PdfDocument } from "./pdf-document.ts";

/** The article or PDF document of an item: what a company releases at a time, perhaps with the exchange. */
export function disclosureOf(item: ContentItem): NewsArticle | PdfDocument | undefined {
  if (item.kind === "pdf") return item.pdf;
  return item.kind === "page" && item.page.type === "news-article" ? item.page : undefined;
}
