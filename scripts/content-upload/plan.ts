import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { FetchLike } from "@prismicio/client";
import type { ContentDocument } from "../../sandbox/content/document.ts";
import { isJsonObject, type Json, type JsonObject } from "../../sandbox/content/json.ts";
import { loadContent } from "../../sandbox/content/loader.ts";
import { contentTypeOf } from "../../sandbox/content/media.ts";
import type { ComparedModel } from "./models.ts";
import { keyOf } from "./published.ts";

/** Minimum delay of the client between two writes to one host. */
const SECONDS_PER_WRITE = 1.5;

/**
 * Reads the content and its models, counts the different images and files, and lists problems that would make the upload fail,
 * or break a link.
 */
export function planUpload(contentFolder: string, modelsFolder: string) {
  const { documents, models } = loadContent(contentFolder, modelsFolder);
  const ids = new Set(documents.map(({ id }) => id));
  const media = new Set<string>();
  const problems = new Set<string>();
  if (documents.length + models.length === 0)
    problems.add(`${contentFolder} contains no documents, and ${modelsFolder} no models`);
  for (const { id, data } of documents) {
    const values = [...objectsIn(data)];
    const paths = values.flatMap((value) => mediaPathOf(value, contentFolder) ?? []);
    const missing = [
      ...values.flatMap((value) => linkTargetOf(value) ?? []).filter((target) => !ids.has(target)),
      ...paths.filter((path) => !existsSync(path)),
    ];
    for (const path of paths) media.add(path);
    for (const name of missing) problems.add(`${id} refers to ${name}, which does not exist`);
  }
  return { models, documents, media: media.size, problems: [...problems] };
}

export function describePlan({ models, documents, media }: ReturnType<typeof planUpload>): string {
  const slices = models.filter(({ type }) => type === "SharedSlice").length;
  return `${slices} slices, ${models.length - slices} custom types, ${media} media, ${documents.length} documents`;
}

/**
 * Describes what an upload would change in the repository: each model and document that it would overwrite, and how many it
 * would add. Media are never overwritten.
 */
export function describeChanges(
  models: readonly ComparedModel[],
  documents: readonly ContentDocument[],
  published: ReadonlyMap<string, string>,
): readonly string[] {
  const overwritten = [
    ...models.filter(({ state }) => state === "changed").map(({ kind, id }) => `${kind} ${id}`),
    ...documents.map(keyOf).flatMap((key) => (published.has(key) ? [`the document ${key}`] : [])),
  ];
  const addedModels = models.filter(({ state }) => state === "new").length;
  const addedDocuments = documents.filter((document) => !published.has(keyOf(document))).length;
  return [
    `It would add ${addedModels} models and ${addedDocuments} documents.`,
    ...overwritten.map((name) => `It would overwrite ${name}.`),
  ];
}

/** The minimum duration of a number of writes. */
export function describeDuration(writes: number): string {
  const seconds = Math.ceil(writes * SECONDS_PER_WRITE);
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

/** The target of a document link. Links that are marked as broken are not checked. */
function linkTargetOf({ link_type: kind, id, isBroken }: JsonObject): string | undefined {
  return kind === "Document" && isBroken !== true && typeof id === "string" ? id : undefined;
}

function mediaPathOf({ url }: JsonObject, contentFolder: string): string | undefined {
  return typeof url === "string" ? localPathOf(url, contentFolder) : undefined;
}

function* objectsIn(value: Json): Generator<JsonObject> {
  if (Array.isArray(value)) for (const entry of value) yield* objectsIn(entry);
  if (!isJsonObject(value)) return;
  yield value;
  for (const entry of Object.values(value)) yield* objectsIn(entry);
}

/** An address in any repository: documents are written for one, and uploaded into another. */
const MEDIA_ADDRESS =
  /^https:\/\/(?:images\.prismic\.io\/[\w-]+|[\w-]+\.cdn\.prismic\.io\/[\w-]+\/(files))\/(.+)$/;

/** The path of a media address in the content folder, whether or not the file exists. */
function localPathOf(address: string, contentFolder: string): string | undefined {
  const path = address.replace(/[?#].*$/, "");
  const [, kind, stored] = MEDIA_ADDRESS.exec(path) ?? [];
  if (stored === undefined) return undefined;
  const name = decodeURIComponent(stored);
  return name === basename(name) ? join(contentFolder, kind === "files" ? kind : "images", name) : undefined;
}

/** Wraps `fetch` so that media addresses of the sample content are read from the content folder. */
export function localMediaFetch(contentFolder: string, inner: FetchLike): FetchLike {
  return async (address, init) => {
    const path = localPathOf(address, contentFolder);
    if (path === undefined) return inner(address, init);
    const content = new Uint8Array(await readFile(path));
    return new Response(content, { headers: { "content-type": contentTypeOf(path) } });
  };
}
