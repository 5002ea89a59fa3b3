import type { ListedDocuments, ListedItem, ListedType } from "../../domain/content/content-item.ts";
import { isComposed, pageTypesWith } from "../../domain/links/address.ts";
import type { ContentModel, FieldPath } from "./field-path.ts";
import {
  type AddedPageType,
  type ListedReaders,
  modelsOf,
  type PrismicCapability,
} from "./prismic-capability.ts";
import { CORE_SECTIONS } from "./section-fields.ts";
import type { ServiceDocument } from "./service-document.ts";
import { CORE_TEXTS } from "./text-fields.ts";

/**
 * The content model with the capabilities that the site has.
 *
 * @param switchedOff - Those that it could have, but does not. Default: none are known.
 */
export function contentModel(
  capabilities: readonly PrismicCapability[],
  switchedOff: readonly PrismicCapability[] = [],
): ContentModel {
  const sections = [CORE_SECTIONS, ...capabilities.map(({ sections: own = {} }) => own)];
  const pages = capabilities.map(({ pages: own = {} }) => own);
  return {
    pageTypes: pageTypesWith(pages.flatMap(namesOf<AddedPageType>)),
    pages: new Map(pages.flatMap((own) => Object.entries(own))),
    listed: new Map(capabilities.flatMap(({ documents = {} }) => itemReaders(documents))),
    sections: new Map(sections.flatMap((own) => Object.entries(own))),
    tableFields: new Map(capabilities.flatMap(({ tableFields = {} }) => Object.entries(tableFields))),
    texts: new Map([CORE_TEXTS, ...capabilities.map(({ texts = {} }) => texts)].flatMap(Object.entries)),
    switchedOff: new Set(
      switchedOff.map(modelsOf).flatMap(({ slices, customTypes }) => [...slices, ...customTypes]),
    ),
    unusedFields: new Set(
      switchedOff
        .flatMap(({ fields = {} }) => Object.entries(fields))
        .flatMap(([type, names]) => names.map((name) => `${type} ${name}`)),
    ),
  };
}

type ItemReader = (document: ServiceDocument, path: FieldPath) => ListedItem | undefined;

function itemReaders(readers: Partial<ListedReaders>): readonly (readonly [string, ItemReader])[] {
  return namesOf<ListedType>(readers).map((type) => [type, itemReader(type, readers)]);
}

type ItemOf<Type extends ListedType> = {
  readonly [T in Type]: { readonly kind: T; readonly document: ListedDocuments[T] };
}[Type];

function itemReader<Type extends ListedType>(type: Type, readers: Partial<ListedReaders>) {
  return (document: ServiceDocument, path: FieldPath): ItemOf<Type> | undefined => {
    const read = readers[type]?.(document, path);
    return read && { kind: type, document: read };
  };
}

/** The names of a table's entries. */
function namesOf<Name extends string>(table: Readonly<Partial<Record<Name, unknown>>>): readonly Name[] {
  return Object.keys(table).filter((name): name is Name => name in table);
}

/** The types of all documents that become content, without the site options. */
export function contentTypesOf({ pageTypes, listed }: ContentModel): readonly string[] {
  return [...pageTypes, "pdf", ...listed.keys()];
}

/** Fields of linked documents for links and lists: the parameter `fetchLinks` of every query. */
export function fetchedLinkFields({ pageTypes }: ContentModel): readonly string[] {
  return [
    ...pageTypes.filter(isComposed).map((type) => `${type}.title`),
    "page.parent",
    "pdf.title",
    "pdf.file",
    "pdf.date",
    "pdf.released",
    "pdf.embargo",
    "pdf.category",
    "pdf.summary",
    "pdf.cover",
  ];
}
