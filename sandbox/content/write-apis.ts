import { randomUUID } from "node:crypto";
import { extname } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { baseUrlOf } from "./addresses.ts";
import { type ContentDocument, type DocumentInput, newIdentifier } from "./document.ts";
import { ApiError } from "./errors.ts";
import { isJsonObject, type Json, type JsonObject } from "./json.ts";
import { contentTypeOf } from "./media.ts";
import { measureImage } from "./media-routes.ts";
import type { Service } from "./service.ts";

/** Rejects a request to the write APIs without a valid bearer token and the repository's name. @throws {ApiError} */
function checkWriteAccess(request: FastifyRequest, { store, writeToken }: Service): void {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined || token === "") throw writeError(401, "Missing or invalid authorization header");
  if (writeToken !== undefined && token !== writeToken) throw writeError(403, "Invalid write token");
  if (request.headers.repository !== store.repository) {
    throw writeError(403, "The token does not belong to this repository");
  }
}

/** The asset API uses the field `error`, the migration API uses `message`; here both are set. */
function writeError(status: number, message: string, details: unknown = undefined): ApiError {
  return new ApiError(status, { error: message, message, ...(details === undefined ? {} : { details }) });
}

/** An asset in the media library. */
type Asset = Awaited<ReturnType<typeof storeUpload>> & ReturnType<typeof assetTexts>;

/** The asset API, under `/asset-api`. Returns the uploaded assets, for the migration API. */
export function registerAssetApi(app: FastifyInstance, service: Service): ReadonlyMap<string, Asset> {
  const { addresses, mediaBase } = service;
  const assets = new Map<string, Asset>();

  app.get<{ Querystring: { pageSize?: string; assetType?: string } }>("/asset-api/assets", (request) => {
    checkWriteAccess(request, service);
    const { pageSize = "20", assetType = "all" } = request.query;
    const items = [...assets.values()].filter(({ kind }) => assetType === "all" || kind === assetType);
    return serve(
      { items: items.slice(0, Number(pageSize)), total: items.length, is_opensearch_result: false },
      mediaBase(request),
    );
  });

  app.post("/asset-api/assets", async (request) => {
    checkWriteAccess(request, service);
    const form = request.body instanceof FormData ? request.body : undefined;
    const file = form?.get("file");
    if (!form || !(file instanceof File)) throw writeError(400, "file is required");
    const asset: Asset = { ...(await storeUpload(file, service)), ...assetTexts(form) };
    assets.set(asset.id, asset);
    return serve(asset, mediaBase(request));
  });

  const serve = (answer: object, base: string): JsonObject =>
    JSON.parse(addresses.serve(JSON.stringify(answer), base));
  return assets;
}

/** Adds an uploaded file to the media library. @throws {ApiError} For an image that cannot be read. */
export async function storeUpload(file: File, { store, media, addresses }: Service) {
  const content = Buffer.from(await file.arrayBuffer());
  const id = newIdentifier();
  const name = `${id}_${file.name.replace(/[^A-Za-z0-9._-]+/g, "-")}`;
  const image = contentTypeOf(name).startsWith("image/");
  const dimensions = image ? await measureImage(content).catch(() => undefined) : undefined;
  if (image && !dimensions) throw writeError(400, "the image cannot be read");
  const moment = store.now();
  const folder = image ? "images" : "files";
  media.add(folder, name, content, moment);
  return {
    id,
    url: addresses.stored(folder, name) + (image ? "?auto=format,compress" : ""),
    created_at: moment.getTime(),
    last_modified: moment.getTime(),
    filename: file.name,
    extension: extname(file.name).slice(1),
    size: content.length,
    kind: image ? "image" : "document",
    ...dimensions,
    tags: [],
  };
}

