import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CustomTypeModel, SharedSliceModel } from "@prismicio/client";
import { generateTypes } from "prismic-ts-codegen";
import { brand } from "../../brand/brand.ts";

/** The files that the vendor's tools generate from the models in `content/`, by path. */
export function contentTypes(root: string): ReadonlyMap<string, string> {
  const text = generateTypes({
    customTypeModels: modelsIn<CustomTypeModel>(root, "customtypes", "index.json"),
    sharedSliceModels: modelsIn<SharedSliceModel>(root, "slices", "model.json"),
    localeIDs: [brand.locale.toLowerCase()],
    typesProvider: "@prismicio/client",
    clientIntegration: { includeContentNamespace: true, includeCreateClientInterface: true },
  });
  return new Map([["content/prismicio-types.d.ts", `${text}\n`]]);
}

/** The models in a folder of `content/`. Not validated here: a check validates them with the vendor's schemas. */
export function modelsIn<T>(root: string, folder: string, file: string): T[] {
  const path = join(root, "content", folder);
  return readdirSync(path)
    .sort()
    .map((name): T => JSON.parse(readFileSync(join(path, name, file), "utf8")));
}
