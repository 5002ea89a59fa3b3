import type { Page } from "./page.ts";
import type { PdfDocument } from "./pdf-document.ts";
import type { SiteOptions } from "./site-options.ts";

/** One document of the content, as it is stored in a snapshot. */
export type ContentItem =
  | { readonly kind: "site-options"; readonly options: SiteOptions }
  | { readonly kind: "page"; readonly page: Page }
  /** A PDF document, with its uid at the content service. */
  | { readonly kind: "pdf"; readonly uid: string | undefined; readonly pdf: PdfDocument };

/** The page or PDF document of an item; `undefined` for the site options, which have neither id nor address. */
export function documentOf(item: ContentItem): Page | PdfDocument | undefined {
  if (item.kind === "site-options") return undefined;
  return item.kind === "pdf" ? item.pdf : item.page;
}
