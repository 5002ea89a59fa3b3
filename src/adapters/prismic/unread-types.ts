import type { ListedType } from "../../domain/content/content-item.ts";
import type { AddedPageType, PrismicCapability } from "./prismic-capability.ts";
import type { CORE_SECTIONS } from "./section-fields.ts";
import type { SectionReaders } from "./section-reader.ts";

/** Everything that is read: sections by slice type, and documents and pages by document type. */
type Declared = keyof SectionReaders | ListedType | AddedPageType;

type KeysOf<Table> = Table extends object ? keyof Table : never;

type ReadBy<Registered, Capability = PrismicOf<Registered>> =
  | (Capability extends { readonly sections: infer Sections } ? KeysOf<Sections> : never)
  | (Capability extends { readonly documents: infer Documents } ? KeysOf<Documents> : never)
  | (Capability extends { readonly pages: infer Pages } ? KeysOf<Pages> : never);

type Unread<Capability> = Exclude<Declared, keyof typeof CORE_SECTIONS | ReadBy<Capability>>;

type PrismicOf<Registered> = Registered extends { readonly prismic: infer Capability } ? Capability : never;

/** A list of capabilities that have a reader for all that is declared. Any other is none: the error names what nothing reads. */
export type EverythingRead<List extends readonly { readonly prismic: PrismicCapability }[], Read> = [
  Unread<List[number]>,
] extends [never]
  ? Read
  : `nothing reads ${Unread<List[number]>}`;
