/** `npm run content:types`: generates the slice zones of the content models. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CustomTypeModel } from "@prismicio/client";
import { generate, ROOT } from "./command-line.ts";
import type { DescribedSlice } from "./content-types/slice-groups.ts";
import { withSliceZone } from "./content-types/slice-zones.ts";

/** The custom types in `content/` with their slice zones, by path. */
export function customTypeFiles(root: string): ReadonlyMap<string, string> {
  const slices = modelsIn<DescribedSlice>(root, "slices", "model.json");
  const models = modelsIn<CustomTypeModel>(root, "customtypes", "index.json").map((model) =>
    withSliceZone(model, slices),
  );
  return new Map(
    models.map((model) => [
      `content/customtypes/${model.id}/index.json`,
      `${JSON.stringify(model, null, 2)}\n`,
    ]),
  );
}

/** The models in a folder of `content/`. Not validated here: a check validates them with the vendor's schemas. */
export function modelsIn<T>(root: string, folder: string, file: string): T[] {
  return globSync(`content/${folder}/*/${file}`, { cwd: root })
    .sort()
    .map((path): T => JSON.parse(readFileSync(join(root, path), "utf8")));
}

if (import.meta.main)
  await generate("npm run content:types\n\nGenerates the slice zones of the content models.", () =>
    customTypeFiles(ROOT),
  );
