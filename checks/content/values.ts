import { z } from "zod";

/** A day of the calendar, such as `2026-08-19`. */
const day = z.iso.date();

/** A timestamp in the format of the content service, such as `2026-08-19T00:15:00+0000`. */
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/, "is not a timestamp like 2026-08-19T00:15:00+0000")
  .refine((text) => !Number.isNaN(Date.parse(text)), "is not a valid date");

const entry = z.record(z.string(), z.unknown());

const labelled = { key: z.string().optional(), text: z.string().optional(), variant: z.string().optional() };

/** A link of any kind; whether its target exists is checked separately. */
export const link = z.discriminatedUnion("link_type", [
  z.strictObject({ link_type: z.literal("Any"), ...labelled }),
  z.strictObject({
    link_type: z.literal("Web"),
    url: z.url({ protocol: /^(https?|mailto|tel)$/ }),
    target: z.literal("_blank").optional(),
    ...labelled,
  }),
  z.strictObject({
    link_type: z.literal("Media"),
    kind: z.enum(["file", "image", "document"]),
    id: z.string(),
    name: z.string(),
    url: z.url(),
    size: z.string().regex(/^\d+$/),
    ...labelled,
  }),
  z.strictObject({
    link_type: z.literal("Document"),
    id: z.string(),
    type: z.string(),
    tags: z.array(z.string()),
    lang: z.string(),
    slug: z.string().optional(),
    first_publication_date: moment.optional(),
    last_publication_date: moment.optional(),
    uid: z.string().nullish(),
    isBroken: z.literal(false),
    // Fields that the service copies from the document.
    data: entry.optional(),
    ...labelled,
  }),
]);

const imageFields = {
  dimensions: z.strictObject({ width: z.int(), height: z.int() }),
  alt: z.string().nullable(),
  copyright: z.string().nullable(),
  url: z.url(),
  id: z.string(),
  edit: z.strictObject({ x: z.number(), y: z.number(), zoom: z.number(), background: z.string() }),
};

/** An image; an empty image field is `{}`. */
export const image = z.strictObject(imageFields);

const range = { start: z.int().nonnegative(), end: z.int().positive() };
const span = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("strong"), ...range }),
  z.strictObject({ type: z.literal("em"), ...range }),
  z.strictObject({ type: z.literal("hyperlink"), data: link, ...range }),
]);

const textBlock = z
  .strictObject({
    type: z.enum([
      "paragraph",
      "heading2",
      "heading3",
      "heading4",
      "list-item",
      "o-list-item",
      "preformatted",
    ]),
    text: z.string(),
    spans: z.array(span),
    direction: z.enum(["ltr", "rtl"]),
  })
  .check(({ value, issues }) => {
    for (const [index, { start, end }] of value.spans.entries()) {
      if (start < end && end <= value.text.length) continue;
      const message = `${start} to ${end} is not within the text of ${value.text.length} characters`;
      issues.push({ code: "custom", message, path: ["spans", index], input: value });
    }
  });

/** A rich text: blocks of text, images and embeds. */
export const richText = z.array(
  z.discriminatedUnion("type", [
    textBlock,
    z.strictObject({ type: z.literal("image"), linkTo: link.optional(), ...imageFields }),
    z.strictObject({ type: z.literal("embed"), oembed: z.looseObject({ embed_url: z.url() }) }),
  ]),
);

/** Schemas of the fields that need no further checks; each may be empty. */
export const simple = {
  Text: z.string().nullable(),
  Boolean: z.boolean(),
  Number: z.number().nullable(),
  Date: day.nullable(),
  Timestamp: moment.nullable(),
  GeoPoint: z.union([
    z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
    z.strictObject({}),
    z.null(),
  ]),
} as const;

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

/** The entries of a group; their fields are checked against the model later. */
export const group = z.array(entry);

const slice = {
  slice_type: z.string(),
  variation: z.string(),
  version: z.string(),
  primary: entry,
  items: group,
};

/** The examples of a slice; their fields are checked against the model later. */
export const examples = z.array(z.strictObject({ name: z.string(), ...slice })).min(1);

/** The slices of a zone; their fields are checked against the models later. */
export const sliceZone = z.array(
  z
    .strictObject({ id: z.string(), slice_label: z.null(), ...slice })
    .refine(({ id, slice_type }) => new RegExp(`^(slice|${slice_type})\\$${uuid}$`).test(id), {
      path: ["id"],
      message: "is not an id like slice$<uuid>",
    }),
);

/** A document; its fields are checked against the model later. */
export const contentDocument = z
  .strictObject({
    id: z.string(),
    uid: z.string().nullable(),
    url: z.null(),
    type: z.string(),
    href: z.string(),
    tags: z.array(z.string()),
    first_publication_date: moment,
    last_publication_date: moment,
    slugs: z.array(z.string()),
    linked_documents: z.array(z.unknown()),
    lang: z.string(),
    alternate_languages: z.array(z.unknown()),
    data: entry,
  })
  .refine((document) => document.first_publication_date <= document.last_publication_date, {
    path: ["last_publication_date"],
    message: "is before the first",
  });

/** A document with unchecked data. */
export type ContentDocument = z.infer<typeof contentDocument>;
