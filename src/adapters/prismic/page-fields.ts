import { z } from "zod";
import { NEWS_CATEGORIES } from "../../domain/content/news.ts";
import type { Page, PageOf } from "../../domain/content/page.ts";
import type { PageEntry } from "../../domain/content/page-entry.ts";
import { addressOf, type ComposedPageType, type PageType } from "../../domain/links/address.ts";
import { type Complete, FieldPath, list, type ProblemLog, type RecordOf, record } from "./field.ts";
import { type DocumentLink, documentLink, isParentType } from "./link-field.ts";
import { linkedPdf } from "./pdf-fields.ts";
import { richText } from "./rich-text-field.ts";
import { sections } from "./section-fields.ts";
import type { ServiceDocument } from "./service-document.ts";
import { date, embargo, image, momentOf, select, text } from "./simple-fields.ts";

/** The types with fields of their own; all others are composed pages. */
type OwnType = Exclude<PageType, ComposedPageType> | "page";

/** What {@link readPage} reads of pages of all types. */
type CommonField = "changed" | "published" | "embargo";

type Reader<T extends OwnType> = (
  document: ServiceDocument,
  path: FieldPath,
) => Complete<Omit<PageOf<T>, CommonField>> | undefined;

const meta = { title: text, meta_title: text, meta_description: text, meta_image: image };

const intro = record({ ...meta, intro: richText });
const composed = record({ ...meta, intro: richText, slices: sections });
const homeData = record({ ...meta, slices: sections });
const articleData = record({
  ...meta,
  date,
  category: select(NEWS_CATEGORIES),
  topic: text,
  summary: text,
  image,
  body: richText,
  related: list(record({ document: linkedPdf })),
  slices: sections,
});

/**
 * The title of a page. If it is empty, the uid is used instead and a problem is reported, so that the page is still
 * shown.
 */
function titleOf(document: ServiceDocument, title: string | undefined, path: FieldPath): string {
  if (title !== undefined) return title;
  path.at("title").report("a required field is empty");
  const words = (document.uid ?? document.type).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The date of an article. Without one, it is the date of its first publication, or 1970-01-01. */
function dateOf(document: ServiceDocument, value: string | undefined, path: FieldPath): string {
  if (value !== undefined) return value;
  path.at("date").report("a required field is empty");
  const published = z.iso.date().safeParse(document.first_publication_date?.slice(0, 10));
  return published.data ?? "1970-01-01";
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
      date: dateOf(document, values.date, path),
      category,
      topic,
      summary,
      image: values.image,
      body,
      related: related.flatMap((entry) => entry.document ?? []),
      sections: slices,
    };
  },
  page(document, path) {
    const page = composedPage("page", document, path);
    if (!page) return undefined;
    const parent = parentData(document.data, path)?.parent;
    return { ...page, parent: parent && parentOf(parent, path.at("parent")) };
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

const embargoData = record({ embargo });

/** Converts a page; `undefined` if it is unusable. Invalid fields are logged. */
export function readPage(type: PageType, document: ServiceDocument, log: ProblemLog): Page | undefined {
  const path = new FieldPath(document, log);
  const page = hasReader(type) ? READERS[type](document, path) : composedPage(type, document, path);
  return (
    page && {
      ...page,
      ...({
        changed: momentOf(document.last_publication_date),
        published: momentOf(document.first_publication_date),
        embargo: embargoData(document.data, path)?.embargo,
      } satisfies Complete<Pick<Page, CommonField>>),
    }
  );
}

const entryData = record({ title: text, parent: documentLink });

/** Converts only what a list of pages shows; `undefined` for a page without an address. */
export function readPageEntry(
  type: PageType,
  document: ServiceDocument,
  log: ProblemLog,
): PageEntry | undefined {
  const path = new FieldPath(document, log);
  const values = entryData(document.data, path);
  if (!values) return undefined;
  const parent = type === "page" && values.parent ? parentOf(values.parent, path.at("parent")) : undefined;
  const href = addressOf({ type, uid: document.uid ?? undefined, parentUid: parent?.uid });
  if (href === undefined) return undefined;
  const title = titleOf(document, values.title, path);
  return { href, title, changed: momentOf(document.last_publication_date) };
}
