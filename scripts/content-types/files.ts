import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CustomTypeModel, SharedSliceModel } from "@prismicio/client";
import { generateTypes } from "prismic-ts-codegen";
import { brand } from "../../brand/brand.ts";
import { mocksOf } from "./mocks.ts";
import { withSliceZone } from "./slice-zones.ts";

/** The files for the vendor's tools that follow from the models and examples in `content/`, by path. */
export function vendorFiles(root: string): ReadonlyMap<string, string> {
  const customTypeModels = modelsIn<CustomTypeModel>(root, "customtypes", "index.json").map(withSliceZone);
  const text = generateTypes({
    customTypeModels,
    sharedSliceModels: modelsIn<SharedSliceModel>(root, "slices", "model.json"),
    localeIDs: [brand.locale.toLowerCase()],
    typesProvider: "@prismicio/client",
    clientIntegration: { includeContentNamespace: true, includeCreateClientInterface: true },
  });
  const types = customTypeModels.map(
    (model) => [`content/customtypes/${model.id}/index.json`, `${JSON.stringify(model, null, 2)}\n`] as const,
  );
  return new Map([...types, ["content/prismicio-types.d.ts", `${text}\n`], ...mockFiles(root)]);
}

function mockFiles(root: string): (readonly [string, string])[] {
  return readdirSync(join(root, "content/slices"))
    .sort()
    .map((name) => {
      const folder = `content/slices/${name}`;
      const read = (file: string): unknown => JSON.parse(readFileSync(join(root, folder, file), "utf8"));
      const mocks = mocksOf(read("model.json"), read("examples.json"));
      return [`${folder}/mocks.json`, `${JSON.stringify(mocks, null, 2)}\n`];
    });
}

/** The models in a folder of `content/`. Not validated here: a check validates them with the vendor's schemas. */
export function modelsIn<T>(root: string, folder: string, file: string): T[] {
  const path = join(root, "content", folder);
  return readdirSync(path)
    .sort()
    .map((name): T => JSON.parse(readFileSync(join(path, name, file), "utf8")));
}
