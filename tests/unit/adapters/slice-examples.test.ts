import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { SECTION_TYPES } from "../../../src/adapters/prismic/section-fields.ts";
import { readSliceExamples, simulatedSlice } from "../../../src/adapters/prismic/slice-examples.ts";
import { MODELS } from "../../../src/composition/folders.ts";
import { recordingLog } from "./recording-log.ts";

const SLICES = `${MODELS}/slices`;

const fields = z.record(z.string(), z.unknown());
const modelSchema = z.object({
  id: z.string(),
  variations: z.array(
    z.object({ id: z.string(), version: z.string(), primary: fields, items: fields.optional() }),
  ),
});
/** A slice in the format of the page builder. */
const examplesSchema = z.array(
  z.strictObject({
    name: z.string(),
    slice_type: z.string(),
    variation: z.string(),
    version: z.string(),
    primary: fields,
    items: z.array(fields),
  }),
);

const slices = globSync("*/model.json", { cwd: SLICES })
  .sort()
  .map((path) => {
    const folder = dirname(path);
    const parse = <T>(file: string, schema: z.ZodType<T>) =>
      schema.parse(JSON.parse(readFileSync(`${SLICES}/${folder}/${file}`, "utf8")));
    return { model: parse("model.json", modelSchema), examples: parse("examples.json", examplesSchema) };
  });

describe("the example slices", () => {
  it.each(slices.map(({ model, examples }) => [model.id, { model, examples }] as const))(
    "%s: include every variation, with the fields of its model",
    (id, { model, examples }) => {
      const shown = new Set(examples.map(({ variation }) => variation));
      expect([...shown].sort()).toEqual(model.variations.map((variation) => variation.id).sort());
      expect(new Set(examples.map(({ name }) => name)).size, "names").toBe(examples.length);
      for (const { slice_type, variation, version, primary, items, name } of examples) {
        const of = model.variations.find((known) => known.id === variation);
        expect({ slice_type, version }, name).toEqual({ slice_type: id, version: of?.version });
        expect(Object.keys(primary).sort(), name).toEqual(Object.keys(of?.primary ?? {}).sort());
        for (const item of items) expect(Object.keys(of?.items ?? {}), name).toEqual(Object.keys(item));
      }
    },
  );

  it("are read without problems, as sections of their kind", async () => {
    const log = recordingLog();
    const read = await readSliceExamples(SLICES, log);
    expect(log).toMatchObject({ warnings: [], errors: [] });
    const written = slices
      .flatMap(({ examples }) => examples)
      .filter((example) => isSection(example.slice_type));
    expect(read.map(({ name, section }) => [section.kind.replaceAll("-", "_"), name])).toEqual(
      written.map(({ slice_type, name }) => [slice_type, name]),
    );
    const kinds = read.map(({ section }) => section.kind.replaceAll("-", "_"));
    expect(
      SECTION_TYPES.filter((type) => !kinds.includes(type)),
      "slice types without a model and examples in content/slices",
    ).toEqual([]);
  });

  it("have the addresses of the site's images and files", async () => {
    const read = await readSliceExamples(SLICES, recordingLog(), async (json) =>
      json.replaceAll("https://images.prismic.io/your-repository/", "/sandbox/images/"),
    );
    const [stage] = read.flatMap(({ section }) => (section.kind === "hero" ? (section.image ?? []) : []));
    expect(stage?.url).toMatch(/^\/sandbox\/images\/[\w-]+\.webp\?/);
  });

  it("are read beside the index of slices that the vendor's tools write", async () => {
    const folder = mkdtempSync(join(tmpdir(), "slices-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, "Quote"));
    writeFileSync(join(folder, "Quote/examples.json"), "[]");
    writeFileSync(join(folder, "index.js"), "export const components = {};");
    expect(await readSliceExamples(folder, recordingLog())).toEqual([]);
  });
});

function isSection(sliceType: string): boolean {
  return SECTION_TYPES.includes(sliceType);
}

const text = [{ type: "paragraph", text: "What was said", spans: [], direction: "ltr" }];

it("a slice of the page builder is read as in a page", () => {
  const slice = { slice_type: "quote", variation: "default", primary: { text, name: "Ada", role: null } };
  expect(simulatedSlice(slice)).toMatchObject({ section: { kind: "quote", name: "Ada" } });
});

it.each([
  ["lacks a required field", { slice_type: "call_to_action", primary: {} }, "slice.primary"],
  ["is of no type of the site", { slice_type: "carousel", primary: {} }, 'unknown slice type "carousel"'],
  ["is none", "carousel", "slice: expected an object"],
])("a slice that %s says so", (_what, slice, problem) => {
  expect(simulatedSlice(slice)).toEqual({ problem: expect.stringContaining(problem) });
});
