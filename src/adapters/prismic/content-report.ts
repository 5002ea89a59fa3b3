import { setImmediate } from "node:timers/promises";
import { brand } from "../../../brand/brand.ts";
import type { Locale } from "../../../brand/locale.ts";
import { pairedDisclosures } from "../../../brand/paired-disclosures.ts";
import { Content } from "../../domain/content/content.ts";
import { type ContentItem, documentOf, statedOnce } from "../../domain/content/content-item.ts";
import { Embargo } from "../../domain/content/embargo.ts";
import { openingOfItem } from "../../domain/content/item-opening.ts";
import { withMatches } from "../../domain/content/matched-items.ts";
import type { Circumstances } from "../../domain/content/opening.ts";
import type { ReleaseTimes } from "../../domain/exchange/exchange-release.ts";
import type { ReleaseMatch } from "../../domain/exchange/release-match.ts";
import { alikeRows } from "../../domain/report/alike-rows.ts";
import { contentProblems } from "../../domain/report/content-report.ts";
import { contradictions } from "../../domain/report/contradictions.ts";
import { disclosureProblems } from "../../domain/report/disclosure-rules.ts";
import type {
  DomainCapability,
  RegisteredCodes,
  ReportedCompany,
  Wording,
} from "../../domain/report/domain-capability.ts";
import { inEditorsWords, type NamedProblem } from "../../domain/report/editors-words.ts";
import { hiddenProblems } from "../../domain/report/hidden-problems.ts";
import { type Identity, identityProblems } from "../../domain/report/identity-rules.ts";
import { languageProblems } from "../../domain/report/language-rules.ts";
import type { FieldLabels } from "../../domain/report/place.ts";
import { type ContentProblem, error, problemsOf, warning } from "../../domain/report/problem.ts";
import { refusedContent } from "../../domain/report/refused-content.ts";
import { tableProblems } from "../../domain/report/table-problems.ts";
import { writtenLanguageProblems } from "../../domain/report/written-language.ts";
import { silentLog } from "../../ports/log.ts";
import type { ContentLanguages } from "./content-languages.ts";
import { contentModel } from "./content-model.ts";
import { DocumentReader } from "./document-reader.ts";
import type { ContentModel, FieldProblem } from "./field-path.ts";
import { namedDocuments } from "./named-documents.ts";
import type { PrismicCapability } from "./prismic-capability.ts";
import { repeatedEntries } from "./repeated-entries.ts";
import type { ServiceDocument } from "./service-document.ts";
import { isEmpty, isRecord } from "./stated-facts.ts";
import type { TableFiles } from "./table-files.ts";
import { Pairs, TranslatedDocuments } from "./translated-documents.ts";
import { translationProblems, withoutRepeated } from "./translation-problems.ts";
import { unshownLanguages } from "./unshown-languages.ts";

export interface ReportOptions {
  /** The current time in milliseconds (Unix time), to validate dates. */
  readonly now: number;
  /** The languages of the site. */
  readonly languages: ContentLanguages;
  /** What the site reads beside its own types of content. */
  readonly capabilities: readonly PrismicCapability[];
  /** What it could read, but does not. Default: nothing is known. */
  readonly switchedOff?: readonly PrismicCapability[] | undefined;
  /** The rules for that. */
  readonly domain: readonly DomainCapability[];
  /** Names of all files at the content service, to find unused ones. Default: none are known. */
  readonly media?: readonly string[] | undefined;
  /** Origins from which browsers may load images. Default: any. */
  readonly imageOrigins?: readonly string[] | undefined;
  /** Whether anybody can read all content at the content service. Default: no. */
  readonly isPublic?: boolean | undefined;
  /** What is published, if the report is on drafts. Default: nothing is known. */
  readonly published?: readonly ServiceDocument[] | undefined;
  /** Market identifier codes (ISO 10383) of the exchanges whose rules apply. Default: the listings of the brand. */
  readonly exchanges?: readonly string[] | undefined;
  /** Who the company is by law, and in which country. Default: what the brand says. */
  readonly identity?: Identity | undefined;
  /** What the exchange has released. Default: nothing is known. */
  readonly releaseTimes?: ReleaseTimes | undefined;
  /** Which of that releases documents without a reference. Default: nothing does. */
  readonly matches?: readonly ReleaseMatch[] | undefined;
  /** The tables that editors have uploaded. Default: none can be read. */
  readonly tables?: Pick<TableFiles, "at"> | undefined;
  /** The hosts of the site's own addresses. Default: none is known. */
  readonly hosts?: readonly string[] | undefined;
  /** What editors call fields. Default: fields and documents are named as the content service names them. */
  readonly labels?: FieldLabels | undefined;
}

