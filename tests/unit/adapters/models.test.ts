import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { loadContent } from "../../../sandbox/content/loader.ts";
import { modelsIn } from "../../../scripts/content-types.ts";
import { contentModel } from "../../../src/adapters/prismic/content-model.ts";
import { DocumentReader } from "../../../src/adapters/prismic/document-reader.ts";
import { FACTS_GATE } from "../../../src/adapters/prismic/gate-fields.ts";
import { section } from "../../../src/adapters/prismic/section-fields.ts";
import { readSliceExamples, simulatedSlice } from "../../../src/adapters/prismic/slice-examples.ts";
import { prismicCapabilities } from "../../../src/composition/capabilities.ts";
import { MODELS, SAMPLE } from "../../../src/composition/folders.ts";
import { documentOf } from "../../../src/domain/content/content-item.ts";
import { visibleFrom } from "../../../src/domain/content/item-opening.ts";
import { hasSample } from "../../configuration/sample.ts";
import { languages } from "../languages.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { pathOf } from "./read-document.ts";
import { recordingLog } from "./recording-log.ts";

const values = z.record(z.string(), z.unknown());
const fields = z.record(
  z.string(),
  z.object({
    type: z.string(),
    config: z.object({ fields: values.optional(), placeholder: z.string().optional() }).optional(),
  }),
);
type Fields = z.output<typeof fields>;
const sliceSchema = z.object({
  id: z.string(),
  name: z.string(),
  variations: z.array(z.object({ primary: fields })),
});
const typeSchema = z.object({ id: z.string(), json: z.record(z.string(), fields) });

const everything = contentModel(prismicCapabilities());
const sectionTypes = [...everything.sections.keys()];

const slices = z
  .array(sliceSchema)
  .parse(modelsIn(join(MODELS, ".."), "slices", "model.json"))
  .filter(({ id }) => sectionTypes.includes(id));
const types = z.array(typeSchema).parse(modelsIn(join(MODELS, ".."), "customtypes", "index.json"));

const { documents } = hasSample ? loadContent(SAMPLE, MODELS) : { documents: [] };

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

/**
 * Times that are read of every page or section, also of kinds whose model has none; those of the facts of a translation come from
 * the original.
 */
const TIMES = [
  "embargo",
  "release",
  "exchange_reference",
  "release_latest",
  "shown_from",
  "shown_until",
  ...Object.values(FACTS_GATE),
];

const ownOf = (read: readonly string[], model: Fields) =>
  read.filter((name) => !TIMES.includes(name) || name in model);

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

it.each(slices)("the slice $id has the fields that its reader reads", ({ id, name, variations }) => {
  const model: Fields = Object.assign({}, ...variations.map(({ primary }) => primary));
  const examples = z
    .array(z.object({ variation: z.string(), primary: values }))
    .parse(JSON.parse(readFileSync(`${MODELS}/slices/${name}/examples.json`, "utf8")));
  const read = examples.flatMap(({ variation, primary }) =>
    readOf(model, primary, (given) =>
      section({ slice_type: id, variation, primary: given }, pathOf({ id, type: id }, recordingLog())),
    ),
  );
  expect(sorted(ownOf(read, model))).toEqual(sorted(namesOf(model)));
});

const limits = slices.flatMap(({ id, variations }) =>
  variations.flatMap(({ primary: { limit } }) => (limit ? [{ id, says: limit.config?.placeholder }] : [])),
);

it.each(limits)("an empty limit of the slice $id is what its field says", ({ id, says }) => {
  const empty = { slice_type: id, variation: "default", primary: {} };
  const read = section(empty, pathOf({ id, type: id }, recordingLog()));
  expect(says).toContain(`${/"limit":(\d+)/.exec(JSON.stringify(read))?.[1]} when empty`);
});

it.skipIf(!hasSample).each(types)(
  "the custom type $id has the fields that its reader reads",
  ({ id, json }) => {
    const model: Fields = Object.assign({}, ...Object.values(json));
    const read = documents
      .filter(({ type }) => type === id)
      .flatMap((document) =>
        readOf(model, document.data, (data) => {
          const reader = new DocumentReader({ model: everything, languages, log: recordingLog() });
          const watched = { ...document, data };
          return id === "site-options" ? reader.siteOptions(watched) : reader.item(watched);
        }),
      );
    expect(sorted(ownOf(read, model))).toEqual(sorted(namesOf(model)));
  },
);

