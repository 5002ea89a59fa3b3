import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SharedSliceContentSchema, SharedSliceModelSchema } from "@prismicio/types-internal/zod4";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkModels, findingsOf } from "../../../checks/models/checker.ts";
import { missingPlaces } from "../../../checks/models/places.ts";
import { modelsIn } from "../../../scripts/content-types/files.ts";
import { mocksOf } from "../../../scripts/content-types/mocks.ts";
import { withSliceZone } from "../../../scripts/content-types/slice-zones.ts";
import { hasSample } from "../../configuration/sample.ts";

it("all models and mocks are valid by the vendor's own schemas, up to date and pictured", () => {
  expect(modelsIn(process.cwd(), "customtypes", "index.json")).not.toEqual([]);
  expect(modelsIn(process.cwd(), "slices", "model.json")).not.toEqual([]);
  expect(checkModels(process.cwd())).toEqual([]);
});

it.skipIf(!hasSample)(
  "what a kind of section, a type of page and a field still need is named by its place",
  () => {
    const root = mkdtempSync(join(tmpdir(), "models-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    for (const folder of ["content", "sample/documents", "sample/README.md"])
      cpSync(folder, join(root, folder), { recursive: true });
    expect(missingPlaces(root)).toEqual([]);
    const change = (path: string, text: string, other: string) =>
      writeFileSync(join(root, path), readFileSync(join(root, path), "utf8").replaceAll(text, other));
    for (const path of [
      "content/slices/Quote",
      "content/slices/Cards/examples.json",
      "content/customtypes/contact-page",
      "sample/documents/contact-page",
    ])
      rmSync(join(root, path), { recursive: true });
    change("content/customtypes/pdf/index.json", '"embargo"', '"other"');
    change("content/slices/People/examples.json", '"role": "', '"position": "');
    const maps = globSync("sample/documents/*/*.json", { cwd: root });
    for (const path of maps) change(path, '"slice_type": "site_map"', '"slice_type": "cards"');
    const named = missingPlaces(root).map(({ place, problem }) => `${place} ${problem}`);
    expect(named).toEqual([
      "content/slices/Quote/model.json is missing: the model of quote",
      "content/customtypes/contact-page/index.json is missing: the model of this type of page",
      "content/customtypes/pdf/index.json has no field embargo, by which editors hide a document until a time",
      "content/slices/Cards/examples.json is missing: an example of each variation",
      "content/slices/People/examples.json has no example that fills in people.role",
      "sample/documents has no document with a slice site_map",
      "sample/documents/contact-page has no document: the sample company shows each type of page",
    ]);
  },
);

it("models are read beside the index of slices that the vendor's tools write", () => {
  const root = mkdtempSync(join(tmpdir(), "models-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "content/slices/Quote"), { recursive: true });
  writeFileSync(join(root, "content/slices/Quote/model.json"), '{ "id": "quote" }');
  writeFileSync(join(root, "content/slices/index.js"), "export const components = {};");
  expect(modelsIn(root, "slices", "model.json")).toEqual([{ id: "quote" }]);
});

it("a model that the vendor would reject is reported with its field", () => {
  const [slice] = modelsIn<object>(process.cwd(), "slices", "model.json");
  const [finding] = findingsOf(
    "content/slices accordion",
    { ...slice, variations: [{ id: 1 }] },
    SharedSliceModelSchema,
  );
  expect(finding).toMatchObject({
    place: "content/slices accordion:",
    problem: expect.stringContaining("variations.0"),
  });
});

it("a slice zone is that of the table, and other zones are left alone", () => {
  const zone = {
    type: "Slices",
    fieldset: "",
    config: { choices: { cards: { type: "SharedSlice" } } },
  } as const;
  const menu = { ...zone, config: { choices: { menu_group: { type: "SharedSlice" } } } } as const;
  const article = { id: "news-article", label: "", repeatable: true, status: true };
  const { json } = withSliceZone({ ...article, json: { Main: { slices: zone, slices4: menu } } });
  expect(json.Main).toHaveProperty("slices.config.choices.rich_text", { type: "SharedSlice" });
  expect(json.Main).not.toHaveProperty("slices.config.choices.hero");
  expect(json.Main?.slices4).toEqual(menu);
});

describe("the mocks of a slice", () => {
  const text = { type: "Text", config: {} };
  const variation = { name: "", docURL: "", version: "initial", description: "", items: {}, imageUrl: "" };
  const model = {
    id: "people",
    type: "SharedSlice",
    name: "People",
    description: "",
    variations: [
      {
        ...variation,
        id: "default",
        primary: {
          heading: text,
          intro: { type: "StructuredText", config: { multi: "paragraph" } },
          more: { type: "Link", config: {} },
          people: {
            type: "Group",
            config: { fields: { name: text, since: { type: "Number", config: {} } } },
          },
        },
      },
      { ...variation, id: "wide", primary: {} },
    ],
  };
  const example = { slice_type: "people", version: "initial", items: [] };
  const given = [
    {
      ...example,
      name: "two",
      variation: "default",
      primary: {
        heading: "Directors",
        intro: [{ type: "paragraph", text: "Who they are", spans: [], direction: "ltr" }],
        more: { link_type: "Web", url: "https://people.example/" },
        people: [
          { name: "Ada", since: 2019 },
          { name: "Bo", since: null },
        ],
      },
    },
    { ...example, name: "none", variation: "default", primary: { heading: null } },
    { ...example, name: "wide", variation: "wide", primary: {} },
  ];

  it("are the first example of each variation, as the vendor's editor holds it", () => {
    const mocks = mocksOf(model, given);
    expect(mocks).toMatchObject([
      {
        variation: "default",
        primary: {
          heading: { type: "Text", value: "Directors" },
          intro: { value: [{ type: "paragraph", content: { text: "Who they are" } }] },
          more: { value: { __TYPE__: "ExternalLink", url: "https://people.example/" } },
          people: {
            value: [
              {
                value: [
                  ["name", { value: "Ada" }],
                  ["since", { type: "Number", value: "2019" }],
                ],
              },
              { value: [["name", { value: "Bo" }]] },
            ],
          },
        },
      },
      { variation: "wide", primary: {} },
    ]);
    for (const mock of mocks) expect(SharedSliceContentSchema.safeParse(mock).error).toBeUndefined();
  });
});
