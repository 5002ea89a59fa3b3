import { filter } from "@prismicio/client";
import type { ContentItem } from "../../domain/content/content-item.ts";
import { EMPTY_SITE_OPTIONS } from "../../domain/content/site-options.ts";
import { candidatesAt } from "../../domain/links/address.ts";
import { previewTokenOf } from "../../domain/preview/preview-token.ts";
import type { NamedProblem } from "../../domain/report/editors-words.ts";
import { type ContentRef, type ContentService, contentRef } from "../../ports/content-service.ts";
import type { Log } from "../../ports/log.ts";
import { ContentClient, MAX_PAGE_SIZE, type Query, type ServiceOptions } from "./content-client.ts";
import { ContentLanguages, type Locales } from "./content-languages.ts";
import { contentModel, contentTypesOf, fetchedLinkFields } from "./content-model.ts";
import { PrismicContentReader } from "./content-reader.ts";
import { type ReportOptions, reportGradually } from "./content-report.ts";
import { deduplicatedLog } from "./deduplicated-log.ts";
import { prismicDocumentFiles } from "./document-files.ts";
import { DocumentReader } from "./document-reader.ts";
import type { ContentModel } from "./field-path.ts";
import { isFilterValue } from "./filter-value.ts";
import type { PrismicCapability } from "./prismic-capability.ts";
import { previewHostsOf } from "./repository-name.ts";
import type { ServiceDocument } from "./service-document.ts";
import { type ServiceRequest, serviceRequest, type TimeLimits } from "./service-request.ts";
import { TableFiles } from "./table-files.ts";
import { TranslatedDocuments } from "./translated-documents.ts";

interface ContentServiceOptions extends ServiceOptions {
  /** The languages of the site, the default first. */
  readonly locales: Locales;
  /** The default, as the service names it: `en-au`. Default: the repository's master language. */
  readonly language?: string | undefined;
  /** What the site reads beside its own types of content. */
  readonly capabilities: readonly PrismicCapability[];
  /** What it could read, but does not. Default: nothing is known. */
  readonly switchedOff?: readonly PrismicCapability[];
  /** The hosts of the site's own addresses. Default: none is known. */
  readonly hosts?: readonly string[] | undefined;
}

/** The content service, by the Prismic API. */
export class PrismicContentService implements ContentService {
  readonly #reader: PrismicContentReader;
  readonly #client: ContentClient;
  readonly #documents: DocumentReader;
  readonly #previewHosts: readonly string[];
  readonly #log: Log;
  readonly #options: ContentServiceOptions;
  readonly #model: ContentModel;
  readonly #tables: TableFiles;
  readonly #languages: ContentLanguages;

