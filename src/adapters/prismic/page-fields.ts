import { brand } from "../../../brand/brand.ts";
import { NEWS_CATEGORIES } from "../../domain/content/news.ts";
import type { Page, PageOf } from "../../domain/content/page.ts";
import { type Release, releaseOf } from "../../domain/content/release.ts";
import { addressOf, type ComposedPageType, type PageType } from "../../domain/links/address.ts";
import { type Complete, each, FieldPath, type ProblemLog, type RecordOf, record } from "./field.ts";
import { gate } from "./gate-fields.ts";
import { type DocumentLink, documentLink, isParentType } from "./link-field.ts";
import { generalMeeting } from "./meeting-fields.ts";
import { linkedPdf } from "./pdf-fields.ts";
import { richText } from "./rich-text-field.ts";
import { sections } from "./section-fields.ts";
import type { ServiceDocument } from "./service-document.ts";
import { closedTime, date, image, momentOf, select, text } from "./simple-fields.ts";

/** The types with fields of their own; all others are composed pages. */
type OwnType = Exclude<PageType, ComposedPageType> | "page" | "general-meeting";

/** What {@link readPage} reads of pages of all types. */
type CommonField = "changed" | "published" | "embargo" | "exchange";

type Reader<T extends OwnType> = (
  document: ServiceDocument,
  path: FieldPath,
) => (Complete<Omit<PageOf<T>, CommonField>> & Pick<PageOf<T>, "embargo">) | undefined;

const meta = { title: text, meta_title: text, meta_description: text, meta_image: image };

const intro = record({ ...meta, intro: richText });
const composed = record({ ...meta, intro: richText, slices: sections });
const homeData = record({ ...meta, slices: sections });
const articleShape = {
  ...meta,
  date,
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

/** When visitors saw the last change: not before they saw the page. */
function changedOf(
  document: ServiceDocument,
  ...moments: readonly (string | undefined)[]
): string | undefined {
  const changed = momentOf(document.last_publication_date);
  return (
    changed &&
    [changed, ...moments]
      .filter((moment) => moment !== undefined)
      .sort()
      .at(-1)
  );
}

function common(document: ServiceDocument, path: FieldPath, values: RecordOf<typeof meta>) {
  const title = titleOf(document, values.title, path);
  const { meta_title = title, meta_description: description, meta_image } = values;
  return { id: document.id, title, meta: { title: meta_title, description, image: meta_image } };
}

const READERS: { readonly [T in OwnType]: Reader<T> } = {
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
    if (!values || !document.uid) return undefined;
    const { category, topic, summary, body, related, slices } = values;
    return {
      type: "news-article",
      ...common(document, path, { ...values, meta_description: values.meta_description ?? summary }),
      uid: document.uid,
      ...releaseOfArticle(document, values, path),
      embargo: values.embargo,
      category,
      topic,
      summary,
      image: values.image,
      body,
      related,
      sections: slices,
    };
  },
  page(document, path) {
    const page = composedPage("page", document, path);
    if (!page) return undefined;
    const parent = parentData(document.data, path)?.parent;
    return { ...page, parent: parent && parentOf(parent, path.at("parent")) };
  },
  "general-meeting"(document, path) {
    const page = composedPage("general-meeting", document, path);
    const href = page && addressOf(page);
    const link = href === undefined ? undefined : ({ kind: "page", href } as const);
    const meeting = page && generalMeeting(document.data, path, { ...page, link });
    return meeting && { ...page, ...meeting };
  },
};

const parentData = record({ parent: documentLink });

function hasReader(type: PageType): type is OwnType {
  return Object.hasOwn(READERS, type);
}

function composedPage<T extends ComposedPageType>(type: T, document: ServiceDocument, path: FieldPath) {
  const values = composed(document.data, path);
  if (!values || !document.uid) return undefined;
  return {
    type,
    ...common(document, path, values),
    uid: document.uid,
    intro: values.intro,
    sections: values.slices,
  };
}

function parentOf(parent: DocumentLink, path: FieldPath) {
  const { uid, data } = parent;
  const isPublished = !parent.isBroken && uid;
  if (!isPublished || !isParentType(parent.type)) {
    const problem = isPublished ? "cannot have child pages" : "is not published";
    path.report(`the parent, document ${parent.id}, ${problem}; the page is shown at the top level`);
    return undefined;
  }
  const type = parent.type === "investors-page" ? "investors-page" : "page";
  const href = addressOf({ type, uid, parentUid: data?.parent?.uid ?? undefined });
  return href === undefined ? undefined : { uid, title: data?.title ?? uid, href };
}

const gateData = record(gate());

/** Converts a page; `undefined` if it is unusable. Invalid fields are logged. */
export function readPage(type: PageType, document: ServiceDocument, log: ProblemLog): Page | undefined {
  const path = new FieldPath(document, log);
  const page = hasReader(type) ? READERS[type](document, path) : composedPage(type, document, path);
  if (!page) return undefined;
  const { embargo, exchange } = gateData(document.data, path) ?? {};
  return {
    ...page,
    ...({
      changed: changedOf(document, embargo, page.type === "news-article" ? page.released : undefined),
      published: momentOf(document.first_publication_date),
      embargo,
      exchange,
    } satisfies Complete<Pick<Page, CommonField>>),
  };
}
