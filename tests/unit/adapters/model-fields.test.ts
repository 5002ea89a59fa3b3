import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { loadContent } from "../../../sandbox/content/loader.ts";
import { modelsIn } from "../../../scripts/content-types/files.ts";
import { DocumentReader } from "../../../src/adapters/prismic/document-reader.ts";
import { FieldPath } from "../../../src/adapters/prismic/field.ts";
import { SECTION_TYPES, section } from "../../../src/adapters/prismic/section-fields.ts";
import { MODELS, SAMPLE } from "../../../src/composition/folders.ts";
import { hasSample } from "../../configuration/sample.ts";
import { project } from "../checks/seeded-tree.ts";
import { recordingLog } from "./recording-log.ts";

const values = z.record(z.string(), z.unknown());
const fields = z.record(
  z.string(),
  z.object({ type: z.string(), config: z.object({ fields: values.optional() }).optional() }),
);
type Fields = z.output<typeof fields>;
const sliceSchema = z.object({
  id: z.string(),
  name: z.string(),
  variations: z.array(z.object({ primary: fields })),
});
const typeSchema = z.object({ id: z.string(), json: z.record(z.string(), fields) });

const slices = z
  .array(sliceSchema)
  .parse(modelsIn(project, "slices", "model.json"))
  .filter(({ id }) => SECTION_TYPES.includes(id));
const types = z.array(typeSchema).parse(modelsIn(project, "customtypes", "index.json"));

/** The names of a model's fields, those of a group as `group.field`. */
function namesOf(model: Fields): string[] {
  return Object.entries(model).flatMap(([name, { type, config }]) => {
    if (type === "UID") return [];
    const inner = Object.keys((type === "Group" && config?.fields) || {});
    return [name, ...inner.map((field) => `${name}.${field}`)];
  });
}

/** What a reader reads of values in the format of a model. */
function readOf(model: Fields, given: unknown, read: (given: unknown) => unknown): string[] {
  const names = new Set<string>();
  const watched = (record: object, around = ""): object =>
    new Proxy(record, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof key === "symbol") return value;
        names.add(around + key);
        const isGroup = around === "" && model[key]?.type === "Group" && Array.isArray(value);
        return isGroup ? value.map((entry) => watched(values.parse(entry), `${key}.`)) : value;
      },
    });
  read(watched(values.parse(given)));
  return [...names];
}

/** Times that are read of every page or section, also of kinds whose model has none. */
const TIMES = ["embargo", "release", "exchange_reference", "release_latest", "shown_from", "shown_until"];

const ownOf = (read: readonly string[], model: Fields) =>
  read.filter((name) => !TIMES.includes(name) || name in model);

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

it.each(slices)(
  "the fields of the slice $id are those that section-fields.ts reads",
  ({ id, name, variations }) => {
    const model: Fields = Object.assign({}, ...variations.map(({ primary }) => primary));
    const examples = z
      .array(z.object({ variation: z.string(), primary: values }))
      .parse(JSON.parse(readFileSync(`${MODELS}/slices/${name}/examples.json`, "utf8")));
    const read = examples.flatMap(({ variation, primary }) =>
      readOf(model, primary, (given) =>
        section(
          { slice_type: id, variation, primary: given },
          new FieldPath({ id, type: id }, recordingLog()),
        ),
      ),
    );
    expect(sorted(ownOf(read, model))).toEqual(sorted(namesOf(model)));
  },
);

it.skipIf(!hasSample).each(types)(
  "the fields of the custom type $id are those that its reader reads",
  ({ id, json }) => {
    const model: Fields = Object.assign({}, ...Object.values(json));
    const read = loadContent(SAMPLE, MODELS)
      .documents.filter(({ type }) => type === id)
      .flatMap((document) =>
        readOf(model, document.data, (data) => {
          const reader = new DocumentReader(recordingLog());
          const watched = { ...document, data };
          return id === "site-options" ? reader.siteOptions(watched) : reader.item(watched);
        }),
      );
    expect(sorted(ownOf(read, model))).toEqual(sorted(namesOf(model)));
  },
);