const IDENTITY: Identity = {
  // A company may write British English anywhere. An ISIN begins with the country of its issuer.
  country:
    brand.legal?.country ??
    brand.listings[0]?.isin?.slice(0, 2) ??
    new Intl.Locale(brand.locale).region ??
    "",
  legal: brand.legal,
};
const OWN_EXCHANGES = brand.listings.map(({ mic }) => mic);

/** The company for the rules of the report. */
function companyIn(
  { brand: own, formats, moneyStyle, numbers, texts }: Locale,
  {
    exchanges,
    capabilities,
  }: { readonly exchanges: readonly string[] } & Pick<ReportOptions, "capabilities">,
): ReportedCompany {
  const { measures } = texts.content;
  let wording: Wording = { offices: texts.issuer.said };
  for (const capability of capabilities) wording = { ...wording, ...capability.wording?.(texts) };
  const codes: RegisteredCodes = {
    names: [own.legalName, own.name, own.shortName],
    isins: [...new Set(own.listings.flatMap(({ isin }) => isin ?? []))],
    lei: own.lei,
    named: [
      ...own.listings.map(({ exchange, ticker }) => ({ register: exchange, code: ticker })),
      ...(own.legal?.numbers ?? []).map(({ name, number }) => ({ register: name, code: number })),
    ],
  };
  return {
    ...moneyStyle,
    numbers,
    dates: formats,
    measures,
    wording,
    codes,
    exchanges,
    holidays: brand.listings[0]?.holidays,
  };
}

/** Document types of which the site uses only one document. */
const SINGLE_TYPES = new Set(["home", "news-archive", "site-options"]);

/** Problems in all documents of a ref, as the service has them with all fetched link fields, most serious first. */
export function reportDocuments(
  documents: readonly ServiceDocument[],
  options: ReportOptions,
): readonly NamedProblem[] {
  const pieces = reportInPieces(documents, options);
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
  }
}

/** The same in a process that answers visitors: thousands of documents take seconds, in which it would answer nobody. */
export async function reportGradually(
  documents: readonly ServiceDocument[],
  options: ReportOptions,
): Promise<readonly NamedProblem[]> {
  const pieces = reportInPieces(documents, options);
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
    await setImmediate();
  }
}

type Pieces<T> = Generator<undefined, T, undefined>;

