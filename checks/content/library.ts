import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import type { z } from "zod";
import type { Finding } from "../findings.ts";
import { type CustomType, customType, type SharedSlice, sharedSlice } from "./models.ts";
import { type ContentDocument, contentDocument, examples } from "./values.ts";

/** The content: models with their examples, documents by path, and the real sizes of the media. */
export interface Library {
  readonly types: ReadonlyMap<string, CustomType>;
  readonly slices: ReadonlyMap<string, SharedSlice>;
  /** The examples of each slice, by path. */
  readonly examples: ReadonlyMap<string, z.infer<typeof examples>>;
  readonly documents: ReadonlyMap<string, ContentDocument>;
  /** Width and height of each image, by file name. */
  readonly images: ReadonlyMap<string, { readonly width: number; readonly height: number }>;
  /** Bytes of each file, by file name. */
  readonly files: ReadonlyMap<string, number>;
}

/** Reports a finding in the current file, at a field such as `data.slices[2].primary.heading`. */
export type Note = (field: string, problem: string) => void;

/** Reads the folders `content` and `sample` of the project, and reports files that do not match their schema. */
export async function readLibrary(root: string, findings: Finding[]): Promise<Library> {
  const all = <T>(folder: string, pattern: RegExp, schema: z.ZodType<T>): Map<string, T> => {
    const read = new Map<string, T>();
    for (const path of list(root, folder).filter((name) => pattern.test(name))) {
      const value = readJson(root, path, schema, findings);
      if (value !== undefined) read.set(path, value);
    }
    return read;
  };
  const types = all("content/customtypes", /\/index\.json$/, customType);
  const slices = all("content/slices", /\/model\.json$/, sharedSlice);
  for (const [path, { id }] of types) checkPlace(path, `content/customtypes/${id}/index.json`, findings);
  for (const [path, { name }] of slices) checkPlace(path, `content/slices/${name}/model.json`, findings);
  const images = new Map<string, { width: number; height: number }>();
  for (const path of list(root, "sample/images")) {
    try {
      const { width, height } = await sharp(join(root, path)).metadata();
      images.set(basename(path), { width, height });
    } catch {
      findings.push({ place: path, problem: "is not an image" });
    }
  }
  return {
    types: new Map([...types.values()].map((model) => [model.id, model])),
    slices: new Map([...slices.values()].map((model) => [model.id, model])),
    examples: all("content/slices", /\/examples\.json$/, examples),
    documents: all("sample/documents", /\.json$/, contentDocument),
    images,
    files: new Map(
      list(root, "sample/files").map((path) => [basename(path), statSync(join(root, path)).size]),
    ),
  };
}

/** Formats the path of a schema issue: `slices[2].primary`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
}

function checkPlace(path: string, right: string, findings: Finding[]): void {
  if (path !== right) findings.push({ place: path, problem: `belongs at ${right}` });
}

function readJson<T>(root: string, path: string, schema: z.ZodType<T>, findings: Finding[]): T | undefined {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(join(root, path), "utf8"));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    findings.push({ place: path, problem: `is not JSON: ${reason}` });
    return undefined;
  }
  const { success, data, error } = schema.safeParse(json);
  if (success) return data;
  for (const { path: field, message } of error.issues) {
    findings.push({ place: `${path} ${fieldPath(field).replace(/^\./, "")}:`, problem: message });
  }
  return undefined;
}

function list(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
