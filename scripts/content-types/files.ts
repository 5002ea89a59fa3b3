import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CustomTypeModel, SharedSliceModel } from "@prismicio/client";
import { generateTypes } from "prismic-ts-codegen";
import { brand } from "../../brand/brand.ts";
import { mocksOf } from "./mocks.ts";
import { withSliceZone } from "./slice-zones.ts";

/** The files for the vendor's tools that follow from the models and examples in `content/`, by path. */
export function vendorFiles(root: string): ReadonlyMap<string, string> {
  const types = customTypes(root).map(
    (model) => [`content/customtypes/${model.id}/index.json`, `${JSON.stringify(model, null, 2)}\n`] as const,
  );
  return new Map([...types, ...mockFiles(root)]);
}

/** TypeScript types of the responses of the content API, for scripts; nothing of the project imports them. */
export function responseTypes(root: string): string {
  return `${generateTypes({
    customTypeModels: customTypes(root),
    sharedSliceModels: modelsIn<SharedSliceModel>(root, "slices", "model.json"),
    localeIDs: [brand.locale.toLowerCase()],
    typesProvider: "@prismicio/client",
    clientIntegration: { includeContentNamespace: true, includeCreateClientInterface: true },
  })}\n`;
}

function customTypes(root: string): CustomTypeModel[] {
  return modelsIn<CustomTypeModel>(root, "customtypes", "index.json").map(withSliceZone);
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
