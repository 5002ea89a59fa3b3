import type { Locale } from "../../../brand/locale.ts";
import type { ContentItem, ListedItem } from "../../domain/content/content-item.ts";
import type { Page, PageOf } from "../../domain/content/page.ts";
import type { Section } from "../../domain/content/section.ts";
import type { ComposedPageType, PageType } from "../../domain/links/address.ts";
import type { ContentLanguages } from "./content-languages.ts";
import type { ServiceDocument } from "./service-document.ts";
import type { TableFiles } from "./table-files.ts";
import type { TextsByType } from "./text-fields.ts";

/** A value in a document that does not fit the content model. */
export interface FieldProblem {
  readonly document: string;
  readonly type: string;
  readonly field: string;
  readonly problem: string;
  /** Default: visitors miss something. */
  readonly severity?: "warning";
}

/** Where problems are reported: the operator's log, or a list for editors. */
export interface ProblemLog {
  warn(problem: FieldProblem, message: string): void;
}

/** What of one document becomes content, without the site options. */
export type ReadItem = Exclude<ContentItem, { readonly kind: "site-options" }>;

/** What all composed pages have, as it is read. */
export type ComposedData = Pick<
  PageOf<ComposedPageType>,
  "id" | "title" | "meta" | "uid" | "intro" | "sections"
>;

/** Reads a kind of section. */
export interface SectionReader<S = Section> {
  /** The second variation of the slice. Default: it has only one. */
  readonly variation?: string;
  /** Reads the primary part of the slice; `undefined` if a required field is empty. */
  readonly read: (primary: unknown, path: FieldPath, variation: string) => S | undefined;
}

/** Reads a page, of which everything but its own fields is read already; `undefined` if it is unusable. */
export type AddedPageReader<P = Page> = (page: ComposedData, data: unknown, path: FieldPath) => P | undefined;

/** What the site reads of the content service: its own, and what the capabilities add that it has. */
export interface ContentModel {
  readonly pageTypes: readonly PageType[];
  /** The readers of the pages that capabilities add, by document type. */
  readonly pages: ReadonlyMap<string, AddedPageReader>;
  /** The readers of documents without an address that capabilities add, by document type. */
  readonly listed: ReadonlyMap<
    string,
    (document: ServiceDocument, path: FieldPath) => ListedItem | undefined
  >;
  /** The readers of sections, by slice type. */
  readonly sections: ReadonlyMap<string, SectionReader>;
  /** The fields in which editors upload tables, by document type. */
  readonly tableFields: ReadonlyMap<string, readonly string[]>;
  /** The texts of documents and slices that state facts, by their types. */
  readonly texts: TextsByType;
  /** The types of slices and documents of capabilities that the site does not have. */
  readonly switchedOff: ReadonlySet<string>;
  /** The fields of documents that only those use, as `TYPE FIELD`. */
  readonly unusedFields: ReadonlySet<string>;
}

/** What a document is read by. */
export interface Reading {
  /** The types that there are, of documents and of their parts. */
  readonly model: ContentModel;
  /** The languages of the site. */
  readonly languages: ContentLanguages;
  /** Where its problems are reported. */
  readonly log: ProblemLog;
  /** The tables that editors have uploaded. Default: none can be read. */
  readonly tables?: Pick<TableFiles, "at"> | undefined;
  /** The hosts of the site's own addresses: `www.example.com`. Default: none is known. */
  readonly hosts?: readonly string[] | undefined;
}

type ReadDocument = Pick<ServiceDocument, "id" | "type" | "lang" | "statedBy" | "last_publication_date">;

/** The position of a value in a document, to report values that do not fit the content model. */
export class FieldPath {
  readonly #document: ReadDocument;
  readonly #reading: Reading;
  readonly #around: FieldPath | undefined;
  readonly path: string;
  #hasProblem = false;

  constructor(document: ReadDocument, reading: Reading, path = "data", around?: FieldPath) {
    this.#document = document;
    this.#reading = reading;
    this.path = path;
    this.#around = around;
  }

  /** The types that there are, of documents and of their parts. */
  get model(): ContentModel {
    return this.#reading.model;
  }

  /** The language of the site in which the document is read. */
  get locale(): Locale {
    const { languages } = this.#reading;
    return languages.of(this.#document.lang) ?? languages.main;
  }

  /** The id of the document that states its facts: the same in every language. */
  get statedBy(): string {
    return this.#document.statedBy ?? this.#document.id;
  }

  /** When the document was last published, as the service says it; `undefined` for a draft. */
  get published(): string | undefined {
    return this.#document.last_publication_date ?? undefined;
  }

  /** The languages of the site. */
  get languages(): ContentLanguages {
    return this.#reading.languages;
  }

  /** The tables that editors have uploaded; `undefined` if none can be read. */
  get tables(): Reading["tables"] {
    return this.#reading.tables;
  }

  /** The hosts of the site's own addresses. */
  get hosts(): readonly string[] {
    return this.#reading.hosts ?? [];
  }

  /** Whether a problem of this value, or of one in it, was reported. */
  get hasProblem(): boolean {
    return this.#hasProblem;
  }

  /** The position of a field or an item within this value. */
  at(key: string | number): FieldPath {
    const path = typeof key === "number" ? `${this.path}[${key}]` : `${this.path}.${key}`;
    return new FieldPath(this.#document, this.#reading, path, this);
  }

  /** Logs a problem with document and field, so that an editor can fix it. */
  report(problem: string): void {
    this.#log({ problem });
  }

  /** Logs what may be intended. */
  warn(problem: string): void {
    this.#log({ problem, severity: "warning" });
  }

  #log(found: Pick<FieldProblem, "problem" | "severity">): void {
    for (let path: FieldPath | undefined = this; path; path = path.#around) path.#hasProblem = true;
    const { id, type } = this.#document;
    this.#reading.log.warn(
      { document: id, type, field: this.path, ...found },
      "content does not fit its model",
    );
  }
}
