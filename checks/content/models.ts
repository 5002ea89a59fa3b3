import { z } from "zod";

const label = z.string().optional();
const text = z.looseObject({ label });

const leaf = [
  z.strictObject({ type: z.literal("UID"), config: text }),
  z.strictObject({ type: z.literal("Text"), config: text }),
  z.strictObject({ type: z.literal("Boolean"), config: text }),
  z.strictObject({ type: z.literal("Number"), config: text }),
  z.strictObject({ type: z.literal("Date"), config: text }),
  z.strictObject({ type: z.literal("Timestamp"), config: text }),
  z.strictObject({ type: z.literal("GeoPoint"), config: text }),
  z.strictObject({
    type: z.literal("Select"),
    config: z.looseObject({ label, options: z.array(z.string()).min(1) }),
  }),
  z.strictObject({
    type: z.literal("StructuredText"),
    config: z
      .looseObject({ label, single: z.string().optional(), multi: z.string().optional() })
      .refine(
        ({ single, multi }) => (single === undefined) !== (multi === undefined),
        "needs either single or multi",
      ),
  }),
  z.strictObject({
    type: z.literal("Image"),
    config: z.looseObject({
      label,
      constraint: z.strictObject({ width: z.int().nullish(), height: z.int().nullish() }).optional(),
      thumbnails: z.array(z.looseObject({ name: z.string() })).optional(),
    }),
  }),
  z.strictObject({
    type: z.literal("Link"),
    config: z.looseObject({
      label,
      select: z.enum(["document", "media", "web"]).nullish(),
      customtypes: z.array(z.string()).optional(),
    }),
  }),
] as const;

const leafField = z.discriminatedUnion("type", leaf);
const group = z.strictObject({
  type: z.literal("Group"),
  config: z.looseObject({ label, fields: z.record(z.string(), leafField) }),
});
const sliceField = z.discriminatedUnion("type", [...leaf, group]);
const sliceZone = z.strictObject({
  type: z.literal("Slices"),
  fieldset: z.string(),
  config: z.strictObject({
    choices: z.record(z.string(), z.strictObject({ type: z.literal("SharedSlice") })),
  }),
});
const field = z.discriminatedUnion("type", [...leaf, group, sliceZone]);

/** The file of a custom type, as the content service exports it. */
export const customType = z.strictObject({
  id: z.string(),
  label: z.string(),
  format: z.enum(["page", "custom"]),
  repeatable: z.boolean(),
  status: z.boolean(),
  json: z.record(z.string(), z.record(z.string(), field)),
});

/** The file of a shared slice, as the content service exports it. */
export const sharedSlice = z.strictObject({
  id: z.string(),
  type: z.literal("SharedSlice"),
  name: z.string(),
  description: z.string(),
  variations: z
    .array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        docURL: z.string(),
        version: z.string(),
        description: z.string(),
        primary: z.record(z.string(), sliceField),
        items: z.record(z.string(), leafField),
        imageUrl: z.string(),
      }),
    )
    .min(1),
});

/** A field of a model: its type, and what its configuration allows. */
export type Field = z.infer<typeof field>;

/** The fields of one level of a document, by name. */
export type Fields = Readonly<Record<string, Field>>;

/** A custom type. */
export type CustomType = z.infer<typeof customType>;

/** A shared slice. */
export type SharedSlice = z.infer<typeof sharedSlice>;

/** All fields of a custom type, without the tabs that group them for editors. */
export function fieldsOf(type: CustomType): Fields {
  return Object.assign({}, ...Object.values(type.json));
}