function* reportInPieces(
  documents: readonly ServiceDocument[],
  {
    now,
    languages,
    capabilities,
    switchedOff,
    domain,
    media = [],
    imageOrigins,
    isPublic,
    published,
    exchanges = OWN_EXCHANGES,
    identity = IDENTITY,
    releaseTimes,
    matches = [],
    tables,
    hosts,
    labels,
  }: ReportOptions,
): Pieces<readonly NamedProblem[]> {
  const problems: ContentProblem[] = [];
  const circumstances = {
    now,
    timeZone: brand.timeZone,
    isListed: exchanges.length > 0,
    paired: pairedDisclosures,
    releaseTimes,
  };
  const warn = (problem: FieldProblem) => void problems.push({ severity: "error", ...problem });
  const model = contentModel(capabilities, switchedOff);
  const reader = new DocumentReader({ model, languages, log: { ...silentLog, warn }, tables, hosts });
  const current = documents.map((document) => asPublished(document, now));
  const { items: read, pairs } = yield* itemsOf(current, { model, languages, reader });
  const ofFields = languages.areSeveral
    ? withoutRepeated(problems.splice(0), current, pairs)
    : problems.splice(0);
  const all = withMatches(read, matches);
  const items = statedOnce(all);
  const content = Content.everything(all);
  const silentReader = new DocumentReader({ model, languages, log: silentLog, tables, hosts });
  const storedBefore = published && (yield* itemsOf(published, { model, languages, reader: silentReader }));
  const before = storedBefore && statedOnce(storedBefore.items);
  const reported = languages.all.map(({ language, brand: { locale } }) => ({ language, locale }));
  const openingOf = (item: ContentItem) => openingOfItem(item, circumstances).from;
  const pieces: readonly (() => readonly ContentProblem[])[] = [
    () => ofFields,
    () => translationProblems(current, { model, languages, pairs }),
    () => refusedContent(items, before),
    () => duplicateDocuments(documents, languages),
    () => unusedContent(documents, model),
    () => repeatedEntries(documents),
    () => contentProblems(items, { capabilities: domain, imageOrigins, snapshot: content }),
    ...ofEachLanguage(languages, (locale) => {
      const own = content.in(locale.language);
      const ownItems = statedOnce(own.items);
      const company = companyIn(locale, { exchanges, capabilities });
      const publishedOwn = before?.filter(({ language }) => language === locale.language);
      const ofCapability = {
        items: ownItems,
        content: own,
        now,
        company,
        openingOf,
        published: publishedOwn,
      };
      return [
        ...domain.map(
          ({ problems: problemsIn }) =>
            () =>
              problemsIn?.(ofCapability) ?? [],
        ),
        () => tableProblems(ownItems, company.numbers),
        () => contradictions(ownItems, { company, capabilities: domain, releaseTimes }),
        () => identityProblems(ownItems, own, identity),
        () => disclosureProblems(ownItems, { ...circumstances, exchanges, snapshot: own }),
      ];
    }),
    () => languageProblems(Content.everything(items), reported),
    () => writtenLanguageProblems(items, reported),
    () => unshownLanguages(documents, languages),
    () => embargoProblems(items, { isPublic, published: before }, circumstances),
    () => hiddenProblems(items, circumstances),
    () => unusedMedia(documents, media),
  ];
  for (const piece of pieces) {
    problems.push(...piece());
    yield;
  }
  const found = alikeRows(languages.areSeveral ? distinct(problems) : problems);
  const named = labels
    ? inEditorsWords(found, { documents: namedDocuments(documents, items), labels })
    : found;
  return named.toSorted((a, b) => a.severity.localeCompare(b.severity));
}

/** What is found in several languages of the facts that these have in common is said once. */
function distinct(problems: readonly ContentProblem[]): readonly ContentProblem[] {
  return [...new Map(problems.map((one) => [JSON.stringify(one), one])).values()];
}

/**
 * What is found in each language by itself: a document is not compared with its translation. What the company as a whole lacks is
 * found in the default language alone, because a translation may be a part of it.
 */
function ofEachLanguage(
  { all }: ContentLanguages,
  piecesIn: (locale: Locale) => readonly (() => readonly ContentProblem[])[],
): readonly (() => readonly ContentProblem[])[] {
  return all.flatMap((locale) =>
    piecesIn(locale).map(
      (find) => () =>
        find().filter(({ document }) => locale.language === undefined || document !== "content"),
    ),
  );
}

/** A document with the times of its publications: a draft would be published now. */
function asPublished(document: ServiceDocument, now: number): ServiceDocument {
  const moment = new Date(now).toISOString();
  const { first_publication_date: first, last_publication_date: last } = document;
  return { ...document, first_publication_date: first ?? moment, last_publication_date: last ?? moment };
}

interface ItemOptions {
  readonly model: ContentModel;
  readonly languages: ContentLanguages;
  readonly reader: DocumentReader;
}

/** So many documents are read in some milliseconds. */
const DOCUMENTS_IN_PIECE = 50;

