import { FINANCIAL_MEASURES } from "../../domain/content/financial-year.ts";
import { NEWS_CATEGORIES } from "../../domain/content/news.ts";
import type { PdfDocument } from "../../domain/content/pdf-document.ts";
import { PDF_CATEGORIES } from "../../domain/content/pdf-document.ts";
import type { LabelledLink, Section } from "../../domain/content/section.ts";
import type { Link } from "../../domain/links/link.ts";
import { type Field, list, type Place, record, required } from "./field.ts";
import { link } from "./link-field.ts";
import { linkedPdf } from "./pdf-fields.ts";
import { richText } from "./rich-text-field.ts";
import { date, image, number, select, text, timestamp } from "./simple-fields.ts";

/** Default number of entries in a list section. */
const DEFAULT_LIMIT = 3;
/** Maximum number of entries in a list section, which is the maximum page size of the service. */
const MAX_ENTRIES = 100;

type SectionReader<S extends Section = Section> = (
  primary: unknown,
  place: Place,
  variation: string,
) => S | undefined;

function reader<T, S extends Section>(
  fields: Field<T | undefined>,
  toSection: (values: T, variation: string) => S,
): SectionReader<S> {
  return (primary, place, variation) => {
    const values = fields(primary, place);
    return values === undefined ? undefined : toSection(values, variation);
  };
}

const action = { action_label: text, action_link: link };

function labelled(values: {
  readonly action_label: string | undefined;
  readonly action_link: Link | undefined;
}): LabelledLink | undefined {
  const { action_label: label, action_link: target } = values;
  return label && target ? { label, link: target } : undefined;
}

function limited(limit: number | undefined): number {
  return Math.min(Math.max(1, Math.trunc(limit ?? DEFAULT_LIMIT)), MAX_ENTRIES);
}

const pickedDocument: Field<{ readonly document: PdfDocument } | undefined> = record({
  document: required(linkedPdf),
});

const documentListFields = record({
  heading: text,
  intro: richText,
  category: select(PDF_CATEGORIES),
  limit: number,
  documents: list(pickedDocument),
});

/** The slice type of a kind of section; the service uses underscores. */
type SliceType<Kind extends string> = Kind extends `${infer Word}-${infer Rest}`
  ? `${Word}_${SliceType<Rest>}`
  : Kind;

/** A reader for every kind of section. */
type SectionReaders = {
  readonly [S in Section as SliceType<S["kind"]>]: SectionReader<S>;
};

/**
 * The readers of all kinds of sections, by slice type. A missing kind is a compile error, since its slices would be
 * left out of pages.
 */
