import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { EnvironmentError } from "../../src/environment/variables.ts";
import { documentSchema } from "./document.ts";
import { announcementSchema } from "./exchange.ts";
import { isJsonObject, type JsonObject } from "./json.ts";
import { jsonError } from "./json-error.ts";

/**
 * Reads `documents/TYPE/*.json` and `announcements.json` of a folder, and `customtypes/TYPE/index.json` and
 * `slices/NAME/model.json` of one of models. A missing folder counts as empty.
 *
 * @throws {EnvironmentError} for a file that is invalid: it names the file, and the line and column of an error in its JSON.
 */
export function loadContent(folder: string, modelsFolder: string) {
  const models = ["customtypes/*/index.json", "slices/*/model.json"];
  return {
    documents: filesIn(folder, "documents/*/*.json").map((file) => read(file, documentSchema, "a document")),
    models: models.flatMap((pattern) =>
      filesIn(modelsFolder, pattern).map((file) => read(file, modelSchema, "a content model")),
    ),
    announcements: filesIn(folder, "announcements.json").flatMap((file) =>
      read(file, z.array(announcementSchema), "a list of announcements"),
    ),
  };
}

const modelSchema = z.custom<JsonObject>(isJsonObject, "it is no object");

function filesIn(cwd: string, pattern: string): string[] {
  return globSync(pattern, { cwd })
    .sort()
    .map((path) => join(cwd, path));
}

/** Reads synchronously, which is several times faster for a hundred small files. */
function read<T>(file: string, schema: z.ZodType<T>, kind: string): T {
  const parsed = schema.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new EnvironmentError(`${file} is not ${kind}: ${issues.join("; ")}`);
}

function readJson(file: string): unknown {
  const text = readFileSync(file, "utf8");
  try {
    return JSON.parse(text);
  } catch (cause) {
    const { line, column, problem } = jsonError(text);
    throw new EnvironmentError(`${file}:${line}:${column} is not JSON: ${problem}`, { cause });
  }
}
