import type { Dividend } from "./dividend.ts";
import type { MediaAsset } from "./media-asset.ts";
import type { Page } from "./page.ts";
import type { PdfDocument } from "./pdf-document.ts";
import type { Section } from "./section.ts";
import type { SiteOptions } from "./site-options.ts";

type DocumentItem =
  | { readonly kind: "page"; readonly page: Page }
  | { readonly kind: "dividend"; readonly dividend: Dividend }
  | { readonly kind: "media-asset"; readonly asset: MediaAsset }
  /** A PDF document, with its uid at the content service. */
  | { readonly kind: "pdf"; readonly uid: string | undefined; readonly pdf: PdfDocument };

/** One document of the content, as it is stored in a snapshot. */
export type ContentItem = { readonly kind: "site-options"; readonly options: SiteOptions } | DocumentItem;

/** A document that was found by its id. */
export type FoundDocument =
  | DocumentItem
  /** One that is no content, or whose content cannot be read. */
  | { readonly kind: "other"; readonly type: string }
  /** One in a language that the site does not show. */
  | { readonly kind: "translation"; readonly language: string };

type ItemDocument = Page | PdfDocument | Dividend | MediaAsset;

/** The document of an item; `undefined` for the site options, which have neither id nor address. */
export function documentOf(item: ContentItem): ItemDocument | undefined {
  return item.kind === "site-options" ? undefined : documentIn(item);
}

/** The id of the document of an item; the kind of an item without one, of which there is one. */
export const idOf = (item: ContentItem): string => documentOf(item)?.id ?? item.kind;

/** The type of the document of an item at the content service. */
export const typeOf = (item: ContentItem): string => (item.kind === "page" ? item.page.type : item.kind);

/** The sections of an item; none if it has no sections. */
export function sectionsOf(item: ContentItem): readonly Section[] {
  return item.kind === "page" && item.page.type !== "news-archive" ? item.page.sections : [];
}

/** An item with another time of its last change, ISO 8601 in UTC. */
export function withChanged(item: ContentItem, changed: string | undefined): ContentItem {
  switch (item.kind) {
    case "site-options":
      return item;
    case "page":
      return { ...item, page: { ...item.page, changed } };
    case "pdf":
      return { ...item, pdf: { ...item.pdf, changed } };
    case "dividend":
      return { ...item, dividend: { ...item.dividend, changed } };
    case "media-asset":
      return { ...item, asset: { ...item.asset, changed } };
  }
}

/** What the embargo hides. Without `undefined`, so that a new kind has to be here, with an id and an embargo. */
function documentIn(item: DocumentItem): ItemDocument {
  if (item.kind === "media-asset") return item.asset;
  if (item.kind === "dividend") return item.dividend;
  return item.kind === "pdf" ? item.pdf : item.page;
}