const END = "2099-01-01T00:00:00.000Z";

const embargoed = types.map(({ id }) => id).filter((type) => type !== "site-options");

it.skipIf(!hasSample).each(embargoed)("a document of type %s waits for the end of its embargo", (type) => {
  const found = documents.find((document) => document.type === type);
  const item =
    found &&
    new DocumentReader({ model: everything, languages, log: recordingLog() }).item({
      ...found,
      data: { ...found.data, embargo: END },
    });
  if (!item) throw new Error(`no document of type ${type} becomes content: src/adapters/prismic`);
  expect(documentOf(item)).toMatchObject({ embargo: END });
  expect(visibleFrom(item, { now: 0, timeZone: "UTC" })).toBe(Date.parse(END));
});

const problemWith = (words: string) => ({ problem: expect.stringContaining(words) });
const SLICES = `${MODELS}/slices`;

describe("the example slices", () => {
  // That they fill in every field is checked by checks/models.
  it("are read without problems, one of every kind of section", async () => {
    const log = recordingLog();
    const read = await readSliceExamples(SLICES, { capabilities: prismicCapabilities(), languages, log });
    expect(log).toMatchObject({ warnings: [], errors: [] });
    const kinds = read.map(({ section: { kind } }) => kind.replaceAll("-", "_"));
    expect(
      sectionTypes.filter((type) => !kinds.includes(type)),
      "slice types without a model and examples in content/slices",
    ).toEqual([]);
  });

  it("have the addresses of the site's images and files", async () => {
    const read = await readSliceExamples(SLICES, {
      capabilities: [],
      languages,
      log: recordingLog(),
      served: async (json) =>
        json.replaceAll("https://images.prismic.io/your-repository/", "/sandbox/images/"),
    });
    const hero = read.find(({ section: { kind } }) => kind === "hero");
    const url = expect.stringMatching(/^\/sandbox\/images\/[\w-]+\.webp\?/);
    expect(hero).toMatchObject({ section: { image: { url } } });
  });

  it("are read beside the index of slices that the vendor's tools write", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "Quote"));
    writeFileSync(join(folder, "Quote/examples.json"), "[]");
    writeFileSync(join(folder, "index.js"), "export const components = {};");
    expect(await readSliceExamples(folder, { capabilities: [], languages, log: recordingLog() })).toEqual([]);
  });
});

const quote = { text: [{ type: "paragraph", text: "What was said" }], name: "Ada" };
it.each([
  [
    "is read as in a page",
    { slice_type: "quote", primary: quote },
    { section: { kind: "quote", name: "Ada" } },
  ],
  ["says that it lacks a field", { slice_type: "call_to_action", primary: {} }, problemWith("slice.primary")],
  ["says that its type is unknown", { slice_type: "carousel", primary: {} }, problemWith('"carousel"')],
  ["says that it is none", "carousel", problemWith("slice: expected an object")],
])("a slice of the page builder %s", (_, slice, shown) => {
  expect(simulatedSlice(slice, { capabilities: [], languages })).toMatchObject(shown);
});

it("what is declared to be a text is a field of its document or slice", () => {
  const models = new Map([
    ...slices.map(({ id, variations }): [string, Fields] => {
      return [id, Object.assign({}, ...variations.map(({ primary }) => primary))];
    }),
    ...types.map(({ id, json }): [string, Fields] => [id, Object.assign({}, ...Object.values(json))]),
  ]);
  const unknown = [...everything.texts].flatMap(([type, texts]) => {
    const model = models.get(type) ?? {};
    const names = new Set(namesOf(model));
    return Object.entries(texts).flatMap(([name, kind]) => {
      const inner = typeof kind === "string" || model[name]?.type !== "Group" ? [] : Object.keys(kind);
      return [name, ...inner.map((field) => `${name}.${field}`)]
        .filter((field) => !names.has(field) && !(kind === "own" && name === "slices"))
        .map((field) => `${type} ${field}`);
    });
  });
  expect(unknown).toEqual([]);
});
