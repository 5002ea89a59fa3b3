import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CustomTypeModel } from "@prismicio/client";
import { mocksOf } from "./mocks.ts";
import { withSliceZone } from "./slice-zones.ts";

/** The files for the vendor's tools that follow from the models and examples in `content/`, by path. */
export function vendorFiles(root: string): ReadonlyMap<string, string> {
  const types = customTypes(root).map(
    (model) => [`content/customtypes/${model.id}/index.json`, `${JSON.stringify(model, null, 2)}\n`] as const,
  );
  return new Map([...types, ...mockFiles(root)]);
}

function customTypes(root: string): CustomTypeModel[] {
  return modelsIn<CustomTypeModel>(root, "customtypes", "index.json").map(withSliceZone);
}

function mockFiles(root: string): (readonly [string, string])[] {
  return foldersIn(join(root, "content/slices")).map((name) => {
    const folder = `content/slices/${name}`;
    const read = (file: string): unknown => JSON.parse(readFileSync(join(root, folder, file), "utf8"));
    const mocks = mocksOf(read("model.json"), read("examples.json"));
    return [`${folder}/mocks.json`, `${JSON.stringify(mocks, null, 2)}\n`];
  });
}

/** The models in a folder of `content/`. Not validated here: a check validates them with the vendor's schemas. */
export function modelsIn<T>(root: string, folder: string, file: string): T[] {
  const path = join(root, "content", folder);
  return foldersIn(path).map((name): T => JSON.parse(readFileSync(join(path, name, file), "utf8")));
}

/** The vendor's tools write an index of the slices beside their folders. */
function foldersIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
