import type { Page } from "./page.ts";
import type { PdfDocument } from "./pdf-document.ts";
import type { SiteOptions } from "./site-options.ts";

/** One document of the content, as it is stored in a snapshot. */
export type ContentItem =
  | { readonly kind: "site-options"; readonly options: SiteOptions }
  | { readonly kind: "page"; readonly page: Page }
  /** A PDF document, with its uid at the content service. */
  | { readonly kind: "pdf"; readonly uid: string | undefined; readonly pdf: PdfDocument };
