import { brand } from "../../../brand/brand.ts";
import { NEWS_CATEGORIES } from "../../domain/content/news.ts";
import type { Page, PageOf } from "../../domain/content/page.ts";
import { type Release, releaseOf } from "../../domain/content/release.ts";
import { addressOf, firstSegmentOf, type PageType } from "../../domain/links/address.ts";
import { type Complete, each, from, list, type RecordOf, record } from "./field.ts";
import type { ComposedData, FieldPath } from "./field-path.ts";
import { gate } from "./gate-fields.ts";
import { type DocumentLink, documentLink, isParentType } from "./link-field.ts";
import { linkedPdf } from "./pdf-fields.ts";
import { reportingPeriod } from "./period-fields.ts";
import type { AddedPageType } from "./prismic-capability.ts";
import { richText } from "./rich-text-field.ts";
import { sections } from "./section-fields.ts";
import type { ServiceDocument } from "./service-document.ts";
import { boolean, closedDate, closedTime, image, momentOf, select, text } from "./simple-fields.ts";
import { translationKind } from "./translation-field.ts";

/** The types that every site has. */
type CoreType = Exclude<PageType, AddedPageType>;

/** What {@link readPage} reads of pages of all types. */
type CommonField = "language" | "changed" | "published" | "embargo" | "exchange";

/** What only pages of capabilities have. */
type AddedField = "dates" | "results";

type Reader<T extends CoreType> = (
  document: ServiceDocument,
  path: FieldPath,
) => (Complete<Omit<PageOf<T>, CommonField | AddedField>> & Pick<PageOf<T>, "embargo">) | undefined;

const meta = { title: text, meta_title: text, meta_description: text, meta_image: image };

const intro = record({ ...meta, intro: richText });
const composed = record({ ...meta, intro: richText, slices: sections });
const homeData = record({ ...meta, slices: sections });
/** Whether a page is shown in other languages too, until it is translated. */
const standsIn = from(
  "shown_untranslated",
  (value, path): true | undefined => boolean(value, path) || undefined,
);

const articleShape = {
  ...meta,
  standsIn,
  translation: translationKind,
  date: closedDate,
  released: closedTime,
  embargo: closedTime,
  category: select(NEWS_CATEGORIES),
  topic: text,
  summary: text,
  image,
  body: richText,
  related: each("document", linkedPdf),
  slices: sections,
};
const articleData = record(articleShape);

