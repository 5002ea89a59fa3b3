import { existsSync, openAsBlob } from "node:fs";
import { join } from "node:path";
import { createMigration, type PrismicMigrationAsset, type WriteClient } from "@prismicio/client";
import { isJsonObject, type JsonObject } from "../../sandbox/content/json.ts";
import { describeFailure, UploadError } from "./service.ts";

/**
 * Uploads the screenshots beside the slice models into the media library, and sets their addresses in the models, from
 * which editors see what a slice looks like.
 *
 * @throws {UploadError} if one cannot be uploaded.
 */
export async function uploadScreenshots(
  models: readonly JsonObject[],
  modelsFolder: string,
  client: WriteClient,
  report: (line: string) => void,
): Promise<void> {
  const migration = createMigration();
  const pictured: { readonly variation: JsonObject; readonly file: PrismicMigrationAsset }[] = [];
  for (const { type, id, name, variations } of models) {
    if (type !== "SharedSlice" || !Array.isArray(variations)) continue;
    for (const variation of variations.filter(isJsonObject)) {
      const path = join(modelsFolder, "slices", String(name), `screenshot-${variation.id}.png`);
      if (!existsSync(path)) continue;
      const file = migration.createAsset(await openAsBlob(path), `slice-${id}-${variation.id}.png`);
      pictured.push({ variation, file });
    }
  }
  if (pictured.length === 0) return;
  try {
    await client.migrate(migration, {
      reporter({ type, data }) {
        if (type !== "assets:creating") return;
        report(`screenshots ${data.current}/${data.total} ${data.asset.config.filename}`);
      },
    });
  } catch (cause) {
    throw new UploadError(`screenshots of slices: ${describeFailure(cause)}`, { cause });
  }
  for (const { variation, file } of pictured) variation.imageUrl = file.asset?.url ?? "";
}

/** A model without the addresses of its screenshots, which only the repository knows before they are uploaded. */
export function withoutScreenshots(model: unknown): unknown {
  if (!isJsonObject(model) || !Array.isArray(model.variations)) return model;
  const variations = model.variations.map((variation) => {
    if (!isJsonObject(variation)) return variation;
    const { imageUrl: _, ...rest } = variation;
    return rest;
  });
  return { ...model, variations };
}