const SECTIONS = {
  hero: reader(
    record({
      eyebrow: text,
      title: required(text),
      lead: richText,
      image,
      actions: list(record({ label: required(text), link: required(link) })),
    }),
    (values, variation) => ({
      kind: "hero",
      variation: variation === "statement" ? "statement" : "default",
      ...values,
    }),
  ),

  rich_text: reader(record({ body: richText }), (values) => ({ kind: "rich-text", ...values })),

  image_with_text: reader(
    record({ heading: text, body: richText, image, caption: text, ...action }),
    (values, variation) => ({
      kind: "image-with-text",
      imageSide: variation === "imageRight" ? "right" : "left",
      heading: values.heading,
      body: values.body,
      image: values.image,
      caption: values.caption,
      action: labelled(values),
    }),
  ),

  cards: reader(
    record({
      heading: text,
      intro: richText,
      cards: list(record({ title: required(text), text: richText, image, link, link_label: text })),
    }),
    ({ heading, intro, cards }) => ({
      kind: "cards",
      heading,
      intro,
      cards: cards.map((card) => ({
        title: card.title,
        text: card.text,
        image: card.image,
        action: card.link && { label: card.link_label ?? card.title, link: card.link },
      })),
    }),
  ),

  accordion: reader(
    record({ heading: text, entries: list(record({ title: required(text), body: richText })) }),
    (values) => ({ kind: "accordion", ...values }),
  ),

  statistics: reader(
    record({
      heading: text,
      period: text,
      source: text,
      figures: list(record({ value: required(text), unit: text, label: required(text), note: text })),
      ...action,
    }),
    (values) => ({
      kind: "statistics",
      heading: values.heading,
      period: values.period,
      source: values.source,
      figures: values.figures,
      action: labelled(values),
    }),
  ),

  people: reader(
    record({
      heading: text,
      intro: richText,
      people: list(record({ name: required(text), role: text, biography: richText, portrait: image })),
    }),
    (values) => ({ kind: "people", ...values }),
  ),

  timeline: reader(
    record({
      heading: text,
      events: list(record({ period: required(text), title: text, text: richText })),
    }),
    (values) => ({ kind: "timeline", ...values }),
  ),

  quote: reader(record({ text: richText, name: text, role: text }), (values) => ({
    kind: "quote",
    ...values,
  })),

  document_list: reader(documentListFields, ({ heading, intro, ...values }, variation) => ({
    kind: "document-list",
    heading,
    intro,
    selection:
      variation === "picked"
        ? { by: "picked", documents: values.documents.map((entry) => entry.document) }
        : { by: "newest", category: values.category, limit: limited(values.limit) },
  })),

  document_centre: reader(record({ heading: text, intro: richText }), (values) => ({
    kind: "document-centre",
    ...values,
  })),

  call_to_action: reader(record({ heading: required(text), text: richText, ...action }), (values) => ({
    kind: "call-to-action",
    heading: values.heading,
    text: values.text,
    action: labelled(values),
  })),

  latest_news: reader(
    record({ heading: text, category: select(NEWS_CATEGORIES), limit: number, ...action }),
    (values) => ({
      kind: "latest-news",
      heading: values.heading,
      category: values.category,
      limit: limited(values.limit),
      action: labelled(values),
    }),
  ),

  contact_details: reader(
    record({ heading: text, intro: richText, only: list(record({ title: required(text) })) }),
    ({ only, ...values }) => ({
      kind: "contact-details",
      ...values,
      only: only.map(({ title }) => title),
    }),
  ),

  offices: reader(record({ heading: text, intro: richText }), (values) => ({ kind: "offices", ...values })),

  reporting_periods: reader(record({ heading: text }), (values) => ({
    kind: "reporting-periods",
    ...values,
  })),

  comparison: reader(
    record({
      heading: text,
      caption: text,
      period: required(text),
      previous_period: required(text),
      source: text,
      figures: list(
        record({ measure: required(text), unit: text, value: required(number), previous: number }),
      ),
    }),
    ({ previous_period: previousPeriod, ...values }) => ({ kind: "comparison", ...values, previousPeriod }),
  ),

  site_map: reader(record({ heading: text }), (values) => ({ kind: "site-map", ...values })),

  financial_summary: reader(
    record({
      heading: text,
      caption: text,
      source: text,
      years: list(
        record({
          period: required(text),
          revenue: number,
          ebitda: number,
          net_profit: number,
          dividend: number,
        }),
      ),
      charts: list(record({ measure: required(select(FINANCIAL_MEASURES)) })),
    }),
    ({ years, charts, ...values }) => ({
      kind: "financial-summary",
      ...values,
      charts: charts.map(({ measure }) => measure),
      years: years.map(({ net_profit: netProfit, ...year }) => ({ ...year, netProfit })),
    }),
  ),

  calendar: reader(
    record({
      heading: text,
      intro: richText,
      events: list(
        record({
          date: required(date),
          title: required(text),
          note: text,
          starts: timestamp,
          ends: timestamp,
          registration: link,
          webcast: link,
          recording: link,
          transcript: link,
          slides: link,
        }),
      ),
    }),
    (values) => ({ kind: "calendar", ...values }),
  ),
} satisfies SectionReaders;

/** The slice types of all sections. */
export const SECTION_TYPES: readonly string[] = Object.keys(SECTIONS);

const readers: ReadonlyMap<string, SectionReader> = new Map(Object.entries(SECTIONS));

/** The second variation of slice types that have one. */
const VARIATIONS: ReadonlyMap<string, string> = new Map([
  ["hero", "statement"],
  ["image_with_text", "imageRight"],
  ["document_list", "picked"],
]);

const slice = record({ slice_type: required(text), variation: text, primary: (value: unknown) => value });

/** Converts a slice. A slice of an unknown type, or without a required field, is left out and reported. */
export const section: Field<Section | undefined> = (value, place) => {
  const found = slice(value, place);
  if (!found) return undefined;
  const read = readers.get(found.slice_type);
  if (!read) {
    place.report(`unknown slice type ${JSON.stringify(found.slice_type)}`);
    return undefined;
  }
  const { slice_type: type, variation = "default" } = found;
  if (variation !== "default" && VARIATIONS.get(type) !== variation)
    place.report(
      `unknown variation ${JSON.stringify(variation)} of ${type}; it is shown in the default variation`,
    );
  return read(found.primary, place.at("primary"), variation);
};

/** A slice zone. */
export const sections: Field<Section[]> = list(section);