/** The title of a page; of one without, its uid, which is reported, so that the page is still shown. */
function titleOf(document: ServiceDocument, title: string | undefined, path: FieldPath): string {
  if (title !== undefined) return title;
  path.at("title").report("a required field is empty");
  const words = (document.uid ?? document.type).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The last part of the address of a page. */
function uidOf(
  { uid }: ServiceDocument,
  path: FieldPath,
  place: { readonly type: PageType; readonly parentUid?: string | undefined },
): string | undefined {
  if (uid && path.languages.isTaken(firstSegmentOf({ ...place, uid }), path.locale)) {
    path.at("uid").report(`“${uid}” begins the addresses of another language: the page is not shown`);
    return undefined;
  }
  if (uid) return uid;
  path.at("uid").report("the UID is empty, so that the page has no address: it is not shown");
  return undefined;
}

/** When an article was released. Without any date, on 1970-01-01. */
function releaseOfArticle(
  document: ServiceDocument,
  { date: day, released, embargo: end }: Pick<RecordOf<typeof articleShape>, "date" | "released" | "embargo">,
  path: FieldPath,
): Complete<Release> {
  if (day === undefined) path.at("date").report("a required field is empty");
  const published = momentOf(document.first_publication_date);
  const release = releaseOf({ date: day, released, embargo: end, published }, brand.timeZone);
  return { date: release?.date ?? "1970-01-01", released: release?.released };
}

/** Only a page of the default language stands in for others. */
function inDefaultLanguage<T>(value: T, { locale }: FieldPath): T | undefined {
  return locale.language === undefined ? value : undefined;
}

function common(document: ServiceDocument, path: FieldPath, values: RecordOf<typeof meta>) {
  const title = titleOf(document, values.title, path);
  const { meta_title = title, meta_description: description, meta_image } = values;
  return { id: document.id, title, meta: { title: meta_title, description, image: meta_image } };
}

const READERS: { readonly [T in CoreType]: Reader<T> } = {
  home(document, path) {
    const values = homeData(document.data, path);
    return values && { type: "home", ...common(document, path, values), sections: values.slices };
  },
  "news-archive"(document, path) {
    const values = intro(document.data, path);
    return values && { type: "news-archive", ...common(document, path, values), intro: values.intro };
  },
  "news-article"(document, path) {
    const values = articleData(document.data, path);
    const uid = uidOf(document, path, { type: "news-article" });
    if (!values || uid === undefined) return undefined;
    const { category, translation, topic, summary, body, related, slices } = values;
    return {
      type: "news-article",
      ...common(document, path, { ...values, meta_description: values.meta_description ?? summary }),
      uid,
      ...releaseOfArticle(document, values, path),
      embargo: values.embargo,
      category,
      translation,
      topic,
      summary,
      image: values.image,
      body,
      related,
      sections: slices,
      standsIn: inDefaultLanguage(values.standsIn, path),
    };
  },
  page(document, path) {
    const own = pageData(document.data, path);
    if (!own) return undefined;
    const { parent: named, period, isSwitchedOff, translation, standsIn: isForAll } = own;
    const parent = named && parentOf(named, path.at("parent"));
    const page = composedPage(document, path, parent?.uid);
    if (!page) return undefined;
    return {
      type: "page",
      ...page,
      parent,
      period,
      isSwitchedOff,
      translation,
      standsIn: inDefaultLanguage(isForAll, path),
    };
  },
  "investors-page"(document, path) {
    const page = composedPage(document, path);
    return page && { type: "investors-page", ...page };
  },
  "contact-page"(document, path) {
    const page = composedPage(document, path);
    return page && { type: "contact-page", ...page };
  },
};

const sliceTypes = list(record({ slice_type: text }));

const pageData = record({
  standsIn,
  translation: translationKind,
  parent: documentLink,
  period: reportingPeriod,
  isSwitchedOff: from("slices", (slices, path): true | undefined => {
    const [first] = sliceTypes(slices, path).filter(({ slice_type: type }) => type !== "hero");
    return first?.slice_type !== undefined && path.model.switchedOff.has(first.slice_type) ? true : undefined;
  }),
});

function isCore(type: string): type is CoreType {
  return Object.hasOwn(READERS, type);
}

function composedPage(
  document: ServiceDocument,
  path: FieldPath,
  parentUid?: string,
): ComposedData | undefined {
  const values = composed(document.data, path);
  const uid = uidOf(document, path, { type: "page", parentUid });
  if (!values || uid === undefined) return undefined;
  return {
    ...common(document, path, values),
    uid,
    intro: values.intro,
    sections: values.slices,
  };
}

/** A page of a capability; `undefined` if none that the site has adds its type. */
function addedPage(document: ServiceDocument, path: FieldPath): Page | undefined {
  const read = path.model.pages.get(document.type);
  const page = read && composedPage(document, path);
  return page && read(page, document.data, path);
}

/** Why a page cannot be below another one; `undefined` if it can. */
function problemOfParent({ type, uid, lang, isBroken }: DocumentLink, path: FieldPath): string | undefined {
  if (isBroken || !uid) return "is not published";
  if (!isParentType(type, path.model.pageTypes)) return "cannot have child pages";
  if (path.languages.isTaken(uid, path.locale)) return "begins the addresses of another language";
  // A document that was copied into a language still has the links of the first one.
  const language = path.languages.of(lang ?? undefined);
  return language === path.locale ? undefined : "is in another language: choose its translation";
}

function parentOf(parent: DocumentLink, path: FieldPath) {
  const { uid, data } = parent;
  const problem = problemOfParent(parent, path);
  if (problem !== undefined || !uid) {
    path.report(`the parent, document ${parent.id}, ${problem}; the page is shown at the top level`);
    return undefined;
  }
  const type = parent.type === "investors-page" ? "investors-page" : "page";
  const { language } = path.locale;
  const href = addressOf({ type, uid, parentUid: data?.parent?.uid ?? undefined, language });
  return href === undefined ? undefined : { uid, title: data?.title ?? uid, href };
}

const gateData = record(gate());

/** Converts a page; `undefined` for another document, and if it is unusable. Invalid fields are reported. */
export function readPage(document: ServiceDocument, path: FieldPath): Page | undefined {
  const { type } = document;
  const page = isCore(type) ? READERS[type](document, path) : addedPage(document, path);
  if (!page) return undefined;
  const { embargo, exchange } = gateData(document.data, path) ?? {};
  return {
    ...page,
    ...({
      language: path.locale.language,
      changed: momentOf(document.last_publication_date),
      published: momentOf(document.first_publication_date),
      embargo,
      exchange,
    } satisfies Complete<Pick<Page, CommonField>>),
  };
}
