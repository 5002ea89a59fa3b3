import { z } from "zod";

const leaf = z.object({ type: z.string() });
const field = z.object({
  type: z.string(),
  config: z.object({ fields: z.record(z.string(), leaf).optional() }).optional(),
});
const fields = z.record(z.string(), field);

/** The fields of a variation or of a group, by name. */
export type Fields = z.infer<typeof fields>;

/** A slice model, as far as mocks follow from it. */
export const sliceModel = z.object({
  variations: z.array(z.object({ id: z.string(), primary: fields, items: fields })),
});

const values = z.record(z.string(), z.unknown());

/** The entries of a group. */
export const group = z.array(values);

/** The examples of a slice, in the format of the content API. */
export const examples = z.array(z.object({ variation: z.string(), primary: values, items: group }));

/** A link of any kind. */
export const link = z.discriminatedUnion("link_type", [
  z.object({ link_type: z.literal("Any") }),
  z.object({ link_type: z.literal("Web"), url: z.string(), target: z.string().optional() }),
  z.object({ link_type: z.literal("Document"), id: z.string() }),
  z.object({
    link_type: z.literal("Media"),
    id: z.string(),
    name: z.string(),
    url: z.string(),
    size: z.string(),
  }),
]);

const imageFields = {
  dimensions: z.object({ width: z.int(), height: z.int() }),
  alt: z.string().nullable(),
  copyright: z.string().nullable(),
  url: z.string(),
  id: z.string(),
  edit: z.object({ x: z.number(), y: z.number(), zoom: z.number(), background: z.string() }),
};

/** An image; an empty image field is `{}`. */
export const image = z.object(imageFields);

const range = { start: z.int(), end: z.int() };
const span = z.discriminatedUnion("type", [
  z.object({ type: z.literal(["strong", "em"]), ...range }),
  z.object({ type: z.literal("hyperlink"), data: link, ...range }),
]);

/** A rich text: blocks of text, images and embeds. */
export const richText = z.array(
  z.discriminatedUnion("type", [
    z.object({
      type: z.literal([
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
      direction: z.string(),
    }),
    z.object({ type: z.literal("image"), ...imageFields }),
    z.object({ type: z.literal("embed"), oembed: z.looseObject({ embed_url: z.string() }) }),
  ]),
);

const tablePart = z.object({
  rows: z.array(
    z.object({
      key: z.string(),
      cells: z.array(z.object({ key: z.string(), type: z.literal(["header", "data"]), content: richText })),
    }),
  ),
});

/** A table. */
export const table = z.object({ head: tablePart.optional(), body: tablePart });