  constructor(options: ContentServiceOptions) {
    const model = contentModel(options.capabilities, options.switchedOff);
    this.#options = options;
    this.#model = model;
    this.#languages = new ContentLanguages(options.locales, options.language);
    this.#client = new ContentClient(
      { ...options, languages: languagesAsked(this.#languages, options.language) },
      fetchedLinkFields(model),
    );
    this.#tables = new TableFiles({
      files: prismicDocumentFiles({ ...options, request: tableRequest(options) }),
      fields: model.tableFields,
      log: options.log,
    });
    this.#documents = new DocumentReader({
      ...options,
      model,
      languages: this.#languages,
      log: deduplicatedLog(options.log),
      tables: this.#tables,
      hosts: options.hosts,
    });
    this.#previewHosts = previewHostsOf(options.endpoint, options.repositoryName);
    this.#log = options.log;
    this.#reader = new PrismicContentReader({
      client: this.#client,
      model,
      documents: this.#documents,
      translated: new TranslatedDocuments({ model, languages: this.#languages, documents: this.#documents }),
      languages: this.#languages.inAddresses,
      tables: this.#tables,
      siteOptions: (ref) => this.#siteOptions(ref),
    });
  }

  async publishedRef(): Promise<ContentRef> {
    return contentRef(await this.#client.publishedRef());
  }

  /** Whether anybody reads the published content at the service, without a token. */
  isPublic(): Promise<boolean> {
    return this.#client.isPublic();
  }

  previewRef(tokenOrCookie: string): ContentRef | undefined {
    const token = previewTokenOf(tokenOrCookie, this.#previewHosts);
    return token === undefined ? undefined : contentRef(token);
  }

  readAll: ContentService["readAll"] = (ref, options) => this.#reader.readAll(ref, options);

  readChanges: ContentService["readChanges"] = (ref, since, options) =>
    this.#reader.readChanges(ref, since, options);

  readUnaddressed: ContentService["readUnaddressed"] = (ref, options) =>
    this.#reader.readUnaddressed(ref, options);

  readNamed: ContentService["readNamed"] = (ref, named, options) =>
    this.#reader.readNamed(ref, named, options);

  findDocument: ContentService["findDocument"] = async (ref, id) => {
    const fields = [["document.id", id]] as const;
    const [document] = await this.#find("findDocument", ref, fields);
    const locale = document && this.#languages.of(document.lang);
    if (locale)
      return (
        this.#documents.item(document) ?? { kind: "other", type: document.type, language: locale.language }
      );
    const [translation] = await this.#find("findDocument", ref, fields, { lang: "*" });
    return translation && { kind: "translation", language: translation.lang ?? "" };
  };

  /** The service remembers uids of documents, but not those of withdrawn ones. */
  findFormer: ContentService["findFormer"] = async (ref, path) => {
    const candidates = candidatesAt(path, this.#model.pageTypes, this.#languages.inAddresses);
    const found = candidates.map(({ type, uid = "", language }) => {
      const fields = [
        ["document.type", type],
        [`my.${type}.uid`, uid],
      ] as const;
      // Without the rest of the document: one that is hidden must not take longer than none.
      const lang = this.#languages.areSeveral && this.#languages.nameOf(language);
      return this.#find("findFormer", ref, fields, { ...(lang && { lang }), fetch: [`${type}.title`] });
    });
    const [document] = (await Promise.all(found)).flat();
    return document?.id;
  };

  /** Those of each language of the site; of the default one also if there are none. */
  async #siteOptions(ref: ContentRef): Promise<readonly ContentItem[]> {
    const filters = [filter.at("document.type", "site-options")];
    const pageSize = this.#languages.areSeveral ? MAX_PAGE_SIZE : 1;
    const { items } = await this.#client.find("siteOptions", ref, { filters, pageSize }, "read");
    const read = items.flatMap((document) => this.#documents.siteOptions(document) ?? []);
    // The first of each language counts.
    const own = [...new Map(read.toReversed().map((item) => [item.language, item])).values()].toReversed();
    if (own.some(({ language }) => language === undefined)) return own;
    this.#log.warn({ ref, type: "site-options" }, "there is no document of site options");
    return [{ kind: "site-options", options: EMPTY_SITE_OPTIONS }, ...own];
  }

  /** Finds problems in all content of a ref for editors, a piece at a time. It takes too long for a request of a visitor. */
  async report(
    ref: ContentRef,
    options: Pick<
      ReportOptions,
      "now" | "domain" | "media" | "imageOrigins" | "releaseTimes" | "matches" | "labels"
    >,
  ): Promise<readonly NamedProblem[]> {
    const publishedRef = await this.publishedRef();
    const documents = await this.#reported(ref);
    const published = ref === publishedRef ? [] : await this.#reported(publishedRef);
    await this.#tables.prepare([...documents, ...published]);
    return reportGradually(documents, {
      ...options,
      languages: this.#languages,
      capabilities: this.#options.capabilities,
      switchedOff: this.#options.switchedOff,
      isPublic: await this.isPublic(),
      published,
      hosts: this.#options.hosts,
      tables: this.#tables,
    });
  }

  /** All documents, a page of results at a time. */
  async #reported(ref: ContentRef): Promise<readonly ServiceDocument[]> {
    const filters = [
      filter.any("document.type", [
        ...contentTypesOf(this.#model),
        ...this.#model.switchedOff,
        "site-options",
      ]),
    ];
    const all: ServiceDocument[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = { filters, orderings: PUBLISHED_LAST_FIRST, page, pageSize: MAX_PAGE_SIZE };
      const found = await this.#client.find("everything", ref, query, "read");
      pages = found.pages;
      all.push(...found.items);
    }
    return all;
  }

  /** Finds documents by field values. The service ensures that uids are unique. */
  async #find(
    operation: string,
    ref: ContentRef,
    fields: readonly (readonly [string, string])[],
    query: Pick<Query, "pageSize" | "lang" | "fetch"> = {},
  ): Promise<readonly ServiceDocument[]> {
    if (fields.some(([, value]) => !isFilterValue(value))) return [];
    const filters = fields.map(([field, value]) => filter.at(field, value));
    return (await this.#client.find(operation, ref, { pageSize: 1, ...query, filters })).items;
  }
}

/** What the service is asked for: the language that is configured, or all of a site with several. */
function languagesAsked(
  { areSeveral, mainName }: ContentLanguages,
  language: string | undefined,
): ServiceOptions["languages"] {
  if (areSeveral) return { query: "*", expected: mainName };
  return language === undefined ? undefined : { query: language, expected: language };
}

/** Documents with the same date are in this order in lists. */
const PUBLISHED_LAST_FIRST = [{ field: "document.first_publication_date", direction: "desc" as const }];

/** For the tables of documents, for which a publish waits. */
const TABLE_LIMITS: TimeLimits = { attempt: 4_000, deadline: 8_000 };
const MAX_TABLE_BYTES = 4 * 1024 * 1024;

function tableRequest({ requestWithin }: ServiceOptions): ServiceRequest {
  return (
    requestWithin?.(TABLE_LIMITS) ??
    serviceRequest({ limits: TABLE_LIMITS, accept: "*/*", maxBytes: MAX_TABLE_BYTES })
  );
}
