import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { FieldLabel, FieldLabels } from "../../domain/report/place.ts";
import { MENU_ZONES } from "./site-options-fields.ts";

const fieldsSchema = z.record(
  z.string(),
  z.looseObject({
    fieldset: z.string().nullish(),
    config: z
      .looseObject({
        label: z.string().nullish(),
        get fields() {
          return fieldsSchema.optional();
        },
      })
      .optional(),
  }),
);
type Fields = z.output<typeof fieldsSchema>;

const typeSchema = z.object({ id: z.string(), json: z.record(z.string(), fieldsSchema) });
const sliceSchema = z.object({
  id: z.string(),
  variations: z.array(z.looseObject({ primary: fieldsSchema.optional(), items: fieldsSchema.optional() })),
});

/**
 * What editors see as the names of fields, by the models of `content/`. Rejects if a model is not valid.
 *
 * @param models - Folder of the models.
 */
export async function readFieldLabels(models: string): Promise<FieldLabels> {
  const [types, slices] = await Promise.all([
    readAll(`${models}/customtypes/*/index.json`, typeSchema),
    readAll(`${models}/slices/*/model.json`, sliceSchema),
  ]);
  const all = new Map([
    ...types.flatMap(({ id, json }) => Object.values(json).flatMap((tab) => labelsIn(id, tab))),
    ...slices.flatMap(({ id, variations }) =>
      variations.flatMap(({ primary = {}, items = {} }) => labelsIn(id, { ...items, ...primary })),
    ),
  ]);
  for (const [menu, zone] of Object.entries(MENU_ZONES)) {
    const label = all.get(keyOf("site-options", zone));
    if (label !== undefined) all.set(keyOf("site-options", `menus.${menu}`), label);
  }
  return (type, field) => all.get(keyOf(type, field));
}

async function readAll<S extends z.ZodType>(pattern: string, schema: S): Promise<z.output<S>[]> {
  const files = globSync(pattern).map(async (path) => schema.parse(JSON.parse(await readFile(path, "utf8"))));
  return Promise.all(files);
}

function labelsIn(type: string, fields: Fields, within = ""): (readonly [string, FieldLabel])[] {
  return Object.entries(fields).flatMap(([name, { fieldset, config }]) => {
    const label = config?.label ?? fieldset;
    const inner = config?.fields ? labelsIn(type, config.fields, `${within}${name}.`) : [];
    const isList = config?.fields !== undefined;
    return label ? [[keyOf(type, `${within}${name}`), { label, isList }] as const, ...inner] : inner;
  });
}

/** The site writes `asAt` and `share-capital`, the models `as_at` and `share_capital`. */
function keyOf(type: string, field: string): string {
  return `${type} ${field}`.toLowerCase().replace(/[._-]/g, "");
}
