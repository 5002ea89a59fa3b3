import type { Page } from "./page.ts";
import type { PdfDocument } from "./pdf-document.ts";
import type { SiteOptions } from "./site-options.ts";

/** A piece of the whole content, as whoever keeps all of it gets it. */
export type ContentItem =
  | { readonly kind: "site-options"; readonly options: SiteOptions }
  | { readonly kind: "page"; readonly page: Page }
  /** A PDF document, with its uid at the content service. */
  | { readonly kind: "pdf"; readonly uid: string | undefined; readonly pdf: PdfDocument };
