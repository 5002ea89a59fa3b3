import type { Texts } from "../../../brand/locale.ts";
import type { ListedDocuments, ListedType } from "../../domain/content/content-item.ts";
import type { ComposedFields } from "../../domain/content/page.ts";
import type { COMPOSED_PAGE_TYPES, ComposedPageType } from "../../domain/links/address.ts";
import type { Wording } from "../../domain/report/domain-capability.ts";
import type { Complete } from "./field.ts";
import type { AddedPageReader, ComposedData, FieldPath } from "./field-path.ts";
import type { SectionReaders } from "./section-reader.ts";
import type { ServiceDocument } from "./service-document.ts";
import type { TextFields } from "./text-fields.ts";

/** A type of pages that a capability adds. */
export type AddedPageType = Exclude<ComposedPageType, (typeof COMPOSED_PAGE_TYPES)[number]>;

type AddedPage<Type extends AddedPageType> = { readonly type: Type } & ComposedData &
  (Type extends keyof ComposedFields ? Complete<ComposedFields[Type]> : unknown);

type AddedPageReaders = { readonly [Type in AddedPageType]: AddedPageReader<AddedPage<Type>> };

/** Reads a document without an address; `undefined` if it is unusable. Invalid fields are reported. */
type ListedReader<Type extends ListedType> = (
  document: ServiceDocument,
  path: FieldPath,
) => (ListedDocuments[Type] & Complete<ListedDocuments[Type]>) | undefined;

export type ListedReaders = { readonly [Type in ListedType]: ListedReader<Type> };

/** The types of pages that may have a slice: all but news articles, or those named. */
export type SliceZone = "not-news" | readonly string[];

/** What a capability adds to what is read of the content service. It is not read while the capability is switched off. */
export interface PrismicCapability {
  /** By which words texts of a language state its facts. Default: the report compares none with its fields. */
  readonly wording?: (texts: Texts) => Omit<Wording, "offices">;
  /** The readers of its sections, by slice type. Default: it has none. */
  readonly sections?: Partial<SectionReaders>;
  /** Where editors may use its sections, by slice type. Default: on every page. */
  readonly zones?: { readonly [Slice in keyof SectionReaders]?: SliceZone };
  /** The readers of its documents without an address, by document type. Default: it has none. */
  readonly documents?: Partial<ListedReaders>;
  /** The fields that only it uses in documents of the core, by document type. Default: none are. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /**
   * The fields of documents in which editors upload tables, by document type. They are read before the document, whose reader
   * finds them by `uploadedTable`. Default: it has none.
   */
  readonly tableFields?: Readonly<Record<string, readonly string[]>>;
  /** The readers of the pages that it adds, by document type. Default: it adds none. */
  readonly pages?: Partial<AddedPageReaders>;
  /**
   * Which fields are texts, by document or slice type, of what states facts: everything else in it a translation has from the
   * document of the default language. Default: of documents without an address nothing is, and pages and sections state none.
   */
  readonly texts?: { readonly [Type in ListedType | AddedPageType | keyof SectionReaders]?: TextFields };
}

/** The models in `content/` that only a capability needs. */
export interface OwnModels {
  /** Ids of slices. */
  readonly slices: readonly string[];
  /** Ids of custom types. */
  readonly customTypes: readonly string[];
}

/** The models of a capability, which editors need not have while it is switched off. */
export function modelsOf({ sections = {}, documents = {}, pages = {} }: PrismicCapability): OwnModels {
  return {
    slices: Object.keys(sections),
    customTypes: [...Object.keys(documents), ...Object.keys(pages)],
  };
}
