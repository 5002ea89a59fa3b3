import { existsSync } from "node:fs";
import { join } from "node:path";
import { CustomTypeModelSchema, SharedSliceModelSchema } from "@prismicio/types-internal/zod4";
import { type DescribedSlice, groupProblem } from "../../scripts/content-types/slice-groups.ts";
import { customTypeFiles, modelsIn } from "../../scripts/content-types.ts";
import { type Finding, report, staleFiles } from "../findings.ts";
import { missingPlaces } from "./places.ts";

const KINDS = [
  { folder: "customtypes", file: "index.json", schema: CustomTypeModelSchema },
  { folder: "slices", file: "model.json", schema: SharedSliceModelSchema },
] as const;

/** A slice model, as far as its files are named after it. */
interface SliceNames {
  readonly name: string;
  readonly variations: readonly { readonly id: string }[];
}

/** Checks that the models are valid by the vendor's schemas, their slice zones current, and all variations pictured. */
function checkModels(root: string): readonly Finding[] {
  const invalid = KINDS.flatMap(({ folder, file, schema }) =>
    modelsIn<{ readonly id: string }>(root, folder, file).flatMap((model) =>
      findingsOf(`content/${folder} ${model.id}`, model, schema),
    ),
  );
  return [
    ...invalid,
    ...missingPlaces(root),
    ...staleFiles(root, customTypeFiles(root), "the models say", "npm run content:types"),
    ...notPictured(root),
    ...notOffered(root),
    ...notGrouped(root),
  ];
}

/** Pictures are of the sample company, and go with it. */
function notPictured(root: string): readonly Finding[] {
  if (!existsSync(join(root, "sample/README.md"))) return [];
  return modelsIn<SliceNames>(root, "slices", "model.json").flatMap(({ name, variations }) =>
    variations
      .map(({ id }) => `content/slices/${name}/screenshot-${id}.png`)
      .filter((path) => !existsSync(join(root, path)))
      .map((place) => ({ place, problem: "is missing; npm run screenshots -- --slices takes it" })),
  );
}

/** Slices that editors cannot use, because no slice zone has them. */
function notOffered(root: string): readonly Finding[] {
  const types = JSON.stringify(modelsIn(root, "customtypes", "index.json"));
  return modelsIn<{ readonly id: string; readonly name: string }>(root, "slices", "model.json")
    .filter(({ id }) => !types.includes(`"${id}":{"type":"SharedSlice"}`))
    .map(({ name }) => ({
      place: `content/slices/${name}/model.json`,
      problem:
        "is in no slice zone; scripts/content-types/slice-zones.ts, or its capability, says which types of pages have it",
    }));
}

function notGrouped(root: string): readonly Finding[] {
  return modelsIn<DescribedSlice>(root, "slices", "model.json").flatMap((slice) => {
    const problem = groupProblem(slice);
    return problem === undefined ? [] : { place: `content/slices/${slice.name}/model.json`, problem };
  });
}

function findingsOf(
  place: string,
  model: unknown,
  schema: (typeof KINDS)[number]["schema"],
): readonly Finding[] {
  const issues = schema.safeParse(model).error?.issues ?? [];
  return issues.map(({ path, message }) => ({
    place: `${place}:`,
    problem: `${path.map(String).join(".")}: ${message}`,
  }));
}

report(
  checkModels(process.cwd()),
  "The models are valid by the vendor's schemas, and their slice zones up to date.",
);
