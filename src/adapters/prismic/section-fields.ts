import { brand } from "../../../brand/brand.ts";
import { FINANCIAL_MEASURES } from "../../domain/figures/financial-year.ts";
import { MAX_PAGE_SIZE } from "../../domain/content/listing.ts";
import { MEDIA_KINDS } from "../../domain/press-kit/media-asset.ts";
import { NEWS_CATEGORIES } from "../../domain/content/news.ts";
import { PDF_CATEGORIES } from "../../domain/content/pdf-document.ts";
import type { LabelledLink, Section } from "../../domain/content/section.ts";
import type { ShownTimes } from "../../domain/content/shown-times.ts";
import type { Link } from "../../domain/links/link.ts";
import { moneyStyleOf } from "../../domain/text/money.ts";
import { linkedDividend } from "./dividend-fields.ts";
import { calendarEvent } from "./event-fields.ts";
import {
  type Complete,
  each,
  type Field,
  type FieldPath,
  from,
  list,
  ofAll,
  type RecordOf,
  record,
  required,
  type Shape,
} from "./field.ts";
import { timesOfPart } from "./gate-fields.ts";
import { link } from "./link-field.ts";
import { linkedPdf } from "./pdf-fields.ts";
import { richText } from "./rich-text-field.ts";
import { boolean, date, decimals, image, number, select, text } from "./simple-fields.ts";
import { table } from "./table-field.ts";

/** Number of articles or announcements in a list without a limit. */
const DEFAULT_NEWS_LIMIT = 3;

type SectionReader<S = Section> = (primary: unknown, path: FieldPath, variation: string) => S | undefined;

/** A reader of sections whose fields are those of the slice. */
function plain<const Kind extends Section["kind"], S extends Shape>(
  kind: Kind,
  shape: S,
): SectionReader<{ readonly kind: Kind } & RecordOf<S>> {
  return converted(shape, (values) => ({ kind, ...values }));
}

/** A reader of sections that are not made like the slice. */
function converted<S extends Shape, Converted>(
  shape: S,
  toSection: (values: RecordOf<S>, variation: string) => Converted,
): SectionReader<Converted> {
  const fields = record(shape);
  return (primary, path, variation) => {
    const values = fields(primary, path);
    return values && toSection(values, variation);
  };
}

/** The currency of debt; by default that of the company. */
const currency: Field<string> = (value, path) => text(value, path) ?? moneyStyleOf(brand).currency.code;

const introduced = { heading: text, intro: richText };

const asAt = { ...introduced, asAt: from("as_at", date), source: text };

const actionFields = record({ label: from("action_label", text), target: from("action_link", link) });

const action = ofAll((primary, path) => {
  const { label, target } = actionFields(primary, path) ?? {};
  return labelled(label, target);
});

function labelled(label: string | undefined, target: Link | undefined): LabelledLink | undefined {
  return label && target ? { label, link: target } : undefined;
}

/** How many entries a list shows, by default if the field is empty. */
function limited(byDefault: number): Field<number> {
  return (value, path) => {
    const entered = number(value, path) ?? byDefault;
    const shown = Math.min(Math.max(1, Math.trunc(entered)), MAX_PAGE_SIZE);
    if (shown !== entered)
      path.report(`a list has 1 to ${MAX_PAGE_SIZE} entries, not ${entered}: it shows ${shown}`);
    return shown;
  };
}

/** The slice type of a kind of section; the service uses underscores. */
type SliceType<Kind extends string> = Kind extends `${infer Word}-${infer Rest}`
  ? `${Word}_${SliceType<Rest>}`
  : Kind;

type SectionReaders = {
  readonly [S in Section as SliceType<S["kind"]>]: SectionReader<Complete<Omit<S, keyof ShownTimes>>>;
};

