import { type Dirent, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type ContentDocument, documentSchema } from "./document.ts";
import type { Announcement } from "./exchange.ts";
import { isJsonObject, type JsonObject } from "./json.ts";

/** The content of a repository without media. */
interface LoadedContent {
  readonly documents: readonly ContentDocument[];
  /** Custom types and shared slices. */
  readonly models: readonly JsonObject[];
  /** What the pretended exchange has released. */
  readonly announcements: readonly Announcement[];
}

const announcementsSchema = z.array(
  z.object({
    reference: z.string(),
    title: z.string(),
    kind: z.string(),
    isPriceSensitive: z.boolean(),
    releasedAt: z.iso.datetime().transform((time) => new Date(time)),
  }),
);

/**
 * Reads `documents/TYPE/*.json` and `announcements.json` of a folder, and `customtypes/TYPE/index.json` and `slices/NAME/model.json` of one of
 * models. A missing folder counts as empty. The error for an invalid file names it.
 */
export function loadContent(folder: string, modelsFolder: string): LoadedContent {
  // Read synchronously, which is several times faster for a hundred small files.
  const documents = folders(join(folder, "documents")).flatMap((type) =>
    entries(type)
      .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
      .map((entry) => readDocument(join(type, entry.name))),
  );
  const models = [
    ...folders(join(modelsFolder, "customtypes")).flatMap((type) => readModel(join(type, "index.json"))),
    ...folders(join(modelsFolder, "slices")).flatMap((slice) => readModel(join(slice, "model.json"))),
  ];
  const announced = join(folder, "announcements.json");
  const announcements = existsSync(announced) ? announcementsSchema.parse(readJson(announced)) : [];
  return { documents, models, announcements };
}

function entries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function folders(folder: string): string[] {
  return entries(folder)
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name));
}

function readDocument(file: string): ContentDocument {
  const parsed = documentSchema.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`${file} is not a document: ${issues.join("; ")}`);
}

function readModel(file: string): JsonObject[] {
  try {
    const model = readJson(file);
    if (isJsonObject(model)) return [model];
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
  throw new Error(`${file} is not a content model`);
}

function readJson(file: string): unknown {
  const text = readFileSync(file, "utf8");
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON`, { cause });
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