function assetTexts(form: FormData): Partial<Record<"notes" | "credits" | "alt", string>> {
  const entries = ["notes", "credits", "alt"].flatMap((name) => {
    const value = form.get(name);
    return typeof value === "string" ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** Label of the release to which all migrated documents are added. */
const LABEL = "Migration release";

const changeSchema = z.object({
  title: z.string().min(1).optional(),
  uid: z.string().min(1).optional(),
  tags: z.array(z.string()).optional(),
  data: z.custom<JsonObject>(isJsonObject, "data must be an object"),
});
const newSchema = changeSchema.extend({
  title: z.string().min(1),
  type: z.string().min(1),
  lang: z.string().min(1),
  alternate_language_id: z.string().optional(),
});

/** The migration API, under `/migration-api`: adds documents as drafts to a release of their own. */
export function registerMigrationApi(
  app: FastifyInstance,
  service: Service,
  assets: ReadonlyMap<string, Asset>,
): void {
  const { store, addresses, mediaBase, webhook } = service;

  const currentRelease = () => store.releases.find(({ label }) => label === LABEL);
  const save = (document: DocumentInput) =>
    store.saveInRelease(currentRelease() ?? store.createRelease(LABEL, []), document);
  const dataOf = (request: FastifyRequest, data: JsonObject) => {
    const stored = addresses.store(complete(data, assets), mediaBase(request));
    return isJsonObject(stored) ? stored : {};
  };

  app.post("/migration-api/documents", (request, reply) => {
    checkWriteAccess(request, service);
    const { title, type, lang, uid, tags, data, alternate_language_id } = parsed(newSchema, request.body);
    if (!store.types.has(type) && store.models.customTypes.size > 0)
      throw writeError(400, `unknown type '${type}'`);
    if (!store.languages.some(({ id }) => id === lang)) throw writeError(400, `unknown language '${lang}'`);
    checkUid(type, lang, uid);
    checkSingle(type, lang);
    const pair =
      alternate_language_id === undefined ? [] : [translatable(alternate_language_id, { type, lang })];
    const document = save({
      id: newIdentifier(),
      type,
      lang,
      uid: uid ?? null,
      tags: tags ?? [],
      alternate_languages: pair,
      data: dataOf(request, data),
    });
    return reply
      .code(201)
      .send({ title, id: document.id, type, lang, ...(uid === undefined ? {} : { uid }) });
  });

  app.put<{ Params: { id: string } }>("/migration-api/documents/:id", (request) => {
    checkWriteAccess(request, service);
    const { title, uid, tags, data } = parsed(changeSchema, request.body);
    const { id } = request.params;
    const known = currentRelease()?.snapshot.get(id) ?? store.open(id)?.document;
    if (!known) throw writeError(404, "document not found");
    checkUid(known.type, known.lang, uid, known.id);
    const document = save({
      ...known,
      uid: uid ?? known.uid,
      tags: tags ?? known.tags,
      data: dataOf(request, data),
    });
    return { title, id: document.id, type: known.type, lang: known.lang, uid: document.uid };
  });

  app.post("/migration-api/migration-release/publish", async (request, reply) => {
    checkWriteAccess(request, service);
    const publication = store.publishRelease(currentRelease());
    if (publication) await webhook.announce(publication, `${baseUrlOf(request, app.prefix)}/api/v2`);
    return reply.code(202).send({ totalItems: publication?.documents.length ?? 0 });
  });

  /** Checks that a new document can be a translation of another one. @throws {ApiError} 400 if it cannot. */
  const translatable = (id: string, { type, lang }: Pick<ContentDocument, "type" | "lang">) => {
    const found = currentRelease()?.snapshot.get(id) ?? store.open(id)?.document;
    if (!found) throw writeError(400, `unknown alternate document '${id}'`);
    if (found.type !== type)
      throw writeError(400, `The alternate document is of another type: ${found.type}`);
    if ([found, ...store.translationsOf(found)].some((known) => known.lang === lang))
      throw writeError(400, `The alternate document has a translation in this language: ${lang}`);
    return { id };
  };
  const checkSingle = (type: string, lang: string) => {
    if (store.models.isSingle(type) && store.findByType(type, lang))
      throw writeError(400, `A document of this single type already exists in ${lang}: ${type}`);
  };
  const checkUid = (type: string, lang: string, uid: string | undefined, id?: string) => {
    const holder = uid === undefined ? undefined : store.findByUid(type, lang, uid);
    if (holder && holder.id !== id) throw writeError(400, `A document with this UID already exists: ${uid}`);
  };
}

function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  throw writeError(400, "Invalid document", error.issues);
}

/** Adds the data that the service generates: media links get the data of their asset, slices and links get a key. */
function complete(value: Json, assets: ReadonlyMap<string, Asset>): Json {
  if (Array.isArray(value)) return value.map((entry) => complete(entry, assets));
  if (!isJsonObject(value)) return value;
  const fields: JsonObject = Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, complete(entry, assets)]),
  );
  if (typeof fields.slice_type === "string")
    return { id: `${fields.slice_type}$${randomUUID()}`, slice_label: null, ...fields };
  const asset =
    fields.link_type === "Media" && typeof fields.id === "string" ? assets.get(fields.id) : undefined;
  if (asset) return { key: randomUUID(), ...fields, ...mediaLink(asset) };
  return fields.link_type === "Document" ? { key: randomUUID(), ...fields } : fields;
}

function mediaLink({ kind, filename, url, size, width, height }: Asset): JsonObject {
  const dimensions =
    width === undefined || height === undefined ? {} : { width: String(width), height: String(height) };
  return {
    kind: kind === "image" ? "image" : "file",
    name: filename,
    url,
    size: String(size),
    ...dimensions,
  };
}
