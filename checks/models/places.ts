import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CustomTypeModel, SharedSliceModel } from "@prismicio/client";
import { PAGE_TYPES, SECTION_SLICES } from "../../scripts/content-types/slice-zones.ts";
import { modelsIn } from "../../scripts/content-types.ts";
import type { Finding } from "../findings.ts";

const SAMPLE = "sample/documents";
/** The document with the options of the site has no page and no time of its own: parts of it do. */
const SITE_OPTIONS = "site-options";
/** The fields, beside times, that say when a part is seen. */
const GATE = ["release", "exchange_reference"];

interface Example {
  readonly primary: Readonly<Record<string, unknown>>;
}

/** Places in `content/` and `sample/` that a kind of section, a type of page or a field of them still needs. */
export function missingPlaces(root: string): readonly Finding[] {
  return [...withoutModels(root), ...withoutEmbargo(root), ...withoutExamples(root), ...withoutSample(root)];
}

function withoutModels(root: string): readonly Finding[] {
  const slices = SECTION_SLICES.map((type) => `content/slices/${folderOf(type)}/model.json`);
  const types = PAGE_TYPES.map((type) => `content/customtypes/${type}/index.json`);
  return [...slices, ...types]
    .filter((place) => !existsSync(join(root, place)))
    .map((place) => ({ place, problem: "is missing: the model" }));
}

/** Content that is not a page, and that an editor cannot hide until a time. */
function withoutEmbargo(root: string): readonly Finding[] {
  return modelsIn<CustomTypeModel>(root, "customtypes", "index.json")
    .filter(({ id }) => id !== SITE_OPTIONS && !PAGE_TYPES.some((type) => type === id))
    .filter(({ json }) => !Object.values(json).some((tab) => "embargo" in tab))
    .map(({ id }) => ({
      place: `content/customtypes/${id}/index.json`,
      problem: "has no field embargo, by which editors hide a document until a time",
    }));
}

/** Fields of slices that no example fills in, except for those of its gate: neither the style guide nor a test shows them. */
function withoutExamples(root: string): readonly Finding[] {
  return modelsIn<SharedSliceModel>(root, "slices", "model.json").flatMap(({ name, variations }) => {
    const place = `content/slices/${name}/examples.json`;
    if (!existsSync(join(root, place))) return { place, problem: "is missing: an example of each variation" };
    const examples: readonly Example[] = JSON.parse(readFileSync(join(root, place), "utf8"));
    const filled = new Set(examples.flatMap(({ primary }) => filledIn(primary)));
    const fields = new Set(variations.flatMap(({ primary = {} }) => fieldsOf(primary)));
    return [...fields.difference(filled)].map((field) => ({
      place,
      problem: `has no example that fills in ${field}`,
    }));
  });
}

/** What the sample company, which has a README, does not show. Documents of one's own need not show everything. */
function withoutSample(root: string): readonly Finding[] {
  if (!existsSync(join(root, "sample/README.md"))) return [];
  const documents = globSync(`${SAMPLE}/*/*.json`, { cwd: root });
  const texts = documents.map((path) => readFileSync(join(root, path), "utf8"));
  const isUsed = (slice: string) => texts.some((text) => text.includes(`"slice_type": "${slice}"`));
  return [
    ...SECTION_SLICES.filter((type) => !isUsed(type)).map((type) => ({
      place: SAMPLE,
      problem: `has no document with a slice ${type}`,
    })),
    ...PAGE_TYPES.filter((type) => !documents.some((path) => dirname(path) === join(SAMPLE, type))).map(
      (type) => ({
        place: `${SAMPLE}/${type}`,
        problem: "has no document: the sample company shows each type of page",
      }),
    ),
  ];
}

/** `fact_box` has the folder `FactBox`. */
function folderOf(type: string): string {
  return type.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The names of fields, those of a group as `group.field`. */
function fieldsOf(fields: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inner = isRecord(field) && isRecord(field.config) ? field.config.fields : undefined;
    if (isRecord(inner)) return fieldsOf(inner).map((key) => `${name}.${key}`);
    return (isRecord(field) && field.type === "Timestamp") || GATE.includes(name) ? [] : [name];
  });
}

function filledIn(values: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return [];
    const entries = Array.isArray(value) ? value.filter(isRecord) : [];
    return [name, ...entries.flatMap((entry) => filledIn(entry).map((key) => `${name}.${key}`))];
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