/** The readers by slice type. A missing kind or field is a compile error: pages would lack it. */
const SECTIONS = {
  hero: converted(
    {
      eyebrow: text,
      title: required(text),
      lead: richText,
      image,
      actions: list(record({ label: required(text), link: required(link) })),
    },
    (values, variation) => ({
      kind: "hero",
      variation: variation === "statement" ? "statement" : "default",
      ...values,
    }),
  ),
  rich_text: plain("rich-text", { body: richText, table, caption: from("table_caption", text) }),
  image_with_text: converted(
    { heading: text, body: richText, image, caption: text, action },
    (values, variation) => ({
      kind: "image-with-text",
      imageSide: variation === "imageRight" ? "right" : "left",
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
    period: text,
    source: text,
    figures: list(record({ value: required(text), unit: text, label: required(text), note: text })),
    dividend: linkedDividend,
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
  quote: plain("quote", { text: richText, name: text, role: text }),
  document_list: converted(
    {
      ...introduced,
      category: select(PDF_CATEGORIES),
      limit: limited(MAX_PAGE_SIZE),
      documents: each("document", required(linkedPdf)),
    },
    ({ heading, intro, documents, ...newest }, variation) => ({
      kind: "document-list",
      heading,
      intro,
      selection: variation === "picked" ? { by: "picked", documents } : { by: "newest", ...newest },
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
  announcements: converted(
    { heading: text, kinds: each("kind", required(text)), limit: limited(DEFAULT_NEWS_LIMIT), action },
    ({ limit, ...values }, variation) => ({
      kind: "announcements",
      ...values,
      limit: variation === "all" ? undefined : limit,
    }),
  ),
  contact_details: plain("contact-details", { ...introduced, only: each("title", required(text)) }),
  offices: plain("offices", introduced),
  reporting_periods: plain("reporting-periods", { heading: text }),
  general_meetings: plain("general-meetings", introduced),
  press_kit: plain("press-kit", { ...introduced, only: select(MEDIA_KINDS) }),
  comparison: plain("comparison", {
    heading: text,
    caption: text,
    period: required(text),
    previousPeriod: from("previous_period", required(text)),
    source: text,
    figures: list(record({ measure: required(text), unit: text, value: required(number), previous: number })),
  }),
  dividends: plain("dividends", { ...introduced, source: text }),
  site_map: plain("site-map", { heading: text }),
  financial_summary: converted(
    {
      heading: text,
      caption: text,
      source: text,
      years: list(
        record({
          period: required(text),
          revenue: number,
          ebitda: number,
          netProfit: from("net_profit", number),
          dividend: number,
        }),
      ),
      charts: each("measure", required(select(FINANCIAL_MEASURES))),
      measures: list(
        record({
          name: required(text),
          unit: text,
          decimals,
          chart: boolean,
          periods: list(record({ period: required(text), amount: text })),
        }),
      ),
    },
    ({ measures, ...values }) => ({
      kind: "financial-summary",
      ...values,
      measures: measures.map(({ chart: hasChart = false, periods, ...measure }) => ({
        ...measure,
        hasChart,
        // A period without an amount is one that is not stated.
        periods: periods.flatMap(({ period, amount }) => (amount === undefined ? [] : { period, amount })),
      })),
    }),
  ),
  share_capital: plain("share-capital", {
    ...asAt,
    classes: list(record({ name: required(text), onIssue: from("on_issue", number), treasury: number })),
    notInPublicHands: from("not_in_public_hands", number),
    holders: list(record({ name: required(text), shares: number, percent: number })),
  }),
  debt: plain("debt", {
    ...asAt,
    ratings: list(record({ agency: required(text), grade: required(text), outlook: text, date, link })),
    instruments: list(
      record({ name: required(text), isin: text, volume: number, currency, coupon: text, maturity: date }),
    ),
  }),
  calendar: plain("calendar", { ...introduced, events: list(calendarEvent) }),
} satisfies SectionReaders;

export const SECTION_TYPES: readonly string[] = Object.keys(SECTIONS);

const readers: ReadonlyMap<string, SectionReader> = new Map(Object.entries(SECTIONS));

/** The second variation of slice types that have one. */
const VARIATIONS: ReadonlyMap<string, string> = new Map([
  ["hero", "statement"],
  ["image_with_text", "imageRight"],
  ["document_list", "picked"],
  ["announcements", "all"],
]);

const slice = record({ slice_type: required(text), variation: text, primary: (value: unknown) => value });

/** Converts a slice. A slice of an unknown type, or without a required field, is left out and reported. */
export const section: Field<Section | undefined> = (value, path) => {
  const found = slice(value, path);
  if (!found) return undefined;
  const read = readers.get(found.slice_type);
  if (!read) {
    path.report(`unknown slice type ${JSON.stringify(found.slice_type)}`);
    return undefined;
  }
  const { slice_type: type, variation = "default" } = found;
  if (variation !== "default" && VARIATIONS.get(type) !== variation)
    path.report(
      `unknown variation ${JSON.stringify(variation)} of ${type}; it is shown in the default variation`,
    );
  const fields = read(found.primary, path.at("primary"), variation);
  return fields && { ...fields, ...timesOfPart(found.primary, path.at("primary")) };
};

export const sections: Field<Section[]> = list(section);