/** The items of documents, each once; those of translations with the facts of the default language. */
function* itemsOf(
  documents: readonly ServiceDocument[],
  { model, languages, reader }: ItemOptions,
): Pieces<{ readonly items: readonly ContentItem[]; readonly pairs: Pairs }> {
  const translated = new TranslatedDocuments({ model, languages, documents: reader });
  const isTranslation = (document: ServiceDocument) => translated.isTranslation(document);
  const kept = documents.filter((document) => translated.keeps(document));
  const pairs = new Pairs(kept, isTranslation);
  const isKept = new Set(kept);
  const itemsIn = (document: ServiceDocument): readonly ContentItem[] => {
    if (document.type === "site-options") return [reader.siteOptions(document) ?? []].flat();
    const item = isKept.has(document) && isTranslation(document) ? undefined : reader.item(document);
    if (!isKept.has(document)) return [item ?? []].flat();
    return translated.itemsOf(document, item, pairs, (one) => one);
  };
  const items: ContentItem[] = [];
  for (const [index, document] of documents.entries()) {
    items.push(...itemsIn(document));
    if (index % DOCUMENTS_IN_PIECE === DOCUMENTS_IN_PIECE - 1) yield;
  }
  return { items, pairs };
}

/** Documents that wait, but that somebody can read already, also as they were before. */
function embargoProblems(
  items: readonly ContentItem[],
  {
    isPublic,
    published = [],
  }: Pick<ReportOptions, "isPublic"> & { readonly published?: readonly ContentItem[] | undefined },
  circumstances: Circumstances,
): ContentProblem[] {
  const before = new Embargo(published, circumstances);
  const shownBefore = new Set(
    published.map((item) => documentOf(item)?.id).filter((id) => id !== undefined && !before.hides(id)),
  );
  const after = new Embargo(items, circumstances);
  return after.waiting.flatMap((item) => {
    const id = documentOf(item)?.id;
    const isSeen = id !== undefined && after.hides(id) && shownBefore.has(id);
    const field = "data.embargo";
    return problemsOf(item, [
      isPublic &&
        error(
          "is under an embargo, but anybody can read it at the content API: make the repository private",
          field,
        ),
      isSeen &&
        warning(
          "visitors see it already, and go on seeing it as it is until then: withdraw it to take it away",
          field,
        ),
    ]);
  });
}

/** Documents, and fields of documents, of capabilities that the site does not have. */
function unusedContent(
  documents: readonly ServiceDocument[],
  { switchedOff, unusedFields }: ContentModel,
): readonly ContentProblem[] {
  return documents.flatMap(({ id, type, data }) => {
    if (switchedOff.has(type))
      return { document: id, type, ...warning("documents of this type are switched off: it is not shown") };
    return Object.entries(isRecord(data) ? data : {}).flatMap(([field, value]) =>
      unusedFields.has(`${type} ${field}`) && !isEmpty(value)
        ? { document: id, type, ...warning("this field is switched off: nothing uses it", `data.${field}`) }
        : [],
    );
  });
}

function duplicateDocuments(
  documents: readonly ServiceDocument[],
  languages: ContentLanguages,
): ContentProblem[] {
  return documents.flatMap(({ id, type, lang }, index) => {
    const locale = languages.of(lang);
    const first = documents.findIndex(
      (document) => document.type === type && languages.of(document.lang) === locale,
    );
    if (!SINGLE_TYPES.has(type) || first === index || !locale) return [];
    const problem = `there is another document of this type, ${documents[first]?.id}, which the site shows`;
    return [{ document: id, type, problem, severity: "error" }];
  });
}

function unusedMedia(documents: readonly ServiceDocument[], media: readonly string[]): ContentProblem[] {
  const used = media.length > 0 ? JSON.stringify(documents) : "";
  return media
    .filter((name) => !used.includes(`/${name}`))
    .map((name) => ({ document: name, type: "media", problem: "no document uses it", severity: "warning" }));
}
