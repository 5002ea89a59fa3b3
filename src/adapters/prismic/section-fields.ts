import { MAX_PAGE_SIZE } from "../../domain/content/listing.ts";
import { NEWS_CATEGORIES } from "../../domain/content/news.ts";
import { PDF_CATEGORIES } from "../../domain/content/pdf-document.ts";
import type { Section } from "../../domain/content/section.ts";
import { each, type Field, from, list, numbered, record, required } from "./field.ts";
import { timesOfPart } from "./gate-fields.ts";
import { link, linkedListedDocument } from "./link-field.ts";
import { linkedPdf } from "./pdf-fields.ts";
import { period } from "./period-fields.ts";
import { richText } from "./rich-text-field.ts";
import {
  action,
  converted,
  DEFAULT_NEWS_LIMIT,
  introduced,
  labelled,
  limited,
  plain,
  type SectionReaders,
  varied,
} from "./section-reader.ts";
import { image, languageTag, select, text } from "./simple-fields.ts";
import { table } from "./table-field.ts";

/** The readers of the sections that every site has, by slice type. */
export const CORE_SECTIONS = {
  hero: varied(
    "statement",
    {
      eyebrow: text,
      title: required(text),
      lead: richText,
      image,
      actions: list(record({ label: required(text), link: required(link) })),
    },
    (values, isStatement) => ({
      kind: "hero",
      variation: isStatement ? "statement" : "default",
      ...values,
    }),
  ),
  rich_text: plain("rich-text", {
    body: richText,
    table,
    caption: from("table_caption", text),
    language: languageTag,
  }),
  image_with_text: varied(
    "imageRight",
    { heading: text, body: richText, image, caption: text, action },
    (values, isRight) => ({
      kind: "image-with-text",
      imageSide: isRight ? "right" : "left",
      ...values,
    }),
  ),
  cards: converted(
    {
      ...introduced,
      cards: list(record({ title: required(text), text: richText, image, link, link_label: text })),
    },
    ({ cards, ...values }) => ({
      kind: "cards",
      ...values,
      cards: cards.map(({ link: target, link_label: label, ...card }) => ({
        ...card,
        action: labelled(label ?? card.title, target),
      })),
    }),
  ),
  accordion: plain("accordion", {
    heading: text,
    entries: list(record({ title: required(text), body: richText })),
  }),
  statistics: plain("statistics", {
    heading: text,
    period,
    source: text,
    figures: list(record({ value: required(text), unit: text, label: required(text), note: text })),
    quotes: linkedListedDocument,
    action,
  }),
  people: plain("people", {
    ...introduced,
    people: list(record({ name: required(text), role: text, biography: richText, portrait: image })),
  }),
  timeline: plain("timeline", {
    heading: text,
    events: list(record({ period: required(text), title: text, text: richText })),
  }),
  quote: plain("quote", { text: richText, name: text, role: text, language: languageTag }),
  document_list: varied(
    "picked",
    {
      ...introduced,
      category: select(PDF_CATEGORIES),
      limit: limited(MAX_PAGE_SIZE),
      documents: each("document", required(linkedPdf)),
    },
    ({ heading, intro, documents, ...newest }, isPicked) => ({
      kind: "document-list",
      heading,
      intro,
      selection: isPicked ? { by: "picked", documents } : { by: "newest", ...newest },
    }),
  ),
  document_centre: plain("document-centre", introduced),
  call_to_action: plain("call-to-action", { heading: required(text), text: richText, action }),
  latest_news: plain("latest-news", {
    heading: text,
    category: select(NEWS_CATEGORIES),
    limit: limited(DEFAULT_NEWS_LIMIT),
    action,
  }),
  contact_details: plain("contact-details", { ...introduced, only: each("title", required(text)) }),
  offices: plain("offices", introduced),
  company_details: plain("company-details", introduced),
  site_map: plain("site-map", { heading: text }),
  cookie_table: plain("cookie-table", { heading: text }),
  page_index: plain("page-index", { heading: text, pages: each("page", required(link)) }),
} satisfies Partial<SectionReaders>;

const slice = record({ slice_type: required(text), variation: text, primary: (value: unknown) => value });

/** Converts a slice. A slice of an unknown type, or without a required field, is left out and reported. */
export const section: Field<Section | undefined> = (value, path) => {
  const found = slice(value, path);
  if (!found) return undefined;
  const reader = path.model.sections.get(found.slice_type);
  if (!reader) {
    if (path.model.switchedOff.has(found.slice_type))
      path.warn(`slices of type ${JSON.stringify(found.slice_type)} are switched off: it is not shown`);
    else path.report(`unknown slice type ${JSON.stringify(found.slice_type)}`);
    return undefined;
  }
  const { slice_type: type, variation = "default" } = found;
  if (variation !== "default" && variation !== reader.variation)
    path.report(
      `unknown variation ${JSON.stringify(variation)} of ${type}; it is shown in the default variation`,
    );
  const fields = reader.read(found.primary, path.at("primary"), variation);
  return fields && { ...fields, ...timesOfPart(found.primary, path.at("primary")) };
};

export const sections: Field<Section[]> = numbered(section);
